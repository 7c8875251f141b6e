// The scanner that writes the tape in one pass over the bytes of a document.

/// Writes the entries of a document. The owner must call `deallocate()`.
struct JSONTapeScanner {
  private typealias Entry = JSONTape.Entry

  /// The error for invalid structure; the position is not needed.
  private struct Refusal: Error {}

  private(set) var entries: UnsafeMutablePointer<JSONTape.Entry>
  private var count = 0
  private var capacity: Int
  private let bytes: UnsafePointer<UInt8>
  private let end: Int
  private var place = 0
  private var depth = 0

  /// Creates a scanner; nil if the offsets do not fit into an entry.
  init?(_ bytes: UnsafePointer<UInt8>, count: Int) {
    guard count < Int(UInt32.max) else { return nil }
    self.bytes = bytes
    end = count
    // Payloads have about one entry per twelve bytes.
    capacity = count / 12 + 16
    entries = .allocate(capacity: capacity)
  }

  func deallocate() { entries.deallocate() }

  /// Writes all entries; returns false if the bytes are not a JSON document.
  mutating func scan() -> Bool {
    // A byte order mark is skipped.
    if end >= 3, bytes[0] == 0xEF, bytes[1] == 0xBB, bytes[2] == 0xBF { place = 3 }
    do throws(Refusal) {
      try value()
    } catch {
      return false
    }
    skipBlanks()
    return place == end
  }

  private mutating func value() throws(Refusal) {
    switch try byteBehindBlanks() {
    case UInt8(ascii: "\""): _ = try text(.text)
    case UInt8(ascii: "{"): try object()
    case UInt8(ascii: "["): try list()
    case UInt8(ascii: "t"): try word("true", .yes)
    case UInt8(ascii: "f"): try word("false", .no)
    case UInt8(ascii: "n"): try word("null", .null)
    case UInt8(ascii: "-"), UInt8(ascii: "0")...UInt8(ascii: "9"): number()
    default: throw Refusal()
    }
  }

  private mutating func object() throws(Refusal) {
    let object = try open(.object)
    // A trailing comma is accepted, as in JSONDecoder.
    while try byteBehindBlanks() != UInt8(ascii: "}") {
      guard bytes[place] == UInt8(ascii: "\"") else { throw Refusal() }
      let key = try text(.key)
      if !entries[key].traits.isEmpty, JSONTape.text(of: entries[key], in: bytes) == nil {
        entries[object].traits = .isDamaged
      }
      guard try byteBehindBlanks() == UInt8(ascii: ":") else { throw Refusal() }
      place += 1
      try value()
      switch try byteBehindBlanks() {
      case UInt8(ascii: ","): place += 1
      case UInt8(ascii: "}"): break
      default: throw Refusal()
      }
    }
    close(object)
  }

  private mutating func list() throws(Refusal) {
    let list = try open(.list)
    while try byteBehindBlanks() != UInt8(ascii: "]") {
      try value()
      switch try byteBehindBlanks() {
      case UInt8(ascii: ","): place += 1
      case UInt8(ascii: "]"): break
      default: throw Refusal()
      }
    }
    close(list)
  }

  private mutating func open(_ kind: JSONTape.Kind) throws(Refusal) -> Int {
    guard depth < JSONTape.deepest else { throw Refusal() }
    depth += 1
    place += 1
    return append(kind, from: place - 1)
  }

  private mutating func close(_ index: Int) {
    depth -= 1
    place += 1
    entries[index].end = UInt32(truncatingIfNeeded: place)
    entries[index].next = UInt32(truncatingIfNeeded: count)
  }

  private mutating func word(_ word: StaticString, _ kind: JSONTape.Kind) throws(Refusal) {
    let start = place
    guard end - place >= word.utf8CodeUnitCount else { throw Refusal() }
    for offset in 0..<word.utf8CodeUnitCount where bytes[start + offset] != word.utf8Start[offset] {
      throw Refusal()
    }
    place += word.utf8CodeUnitCount
    _ = append(kind, from: start)
  }

