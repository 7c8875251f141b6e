// All facts of the catalog, parsed from the tables of `Corpora/Facts`.
//
//     let facts = WellKnownFacts.load()
//     facts.series.map(\.name).contains("Mistborn")   // true
//
// Parsing is pure: it always returns the same values, in the order in which they are written. A malformed
// line is left out and reported in `problems`; a test requires `problems` to be empty.

import FactFiles
package import Tables

/// The facts: series, standalone works, authors and word lists.
package struct WellKnownFacts: Hashable, Sendable {
  package let series: [FactSeries]
  package let works: [FactWork]
  package let authors: [FactAuthor]
  package let words: WordLists
  /// The problems of the tables; empty if all are well-formed.
  package let problems: [TableProblem]

  /// Parses the tables that are compiled in. It takes some milliseconds, so keep the result.
  package static func load() -> WellKnownFacts {
    let files = EmbeddedFiles(factFile)
    return WellKnownFacts(
      series: files.tables(in: "Facts/Series"), works: files.tables(in: "Facts/Works"),
      authors: files.tables(in: "Facts/Authors"), words: files.tables(in: "Facts/Words"))
  }

  /// Parses other tables in the same format.
  package init(
    series: [TextTable], works: [TextTable], authors: [TextTable], words: [TextTable]
  ) {
    var parser = FactsParser()
    self.series = parser.series(in: series)
    self.works = parser.works(in: works)
    self.authors = parser.authors(in: authors)
    self.words = parser.words(in: words)
    problems = parser.problems
  }
}
