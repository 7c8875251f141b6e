// What an import makes of a labelled list (DUP-7, DUP-11): the arithmetic of it, and that the rows of the
// report can fail.

import BooksTrack
import Foundation
import Measurement
import Testing

@testable import LabWorld
@testable import Synthesis

@Suite struct ListAccuracyTests {
  private static let list = LabelledList.make(rows: 600, seed: 4)

  private static func row(
    _ title: String, _ author: String, _ book: Int, _ kind: SameKind? = nil, first: Int
  ) -> ListedRow {
    ListedRow(
      title: title, author: author, furtherAuthors: [], isbn: nil, publisher: "", year: nil, book: book,
      series: nil, kind: kind, first: first)
  }

  @Test func `Pairs are counted, found, missed and joined, by kind`() throws {
    let rows = [
      Self.row("Emma", "Jane Austen", 0, first: 0), Self.row("EMMA", "Jane Austen", 0, .letterCase, first: 0),
      Self.row("Persuasion", "Jane Austen", 0, .numberForm, first: 0),
      Self.row("Dune", "Frank Herbert", 1, first: 3), Self.row("DUNE", "Frank Herbert", 2, first: 4),
    ]
    let list = LabelledList(
      seed: 0, rows: rows, alike: [AlikeBooks(kind: .sequel, left: 1, right: 2)], rates: .standard)
    let figures = try ListAccuracy(.corrected).judge(list)
    #expect(figures.counts == ConfusionCounts(truePositive: 1, falsePositive: 1, falseNegative: 2))
    #expect(figures.same["letter-case"] == Rate(1, of: 1))
    #expect(figures.same["number-form"] == Rate(0, of: 1))
    #expect(figures.different["sequel"] == Rate(0, of: 1))
    #expect(figures.joined == ["sequel": 1])
    #expect(figures.missed.map(\.row) == ["Persuasion — Jane Austen"])
    #expect(figures.wrong.map(\.kind) == ["sequel"])
    #expect(figures.rejected == 0)
  }

  @Test func `DUP-7, DUP-11: the rules as written and plain equality do badly on a list`() throws {
    let corrected = try ListAccuracy(.corrected).judge(Self.list)
    let asWritten = try ListAccuracy(.asWritten).judge(Self.list)
    #expect(asWritten.counts.recall.isAtLeast(perTenThousand: 7_500) == false)
    #expect(asWritten.counts.f1.isAtLeast(perTenThousand: 7_500) == false)
    #expect(corrected.counts.falsePositive < asWritten.counts.falsePositive)
    // What equal letters and equal numbers find without any rule.
    let repeated = Self.list.rows.filter { $0.kind != nil }
    let equal = repeated.count { row in
      let first = Self.list.rows[row.first]
      let isNumber = row.isbn != nil && row.isbn == first.isbn
      return isNumber || row.title == first.title && row.author == first.author
    }
    #expect(equal * 4 < repeated.count && equal > 0)
    for figures in [corrected, asWritten] {
      #expect(figures.rejected == 0)
      #expect(figures.same.values.reduce(0) { $0 + $1.whole } == repeated.count)
      #expect(figures.same.values.reduce(0) { $0 + $1.whole - $1.part } == figures.missed.count)
      #expect(figures.joined.values.reduce(0, +) == figures.counts.falsePositive)
    }
  }

  /// The targets of the issue, on lists that are drawn from what people mistype.
  @Test(arguments: [(1_500, 1), (1_500, 3), (5_000, 7)] as [(Int, UInt64)])
  func `DUP-11: rows of one book are found on lists, and rows of two are kept apart`(
    rows: Int, seed: UInt64
  ) throws {
    let report = try ListReport(LabelledList.make(rows: rows, seed: seed))
    #expect(report.holds, "\(report.table(examples: 20))")
  }

  @Test func `The page fits a terminal, and the report contains the source of the list`() throws {
    let report = try ListReport(Self.list)
    let table = report.table(examples: 3)
    #expect(table.split(separator: "\n").allSatisfy { $0.count <= 80 }, "\(table)")
    #expect(table.contains("as-written") && table.contains("F1 on the list"))
    let back = try JSONDecoder().decode(ListReport.self, from: report.encoded())
    #expect(
      back.rates.count == ListShare.allCases.count + SameKind.allCases.count + DifferentKind.allCases.count)
    #expect(back.corrected == report.corrected && back.seed == 4)
  }
}