  /// Skips all characters that may be in a number; the grammar is checked on access.
  private mutating func number() {
    let start = place
    place += 1
    while place < end {
      switch bytes[place] {
      case UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "."), UInt8(ascii: "+"), UInt8(ascii: "-"),
        UInt8(ascii: "e"), UInt8(ascii: "E"):
        place += 1
      default:
        _ = append(.number, from: start)
        return
      }
    }
    _ = append(.number, from: start)
  }

  /// Skips a string.
  private mutating func text(_ kind: JSONTape.Kind) throws(Refusal) -> Int {
    place += 1
    let start = place
    var traits = JSONTape.Traits()
    var seen: UInt64 = 0
    while true {
      skipPlainBytes(&seen)
      guard place < end else { throw Refusal() }
      switch bytes[place] {
      case UInt8(ascii: "\""):
        if seen & Word.highBits != 0 { traits.insert(.isNotASCII) }
        let index = append(kind, from: start)
        entries[index].traits = traits
        place += 1
        return index
      case UInt8(ascii: "\\"):
        traits.insert(.hasEscapes)
        try skipEscape()
      default:
        traits.insert(.isDamaged)
        place += 1
      }
    }
  }

  /// Skips bytes up to a quote, a backslash or a control character, eight at a time, and ors them into
  /// `seen`.
  @inline(__always)
  private mutating func skipPlainBytes(_ seen: inout UInt64) {
    while end - place >= 8 {
      let word = Word.load(bytes + place)
      let special = Word.special(in: word)
      if special == 0 {
        seen |= word
        place += 8
      } else {
        let bits = special.trailingZeroBitCount & ~7
        seen |= word & ((1 << UInt64(bits)) &- 1)
        place += bits >> 3
        return
      }
    }
    while place < end {
      let byte = bytes[place]
      if byte < 0x20 || byte == UInt8(ascii: "\"") || byte == UInt8(ascii: "\\") { return }
      seen |= UInt64(byte)
      place += 1
    }
  }

  /// Skips an escape sequence; its validity is checked on access.
  private mutating func skipEscape() throws(Refusal) {
    guard end - place >= 2 else { throw Refusal() }
    place += 2
    guard bytes[place - 1] == UInt8(ascii: "u") else { return }
    guard end - place >= 4 else { throw Refusal() }
    for _ in 0..<4 {
      guard bytes[place] != UInt8(ascii: "\"") else { throw Refusal() }
      place += 1
    }
  }

  @inline(__always)
  private mutating func byteBehindBlanks() throws(Refusal) -> UInt8 {
    if place < end, bytes[place] > 0x20 { return bytes[place] }
    skipBlanks()
    guard place < end else { throw Refusal() }
    return bytes[place]
  }

  private mutating func skipBlanks() {
    while place < end {
      switch bytes[place] {
      case 0x20, 0x09, 0x0A, 0x0D: place += 1
      default: return
      }
    }
  }

  /// Appends an entry that ends here and has no contents yet.
  @inline(__always)
  private mutating func append(_ kind: JSONTape.Kind, from start: Int) -> Int {
    if count == capacity { grow() }
    (entries + count).initialize(
      to: Entry(
        start: UInt32(truncatingIfNeeded: start), end: UInt32(truncatingIfNeeded: place),
        next: UInt32(truncatingIfNeeded: count + 1), kind: kind))
    count += 1
    return count - 1
  }

  @inline(never)
  private mutating func grow() {
    let larger = UnsafeMutablePointer<Entry>.allocate(capacity: capacity * 2)
    larger.moveInitialize(from: entries, count: count)
    entries.deallocate()
    entries = larger
    capacity *= 2
  }
}

/// Operations on eight bytes at once.
enum Word {
  static let highBits: UInt64 = 0x8080_8080_8080_8080
  private static let ones: UInt64 = 0x0101_0101_0101_0101

  @inline(__always)
  static func load(_ bytes: UnsafePointer<UInt8>) -> UInt64 {
    UInt64(littleEndian: UnsafeRawPointer(bytes).loadUnaligned(as: UInt64.self))
  }

  /// Returns a word with bit 7 set in each byte that is a quote, a backslash or a control character. Bits
  /// above the lowest set one may be false positives.
  @inline(__always)
  static func special(in word: UInt64) -> UInt64 {
    let quotes = word ^ (ones &* 0x22)
    let backslashes = word ^ (ones &* 0x5C)
    return
      (((quotes &- ones) & ~quotes) | ((backslashes &- ones) & ~backslashes)
      | ((word &- ones &* 0x20) & ~word)) & highBits
  }
}
