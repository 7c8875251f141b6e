import BooksTrackAPI
import Foundation
import Simulation
import Testing

@testable import Synthesis

@Suite struct SyntheticLibraryTests {
  @Test func `The same reader gets the same bytes and another reader gets others`() throws {
    let one = World.library(reader: 1, books: 300)
    let again = World.library(reader: 1, books: 300)
    #expect(one.export == again.export)
    #expect(try one.truth.encoded() == again.truth.encoded())
    #expect(one.export != World.library(reader: 2, books: 300).export)
  }

  @Test(arguments: ExportKind.every.map(\.name).filter { $0 != "librarything-json" })
  func `The truth has a row for each record of the file`(format: String) throws {
    let kind = try #require(ExportKind.named(format))
    let library = World.library(reader: 3, books: 600, format: kind)
    let separators: [String: UInt8] = [
      "librarything": 0x09, "list-french": 0x09, "list-german": 0x3B, "list-japanese": 0x7C,
    ]
    let found = records(library.export, separator: separators[format] ?? 0x2C)
    // A line that names the separator may stand before the header.
    let header = found.first?.first == "sep=" ? 2 : 1
    #expect(found.count == library.truth.rows.count + header)
    #expect(library.truth.rows.map(\.row) == Array(1...library.truth.rows.count))
    #expect(library.truth.count(of: .book) == 600)
    #expect(library.truth.format == format)
  }

  @Test func `Every book is listed once before its repeats`() {
    for library in World.libraries {
      var seen: Set<Int> = []
      let wrong = library.truth.rows.filter { row in
        switch row.kind {
        case .book: !seen.insert(row.work).inserted || row.duplicate != nil || row.damage != nil
        case .duplicate: !seen.contains(row.work) || row.duplicate == nil
        case .damaged, .film: seen.contains(row.work) || row.damage == nil
        }
      }
      #expect(wrong.isEmpty)
      #expect(seen.count == 1_000)
    }
  }

  @Test func `A row with an ISBN has the pages of that edition`() throws {
    var revisions = 0
    for reader in 0..<3 {
      let library = World.library(reader: reader, rates: QuirkRates(duplicateRows: 0, hardDuplicates: 3_000))
      let truth = Dictionary(uniqueKeysWithValues: library.truth.rows.map { ($0.row, $0) })
      for row in library.said {
        guard let isbn = row.isbn, let pages = row.pages,
          let edition = World.catalog.edition(isbn: try ISBN(isbn))
        else { continue }
        #expect(pages == World.catalog.editions[edition].pages, "row \(row.row)")
        if truth[row.row]?.duplicate == .revision { revisions += 1 }
      }
    }
    #expect(revisions > 3)
  }

  @Test func `Damaged rows are damaged as the truth states, and no others are`() {
    let rates = QuirkRates(damagedRows: 900)
    let library = World.library(reader: 4, rates: rates)
    let all = records(library.export)
    let columns = all[0].count
    for (record, truth) in zip(all.dropFirst(), library.truth.rows) {
      switch truth.damage {
      case nil:
        #expect(record.count == columns)
        #expect(!record[1].isEmpty)
      case .tooFewFields: #expect(record.count < columns)
      case .tooManyFields: #expect(record.count > columns)
      case .noTitle: #expect(record[1].isEmpty && record.count == columns)
      }
    }
    #expect(Set(library.truth.rows.compactMap(\.damage)) == Set(DamageKind.allCases))
  }

