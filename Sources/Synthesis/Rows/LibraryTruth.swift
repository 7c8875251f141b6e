// What is true of a synthetic export, row by row: known because of how the row was made, never read out of
// it.

package import Foundation

/// What a row of an export is.
package enum TruthRowKind: String, Codable, Sendable {
  /// The first row of its book.
  case book
  /// A further row of a book that an earlier row already has.
  case duplicate
  /// No importer can accept it.
  case damaged
  /// A film among the books. It is whole and must be turned away all the same.
  case film

  /// Whether an importer has to turn the row away.
  package var isToBeRejected: Bool { self == .damaged || self == .film }
}

/// How a further row differs from the first one of its book.
package enum DuplicateKind: String, Codable, Sendable, CaseIterable {
  /// Not at all.
  case sameRow
  /// Another edition in the same language, with another ISBN.
  case otherEdition
  /// The same ISBN, once in its 10-digit and once in its 13-digit form, under a slightly different title.
  case isbnForm
  /// Without an ISBN.
  case withoutISBN
  /// The series marker is missing, is new, or has another form.
  case seriesMarker
  /// The subtitle is missing or is new.
  case subtitle
  /// Other capitals or accents, and the ISBN of another edition.
  case spelling
  /// Another form of the author's name.
  case authorForm
  /// A letter of the title is wrong, missing, doubled or swapped, or a space is lost.
  case titleSlip
  /// A letter of the name is.
  case nameSlip
  /// "M.D." behind the name.
  case degree
  /// "Sir" before it.
  case honorific
  /// "(Translator)" behind it.
  case role
  /// A second name in the author's cell.
  case translator
  /// Edition words behind the title.
  case edition
  /// `Hobbit, The`
  case article
  /// `CortÃ©s`
  case decodedTwice
}

/// Why a row must be rejected.
package enum DamageKind: String, Codable, Sendable, CaseIterable {
  case tooFewFields
  case tooManyFields
  case noTitle
}

/// That the book of a row stands in a series.
package struct TruthMembership: Codable, Sendable, Hashable {
  /// Index into `Catalog.series`.
  package let series: Int
  package let name: String
  /// Such as `3`, `0.5`, `1-3`.
  package let position: String
  /// The title of the row says so, in whatever form.
  package let inTitle: Bool

  package init(series: Int, name: String, position: String, inTitle: Bool) {
    self.series = series
    self.name = name
    self.position = position
    self.inTitle = inTitle
  }
}

/// One row.
package struct TruthRow: Codable, Sendable, Hashable {
  /// Counted from 1 below the header. A record counts once, however many lines it takes.
  package let row: Int
  package let kind: TruthRowKind
  /// For a duplicate only.
  package let duplicate: DuplicateKind?
  /// For a damaged row only.
  package let damage: DamageKind?
  /// Index into `Catalog.works`. Rows with the same work are one duplicate group, rows with different works
  /// never.
  package let work: Int
  /// Index into `Catalog.editions`.
  package let edition: Int
  /// What the row says in a readable form in its ISBN columns, as 13 digits.
  package let isbn: String?
  package let marker: SeriesMarker
  package let memberships: [TruthMembership]
  /// What in the title looks like a series and is none.
  package var oddity: SeriesOddity?
}

/// What is true of an export.
package struct LibraryTruth: Codable, Sendable, Hashable {
  /// Of the catalog that the numbers refer to.
  package let catalogSeed: UInt64
  package let catalogSize: Int
  /// The name of the `ExportKind`.
  package let format: String
  /// In the order of the file.
  package let rows: [TruthRow]

  /// How many rows are of that kind.
  package func count(of kind: TruthRowKind) -> Int { rows.count { $0.kind == kind } }

  /// The truth as JSON with sorted keys.
  package func encoded() throws -> Data {
    let encoder = JSONEncoder()
    encoder.outputFormatting = [.sortedKeys]
    return try encoder.encode(self)
  }
}
