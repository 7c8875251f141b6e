// The words of a title or a query as a search index sees them: small letters and digits without accents, an
// apostrophe inside a word dropped, every sign of Chinese and Japanese a word of its own.
//
// Deliberately separate from the stack's folding: a provider splits words by its own rules.

/// Takes text apart into hashes of words.
enum SearchWords {
  private static let start: UInt64 = 0xCBF2_9CE4_8422_2325

  /// Calls the body with the hash of each word.
  static func forEach(in text: String, _ body: (UInt64) -> Void) {
    var hash = start
    func flush() {
      if hash != start { body(hash) }
      hash = start
    }
    func add(_ value: UInt32) { hash = (hash ^ UInt64(value)) &* 0x0000_0100_0000_01B3 }
    for scalar in text.unicodeScalars {
      switch scalar.value {
      case 0x61...0x7A, 0x30...0x39: add(scalar.value)
      case 0x41...0x5A: add(scalar.value + 32)
      case 0x27, 0x2019, 0x2018, 0x02BC: continue
      case 0x300...0x36F: continue
      case ..<0x80: flush()
      case 0x3040...0x30FF, 0x3400...0x9FFF, 0xAC00...0xD7A3:
        flush()
        add(scalar.value)
        flush()
      default:
        guard scalar.properties.isAlphabetic || scalar.properties.numericType != nil else {
          flush()
          continue
        }
        for letter in Self.plain(scalar) { add(letter) }
      }
    }
    flush()
  }

  /// The distinct words in order of appearance.
  static func distinct(in text: String) -> [UInt64] {
    var words: [UInt64] = []
    forEach(in: text) { word in
      if !words.contains(word) { words.append(word) }
    }
    return words
  }

  /// A letter as small letters without its accent.
  private static func plain(_ scalar: Unicode.Scalar) -> [UInt32] {
    let small = scalar.properties.lowercaseMapping.unicodeScalars
    guard let first = small.first, small.count == 1 else { return small.map(\.value) }
    if let letters = accented[first] { return letters }
    return [first.value]
  }

  private static let accented: [Unicode.Scalar: [UInt32]] = {
    let pairs = [
      ("áàâäãåāăą", "a"), ("çćč", "c"), ("ďđ", "d"), ("éèêëēėęě", "e"), ("ğ", "g"), ("íìîïīı", "i"),
      ("ł", "l"),
      ("ñńň", "n"), ("óòôöõōøő", "o"), ("řŕ", "r"), ("šśş", "s"), ("ťţ", "t"), ("úùûüūůű", "u"), ("ýÿ", "y"),
      ("žźż", "z"), ("ß", "ss"), ("æ", "ae"), ("œ", "oe"),
    ]
    var letters: [Unicode.Scalar: [UInt32]] = [:]
    for (all, plain) in pairs {
      for scalar in all.unicodeScalars { letters[scalar] = plain.unicodeScalars.map(\.value) }
    }
    return letters
  }()
}
