// Whether a name in Latin letters can be the reading of one in another script. Names in Arabic, Hebrew and
// Greek letters are read letter by letter (`NameReading`), and so are Korean ones (`HangulReading`); of
// Chinese and Japanese names only as much as can be seen (`HanReading`). Cyrillic names are read by
// `Romanization`.

import BooksTrackAPI

/// A script in which a name can have several Latin readings.
enum NameScript {
  case chineseOrJapanese
  case korean
  case letters(NameReading)

  /// Creates the script of a name; returns nil for Latin letters and for other scripts.
  init?(of name: AuthorName) {
    guard let family = name.tokens.last, let first = family.unicodeScalars.first else { return nil }
    switch first.value {
    case _ where first.isHanOrKana: self = .chineseOrJapanese
    case _ where HangulReading.isSyllable(first): self = .korean
    case 0x0621...0x06D3: self = .letters(.arabic)
    case 0x05D0...0x05EA: self = .letters(.hebrew)
    case 0x03B1...0x03C9: self = .letters(.greek)
    default: return nil
    }
  }

  /// How much of a name in Latin letters is the reading of one in this script, as far as letters say.
  func agreement(of name: AuthorName, with latin: AuthorName) -> NameAgreement {
    switch self {
    case .chineseOrJapanese: HanReading.agreement(of: name, with: latin)
    case .korean: HangulReading.agreement(of: name, with: latin)
    case .letters(let reading): reading.agreement(of: name, with: latin)
    }
  }

  /// What names in Latin letters are called that can be the reading of a name in this script; each that can
  /// be has one of these (`signs(of:)`).
  func signs(of name: AuthorName) -> [String] {
    switch self {
    case .chineseOrJapanese: ["chinese or japanese"]
    case .korean: ["korean"]
    case .letters(let reading):
      Set(name.tokens.last.map(reading.initials) ?? []).sorted().map { "letter \($0)" }
    }
  }

  /// As what a name in Latin letters can be read.
  static func signs(ofLatin name: AuthorName) -> [String] {
    var signs: [String] = []
    if HanReading.canRead(name) { signs.append("chinese or japanese") }
    if HangulReading.canRead(name) { signs.append("korean") }
    return signs + (name.tokens.last?.first.map { ["letter \($0)"] } ?? [])
  }
}

extension Unicode.Scalar {
  /// True for Chinese characters, Hiragana and Katakana, which are written without spaces between words.
  var isHanOrKana: Bool { (0x3040...0x30FF).contains(value) || (0x3400...0x9FFF).contains(value) }
}
