// The truth about a synthetic export, row by row. It follows from how each row was made and is never parsed
// from the file.

package import Foundation

/// The kind of a row of an export.
package enum TruthRowKind: String, Codable, Sendable {
  /// The first row of its book.
  case book
  /// A repeated row of a book that an earlier row has.
  case duplicate
  /// A row that no importer can accept.
  case damaged
  /// A film among the books: a well-formed row that must be rejected.
  case film

  /// True if an importer has to reject the row.
  package var isToBeRejected: Bool { self == .damaged || self == .film }
}

/// The difference of a repeated row from the first row of its book.
package enum DuplicateKind: String, Codable, Sendable, CaseIterable {
  /// No difference.
  case sameRow
  /// Another edition in the same language, with another ISBN.
  case otherEdition
  /// Only the 10-digit or only the 13-digit form of the same ISBN.
  case isbnForm
  /// No ISBN.
  case withoutISBN
  /// The series marker is missing, added, or in another form.
  case seriesMarker
  /// The subtitle is missing or added.
  case subtitle
  /// Other capitals or accents, and the ISBN of another edition.
  case spelling
  /// Another form of the author's name.
  case authorForm
  /// A letter of the title is wrong, missing, doubled or swapped, or a space is lost.
  case titleSlip
  /// The same slip in the author's name.
  case nameSlip
  /// "M.D." after the name.
  case degree
  /// "Sir" before the name.
  case honorific
  /// "(Translator)" after the name.
  case role
  /// A second name in the author's cell.
  case translator
  /// Edition words after the title.
  case edition
  /// The article after the title: `Hobbit, The`.
  case article
  /// UTF-8 decoded as Windows-1252: `CortÃ©s`.
  case decodedTwice
  /// A new edition, which says so behind its title: another one of the catalog, or one without ISBN that has
  /// more pages and came years later.
  case revision
  /// Neither subtitle nor marker, a shorter name, and no number or another one.
  case bareTitle
  /// The number of a volume at another place, and another form of the name.
  case volumeNumber
  /// An edition in another language under the same title.
  case translation
  /// The writer's name in another script, and no number or another one.
  case otherScript

  /// True if title and name have to be read to see that it is the same book: not the same row or number, and
  /// neither another edition with the very title.
  package var isHard: Bool {
    switch self {
    case .sameRow, .otherEdition, .isbnForm, .withoutISBN: false
    default: true
    }
  }
}

/// The reason why a row must be rejected.
package enum DamageKind: String, Codable, Sendable, CaseIterable {
  case tooFewFields
  case tooManyFields
  case noTitle
}

/// A membership of a row's book in a series.
package struct TruthMembership: Codable, Sendable, Hashable {
  /// The index into `Catalog.series`.
  package let series: Int
  package let name: String
  /// The position, such as `3`, `0.5` or `1-3`.
  package let position: String
  /// True if the title of the row states it, in whatever form.
  package let inTitle: Bool

  package init(series: Int, name: String, position: String, inTitle: Bool) {
    self.series = series
    self.name = name
    self.position = position
    self.inTitle = inTitle
  }
}

/// The truth about one row.
package struct TruthRow: Codable, Sendable, Hashable {
  /// The number of the record, counted from 1 below the header. A record may take several lines.
  package let row: Int
  package let kind: TruthRowKind
  /// The difference of a duplicate; nil for any other row.
  package let duplicate: DuplicateKind?
  /// The damage of a damaged row; nil for any other row.
  package let damage: DamageKind?
  /// The index into `Catalog.works`. Rows with the same work are one duplicate group; rows with different
  /// works are not.
  package let work: Int
  /// The index into `Catalog.editions`.
  package let edition: Int
  /// The ISBN that can be parsed from the ISBN columns, as 13 digits; nil if there is none.
  package let isbn: String?
  package let marker: SeriesMarker
  package let memberships: [TruthMembership]
  /// The part of the title that looks like a series and is none.
  package var oddity: SeriesOddity?
}

/// The truth about an export.
package struct LibraryTruth: Codable, Sendable, Hashable {
  /// The seed of the catalog to which the indices refer.
  package let catalogSeed: UInt64
  package let catalogSize: Int
  /// The name of the `ExportKind`.
  package let format: String
  /// The rows in file order.
  package let rows: [TruthRow]

  /// Returns the number of rows of a kind.
  package func count(of kind: TruthRowKind) -> Int { rows.count { $0.kind == kind } }

  /// Returns the truth as JSON with sorted keys.
  package func encoded() throws -> Data {
    let encoder = JSONEncoder()
    encoder.outputFormatting = [.sortedKeys]
    return try encoder.encode(self)
  }
}
