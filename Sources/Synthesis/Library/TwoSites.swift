// One reader who has kept a library on two sites, exported from both: most books are in both files, under
// another title form, another edition, another number, and each site knows something that the other does not.
//
//     let two = SyntheticLibrary.pair(
//       catalog: catalog, books: 400, first: .goodreads, second: .storyGraph, stream: stream)
//     two.books[0].first?.review      // what the first file says of the first book, if it has it

package import Simulation

/// One book of a reader with two libraries.
package struct JointBook: Hashable, Sendable {
  /// Index into `Catalog.works`.
  package let work: Int
  package let first: SaidFacts?
  package let second: SaidFacts?
}

/// Two exports of one reader and what is true of them together.
package struct TwoSites: Sendable {
  package let first: SyntheticLibrary
  package let second: SyntheticLibrary
  /// Every book once.
  package let books: [JointBook]
}

extension SyntheticLibrary {
  /// The two libraries that the stream draws.
  ///
  /// Eight of ten books are in both files; neither file has rows that double another or that are damaged.
  ///
  /// - Parameter books: The number of distinct works in both files together.
  /// - Complexity: O(books).
  package static func pair(
    catalog: Catalog, books: Int, first: ExportKind, second: ExportKind, stream: RandomStream
  ) -> TwoSites {
    precondition(
      books >= 0 && books <= catalog.works.count,
      "two libraries of \(books) books need a catalog of as many works; this one has \(catalog.works.count)")
    var generator = TwoSitesGenerator(catalog: catalog, first: first, second: second, stream: stream)
    return generator.make(books: books)
  }
}

/// Makes both files side by side.
private struct TwoSitesGenerator {
  let catalog: Catalog
  let kinds: (ExportKind, ExportKind)
  let stream: RandomStream
  var makers: (RowMaker, RowMaker)
  let cellGenerators: (SiteCellGenerator, SiteCellGenerator)
  let taste: ReaderTaste

  init(catalog: Catalog, first: ExportKind, second: ExportKind, stream: RandomStream) {
    self.catalog = catalog
    kinds = (first, second)
    self.stream = stream
    var tasting = stream.substream("works")
    taste = ReaderTaste(catalog: catalog, stream: &tasting)
    let rates = QuirkRates.measured
    makers = (
      RowMaker(catalog: catalog, taste: taste, rates: rates, conventions: first.conventions),
      RowMaker(catalog: catalog, taste: taste, rates: rates, conventions: second.conventions)
    )
    // One stream for both: when the reader read a book does not depend on the site.
    let site = stream.substream("site")
    cellGenerators = (
      SiteCellGenerator(conventions: first.conventions, rates: rates, stream: site),
      SiteCellGenerator(conventions: second.conventions, rates: rates, stream: site)
    )
  }

  mutating func make(books: Int) -> TwoSites {
    var drawing = stream.substream("draw")
    var draw = LibrarySampler(catalog: catalog, taste: taste)
    draw.fill(to: books, stream: &drawing)
    var rowing = stream.substream("rows")
    var firstRows: [LibraryRow] = []
    var secondRows: [LibraryRow] = []
    var joint: [JointBook] = []
    for work in draw.works {
      var one = makers.0.row(for: work, stream: &rowing)
      var other = makers.1.row(for: work, stream: &rowing)
      share(&one, &other, stream: &rowing)
      let roll = rowing.below(10)
      var said: (SaidFacts?, SaidFacts?) = (nil, nil)
      if roll != 0 {
        cellGenerators.0.dress(&one)
        firstRows.append(LibraryRow(row: one))
        said.0 = SaidFacts(
          firstRows[firstRows.count - 1].row, kinds.0.conventions, number: firstRows.count)
      }
      if roll != 1 {
        cellGenerators.1.dress(&other)
        secondRows.append(LibraryRow(row: other))
        said.1 = SaidFacts(
          secondRows[secondRows.count - 1].row, kinds.1.conventions, number: secondRows.count)
      }
      joint.append(JointBook(work: work, first: said.0, second: said.1))
    }
    return TwoSites(
      first: library(firstRows, kinds.0), second: library(secondRows, kinds.1), books: joint)
  }

  /// Lets both rows say what the reader did, and leaves some of it out on either side.
  private func share(_ one: inout ShelfRow, _ other: inout ShelfRow, stream: inout RandomStream) {
    other.rating = one.rating
    other.exclusiveShelf = one.exclusiveShelf
    other.added = one.added
    other.read = one.read
    other.readCount = one.readCount
    other.review = one.review
    other.hasSpoiler = one.hasSpoiler
    other.privateNotes = one.privateNotes
    other.ownedCopies = one.ownedCopies
    leaveOut(&one, &other, stream: &stream) { $0.rating = 0 }
    leaveOut(&one, &other, stream: &stream) { $0.review = "" }
    leaveOut(&one, &other, stream: &stream) { $0.privateNotes = "" }
    leaveOut(&one, &other, stream: &stream) { $0.read = nil }
  }

  /// On one side, in a quarter of the cases.
  private func leaveOut(
    _ one: inout ShelfRow, _ other: inout ShelfRow, stream: inout RandomStream,
    _ clear: (inout ShelfRow) -> Void
  ) {
    switch stream.below(8) {
    case 0: clear(&one)
    case 1: clear(&other)
    default: break
    }
  }

  private func library(_ rows: [LibraryRow], _ kind: ExportKind) -> SyntheticLibrary {
    SyntheticLibrary(
      fileName: kind.fileName, export: kind.write(rows),
      truth: LibraryTruth(
        catalogSeed: catalog.seed, catalogSize: catalog.works.count, format: kind.name,
        rows: rows.enumerated().map { $1.truth(number: $0 + 1, catalog: catalog) }),
      said: rows.enumerated().map { SaidFacts($1.row, kind.conventions, number: $0 + 1) },
      written: rows.map(\.row.words))
  }
}
