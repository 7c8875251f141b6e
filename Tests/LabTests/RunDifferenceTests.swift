// The difference of two runs: which direction is better follows from the comparison of each row.

import Foundation
import Providers
import Testing

@testable import LabWorld
@testable import Verify

@Suite struct RunDifferenceTests {
  private typealias Direction = RunDifference.Direction

  private static func row(
    _ comparison: TargetComparison, _ value: Int, unit: TargetUnit = .count
  ) -> TargetResult {
    Target(Limit("ENR-13", comparison, 500, unit, .ours, "a test"), "ENR-13", "a row").judge(
      Fraction(value, of: 100))
  }

  private static func difference(
    _ before: [TargetResult], _ now: [TargetResult], readers: [ReaderFigures] = [],
    earlier: [ReaderFigures] = [], change: (inout LoadConfiguration) -> Void = { _ in }
  ) -> RunDifference {
    func run(
      _ rows: [TargetResult], _ readers: [ReaderFigures], _ configuration: LoadConfiguration
    ) -> ComparedRun {
      ComparedRun(configuration, rows, readers: readers.count).with(readers)
    }
    var configuration = LoadConfiguration()
    change(&configuration)
    return RunDifference(run(now, readers, configuration), against: run(before, earlier, LoadConfiguration()))
  }

  @Test(arguments: [
    (TargetComparison.atLeast, 400, 600, RunDifference.Direction.better), (.atLeast, 600, 599, .worse),
    (.atMost, 400, 600, .worse), (.atMost, 600, 400, .better),
    (.exactly, 400, 499, .better), (.exactly, 400, 601, .worse), (.exactly, 400, 600, .neither),
  ])
  func `a row is better or worse by its comparison`(
    comparison: TargetComparison, before: Int, now: Int, direction: RunDifference.Direction
  ) throws {
    let rows = Self.difference([Self.row(comparison, before)], [Self.row(comparison, now)]).rows
    #expect(rows.map(\.direction) == [direction])
    #expect(Self.difference([Self.row(comparison, now)], [Self.row(comparison, now)]).rows == [])
  }

  @Test func `a changed gate has both verdicts, and a row without data has no direction`() throws {
    let row = try #require(Self.difference([Self.row(.atMost, 400)], [Self.row(.atMost, 701)]).rows.first)
    #expect(row.isChangedGate && [row.verdictBefore, row.verdictAfter] == ["held", "missed"])
    #expect([row.before, row.after, row.difference, row.limit] == ["4", "7.01", "+3.01", "≤ 5"])
    var lacking = Self.row(.atMost, 400)
    lacking.rest(on: Evidence(1, "cases", atLeast: 2))
    let lost = try #require(Self.difference([Self.row(.atMost, 400)], [lacking]).rows.first)
    #expect([lost.direction.rawValue, lost.after, lost.difference] == ["neither", "no data", ""])
    let gone = try #require(Self.difference([Self.row(.atMost, 400)], []).rows.first)
    #expect([gone.direction.rawValue, gone.after] == ["neither", "no row"])
  }

  private static func reader(_ number: Int, wait: Int, waiting: Int = 0) -> ReaderFigures {
    var reader = ReaderFigures(reader: number, cell: 0, export: "goodreads")
    (reader.lookUpTime, reader.waiting, reader.books) = (wait, waiting, 60)
    return reader
  }

  @Test func `readers who lost come first, books that wait before minutes`() {
    let earlier = [Self.reader(0, wait: 60_000), Self.reader(1, wait: 60_000), Self.reader(2, wait: 60_000)]
    let now = [
      Self.reader(0, wait: 30_000), Self.reader(1, wait: 90_000), Self.reader(2, wait: 1, waiting: 2),
    ]
    let difference = Self.difference([], [], readers: now, earlier: earlier) { $0.mood = .flaky }
    #expect(difference.readers.map(\.reader) == [2, 1, 0])
    #expect(difference.readers.map(\.direction) == [.worse, .worse, .better])
    #expect(difference.readers[1].sentence == "reader 1: 1 min → 1.50 min for 60 books (+30 s)")
    #expect(difference.readers[1].commandAfter.hasSuffix("--mood flaky --explain-reader 1"))
    #expect(!difference.readers[1].commandBefore.contains("--mood"))
    #expect(difference.readersLeftOut == "")
  }

  @Test func `a reader with fewer records lost, however short the wait`() throws {
    var (before, now) = (Self.reader(0, wait: 60_000), Self.reader(0, wait: 30_000))
    (before.enriched, now.enriched, now.notFound) = (37, 30, 7)
    let difference = Self.difference([], [], readers: [now], earlier: [before])
    #expect(difference.readers.map(\.direction) == [.worse])
    #expect(
      try #require(difference.readers.first).sentence.contains("with a record 37 → 30, not found 0 → 7"))
    let back = Self.difference([], [], readers: [before], earlier: [now])
    #expect(back.readers.map(\.direction) == [.better])
  }

  @Test func `readers of one run alone are named, and extreme times are no crash`() {
    let readers = [Self.reader(0, wait: .max), Self.reader(1, wait: 1), Self.reader(2, wait: 1)]
    let difference = Self.difference([], [], readers: readers, earlier: [Self.reader(0, wait: .min)])
    #expect(difference.readersLeftOut == "2 readers of one run alone are not compared")
    #expect(difference.readers.map(\.direction) == [.worse])
  }

  @Test func `readers with other libraries are not compared`() {
    let readers = [Self.reader(0, wait: 60_000)]
    let other = Self.difference([], [], readers: readers, earlier: [Self.reader(0, wait: 1)]) {
      $0.books = 80
    }
    #expect(other.readers == [])
    #expect(other.readersLeftOut.contains("with another number of books"))
  }

  @Test func `a table of readers is read back, and an error names its line`() throws {
    let reader = Self.reader(7, wait: 61_234, waiting: 2)
    let text = ReaderTable.header + ReaderTable.lines([reader], of: 1)
    let back = try #require(try ReaderTable.readers(in: text).first)
    #expect(back.reader == 7 && back.lookUpTime == 61_234 && back.waiting == 2 && back.books == 60)
    #expect(throws: ReaderTableError(line: 2, sentence: "it has 1 field, not 25")) {
      try ReaderTable.readers(in: ReaderTable.header + "x\r\n")
    }
    for wait in ["soon", "61.2", "61", "-1.000", "99999999999999.999", "6.1.234"] {
      #expect(throws: ReaderTableError.self) {
        try ReaderTable.readers(in: text.replacing("61.234", with: wait))
      }
    }
    #expect(throws: ReaderTableError(line: 3, sentence: "it has 1 field, not 25")) {
      try ReaderTable.readers(in: ReaderTable.header + "\r\nx\r\n")
    }
  }
}
