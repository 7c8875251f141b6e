// The results of all benchmarks, as JSON and as a table.

package import Foundation
import LabWorld

/// The reason for which a file is not a report of benchmarks.
package struct BenchmarkReportError: Error, Equatable, CustomStringConvertible {
  package let description: String
}

/// A run of the benchmarks on one machine.
package struct BenchmarkReport: Codable, Sendable {
  /// The name and version of the format.
  package static let currentSchema = "bookstrack-bench/2"

  package let schema: String
  /// The results, the reference loop first.
  package private(set) var rows: [BenchmarkResult] = []
  /// The counts.
  package private(set) var counts: [BenchmarkCount] = []
  /// The measurements that failed, one sentence each.
  package private(set) var notes: [String] = []
  /// The comparisons with other runs.
  package private(set) var histories: [BenchmarkHistory] = []
  /// The number of requested rows.
  package let wantedRows: Int
  /// The memory use of the app's work, if it was requested.
  package var memory: MemoryFigures?

  /// True if everything that was requested was measured.
  package var isComplete: Bool { rows.count == wantedRows && memory?.isComplete ?? true }

  /// True if a measured value missed its target.
  package var hasMissed: Bool {
    rows.contains { $0.holds == false } || memory?.targets.contains { $0.verdict == .missed } == true
  }

  /// Measures the reference loop and then the benchmarks, one after the other.
  ///
  /// - Parameters:
  ///   - others: The number of rows that will be added later.
  ///   - isCancelled: Called before each sample; earlier results are kept.
  ///   - watch: Called with each benchmark before it is measured.
  package init(
    measuring benchmarks: [Benchmark], samples: Int, others: Int = 0, isCancelled: () -> Bool,
    watch: (Benchmark) -> Void
  ) {
    schema = Self.currentSchema
    wantedRows = 1 + benchmarks.count + others
    for benchmark in [Benchmark.reference] + benchmarks {
      watch(benchmark)
      let result = benchmark.measure(samples: samples, after: rows, isCancelled: isCancelled)
      guard let result else { return }
      rows.append(result)
    }
  }

  /// Parses a report of `bench`.
  ///
  /// - Parameter name: The name of the file in errors.
  package init(_ data: Data, name: String) throws(BenchmarkReportError) {
    guard let form = try? JSONDecoder().decode([String: Schema].self, from: data)["schema"]?.name else {
      throw BenchmarkReportError(description: "\(name): it is no report of bench")
    }
    guard form == Self.currentSchema else {
      throw BenchmarkReportError(description: "\(name): it is \(form), not \(Self.currentSchema)")
    }
    do { self = try JSONDecoder().decode(Self.self, from: data) } catch {
      throw BenchmarkReportError(description: "\(name): \(DecodingSentence.make(error))")
    }
  }

  /// The text of `schema`, in any document.
  private struct Schema: Decodable {
    let name: String?

    init(from decoder: any Decoder) throws {
      name = try? decoder.singleValueContainer().decode(String.self)
    }
  }

  /// Adds a row that was measured elsewhere.
  package mutating func add(_ row: BenchmarkResult) { rows.append(row) }

  /// Adds counts.
  package mutating func add(_ counts: [BenchmarkCount]) { self.counts += counts }

  /// Adds a sentence about what could not be measured.
  package mutating func note(_ sentence: String) { notes.append(sentence) }

  /// Compares the costs with those of another run, and keeps the comparison.
  package mutating func compare(with other: BenchmarkReport, named name: String) {
    histories.append(BenchmarkHistory(of: rows, beside: other.rows, named: name))
  }

  /// Returns the report as JSON with sorted keys.
  package func encoded() throws -> Data {
    let encoder = JSONEncoder()
    encoder.outputFormatting = [.prettyPrinted, .sortedKeys, .withoutEscapingSlashes]
    return try encoder.encode(self) + Data("\n".utf8)
  }

  /// The rows with their targets, and with their spreads; comparisons and counts; missed targets; and what
  /// could not be measured.
  package var table: String {
    let end = isComplete ? [] : ["incomplete: \(rows.count) of \(wantedRows.of("benchmark"))", ""]
    let page = end + rates + [""] + spreads + ratios + changed + counted + verdict + remarks
    return page.joined(separator: "\n") + "\n" + (memory.map { "\n\($0.table)\n\($0.verdicts)" } ?? "")
  }

  private var rates: [String] {
    let body = rows.map { row in
      [
        row.name, row.median.grouped, "\(row.unit)s/\(row.isHourly ? "hour" : "s")",
        row.target.map { "≥ \($0.grouped)" } ?? "",
      ]
    }
    return Grid(columns: 4, rightAligned: [1, 3]).render(
      [["benchmark", "median", "of one core", "target"]] + body)
  }

  private var spreads: [String] {
    let body = rows.map { row in
      [row.name, row.slowest.grouped, row.fastest.grouped, row.stepsEach.short]
    }
    return Grid(columns: 4, rightAligned: [1, 2, 3]).render(
      [["benchmark", "slowest", "fastest", "steps each"]] + body)
  }

  private var ratios: [String] {
    let body = rows.compactMap { row in
      row.comparison.map {
        [row.name, $0.rival, Self.times($0.perMille), "≥ \(Self.times($0.targetPerMille))"]
      }
    }
    guard !body.isEmpty else { return [] }
    return [""]
      + Grid(columns: 4, rightAligned: [2, 3]).render(
        [["benchmark", "as fast as", "times", "target"]] + body)
  }

  private var changed: [String] { histories.flatMap { [""] + $0.lines } }

  private var counted: [String] {
    guard !counts.isEmpty else { return [] }
    let body = counts.map { [$0.name, $0.count.grouped, "a \($0.unit)"] }
    return [""] + Grid(columns: 3, rightAligned: [1]).render([["counted", "times", "for"]] + body)
  }

  private var remarks: [String] {
    notes.isEmpty ? [] : [""] + notes.flatMap { WrappedText.lines(of: $0, indent: 2) }
  }

  /// Formats thousandths with one decimal, truncated, so that a missed target does not look reached.
  private static func times(_ perMille: Int) -> String { "\(perMille / 1_000).\(perMille % 1_000 / 100)" }

  private var verdict: [String] {
    let judged = rows.filter { $0.holds != nil }
    guard !judged.isEmpty else { return [] }
    let missed = judged.filter { $0.holds == false }.map(\.name)
    let held = "\(judged.count - missed.count) of \(judged.count.of("target")) held"
    return [""]
      + WrappedText.lines(
        of: missed.isEmpty ? held : "\(held), missed: \(missed.joined(separator: ", "))", indent: 2)
  }
}
