// British and American spellings of one word: `colour` and `color`. Dictionaries list both, and a title
// printed in both countries has either.

/// Spellings of one word.
enum SpellingVariants {
  /// Returns true if two folded words are two spellings of one word.
  static func areOne(_ left: Substring, _ right: Substring) -> Bool {
    let (first, second) = (Array(left.utf8), Array(right.utf8))
    return forms.contains { form in
      form.makes(second, of: first) || form.makes(first, of: second)
    }
  }

  /// A part of a word in two spellings.
  private struct Form {
    let british: [UInt8]
    let american: [UInt8]
    /// The least number of letters before the part: `four` and `for` are two words.
    let before: Int
    /// True if only an ending may follow the part.
    let endsWord: Bool

    init(_ british: String, _ american: String, before: Int, endsWord: Bool = false) {
      self.british = Array(british.utf8)
      self.american = Array(american.utf8)
      self.before = before
      self.endsWord = endsWord
    }

    func makes(_ other: [UInt8], of word: [UInt8]) -> Bool {
      guard word.count - british.count + american.count == other.count, word.count >= british.count else {
        return false
      }
      for start in 0...word.count - british.count where start >= before {
        let end = start + british.count
        guard word[start..<end].elementsEqual(british) else { continue }
        if endsWord, end < word.count, !(end == word.count - 1 && word[end] == UInt8(ascii: "s")) { continue }
        if other.elementsEqual(word[..<start] + american + word[end...]) { return true }
      }
      return false
    }
  }

  private static let forms = [
    Form("our", "or", before: 2), Form("re", "er", before: 3, endsWord: true), Form("ll", "l", before: 4),
    Form("isation", "ization", before: 2), Form("ise", "ize", before: 3), Form("ising", "izing", before: 3),
    Form("yse", "yze", before: 3), Form("ysing", "yzing", before: 3), Form("ae", "e", before: 0),
    Form("oe", "e", before: 0), Form("ogue", "og", before: 3), Form("ence", "ense", before: 2),
    Form("geing", "ging", before: 1), Form("gement", "gment", before: 2), Form("grey", "gray", before: 0),
    Form("mould", "mold", before: 0), Form("plough", "plow", before: 0), Form("sulph", "sulf", before: 0),
    Form("tyre", "tire", before: 0), Form("kerb", "curb", before: 0), Form("pyjama", "pajama", before: 0),
    Form("cheque", "check", before: 0), Form("storey", "story", before: 0),
    Form("sceptic", "skeptic", before: 0),
    Form("programme", "program", before: 0), Form("jewell", "jewel", before: 0),
    Form("waggon", "wagon", before: 0),
  ]
}
