// A look-alike that also reports the truth behind its answers, for oracles: which work an identifier belongs
// to, and what the provider has at all.

package import BooksTrackAPI
package import Synthesis

/// A look-alike that exposes the catalog behind its answers.
package protocol TruthfulLookalike: ProviderLookalike {
  /// The index of the catalog work to which an identifier in its answers belongs; nil for an unknown
  /// identifier.
  func work(forExternalID value: String) -> Int?

  /// Returns true if it has any edition of a catalog work.
  func knows(work: Int) -> Bool

  /// Returns true if it has a catalog edition.
  func knows(edition: Int) -> Bool

  /// The correct series membership that the record of an identifier states; nil if it states none.
  func seriesPlace(forExternalID value: String) -> CatalogMembership?

  /// The names under which its records refer to a catalog series.
  func names(ofSeries series: Int) -> [String]

  /// The misleading statements about series in the record of an identifier and in the records of its
  /// editions.
  func misleadingStatements(forExternalID value: String) -> [MisleadingStatement]

  /// The index of the catalog work whose edition a cover shows; nil for a URL of another provider.
  func work(onCover url: String) -> Int?

  /// The titles of its records of a catalog work and its editions, as written there.
  func titles(ofWork work: Int) -> [String]

  /// The titles of records of other works that are sent under numbers of a catalog work; usually empty.
  func titles(misfiledUnderWork work: Int) -> [(work: Int, title: String)]

  /// The titles, with subtitles, of the records of a catalog work that it sends; those that are replaced by
  /// records of other books are left out.
  func sentTitles(ofWork work: Int) -> [String]

  /// Returns true if a look-up of a number is answered with a record of a catalog work.
  func sends(work: Int, under isbn: ISBN) -> Bool

  /// Returns true if a record of a catalog work has a given description.
  func describes(work: Int, as text: String) -> Bool

  /// The subject headings of its records of a catalog work, as written there; notes about a copy, a list or
  /// the site are left out.
  func headings(ofWork work: Int) -> [String]
  /// The facts in the record of an edition, by its identifier; nil if the identifier is not one of its
  /// editions.
  func statement(forExternalID value: String) -> EditionStatement?
}

/// Facts in the record of an edition that matter most to readers.
package struct EditionStatement: Hashable, Sendable {
  /// True if the record has a cover.
  package let hasCover: Bool
  /// The ISBNs under which the record is sent: its own, which most electronic editions lack, and those of
  /// editions that it replaces by mistake.
  package let numbers: [ISBN]
  /// True if the record states a publication year.
  package let hasYear: Bool
  /// True if the record states a number of pages.
  package let hasPages: Bool

  package init(hasCover: Bool, numbers: [ISBN], hasYear: Bool, hasPages: Bool) {
    self.hasCover = hasCover
    self.numbers = numbers
    self.hasYear = hasYear
    self.hasPages = hasPages
  }
}

/// A misleading statement about a series in a record.
package struct MisleadingStatement: Hashable, Sendable {
  package let oddity: SeriesOddity
  package let name: String
  /// The position as written; empty if the record states none.
  package let position: String
  /// The index of the catalog series that is meant; nil for a publisher's series.
  package let series: Int?

  package init(oddity: SeriesOddity, name: String, position: String, series: Int?) {
    self.oddity = oddity
    self.name = name
    self.position = position
    self.series = series
  }
}

extension TruthfulLookalike {
  /// All titles of its records.
  package func sentTitles(ofWork work: Int) -> [String] { titles(ofWork: work) }

  /// None.
  package func headings(ofWork work: Int) -> [String] { [] }

  /// None.
  package func titles(misfiledUnderWork work: Int) -> [(work: Int, title: String)] { [] }

  /// No names other than the catalog's.
  package func names(ofSeries series: Int) -> [String] { [] }

  /// Nil.
  package func statement(forExternalID value: String) -> EditionStatement? { nil }

  /// None.
  package func misleadingStatements(forExternalID value: String) -> [MisleadingStatement] { [] }
}
