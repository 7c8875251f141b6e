// A look-alike that can be asked what is true: whose book an identifier is, and what the provider can know at
// all.

package import BooksTrackAPI
package import Synthesis

/// A look-alike that knows the catalog behind its answers.
package protocol TruthfulLookalike: ProviderLookalike {
  /// The catalog work of an identifier in one of its answers, as an index; nil if it is none of its own.
  func work(forExternalID value: String) -> Int?

  /// Whether it has any edition of a catalog work.
  func knows(work: Int) -> Bool

  /// Whether it has that edition of the catalog, under its number.
  func knows(edition: Int) -> Bool

  /// The place in a series that the record of that identifier states and that is so; nil if it states none.
  func seriesPlace(forExternalID value: String) -> CatalogMembership?

  /// The names that its records have for a catalog series.
  func names(ofSeries series: Int) -> [String]

  /// What the work's record of that identifier says about series that misleads, and what its editions'
  /// records have wrong.
  func misleadingStatements(forExternalID value: String) -> [MisleadingStatement]

  /// The catalog work of which a picture of its own shows an edition; nil if the picture is none of its own.
  func work(onCover url: String) -> Int?

  /// The titles that its records have for a catalog work and its editions, as they are written there.
  func titles(ofWork work: Int) -> [String]

  /// The titles with which another work's record is sent under numbers of a catalog work; mostly none.
  func titles(misfiledUnderWork work: Int) -> [(work: Int, title: String)]

  /// The titles, with their subtitles, of the records that it sends of a catalog work: those of which another
  /// book's record takes the place are left out.
  func sentTitles(ofWork work: Int) -> [String]

  /// Whether a question by a number is answered with a record of a catalog work.
  func sends(work: Int, under isbn: ISBN) -> Bool

  /// Whether a record of a catalog work has that description.
  func describes(work: Int, as text: String) -> Bool

  /// What its records say a catalog work is about, as it is written there. Notes about the copy, a list or
  /// the site itself are none of it.
  func headings(ofWork work: Int) -> [String]
  /// What the record of an edition of that identifier states; nil if the identifier is none of an edition of
  /// its own.
  func statement(forExternalID value: String) -> EditionStatement?
}

/// What the record of an edition states of what readers look for first.
package struct EditionStatement: Hashable, Sendable {
  /// Whether it shows a cover.
  package let hasCover: Bool
  /// The numbers under which it is sent: its own, of which most electronic editions have none, and those of
  /// editions whose place it takes by mistake.
  package let numbers: [ISBN]
  /// Whether it says when the edition was published.
  package let hasYear: Bool
  /// Whether it says how many pages there are.
  package let hasPages: Bool

  package init(hasCover: Bool, numbers: [ISBN], hasYear: Bool, hasPages: Bool) {
    self.hasCover = hasCover
    self.numbers = numbers
    self.hasYear = hasYear
    self.hasPages = hasPages
  }
}

/// A place in a series that a record names and that misleads.
package struct MisleadingStatement: Hashable, Sendable {
  package let oddity: SeriesOddity
  package let name: String
  /// Empty where the record gives none.
  package let position: String
  /// The catalog's series that is meant, as an index; nil for a publisher's row.
  package let series: Int?

  package init(oddity: SeriesOddity, name: String, position: String, series: Int?) {
    self.oddity = oddity
    self.name = name
    self.position = position
    self.series = series
  }
}

extension TruthfulLookalike {
  /// Those that it has.
  package func sentTitles(ofWork work: Int) -> [String] { titles(ofWork: work) }

  /// None.
  package func headings(ofWork work: Int) -> [String] { [] }

  /// None.
  package func titles(misfiledUnderWork work: Int) -> [(work: Int, title: String)] { [] }

  /// None but the catalog's.
  package func names(ofSeries series: Int) -> [String] { [] }

  /// Nothing.
  package func statement(forExternalID value: String) -> EditionStatement? { nil }

  /// None.
  package func misleadingStatements(forExternalID value: String) -> [MisleadingStatement] { [] }
}
