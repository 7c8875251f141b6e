// One reader's libraries on two sites, with an export of each. Most books are in both files, with another
// form of title, another edition and another ISBN, and each site has data that the other lacks.
//
//     let two = SyntheticLibrary.pair(
//       catalog: catalog, books: 400, first: .goodreads, second: .storyGraph, stream: stream)
//     two.books[0].first?.review      // the review in the first file, if it contains the book

package import Simulation

/// A book of a reader with two libraries.
package struct JointBook: Hashable, Sendable {
  /// The index into `Catalog.works`.
  package let work: Int
  package let first: SaidFacts?
  package let second: SaidFacts?
}

/// Two exports of one reader and the truth about both.
package struct TwoSites: Sendable {
  package let first: SyntheticLibrary
  package let second: SyntheticLibrary
  /// All books, each once.
  package let books: [JointBook]
}

extension SyntheticLibrary {
  /// Makes the two libraries determined by the stream.
  ///
  /// Eight of ten books are in both files. Neither file has repeated or damaged rows.
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

/// Makes both files together.
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
    // One stream for both, because the dates of a reading do not depend on the site.
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
      first: SyntheticLibrary(firstRows, of: catalog, as: kinds.0),
      second: SyntheticLibrary(secondRows, of: catalog, as: kinds.1), books: joint)
  }

  /// Copies the reader's data to both rows, and removes some of it on either side.
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

  /// Clears a value in one of the rows, in a quarter of the cases.
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
}
