// The library of one invented reader, written as an export, with the truth about every row.
//
//     let library = SyntheticLibrary.make(
//       catalog: catalog, books: 1_500, stream: RandomStream(seed: 7, name: "reader 1"))
//     library.export            // the bytes of goodreads_library_export.csv
//     library.truth.rows[0]     // the work, edition, series and duplicate group of the first row
//
// Every book has one intact row. Repeated rows and rows to be rejected are added at the rates of
// `QuirkRates`. A repeated row always follows the row that it repeats.

import BooksTrackAPI
package import Simulation

/// An export and the truth about it.
package struct SyntheticLibrary: Sendable {
  /// The file name that the site uses.
  package let fileName: String
  package let export: [UInt8]
  package let truth: LibraryTruth
  /// The content of each row, in file order; empty for a reader's own file.
  package let said: [SaidFacts]
  /// The title of each row, in file order.
  package let titles: [String]
  /// Title, writer and ISBN of each row, for messages, in file order.
  package let written: [String]

  /// Makes the library determined by the stream.
  ///
  /// - Parameters:
  ///   - books: The number of distinct works, at most the size of the catalog.
  ///   - format: The format of the export.
  ///   - reader: The kind of reader.
  ///   - rates: The rates of quirks; nil for those of the kind of reader.
  /// - Complexity: O(books).
  package static func make(
    catalog: Catalog, books: Int, format: ExportKind = .goodreads, reader: ReaderKind = .anybody,
    rates: QuirkRates? = nil, stream: RandomStream
  ) -> SyntheticLibrary {
    precondition(
      books >= 0 && books <= catalog.works.count,
      "a library of \(books) books needs a catalog of as many works; this one has \(catalog.works.count)")
    var drawing = stream.substream("works")
    let taste = ReaderTaste(catalog: catalog, kind: reader, stream: &drawing)
    let rates = rates ?? reader.rates
    var draw = LibrarySampler(catalog: catalog, taste: taste)
    draw.fill(to: books, stream: &drawing)
    var rowing = stream.substream("rows")
    var maker = RowMaker(catalog: catalog, taste: taste, rates: rates, conventions: format.conventions)
    var rows: [LibraryRow] = []
    rows.reserveCapacity(books + books / 40)
    for work in draw.works { rows.append(LibraryRow(row: maker.row(for: work, stream: &rowing))) }
    var doubling = stream.substream("duplicates")
    rows = withDuplicates(rows, maker: maker, stream: &doubling)
    var hardening = stream.substream("hard duplicates")
    rows = withHardDuplicates(rows, maker: maker, stream: &hardening)
    var damaging = stream.substream("damage")
    rows = withDamage(rows, draw: draw, maker: &maker, stream: &damaging)
    if format.conventions.site == .libraryThing {
      var filming = stream.substream("films")
      rows = withFilms(rows, draw: draw, maker: &maker, stream: &filming)
    }
    let cellGenerator = SiteCellGenerator(
      conventions: format.conventions, rates: rates, stream: stream.substream("site"))
    for place in rows.indices { cellGenerator.dress(&rows[place].row) }
    return SyntheticLibrary(rows, of: catalog, as: format)
  }

  /// Makes another export of the reader whose library `make` determines by the same catalog, number of books,
  /// kind and stream. It has each book of that library with a chance of eight in ten, and for one in ten a
  /// book that is only in this file. Each book has an edition and a form of title of its own. No row is
  /// repeated or damaged.
  ///
  /// - Parameter number: The number of the export, from one on.
  /// - Complexity: O(books).
  package static func further(
    _ number: Int, catalog: Catalog, books: Int, format: ExportKind, reader: ReaderKind = .anybody,
    stream: RandomStream
  ) -> SyntheticLibrary {
    var drawing = stream.substream("works")
    let taste = ReaderTaste(catalog: catalog, kind: reader, stream: &drawing)
    var draw = LibrarySampler(catalog: catalog, taste: taste)
    draw.fill(to: books, stream: &drawing)
    let own = stream.substream("further").substream(number)
    var rowing = own.substream("rows")
    var maker = RowMaker(
      catalog: catalog, taste: taste, rates: reader.rates, conventions: format.conventions)
    let cells = SiteCellGenerator(
      conventions: format.conventions, rates: reader.rates, stream: own.substream("site"))
    var (rows, outsiders): ([LibraryRow], Set<Int>) = ([], [])
    for work in draw.works {
      let roll = rowing.below(10)
      let outsider = roll == 8 ? draw.outsider(stream: &rowing) : nil
      guard let work = roll < 8 ? work : outsider.flatMap({ outsiders.insert($0).inserted ? $0 : nil }) else {
        continue
      }
      var row = maker.row(for: work, stream: &rowing)
      cells.dress(&row)
      rows.append(LibraryRow(row: row))
    }
    return SyntheticLibrary(rows, of: catalog, as: format)
  }

  /// Writes rows as an export, with their truth.
  init(_ rows: [LibraryRow], of catalog: Catalog, as format: ExportKind) {
    fileName = format.fileName
    export = format.write(rows)
    truth = LibraryTruth(
      catalogSeed: catalog.seed, catalogSize: catalog.works.count, format: format.name,
      rows: rows.enumerated().map { $1.truth(number: $0 + 1, catalog: catalog) })
    said = rows.enumerated().map { SaidFacts.of($1.row, format.conventions, number: $0 + 1) }
    titles = rows.map(\.row.title.text)
    written = rows.map(\.row.words)
  }

  private static func withDuplicates(
    _ rows: [LibraryRow], maker: RowMaker, stream: inout RandomStream
  ) -> [LibraryRow] {
    let duplicates = DuplicateRows(maker: maker)
    var placed: [(place: Int, row: LibraryRow)] = []
    for (index, original) in rows.enumerated() {
      // No rule distinguishes a part of a volume from the whole, so such rows are not repeated.
      guard stream.chance(maker.rates.duplicateRows, in: 10_000), original.row.title.marker != .part else {
        continue
      }
      let made =
        mistyped(rows, duplicates, &stream)
        ?? (index, LibraryRow(duplicateOf: original.row, duplicates, &stream))
      placed.append((stream.within(made.index...rows.count - 1), made.row))
    }
    return inserted(placed, into: rows)
  }

  /// Returns a mistyped row and the index of the row that it repeats; nil if no mistyping is drawn, or if
  /// none of two hundred drawn books can have it.
  private static func mistyped(
    _ rows: [LibraryRow], _ duplicates: DuplicateRows, _ stream: inout RandomStream
  ) -> (index: Int, row: LibraryRow)? {
    guard let kind = duplicates.drawMistyping(&stream) else { return nil }
    for _ in 0..<200 {
      let index = stream.below(rows.count)
      guard rows[index].row.title.marker != .part,
        let row = duplicates.mistyped(rows[index].row, kind, &stream)
      else { continue }
      return (index, LibraryRow(row: row, kind: .duplicate, duplicate: kind))
    }
    return nil
  }

  /// For each that is drawn a book of the file that can have the difference; none if of two hundred books
  /// none can.
  private static func withHardDuplicates(
    _ rows: [LibraryRow], maker: RowMaker, stream: inout RandomStream
  ) -> [LibraryRow] {
    guard maker.rates.hardDuplicates > 0 else { return rows }
    let duplicates = DuplicateRows(maker: maker)
    var placed: [(place: Int, row: LibraryRow)] = []
    for _ in rows where stream.chance(maker.rates.hardDuplicates, in: 10_000) {
      let kind = duplicates.drawHard(&stream)
      for _ in 0..<200 {
        let index = stream.below(rows.count)
        guard rows[index].kind == .book, rows[index].row.title.marker != .part,
          let row = duplicates.hard(rows[index].row, kind, &stream)
        else { continue }
        placed.append(
          (stream.within(index...rows.count - 1), LibraryRow(row: row, kind: .duplicate, duplicate: kind)))
        break
      }
    }
    return inserted(placed, into: rows)
  }

  private static func withDamage(
    _ rows: [LibraryRow], draw: LibrarySampler, maker: inout RowMaker, stream: inout RandomStream
  ) -> [LibraryRow] {
    var placed: [(place: Int, row: LibraryRow)] = []
    for place in rows.indices where stream.chance(maker.rates.damagedRows, in: 10_000) {
      guard let work = draw.outsider(stream: &stream) else { continue }
      let kinds = maker.conventions.damages
      let kind = kinds[stream.below(kinds.count)]
      let row = maker.row(for: work, stream: &stream)
      placed.append((place, LibraryRow(row: row, kind: .damaged, damage: kind)))
    }
    return inserted(placed, into: rows)
  }

  private static func withFilms(
    _ rows: [LibraryRow], draw: LibrarySampler, maker: inout RowMaker, stream: inout RandomStream
  ) -> [LibraryRow] {
    var placed: [(place: Int, row: LibraryRow)] = []
    for place in rows.indices where stream.chance(maker.rates.films, in: 10_000) {
      guard let work = draw.outsider(stream: &stream) else { continue }
      var row = maker.row(for: work, stream: &stream)
      row.site.film = stream.pick(["DVD", "Blu-ray", "VHS"])
      placed.append((place, LibraryRow(row: row, kind: .film)))
    }
    return inserted(placed, into: rows)
  }

  /// Returns the rows with each added row after the row at its index.
  private static func inserted(
    _ placed: [(place: Int, row: LibraryRow)], into rows: [LibraryRow]
  ) -> [LibraryRow] {
    var further: [Int: [LibraryRow]] = [:]
    for item in placed { further[item.place, default: []].append(item.row) }
    var all: [LibraryRow] = []
    all.reserveCapacity(rows.count + placed.count)
    for (place, row) in rows.enumerated() {
      all.append(row)
      if let further = further[place] { all += further }
    }
    return all
  }
}

extension LibraryRow {
  /// Creates a repeated row that is not mistyped.
  fileprivate init(duplicateOf row: ShelfRow, _ duplicates: DuplicateRows, _ stream: inout RandomStream) {
    let made = duplicates.duplicate(of: row, stream: &stream)
    self.init(row: made.row, kind: .duplicate, duplicate: made.kind)
  }
}
