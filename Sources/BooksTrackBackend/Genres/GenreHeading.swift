// Splitting of a genre heading.
//
// Providers write several genres into one text, each in its own format: Google "Fiction / Science Fiction /
// General", Open Library "Fiction, science fiction, general" and "Magic -- Fiction", shops "Books > Science
// Fiction & Fantasy". The same separators also occur inside names ("AC/DC", "Washington, George, 1732-1799").
// So there are two kinds: steps always separate, while commas and list marks separate only known genres.
//
// Most texts have no separator, so all are found in one pass over the bytes.

/// The separators of a heading and the parts between them.
struct GenreHeading {
  /// The kinds of separators.
  enum Mark {
    /// A slash between spaces, ">", "»", "›", "|", two hyphens or an em dash.
    case step
    case comma
    /// A semicolon, any other slash, "&", "+", "and", or a hyphen between spaces.
    case list
  }

  /// A separator and its byte range.
  private struct Place {
    let mark: Mark
    let bytes: Range<Int>
  }

  private let text: Substring
  private let length: Int
  private var places: [Place] = []

  /// Finds the separators of a text.
  init(_ text: Substring) {
    self.text = text
    var copy = text
    (places, length) = copy.withUTF8 { (Self.places(in: $0), $0.count) }
  }

  /// True if the heading has no separators.
  var isPlain: Bool { places.isEmpty }

  /// The parts between steps.
  var steps: [Substring] { parts { $0 == .step } }
  /// The parts between commas.
  var commaParts: [Substring] { parts { $0 == .comma } }
  /// The parts between commas and list marks.
  var listParts: [Substring] { parts { $0 != .step } }

  /// Returns the nonempty, trimmed parts between the separators that `separates` accepts.
  private func parts(_ separates: (Mark) -> Bool) -> [Substring] {
    guard places.contains(where: { separates($0.mark) }) else { return [text] }
    var parts: [Substring] = []
    var start = 0
    for place in places where separates(place.mark) {
      parts.append(part(start..<place.bytes.lowerBound))
      start = place.bytes.upperBound
    }
    parts.append(part(start..<length))
    return parts.filter { !$0.isEmpty }
  }

  private func part(_ bytes: Range<Int>) -> Substring {
    let view = text.utf8
    let start = view.index(view.startIndex, offsetBy: bytes.lowerBound)
    return text[start..<view.index(start, offsetBy: bytes.count)].trimmed
  }

  private static func places(in bytes: UnsafeBufferPointer<UInt8>) -> [Place] {
    var places: [Place] = []
    var index = 0
    while index < bytes.count {
      let (mark, count) = mark(at: index, in: bytes)
      if let mark { places.append(Place(mark: mark, bytes: index..<index + count)) }
      index += count
    }
    return places
  }

  /// Returns the separator that begins at `index` and its length; nil and 1 if there is none.
  private static func mark(at index: Int, in bytes: UnsafeBufferPointer<UInt8>) -> (Mark?, Int) {
    func byte(_ offset: Int) -> UInt8 {
      bytes.indices.contains(index + offset) ? bytes[index + offset] : UInt8(ascii: "\n")
    }
    let isSpaced = byte(-1) == UInt8(ascii: " ") && byte(1) == UInt8(ascii: " ")
    switch byte(0) {
    case UInt8(ascii: ","): return (.comma, 1)
    case UInt8(ascii: ">"), UInt8(ascii: "|"): return (.step, 1)
    case UInt8(ascii: "/"): return (isSpaced ? .step : .list, 1)
    case UInt8(ascii: "-") where byte(1) == UInt8(ascii: "-"): return (.step, 2)
    case UInt8(ascii: "-") where isSpaced: return (.list, 1)
    case UInt8(ascii: ";"), UInt8(ascii: "&"), UInt8(ascii: "+"): return (.list, 1)
    case UInt8(ascii: "a"), UInt8(ascii: "A"):
      let isAnd = byte(-1) == 0x20 && byte(1) | 0x20 == 0x6E && byte(2) | 0x20 == 0x64 && byte(3) == 0x20
      return isAnd ? (.list, 3) : (nil, 1)
    case 0xC2 where byte(1) == 0xBB: return (.step, 2)
    case 0xE2 where byte(1) == 0x80 && (byte(2) == 0xBA || byte(2) == 0x94): return (.step, 3)
    default: return (nil, 1)
    }
  }
}
