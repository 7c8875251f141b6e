// One row a reader: that it says what happened, in the order of readers, and who of them was slowest.

import Foundation
import Measurement
import PropertyTesting
import Providers
import Synchronization
import Testing

@testable import LabWorld
@testable import LoadRun

@Suite struct ReaderTableTests {
  private static func run(_ threads: Int) throws -> (report: LoadReport, table: String) {
    var configuration = LoadRunTests.small
    configuration.readersPerCell = 2
    configuration.mood = .flaky
    configuration.format = .mixed
    configuration.outagesPerTenThousand = 10_000
    // So few books would be looked up before the first outage begins.
    configuration.latencyPercent = 1_000
    let table = Mutex(ReaderTable.header)
    let report = try LoadRun(configuration).run(
      threads: threads, sharing: LoadRunTests.fixture, isCancelled: { false },
      readers: { readers, digest in table.withLock { $0 += ReaderTable.lines(readers, of: digest) } })
    return (report, table.withLock { $0 })
  }

  private static let result = Result { try run(2) }

  /// The rows as RFC 4180 has them where no field is quoted: lines that end in CR LF, fields with commas
  /// between them.
  private static func rows(_ table: String) -> [[String: String]] {
    let lines = table.components(separatedBy: "\r\n").dropLast().map { $0.components(separatedBy: ",") }
    return lines.dropFirst().map { Dictionary(uniqueKeysWithValues: zip(lines[0], $0)) }
  }

  @Test func `LAB-1: the table is the same on one thread and two`() throws {
    #expect(try Self.run(1).table == Self.result.get().table)
  }

  @Test func `each reader has a row, in order, and all lines have equally many fields`() throws {
    let table = try Self.result.get().table
    #expect(!table.contains("\""))
    #expect(table.hasSuffix("\r\n"))
    let counts = Set(
      table.components(separatedBy: "\r\n").dropLast().map { $0.components(separatedBy: ",").count })
    #expect(counts == [25])
    #expect(Self.rows(table).map { $0["reader"] } == (0..<6).map { "\($0)" })
    #expect(Self.rows(table).map { $0["cell"] } == ["0", "0", "1", "1", "2", "2"])
    #expect(Set(Self.rows(table).compactMap { $0["cell_digest"] }).count == 3)
  }

  @Test func `the rows add up to the figures of the run`() throws {
    let (report, table) = try Self.result.get()
    let rows = Self.rows(table)
    func sum(_ column: String) -> Int { rows.compactMap { Int($0[column] ?? "") }.reduce(0, +) }
    let figures = report.run.figures
    #expect(sum("rows") == figures.imports.rows)
    #expect(sum("books") == figures.imports.imported)
    #expect(sum("duplicates") == figures.imports.duplicateRows)
    #expect(sum("rejected") == figures.imports.rejected)
    #expect(sum("requests") == figures.enrichment.requests.values.reduce(0, +))
    #expect(sum("retries") == figures.enrichment.pauses && sum("retries") > 0)
    #expect(sum("parkings") == figures.enrichment.parkings)
    #expect(sum("enriched") == figures.enrichment.enriched)
    #expect(sum("to_choose") == figures.enrichment.byState["needsChoice"] ?? 0)
    #expect(sum("not_found") == figures.enrichment.byState["notFound"] ?? 0)
    #expect(sum("to_verify") == figures.verifying.works)
    #expect(sum("violations") == 0)
    #expect(
      sum("failed_requests")
        == figures.enrichment.answers
        .filter { !["found", "foundInPart", "notFound", "refused"].contains($0.key) }.values.reduce(0, +))
    #expect(sum("failed_requests") > 0)
    let seconds = rows.map { Double($0["request_seconds"] ?? "") ?? 0 }.reduce(0, +)
    let nanoseconds = Double(figures.time.latency["request"]?.sum ?? 0)
    #expect(abs(seconds - nanoseconds / 1e9) < 0.01)
  }

  @Test func `the times of a row are consistent`() throws {
    for row in Self.rows(try Self.result.get().table) {
      func time(_ column: String) throws -> Double { try #require(Double(row[column] ?? ""), "\(column)") }
      if row["waiting"] == "0" {
        #expect(try time("arrival_seconds") + time("lookup_seconds") <= time("finish_seconds") + 0.001)
      } else {
        #expect(row["finish_seconds"] == "")
      }
      #expect(try (time("offline_seconds") > 0) == (row["offline_times"] != "0"))
    }
    #expect(Self.rows(try Self.result.get().table).contains { $0["offline_times"] != "0" })
  }

  @Test func `the slowest readers are those of the table, whatever the order of additions`() throws {
    let (report, table) = try Self.result.get()
    let times = Self.rows(table).map {
      ($0["waiting"] == "0", Double($0["lookup_seconds"] ?? "") ?? 0, $0["reader"])
    }
    let expected = times.sorted { $0.0 != $1.0 ? !$0.0 : $0.1 > $1.1 }.prefix(SlowestReaders.most).map(\.2)
    #expect(report.run.figures.slowest.readers.map { "\($0.reader)" } == expected)
  }

  @Test func `any grouping of readers gives the same slowest`() throws {
    let times = Gen<[Int]>.array(of: .integer(in: 0...9), count: 0...14)
    try check("slowest readers", combine(times, Gen<Int>.integer(in: 0...14))) { times, cut in
      let parts = times.enumerated().map { number, time in
        var reader = ReaderFigures(reader: number, cell: 0, export: "goodreads")
        reader.lookUpTime = time / 2
        reader.waiting = time == 9 ? 1 : 0
        return SlowestReaders(reader)
      }
      func sum(_ parts: some Sequence<SlowestReaders>) -> SlowestReaders {
        parts.reduce(into: SlowestReaders()) { $0.add($1) }
      }
      var split = sum(parts.dropFirst(cut))
      split.add(sum(parts.prefix(cut)))
      return split == sum(parts)
    }
  }

  @Test func `the summary names the slowest readers, and what took the time`() {
    var reader = ReaderFigures(reader: 7, cell: 0, export: "goodreads")
    reader.lookUpTime = 3_600_000
    reader.books = 1_500
    reader.requests = 1_000
    reader.requestTime = 1_200_000
    reader.outages = 2
    reader.offlineTime = 1_800_000
    reader.retries = 3
    reader.pauseTime = 500_000
    reader.parkings = 1
    #expect(
      SlowReaderLines.sentence(reader, LoadConfiguration())
        == "reader 7: 1 h for 1,500 books: 30 min offline (2 times), 20 min for 1,000 requests of 1.20 s, "
        + "8.33 min in 3 pauses after failures, 1.66 min of other waits, parked 1 time")
    reader.waiting = 4
    reader.offlineTime = 0
    #expect(
      SlowReaderLines.sentence(reader, LoadConfiguration()).hasPrefix(
        "reader 7: gave up after 1 h with 4 books waiting: 31.66 min of other waits, parked 1 time, 20 min"))
  }
}
