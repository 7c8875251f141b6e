// Describes the cases of one reader that a target missed: the rows of the export, their books in the catalog,
// and the outcome in the stack.

package import BooksTrack
package import Synthesis

/// The missed cases of one reader.
package struct ReaderCases {
  private let reader: Int
  private let library: SyntheticLibrary
  private let catalog: Catalog
  private let works: TrueWorks
  /// The first undamaged row of each book.
  private let firstRows: [Int: Int]
  package private(set) var missed = MissedCases()

  package init(reader: Int, _ library: SyntheticLibrary, _ works: TrueWorks, _ catalog: Catalog) {
    self.reader = reader
    self.library = library
    self.works = works
    self.catalog = catalog
    firstRows = Dictionary(
      library.truth.rows.filter { $0.kind == .book }.map { ($0.work, $0.row) }, uniquingKeysWith: min)
  }

  /// Records a case about rows of the export.
  package mutating func note(_ id: FigureID, rows: [Int], _ outcome: String) {
    let books = rows.sorted().compactMap { row in
      library.truth.rows.indices.contains(row - 1) ? library.truth.rows[row - 1].work : nil
    }
    note(id, rows: rows, truth: truth(of: books), outcome)
  }

  /// Records a case about books, with the first row of each.
  package mutating func note(_ id: FigureID, books: [Int], _ outcome: String) {
    note(id, rows: books.compactMap { firstRows[$0] }, truth: truth(of: books), outcome)
  }

  /// Records a case about works of the library.
  package mutating func note(_ id: FigureID, works: [WorkID], _ outcome: String) {
    note(id, books: works.compactMap { self.works.byWork[$0] }, outcome)
  }

  /// Records a case without rows.
  package mutating func note(_ id: FigureID, truth: String, _ outcome: String) {
    note(id, rows: [], truth: truth, outcome)
  }

  private mutating func note(_ id: FigureID, rows: [Int], truth: String, _ outcome: String) {
    let written = rows.sorted().compactMap { row in
      library.written.indices.contains(row - 1)
        ? MissedCase.Row(row: row, text: library.written[row - 1]) : nil
    }
    missed.note(id, MissedCase(reader: reader, rows: written, truth: truth, outcome: outcome))
  }

  /// Describes books, each once, in the order given.
  private func truth(of books: [Int]) -> String {
    var listed: [Int] = []
    for book in books where !listed.contains(book) { listed.append(book) }
    guard !listed.isEmpty else { return "no book of the catalog" }
    let names = listed.map { catalog.words(for: $0) }.joined(separator: "; ")
    return listed.count == 1 ? names : "\(listed.count) books: \(names)"
  }
}

extension Catalog {
  /// Describes a book: number, title, author, and its places in series.
  package func words(for book: Int) -> String {
    let work = works[book]
    let title = work.title + (work.subtitle.map { ": \($0)" } ?? "")
    let writer = work.credits.first.map { " by \(authors[$0.author].name)" } ?? ""
    let kind = work.kind == .standalone ? "" : ", \(work.kind.rawValue)"
    let places = work.memberships.map { "\(series[$0.series].name) \($0.position.text)" }
    return "book \(book), “\(title)”\(writer)\(kind)"
      + (places.isEmpty ? "" : " (\(places.joined(separator: "; ")))")
  }
}
