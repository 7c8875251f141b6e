// The syllables of which the romanized names of a language consist.

/// The syllables of a language in Latin letters.
struct Syllables {
  /// The consonants before and after the vowels of a syllable.
  let onsets: Set<String>
  let codas: Set<String>

  static let japanese = Syllables(
    onsets: [
      "k", "g", "s", "z", "t", "d", "n", "h", "b", "p", "m", "y", "r", "w", "j", "f", "ch", "sh", "ts", "ky",
      "gy",
      "ny", "hy", "by", "py", "my", "ry", "kk", "ss", "tt", "pp", "tch", "cch", "ssh",
    ], codas: ["n", "m", "h"])
  /// The syllables of Pinyin and of the system of Wade and Giles.
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
    ], codas: ["n", "ng", "k", "l", "m", "p", "t", "h", "r", "hn", "rk"])

  /// Returns true if a word of at least two letters consists of these syllables.
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
