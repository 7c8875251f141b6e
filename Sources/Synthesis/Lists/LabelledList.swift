// A list of books as a reader's file has it, with what is true of it: which rows are one book, how a further
// row differs from the first one, and which books were made to look alike.
//
//     let list = LabelledList.make(rows: 1_500, seed: 3)
//     list.export(withTruth: false)      // what an importer is given
//     list.pairs                         // labelled pairs, each with its kind

package import BooksTrackAPI
import Simulation

/// One row.
package struct ListedRow: Hashable, Sendable {
  package let title: String
  /// As it stands in the author's cell.
  package let author: String
  package let furtherAuthors: [String]
  package let isbn: ISBN?
  package let publisher: String
  package let year: Int?
  /// Rows with one number are one book.
  package let book: Int
  /// The series of the catalog that the book stands in, if it stands in one.
  package let series: Int?
  /// How the row differs from the first one of its book; nil for that row itself.
  package let kind: SameKind?
  /// The index of the first row of the book.
  package internal(set) var first: Int
}

/// Two rows, and how they came to be.
package struct ListedPair: Hashable, Sendable {
  /// The name of a `SameKind` or of a `DifferentKind`.
  package let kind: String
  package let isSame: Bool
  /// Indices of rows.
  package let left: Int
  package let right: Int
}

/// Two books that were made to look alike.
struct AlikeBooks: Hashable, Sendable {
  let kind: DifferentKind
  let left: Int
  let right: Int
}

/// A list with its truth.
package struct LabelledList: Sendable {
  package let seed: UInt64
  /// In the order of the file.
  package let rows: [ListedRow]
  /// First those that are one book.
  package let pairs: [ListedPair]
  package let rates: ListRates

  /// The list of that size and seed, and of nothing else.
  ///
  /// - Parameter count: How many rows; at least 20.
  package static func make(rows count: Int, seed: UInt64, rates: ListRates = .standard) -> LabelledList {
    var generator = ListGenerator(
      catalog: Catalog.make(seed: seed, size: max(4_000, count * 2)), rates: rates,
      stream: RandomStream(seed: seed, name: "list"))
    generator.run(rows: count)
    return generator.list(seed: seed)
  }

  init(seed: UInt64, rows: [ListedRow], alike: [AlikeBooks], rates: ListRates) {
    self.seed = seed
    self.rows = rows
    self.rates = rates
    var firsts: [Int: Int] = [:]
    for row in rows { firsts[row.book] = row.first }
    let same = rows.enumerated().compactMap { index, row in
      row.kind.map { ListedPair(kind: $0.rawValue, isSame: true, left: row.first, right: index) }
    }
    let different = alike.compactMap { books -> ListedPair? in
      guard let left = firsts[books.left], let right = firsts[books.right] else { return nil }
      return ListedPair(kind: books.kind.rawValue, isSame: false, left: left, right: right)
    }
    pairs = same + different
  }

  /// How many different books there are.
  package var bookCount: Int { rows.count { $0.kind == nil } }

  /// The list as a file of Goodreads that lost columns in a spreadsheet.
  ///
  /// - Parameter withTruth: With three more columns: the number of the book, the row, counted from 1 below
  ///   the header, of which this one is a variation, and how it differs.
  package func export(withTruth: Bool) -> [UInt8] {
    var csv = CSVBytes(quoting: .whereNeeded, newline: "\n", capacity: rows.count * 120)
    let columns = [
      "Title", "Author", "Additional Authors", "ISBN", "ISBN13", "Publisher", "Year Published",
      "Exclusive Shelf",
    ]
    for name in columns + (withTruth ? ["True Book", "First Row", "Difference"] : []) { csv.text(name) }
    csv.endRecord()
    for row in rows {
      csv.text(row.title)
      csv.text(row.author)
      csv.text(row.furtherAuthors.joined(separator: ", "))
      csv.verbatim(row.isbn?.isbn10 ?? "", between: "\"=\"\"", "\"\"\"")
      csv.verbatim(row.isbn?.isbn13 ?? "", between: "\"=\"\"", "\"\"\"")
      csv.text(row.publisher)
      csv.number(row.year)
      csv.text("to-read")
      if withTruth {
        csv.number(row.book)
        csv.number(row.first + 1)
        csv.text(row.kind?.rawValue ?? "")
      }
      csv.endRecord()
    }
    return csv.bytes
  }
}
