// The tokenizer of the search indexes: lowercase letters and digits without accents; apostrophes inside words
// are dropped; each Chinese, Japanese or Korean character is a word.
//
// Deliberately separate from the stack's folding, because providers have tokenizers of their own.

/// Splits text into hashes of words.
enum SearchWords {
  private static let start: UInt64 = 0xCBF2_9CE4_8422_2325

  /// Calls the body with the hash of each word.
  static func forEach(in text: String, _ body: (UInt64) -> Void) {
    var text = text
    text.withUTF8 { forEach(in: $0, body) }
  }

  private static func forEach(in bytes: UnsafeBufferPointer<UInt8>, _ body: (UInt64) -> Void) {
    var word = start
    var place = 0
    while place < bytes.count {
      let byte = bytes[place]
      place += 1
      switch byte {
      case 0x61...0x7A, 0x30...0x39: word = adding(UInt32(byte), to: word)
      case 0x41...0x5A: word = adding(UInt32(byte) + 32, to: word)
      case 0x27: continue
      case ..<0x80: end(&word, body)
      default:
        let scalar = scalar(after: byte, in: bytes, at: &place)
        switch scalar {
        case 0x2019, 0x2018, 0x02BC, 0x300...0x36F: continue
        case 0x3040...0x30FF, 0x3400...0x9FFF, 0xAC00...0xD7A3:
          end(&word, body)
          body(adding(scalar, to: start))
        default:
          let letters = scalar < knownLetters.count ? knownLetters[Int(scalar)] : letters(of: scalar)
          if letters.isEmpty { end(&word, body) }
          for letter in letters { word = adding(letter, to: word) }
        }
      }
    }
    end(&word, body)
  }

  private static func adding(_ letter: UInt32, to word: UInt64) -> UInt64 {
    (word ^ UInt64(letter)) &* 0x0000_0100_0000_01B3
  }

  /// Ends the current word, if there is one.
  private static func end(_ word: inout UInt64, _ body: (UInt64) -> Void) {
    if word != start { body(word) }
    word = start
  }

  /// Replaces the contents of the list by the distinct words in order of appearance.
  static func collect(_ text: String, into words: inout [UInt64]) {
    words.removeAll(keepingCapacity: true)
    forEach(in: text) { word in
      if !words.contains(word) { words.append(word) }
    }
  }

  /// Returns the distinct words in order of appearance.
  static func distinct(in text: String) -> [UInt64] {
    var words: [UInt64] = []
    collect(text, into: &words)
    return words
  }

  // MARK: Letters beyond ASCII

  /// Decodes the scalar whose first byte was read. The bytes of a string are always valid UTF-8.
  private static func scalar(
    after first: UInt8, in bytes: UnsafeBufferPointer<UInt8>, at place: inout Int
  ) -> UInt32 {
    let length = (~first).leadingZeroBitCount
    var scalar = UInt32(first) & (0x7F >> UInt32(length))
    for _ in 1..<length {
      scalar = scalar << 6 | UInt32(bytes[place] & 0x3F)
      place += 1
    }
    return scalar
  }

  /// The letters of the Latin, Greek, Cyrillic, Hebrew and Arabic scripts, by scalar.
  private static let knownLetters: [[UInt32]] = (0..<0x700).map { letters(of: $0) }

  /// The lowercase letters without accents of a scalar; empty if it is neither a letter nor a number.
  private static func letters(of value: UInt32) -> [UInt32] {
    guard let scalar = Unicode.Scalar(value),
      scalar.properties.isAlphabetic || scalar.properties.numericType != nil
    else { return [] }
    let small = scalar.properties.lowercaseMapping.unicodeScalars
    guard let first = small.first, small.count == 1 else { return small.map(\.value) }
    return accented[first] ?? [first.value]
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
