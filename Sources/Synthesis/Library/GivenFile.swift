// A reader's own file as the library of a reader. Its truth is only what the import of the file finds, so it
// must not be used to judge imports, duplicates or series.

package import BooksTrackAPI

/// A row of a reader's own file.
package struct GivenRow: Sendable, Hashable {
  /// Counted from 1 below the header.
  package let number: Int
  /// The index into the books of the file; nil for a row that the import rejects.
  package let book: Int?
  /// True if an earlier row has the same book.
  package let isRepeated: Bool
  package let title: String
  package let isbn: ISBN?

  package init(number: Int, book: Int?, isRepeated: Bool, title: String, isbn: ISBN?) {
    self.number = number
    self.book = book
    self.isRepeated = isRepeated
    self.title = title
    self.isbn = isbn
  }
}

extension SyntheticLibrary {
  /// Creates the library of a reader's own file.
  ///
  /// - Parameters:
  ///   - rows: Its rows, numbered from 1 without a gap.
  ///   - catalog: The catalog that `Catalog.make(seed:size:of:)` made of its books.
  package init(fileName: String, bytes: [UInt8], rows: [GivenRow], in catalog: Catalog) {
    self.fileName = fileName
    export = bytes
    said = []
    titles = rows.map(\.title)
    written = rows.map { row in "“\(row.title)”" + (row.isbn.map { ", ISBN \($0.isbn13)" } ?? "") }
    truth = LibraryTruth(
      catalogSeed: catalog.seed, catalogSize: catalog.works.count, format: fileName,
      rows: rows.map { row in
        TruthRow(
          row: row.number, kind: row.book == nil ? .damaged : row.isRepeated ? .duplicate : .book,
          duplicate: nil, damage: nil, work: row.book ?? 0,
          edition: catalog.works[row.book ?? 0].editions.lowerBound, isbn: row.isbn?.isbn13, marker: .none,
          memberships: [])
      })
  }
}
