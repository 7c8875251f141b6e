// The conflicts between a provider's facts and the reader's that the reader has to verify (ENR-11).
//
// Compared are the work and the reader's own edition, by its ISBN, since pages, year or publisher of another
// edition contradict nothing. Page counts and years are imprecise, so small differences are ignored.
// Publisher and binding are not compared, because many words mean the same; nor language, because exports use
// words and providers codes; nor author names, which are compared before an answer is attached.

/// The rules by which facts of a provider contradict the reader's.
public struct ConflictRules: Hashable, Sendable {
  /// The facts that are compared.
  public var fields: [ConflictField]
  /// The tolerance of page counts, in thousandths of the reader's value, but at least `fewPages`.
  public var pagesPerMille: Int
  /// The tolerance of page counts in any book, in pages.
  public var fewPages: Int
  /// The tolerance of years.
  public var years: Int

  /// Creates rules.
  public init(fields: [ConflictField], pagesPerMille: Int, fewPages: Int, years: Int) {
    self.fields = fields
    self.pagesPerMille = pagesPerMille
    self.fewPages = fewPages
    self.years = years
  }

  /// All facts, with a tolerance of a tenth of the pages, at least sixteen, and of one year.
  public static let all = ConflictRules(
    fields: ConflictField.allCases, pagesPerMille: 100, fewPages: 16, years: 1)

  /// All facts except the year of first publication, which caused nine of ten conflicts in a load run of
  /// 150,000 books; the reader was right in every one of them.
  public static let standard: ConflictRules = {
    var rules = all
    rules.fields.removeAll { $0 == .firstPublished }
    return rules
  }()

  /// No conflicts.
  public static let none = ConflictRules(fields: [], pagesPerMille: 0, fewPages: 0, years: 0)

  /// Returns true if two page counts contradict each other.
  func contradict(pages: Int, _ other: Int) -> Bool {
    let tolerance = max(fewPages, pages.multipliedReportingOverflow(by: pagesPerMille).partialValue / 1_000)
    return distance(pages, other) > tolerance
  }

  /// Returns true if two years contradict each other.
  func contradict(years year: Int, _ other: Int) -> Bool { distance(year, other) > years }

  private func distance(_ left: Int, _ right: Int) -> Int {
    let (difference, overflow) = left.subtractingReportingOverflow(right)
    return overflow || difference == .min ? .max : abs(difference)
  }
}

extension TitleRelation {
  /// Returns true if two titles of one book differ in a way that the reader should verify: in some words, and
  /// not in markers, subtitle, script or language, nor by one having additional words. Titles with little in
  /// common belong to one book only if the reader chose the candidate.
  ///
  /// - Parameter known: The keys of the reader's book by the corrected rules, if known.
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
