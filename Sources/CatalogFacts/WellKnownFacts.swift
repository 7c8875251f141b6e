// All facts of the catalog, read from the literals beside this file.
//
//     let facts = WellKnownFacts.load()
//     facts.series.map(\.name).contains("Mistborn")   // true
//
// Reading is pure: the same values every time, in the order in which they are written. A line that cannot be
// read is left out and reported in `problems`, which a test holds empty.

/// A line of the facts that cannot be read, or a reference that leads nowhere.
package struct FactsProblem: Hashable, Sendable, CustomStringConvertible {
  /// The literal, such as "fantasy".
  package let source: String
  /// Counted from 1 within the literal.
  package let line: Int
  package let reason: String

  package var description: String { "\(source):\(line): \(reason)" }
}

/// Series, standalone works, authors and words.
package struct WellKnownFacts: Hashable, Sendable {
  package let series: [FactSeries]
  package let works: [FactWork]
  package let authors: [FactAuthor]
  package let words: WordLists
  /// Empty unless a literal is malformed.
  package let problems: [FactsProblem]

  /// Reads the literals; some milliseconds, so keep the value.
  package static func load() -> WellKnownFacts {
    WellKnownFacts(
      series: SeriesFacts.all, works: WorkFacts.all, authors: AuthorFacts.all, words: WordFacts.all)
  }

  /// Reads literals of the same form.
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
