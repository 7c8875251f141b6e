// The rows of one reader as plain values, and exports of any of them, in any order and with repetitions.
//
//     let shelf = ReaderShelf.make(catalog: catalog, works: [3, 17, 29], stream: stream)
//     shelf.rows[1].title                                  // the title of the second row
//     shelf.export([.row(1), .row(2), .row(1)])            // a file that contains the second row twice
//
// `SyntheticLibrary` draws its books; here the caller chooses them and knows every cell without parsing the
// file.

package import BooksTrackAPI
package import Simulation

/// The content of a row, before it is written.
package struct ShelfFacts: Hashable, Sendable {
  /// The index into `Catalog.works`.
  package let work: Int
  /// The index into `Catalog.editions`.
  package let edition: Int
  /// The site's id of the edition.
  package let sourceID: String
  package let title: String
  /// The main writer, then the other persons.
  package let authors: [String]
  package let isbn: ISBN?
  package let publisher: String
  package let binding: String
  package let pages: Int?
  package let year: Int?
  package let firstYear: Int?
  /// The rating in stars; 0 for none.
  package let rating: Int
  package let exclusiveShelf: String
  /// The shelves other than the exclusive one.
  package let tags: [String]
  /// The date added, as written in the file: `2019/04/07`.
  package let added: String
  package let read: String?
  package let readCount: Int
  package let review: String
  package let hasSpoiler: Bool
  package let privateNotes: String
  package let ownedCopies: Int
}

/// The rows of one reader.
package struct ReaderShelf: Sendable {
  /// One record of an export.
  package enum Record: Hashable, Sendable {
    /// The row at that index.
    case row(Int)
    /// The row at that index with an invalid rating: the book is valid and has no rating.
    case badRating(Int)
    /// The row at that index without ISBN, and optionally without all other data of the edition.
    case withoutNumber(Int, withoutEdition: Bool)
    /// The row at that index, damaged so that no importer can accept it.
    case damaged(Int, DamageKind)
  }

  /// A rating that exceeds every scale, however few other ratings a file has.
  private static let impossibleRating = 999

  /// The content of the rows, in the order of the works.
  package let rows: [ShelfFacts]
  private let written: [ShelfRow]

  /// Makes one row for each work. Each row is drawn from its own stream.
  package static func make(
    catalog: Catalog, works: [Int], rates: QuirkRates = .none, stream: RandomStream
  ) -> ReaderShelf {
    var drawing = stream.substream("taste")
    let taste = ReaderTaste(catalog: catalog, stream: &drawing)
    var maker = RowMaker(catalog: catalog, taste: taste, rates: rates)
    let written = works.enumerated().map { place, work in
      var rowing = stream.substream(place)
      return maker.row(for: work, stream: &rowing)
    }
    return ReaderShelf(rows: written.map { ShelfFacts($0) }, written: written)
  }

  /// Returns an export of the records.
  package func export(
    _ records: [Record], format: ExportKind = .goodreads
  ) -> (fileName: String, bytes: [UInt8]) {
    let rows = records.map { record -> LibraryRow in
      switch record {
      case .row(let place): return LibraryRow(row: written[place])
      case .badRating(let place):
        var row = written[place]
        row.rating = Self.impossibleRating
        return LibraryRow(row: row)
      case .withoutNumber(let place, let withoutEdition):
        return LibraryRow(row: written[place].withoutNumber(andEdition: withoutEdition))
      case .damaged(let place, let damage):
        return LibraryRow(row: written[place], kind: .damaged, damage: damage)
      }
    }
    return (format.fileName, format.write(rows))
  }
}

extension ShelfRow {
  fileprivate func withoutNumber(andEdition: Bool) -> ShelfRow {
    var row = self
    row.isbn = ISBNCells()
    if andEdition { (row.publisher, row.binding, row.pages, row.year) = ("", "", nil, nil) }
    return row
  }
}

extension ShelfFacts {
  fileprivate init(_ row: ShelfRow) {
    work = row.work
    edition = row.edition
    sourceID = String(GoodreadsWriter.bookNumber(row.edition))
    title = row.title.text
    authors = [row.author] + row.furtherAuthors
    isbn = row.isbn.stated
    publisher = row.publisher
    binding = row.binding
    pages = row.pages
    year = row.year
    firstYear = row.firstYear
    rating = row.rating
    exclusiveShelf = row.exclusiveShelf
    tags = row.shelves.map(\.name)
    added = row.added.slashed
    read = row.read?.slashed
    readCount = row.readCount
    review = row.review
    hasSpoiler = row.hasSpoiler
    privateNotes = row.privateNotes
    ownedCopies = row.ownedCopies
  }
}
