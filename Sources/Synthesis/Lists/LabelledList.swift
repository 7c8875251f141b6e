// A list of books as a reader's file has it, with the truth about it: which rows are one book, how a repeated
// row differs from the first one, and which books were made to look alike.
//
//     let list = LabelledList.make(rows: 1_500, seed: 3)
//     list.export(withTruth: false)      // the input of an importer
//     list.pairs                         // labelled pairs, each with its kind

package import BooksTrackAPI
import Simulation

/// A row of a list.
package struct ListedRow: Hashable, Sendable {
  package let title: String
  /// The text of the author's cell.
  package let author: String
  package let furtherAuthors: [String]
  package let isbn: ISBN?
  package let publisher: String
  package let year: Int?
  /// The number of the book, equal for all its rows.
  package let book: Int
  /// The index of the book's series in the catalog; nil if it has none.
  package let series: Int?
  /// The difference from the first row of the book; nil for that row itself.
  package let kind: SameKind?
  /// The index of the first row of the book.
  package internal(set) var first: Int
}

/// A labelled pair of rows.
package struct ListedPair: Hashable, Sendable {
  /// The raw value of a `SameKind` or a `DifferentKind`.
  package let kind: String
  package let isSame: Bool
  /// The index of the first row.
  package let left: Int
  package let right: Int
}

/// Two books made to look alike, as indices.
struct AlikeBooks: Hashable, Sendable {
  let kind: DifferentKind
  let left: Int
  let right: Int
}

/// A list of rows with its truth.
package struct LabelledList: Sendable {
  package let seed: UInt64
  /// The rows in file order.
  package let rows: [ListedRow]
  /// The labelled pairs, those of one book first.
  package let pairs: [ListedPair]
  package let rates: ListRates

  /// Creates a list, determined by its size, seed and rates.
  ///
  /// - Parameter count: The number of rows, at least 20.
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

  /// The number of distinct books.
  package var bookCount: Int { rows.count { $0.kind == nil } }

  /// Returns the list as a Goodreads file that lost columns in a spreadsheet.
  ///
  /// - Parameter withTruth: True to add three columns: the number of the book, the first row of the book,
  ///   counted from 1 below the header, and the difference from it.
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
