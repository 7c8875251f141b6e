// The definite article of a title. In most languages it shows gender and number, so two titles that differ
// only in it are two titles: `Der See` is a lake, `Die See` the sea. A title without an article, or with an
// indefinite one, agrees with any.

/// The definite article at the beginning of a title, or behind it after a comma: `See, Die`.
struct TitleArticle: Hashable, Sendable {
  /// The index in `forms`, from 1; 0 if the title has none.
  private let form: UInt8

  /// The article of no title.
  static let none = TitleArticle(form: 0)

  private init(form: UInt8) { self.form = form }

  /// Finds the article of a title.
  ///
  /// - Complexity: O(1).
  init(of line: TitleLine) {
    if let comma = line.folded.suffix(Self.longest + 2).lastIndex(of: 0x2C),
      let behind = Self.table[line.fingerprint(of: line.trimmed(comma + 1..<line.count))]
    {
      form = behind
      return
    }
    var end = 0
    while end <= Self.longest, end < line.count, line.isLetter(end) { end += 1 }
    form = end < line.count ? Self.table[line.fingerprint(of: 0..<end)] ?? 0 : 0
  }

  /// Returns true if two articles are different ones of one language.
  func contradicts(_ other: TitleArticle) -> Bool {
    guard form != other.form, form > 0, other.form > 0 else { return false }
    return !Self.forms[Int(form) - 1].languages.isDisjoint(with: Self.forms[Int(other.form) - 1].languages)
  }

  private static let forms: [(word: String, languages: Set<String>)] = [
    ("der", ["de"]), ("die", ["de"]), ("das", ["de"]), ("le", ["fr"]), ("la", ["fr", "es", "it"]),
    ("les", ["fr"]), ("el", ["es"]), ("los", ["es"]), ("las", ["es"]), ("il", ["it"]), ("lo", ["it", "es"]),
    ("gli", ["it"]), ("o", ["pt"]), ("a", ["pt"]), ("os", ["pt"]), ("as", ["pt"]), ("de", ["nl"]),
    ("het", ["nl"]), ("den", ["sv"]), ("det", ["sv"]),
  ]

  private static let longest = 3

  private static let table = WordTable(
    forms.enumerated().map { index, form in (form.word, UInt8(index + 1)) })
}
