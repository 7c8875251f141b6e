// All facts of the catalog, parsed from the literals of this module.
//
//     let facts = WellKnownFacts.load()
//     facts.series.map(\.name).contains("Mistborn")   // true
//
// Parsing is pure: it always returns the same values, in the order in which they are written. A malformed
// line is left out and reported in `problems`; a test requires `problems` to be empty.

/// A malformed line of the facts, or an unresolved reference.
package struct FactsProblem: Hashable, Sendable, CustomStringConvertible {
  /// The name of the literal, such as "fantasy".
  package let source: String
  /// The line, counted from 1 within the literal.
  package let line: Int
  package let reason: String

  package var description: String { "\(source):\(line): \(reason)" }
}

/// The facts: series, standalone works, authors and word lists.
package struct WellKnownFacts: Hashable, Sendable {
  package let series: [FactSeries]
  package let works: [FactWork]
  package let authors: [FactAuthor]
  package let words: WordLists
  /// The problems of the literals; empty if all are well-formed.
  package let problems: [FactsProblem]

  /// Parses the literals. It takes some milliseconds, so keep the result.
  package static func load() -> WellKnownFacts {
    WellKnownFacts(
      series: SeriesFacts.all, works: WorkFacts.all, authors: AuthorFacts.all, words: WordFacts.all)
  }

  /// Parses other literals in the same format.
  package init(
    series: [FactsLiteral], works: [FactsLiteral], authors: [FactsLiteral], words: [FactsLiteral]
  ) {
    var parser = FactsParser()
    self.series = parser.series(in: series)
    self.works = parser.works(in: works)
    self.authors = parser.authors(in: authors)
    self.words = parser.words(in: words)
    problems = parser.problems
  }
}
