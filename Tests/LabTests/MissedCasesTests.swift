// The first cases that a row has missed: which are kept whatever the order of additions, what is said of
// them, and that a run tells of them where a gate is missed.

import BooksTrackAPI
import Foundation
import Measurement
import PropertyTesting
import Providers
import Simulation
import Testing

@testable import BooksTrack
@testable import LabWorld
@testable import Synthesis

@Suite struct MissedCasesTests {
  private static func missed(_ reader: Int, _ rows: [Int], _ outcome: String = "") -> MissedCase {
    MissedCase(
      reader: reader, rows: rows.map { .init(row: $0, text: "row \($0)") }, truth: "", outcome: outcome)
  }

  @Test func `the first five by reader and row are kept, in any order of additions`() throws {
    let rows = Gen<[Int]>.array(of: .integer(in: 0...60), count: 0...20)
    try check("missed cases", combine(rows, Gen<Int>.integer(in: 0...20))) { rows, cut in
      let cases = rows.map { Self.missed($0 / 10, [$0 % 10], $0 % 7 == 0 ? "other" : "") }
      func sum(_ cases: some Sequence<MissedCase>) -> MissedCases {
        cases.reduce(into: MissedCases()) { $0.note("DUP-9.precision", $1) }
      }
      var split = sum(cases.dropFirst(cut))
      split.add(sum(cases.prefix(cut)))
      let kept = split.byRow["DUP-9.precision"] ?? []
      return split == sum(cases.reversed()) && kept == Array(Set(cases).sorted().prefix(5))
    }
  }

  private static let catalog = Catalog.make(seed: 4, size: 2_000)
  private static let library = SyntheticLibrary.make(
    catalog: catalog, books: 300, rates: rates, stream: RandomStream(seed: 11, name: "missed"))

  private static let rates: QuirkRates = {
    var rates = QuirkRates.measured
    (rates.duplicateRows, rates.damagedRows) = (500, 300)
    return rates
  }()

  private static func work(_ row: Int) -> WorkID { WorkID(replica: 1, serial: UInt32(row)) }

  /// Returns the missed cases after a change of the results of a correct import.
  private static func missed(_ change: (inout [Int: RowResult]) -> Void) -> [String: [MissedCase]] {
    var firsts: [Int: Int] = [:]
    var results: [Int: RowResult] = [:]
    for row in library.truth.rows {
      let first = firsts[row.work] ?? row.row
      if row.kind.isToBeRejected {
        results[row.row] = RowResult(work: nil, tier: nil, rejection: "tooFewFields")
      } else {
        firsts[row.work] = first
        results[row.row] = RowResult(
          work: work(first), tier: first == row.row ? nil : .isbn, rejection: nil)
      }
    }
    change(&results)
    var cases = ReaderCases(reader: 7, library, TrueWorks(results, library.truth), catalog)
    _ = ImportFigures(results, against: library.truth) { cases.note($0, rows: $1, $2) }
    return cases.missed.byRow
  }

  @Test func `an import without a mistake has no missed cases`() { #expect(Self.missed { _ in } == [:]) }

  @Test func `DUP-9: a wrong merge is reported with both rows, both books and the rule`() throws {
    let books = Self.library.truth.rows.filter { $0.kind == .book }
    let (first, second) = (try #require(books.first), try #require(books.last))
    let missed = Self.missed {
      $0[second.row] = RowResult(work: Self.work(first.row), tier: .fuzzy, rejection: nil)
    }
    let told = try #require(missed["DUP-9.precision"]?.first)
    #expect(told.reader == 7 && told.rows.map(\.row) == [first.row, second.row])
    #expect(told.rows[0].text.hasPrefix("“") && told.rows[0].text != told.rows[1].text)
    #expect(told.truth.hasPrefix("2 books: book \(first.work), “"))
    #expect(told.truth.contains("; book \(second.work), “"))
    #expect(told.outcome == "row \(second.row) is merged by fuzzy")
  }

  @Test func `DUP-9, IMP-5: a missed further row and an accepted damaged row are reported`() throws {
    let further = try #require(Self.library.truth.rows.first { $0.duplicate?.isHard == false })
    let damaged = try #require(Self.library.truth.rows.first { $0.kind == .damaged })
    let missed = Self.missed {
      $0[further.row] = RowResult(work: Self.work(further.row), tier: nil, rejection: nil)
      $0[damaged.row] = RowResult(work: Self.work(damaged.row), tier: nil, rejection: nil)
    }
    #expect(Set(missed.keys) == ["DUP-9.recall", "IMP-5"])
    let told = try #require(missed["DUP-9.recall"]?.first)
    #expect(told.rows.count == 2 && told.rows.last?.row == further.row)
    #expect(told.truth.hasPrefix("book \(further.work), “"))
    #expect(told.outcome.hasSuffix("is a book of its own"))
    #expect(missed["IMP-5"]?.first?.outcome.hasSuffix("row is accepted") == true)
  }

  @Test func `DUP-9: a missed hard further row counts among all further rows too`() throws {
    let hard = try #require(Self.library.truth.rows.first { $0.duplicate?.isHard == true })
    let missed = Self.missed {
      $0[hard.row] = RowResult(work: Self.work(hard.row), tier: nil, rejection: nil)
    }
    #expect(Set(missed.keys) == ["DUP-9.recall", "DUP-9.hard"])
    #expect(missed["DUP-9.hard"]?.first?.rows.last?.row == hard.row)
  }

  private static func run(wrong: Int) -> RunPart {
    var figures = RunFigures()
    figures.imports.duplicates = ConfusionCounts(
      truePositive: 300, falsePositive: wrong, falseNegative: 0)
    figures.missed.note("DUP-9.precision", missed(12, [3, 40], "row 40 is merged by fuzzy"))
    var configuration = LoadConfiguration()
    configuration.users = 20
    configuration.format = .mixed
    configuration.seed = 206
    return RunPart(configuration: configuration, digest: "0", isComplete: true, figures: figures)
  }

  @Test func `a missed gate lists its cases, with the command for each`() throws {
    let run = Self.run(wrong: 30)
    let command =
      "bookstrack-sim run --users 20 --seed 206 --format mixed --explain-reader 12"
    #expect(run.missed?.map(\.id) == ["DUP-9.precision"])
    #expect(run.missed?.first?.cases.map(\.command) == [command])
    let host = HostPart(HostMeter().sample(), threads: 1, figures: run.figures)
    let text = SummaryTable(
      RunVerdict(LoadReport(run: run, host: host)), hasColor: false
    ).text
    #expect(text.contains("\nDUP-9.precision, the first cases\n  reader 12\n    row 3: row 3\n"))
    #expect(text.replacing(" \\\n     ", with: "").contains("    \(command)\n"))
    #expect(text.split(separator: "\n").allSatisfy { $0.count <= 80 })
  }

  @Test func `a gate that holds has no missed cases`() {
    let run = Self.run(wrong: 0)
    #expect(run.missed == nil)
    let host = HostPart(HostMeter().sample(), threads: 1, figures: run.figures)
    let text = SummaryTable(
      RunVerdict(LoadReport(run: run, host: host)), hasColor: false
    ).text
    #expect(!text.contains("the first cases"))
  }
}
