// The scripts whose names are compared with Latin names. Arabic, Hebrew and Greek names are read letter by
// letter (`NameReading`), as are Korean ones (`HangulReading`); of Chinese and Japanese names only the known
// parts (`HanReading`). `Romanization` compares Cyrillic names.

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

  /// Returns the degree to which a name in Latin letters is a reading of one in this script.
  func agreement(of name: AuthorName, with latin: AuthorName) -> NameAgreement {
    switch self {
    case .chineseOrJapanese: HanReading.agreement(of: name, with: latin)
    case .korean: HangulReading.agreement(of: name, with: latin)
    case .letters(let reading): reading.agreement(of: name, with: latin)
    }
  }

  /// Returns the signs of a name. Every Latin name that can be its reading has at least one of them
  /// (`signs(ofLatin:)`).
  func signs(of name: AuthorName) -> [String] {
    switch self {
    case .chineseOrJapanese: ["chinese or japanese"]
    case .korean: ["korean"]
    case .letters(let reading):
      Set(name.tokens.last.map(reading.initials) ?? []).sorted().map { "letter \($0)" }
    }
  }

  /// Returns the signs of the scripts whose names a Latin name can be a reading of.
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