  @Test func `Rows of one book show the same work, rows of different books never`() {
    let library = World.library(
      reader: 5, rates: QuirkRates(duplicateRows: 4_000, mistyped: 40, hardDuplicates: 3_000))
    let groups = Dictionary(grouping: library.truth.rows.filter { $0.kind != .damaged }, by: \.work)
    for (work, rows) in groups {
      #expect(rows.count { $0.kind == .book } == 1)
      for row in rows { #expect(World.catalog.works[work].editions.contains(row.edition)) }
    }
    #expect(Set(library.truth.rows.compactMap(\.duplicate)) == Set(DuplicateKind.allCases))
  }

  @Test func `DUP-9: a hard further row differs from its book in the way that the truth says`() throws {
    let library = World.library(reader: 6, rates: QuirkRates(duplicateRows: 0, hardDuplicates: 3_000))
    let rows = Dictionary(grouping: library.truth.rows.filter { $0.kind != .damaged }, by: \.work)
    func written(_ row: TruthRow) -> String { library.written[row.row - 1] }
    for row in library.truth.rows {
      guard let kind = row.duplicate, let book = rows[row.work]?.first(where: { $0.kind == .book }) else {
        continue
      }
      let editions = (World.catalog.editions[book.edition], World.catalog.editions[row.edition])
      let differs =
        switch kind {
        case .revision: ListWords.revisions.contains(where: written(row).contains)
        case .bareTitle: written(row).hasPrefix("“\(editions.1.title)”")
        case .translation: editions.0.language != editions.1.language
        default: written(row) != written(book)
        }
      #expect(kind.isHard && differs, "\(kind): \(written(book)), \(written(row))")
    }
  }

  /// The differences of DUP-11 are met as often as their table says, also those that few books can have.
  @Test(arguments: ["goodreads", "storygraph"])
  func `Repeated rows differ at the rates of the table`(format: String) throws {
    let kind = try #require(ExportKind.named(format))
    var counts: [DuplicateKind: Int] = [:]
    for reader in 1...4 {
      let rates = QuirkRates(duplicateRows: 3_000, mistyped: 100)
      for row in World.library(reader: reader, format: kind, rates: rates).truth.rows {
        if let kind = row.duplicate { counts[kind, default: 0] += 1 }
      }
    }
    let possible = DuplicateRows.mistyped.filter { format == "goodreads" || !$0.isOfGoodreads }
    let (all, weights) = (counts.values.reduce(0, +), possible.reduce(0) { $0 + $1.perHundred })
    #expect(all > 1_000)
    for rate in possible {
      let (count, expected) = (counts[rate.kind] ?? 0, all * rate.perHundred / weights)
      #expect((expected * 6 / 10...expected * 15 / 10).contains(count), "\(rate.kind): \(count), \(expected)")
    }
    // A reader without a book that can have the drawn difference gets another repeated row.
    let others = counts.filter { kind, _ in !possible.contains { $0.kind == kind } }
    #expect(others.values.reduce(0, +) * 50 < all, "\(others)")
  }

  @Test func `The truth contains the contents of the ISBN columns`() {
    let wrong = World.libraries.prefix(4).flatMap { ReadRow.rows(of: $0) }.filter { row in
      let cells = [row["ISBN"], row["ISBN13"]].map { String($0.dropFirst(2).dropLast()) }
      guard let stated = row.truth.isbn else {
        return cells.contains { $0.hasPrefix("978") || $0.hasPrefix("979") }
      }
      let ten = String(repeating: "0", count: max(0, 10 - cells[0].count)) + cells[0]
      return cells[1] != stated && ten.dropLast() != stated.dropFirst(3).dropLast()
    }
    #expect(wrong.isEmpty, "\(wrong.map(\.truth))")
  }

  @Test func `A title names the series that the truth contains`() {
    let wrong = World.libraries.prefix(4).flatMap { ReadRow.rows(of: $0) }.filter { row in
      let named = row.truth.memberships.filter(\.inTitle)
      guard row.truth.duplicate != .spelling else { return false }
      guard let place = named.first else {
        return row["Title"].contains(", #") && row["Title"].hasSuffix(")")
      }
      if row.truth.marker == .volume || row.truth.marker == .bare {
        return !row["Title"].contains(where: \.isNumber)
      }
      if row.truth.marker == .comma,
        !row["Title"].replacing("–", with: "-").replacing(" + ", with: ", ")
          .hasSuffix(", #\(place.position))")
      {
        return true
      }
      return named.contains { !row["Title"].contains($0.name) }
    }
    #expect(wrong.isEmpty, "\(wrong.map { ($0["Title"], $0.truth) })")
  }

  @Test func `A clean export has no quirks`() {
    let library = World.library(reader: 6, rates: .none)
    #expect(library.truth.rows.allSatisfy { $0.kind == .book && $0.isbn != nil })
    #expect(ReadRow.rows(of: library).allSatisfy { !$0["Author"].contains("  ") && $0["My Review"].isEmpty })
  }

  @Test func `The truth survives encoding`() throws {
    let truth = World.library(reader: 7, books: 50).truth
    #expect(try JSONDecoder().decode(LibraryTruth.self, from: truth.encoded()) == truth)
  }

  @Test func `A few works are in nearly every library and most are in few`() {
    var owners: [Int: Int] = [:]
    for library in World.libraries {
      for row in library.truth.rows where row.kind == .book { owners[row.work, default: 0] += 1 }
    }
    let counts = owners.values.sorted(by: >)
    #expect(counts[0] >= 17)
    #expect(counts[counts.count / 2] <= 4)
  }

  @Test func `Some series are owned completely and some in part`() {
    var complete = 0
    var partial = 0
    for library in World.libraries.prefix(5) {
      let owned = Set(library.truth.rows.map(\.work))
      for series in World.catalog.series {
        let main = series.works.filter { World.catalog.works[$0].kind == .volume }
        let count = main.count { owned.contains($0) }
        if count > 1, count == main.count { complete += 1 }
        if count > 0, count < main.count { partial += 1 }
      }
    }
    #expect(complete > 20)
    #expect(partial > 200)
  }

  @Test func `A library can be as large as its catalog`() {
    let catalog = Catalog.make(seed: 2, size: 0)
    let library = SyntheticLibrary.make(
      catalog: catalog, books: catalog.works.count, stream: RandomStream(seed: 1, name: "all"))
    #expect(library.truth.count(of: .book) == catalog.works.count)
  }

  @Test func `Without books an export is only a header`() {
    let library = World.library(reader: 8, books: 0)
    #expect(records(library.export).count == 1)
    #expect(library.truth.rows.isEmpty)
  }
}
