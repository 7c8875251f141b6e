// Which contradictions of a provider are worth the reader's time (ENR-11).
//
// Two things are compared: the work, and the reader's own edition by its number, since pages, year or
// publisher of another edition contradict nothing. Pages and years are given loosely, so a small difference
// says nothing. Publisher and binding are not compared, since many words mean the same; language neither,
// since exports write it in words and providers in codes; nor names of authors, which are compared before an
// answer is attached.

/// When the reader is asked to verify what they entered.
public struct ConflictRules: Hashable, Sendable {
  /// Facts that are compared.
  public var fields: [ConflictField]
  /// Pages that may differ: this many thousandths of what the reader entered, and `fewPages` at least.
  public var pagesPerMille: Int
  /// Pages that may differ in any book.
  public var fewPages: Int
  /// Years that may lie between two dates of the same thing.
  public var years: Int

  /// Makes rules.
  public init(fields: [ConflictField], pagesPerMille: Int, fewPages: Int, years: Int) {
    self.fields = fields
    self.pagesPerMille = pagesPerMille
    self.fewPages = fewPages
    self.years = years
  }

  /// All facts; a tenth of the pages, or sixteen, and one year may differ.
  public static let all = ConflictRules(
    fields: ConflictField.allCases, pagesPerMille: 100, fewPages: 16, years: 1)

  /// All but the year in which a work first appeared: that made nine of ten questions in a load run of
  /// 150,000 books, and in every one of them the reader was right.
  public static let standard: ConflictRules = {
    var rules = all
    rules.fields.removeAll { $0 == .firstPublished }
    return rules
  }()

  /// Nothing is asked.
  public static let none = ConflictRules(fields: [], pagesPerMille: 0, fewPages: 0, years: 0)

  /// Whether two page counts contradict each other.
  func contradict(pages: Int, _ other: Int) -> Bool {
    let tolerance = max(fewPages, pages.multipliedReportingOverflow(by: pagesPerMille).partialValue / 1_000)
    return distance(pages, other) > tolerance
  }

  /// Whether two years contradict each other.
  func contradict(years year: Int, _ other: Int) -> Bool { distance(year, other) > years }

  private func distance(_ left: Int, _ right: Int) -> Int {
    let (difference, overflow) = left.subtractingReportingOverflow(right)
    return overflow || difference == .min ? .max : abs(difference)
  }
}

extension TitleRelation {
  /// Whether two titles of what is taken for one book differ in a way that a reader should look at: in some
  /// words, and not in markers, a subtitle, a script or a language, nor by one having more words than the
  /// other. Titles with little in common belong to one book only if the reader chose the candidate.
  ///
  /// - Parameter known: What the corrected rules compare of the book that was entered, if that is known.
  static func contradict(_ entered: String, _ found: String, like known: MatchKeys? = nil) -> Bool {
    guard entered != found else { return false }
    let rules = CorrectedMatching()
    func facts(_ title: String) -> TitleFacts {
      known.flatMap { $0.titleKeys.value.isMade(from: title) ? $0.title : nil }
        ?? TitleFacts(title, parser: rules.parser)
    }
    let (left, right) = (facts(entered), facts(found))
    guard sameEdition(left, right) == .similar else { return false }
    let (first, second) = (left.base.split(separator: " "), right.base.split(separator: " "))
    return !first.allSatisfy { second.contains($0) } && !second.allSatisfy { first.contains($0) }
  }
}
