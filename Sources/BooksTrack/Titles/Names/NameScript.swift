// Whether a name in Latin letters can be the reading of one in another script. Which reading a Chinese
// character has is not to be seen, but Latin names of that kind are made of few syllables: `Higashino` and
// `Cixin` are, `Ismail` and `Stratton` are not. An Arabic or Persian name is read letter by letter
// (`ArabicReading`).

import BooksTrackAPI

/// A script of which one name has several readings.
enum NameScript {
  case chineseOrJapanese
  case korean
  /// With the name.
  case arabic(AuthorName)

  /// The script of a name; nil for one in Latin letters, and for scripts of which nothing is known here.
  init?(of name: AuthorName) {
    guard let family = name.tokens.last, let first = family.unicodeScalars.first else { return nil }
    switch first.value {
    case _ where first.isHanOrKana: self = .chineseOrJapanese
    case 0xAC00...0xD7A3: self = .korean
    case 0x0621...0x06D3: self = .arabic(name)
    default: return nil
    }
  }

  /// Whether a name in Latin letters can be the reading of one in this script.
  func canRead(_ name: AuthorName) -> Bool {
    switch self {
    case .chineseOrJapanese:
      name.tokens.allSatisfy { Syllables.japanese.spell($0) || Syllables.chinese.spell($0) }
    case .korean: name.tokens.allSatisfy { Syllables.korean.spell($0) }
    case .arabic(let arabic): ArabicReading.agreement(of: arabic, with: name) != .none
    }
  }

  /// Whether a name in Latin letters is the reading of one in this script, given name and all, as far as
  /// letters say.
  func reads(_ name: AuthorName) -> Bool {
    guard case .arabic(let arabic) = self else { return false }
    return ArabicReading.agreement(of: arabic, with: name) == .whole
  }

  /// What names in Latin letters are called that this script can read; one that it can read has one of these
  /// (`readings(of:)`).
  var readings: [String] {
    switch self {
    case .chineseOrJapanese: ["chinese or japanese"]
    case .korean: ["korean"]
    case .arabic(let name):
      Set(name.tokens.last.map(ArabicReading.initials) ?? "").sorted().map { "arabic \($0)" }
    }
  }

  /// As what a name in Latin letters can be read.
  static func readings(of name: AuthorName) -> [String] {
    let signs = [NameScript.chineseOrJapanese, .korean].filter { $0.canRead(name) }.flatMap(\.readings)
    return signs + (name.tokens.last?.first.map { ["arabic \($0)"] } ?? [])
  }
}

/// The syllables of a language in Latin letters.
private struct Syllables {
  /// What may stand before the vowels of a syllable, and behind them.
  let onsets: Set<String>
  let codas: Set<String>

  static let japanese = Syllables(
    onsets: [
      "k", "g", "s", "z", "t", "d", "n", "h", "b", "p", "m", "y", "r", "w", "j", "f", "ch", "sh", "ts", "ky",
      "gy",
      "ny", "hy", "by", "py", "my", "ry", "kk", "ss", "tt", "pp", "tch", "cch", "ssh",
    ], codas: ["n", "m", "h"])
  /// In Pinyin, and as Wade and Giles wrote it.
  static let chinese = Syllables(
    onsets: [
      "b", "p", "m", "f", "d", "t", "n", "l", "g", "k", "h", "j", "q", "x", "zh", "ch", "sh", "r", "z", "c",
      "s", "y",
      "w", "ts", "hs", "tz",
    ], codas: ["n", "ng", "h"])
  static let korean = Syllables(
    onsets: [
      "g", "k", "n", "d", "t", "r", "l", "m", "b", "p", "s", "j", "ch", "h", "kk", "tt", "pp", "ss", "jj",
      "y", "w",
      "ky", "gy", "hy", "gw", "kw", "hw", "my", "by", "py", "ry", "ny", "sh",
    ], codas: ["n", "ng", "k", "l", "m", "p", "t", "h", "r", "hn"])

  /// Whether a word is made of these syllables; an initial is not.
  func spell(_ word: Substring) -> Bool { word.utf8.count > 1 && spell(Array(word.utf8), from: 0) }

  private func spell(_ word: [UInt8], from start: Int) -> Bool {
    guard start < word.count else { return true }
    for onset in 0...3 where start + onset <= word.count {
      guard onset == 0 || onsets.contains(text(word, start, onset)) else { continue }
      let vowels = start + onset
      let end = word[vowels...].firstIndex { !Self.vowels.contains($0) } ?? word.count
      guard end > vowels else { continue }
      for coda in 0...2 where end + coda <= word.count {
        if coda == 0 || codas.contains(text(word, end, coda)), spell(word, from: end + coda) { return true }
      }
    }
    return false
  }

  private func text(_ word: [UInt8], _ start: Int, _ count: Int) -> String {
    String(decoding: word[start..<start + count], as: UTF8.self)
  }

  private static let vowels = Set("aeiou".utf8)
}

extension Unicode.Scalar {
  /// Whether it is of a script that puts no spaces between words: Chinese characters, Hiragana, Katakana.
  var isHanOrKana: Bool { (0x3040...0x30FF).contains(value) || (0x3400...0x9FFF).contains(value) }
}
