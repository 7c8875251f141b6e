// What all benchmarks gave, as JSON and as a table.

package import Foundation
import LabWorld

/// Why a file is no report of benchmarks.
package struct BenchmarkReportError: Error, Equatable, CustomStringConvertible {
  package let description: String
}

/// A run of the benchmarks on one machine.
package struct BenchmarkReport: Codable, Sendable {
  /// The name and version of this form.
  package static let currentSchema = "bookstrack-bench/2"

  package let schema: String
  /// The reference loop first.
  package private(set) var rows: [BenchmarkResult] = []
  /// What was counted.
  package private(set) var counts: [BenchmarkCount] = []
  /// What could not be measured here, each a sentence.
  package private(set) var notes: [String] = []
  /// What costs more or less than in other runs.
  package private(set) var histories: [BenchmarkHistory] = []
  /// How many rows were asked for.
  package let wantedRows: Int
  /// What work takes of the machine's memory, if that was asked for.
  package var memory: MemoryFigures?

  /// Whether everything that was asked for was measured.
  package var isComplete: Bool { rows.count == wantedRows && memory?.isComplete ?? true }

  /// Whether anything that was measured missed its target.
  package var hasMissed: Bool {
    rows.contains { $0.holds == false } || memory?.targets.contains { $0.verdict == .missed } == true
  }

  /// Measures the reference loop, and then the benchmarks one after the other.
  ///
  /// - Parameters:
  ///   - others: How many rows will be added.
  ///   - isCancelled: Asked before each sample; what was measured until then stays.
  ///   - watch: Told of each benchmark before it is measured.
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

  /// Reads what `bench` wrote.
  ///
  /// - Parameter name: What errors call the file.
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

  /// The text under `schema`, whatever else a document holds.
  private struct Schema: Decodable {
    let name: String?

    init(from decoder: any Decoder) throws {
      name = try? decoder.singleValueContainer().decode(String.self)
    }
  }

  /// Adds what was measured elsewhere.
  package mutating func add(_ row: BenchmarkResult) { rows.append(row) }

  /// Adds what was counted.
  package mutating func add(_ counts: [BenchmarkCount]) { self.counts += counts }

  /// Says what could not be measured.
  package mutating func note(_ sentence: String) { notes.append(sentence) }

  /// Compares what a unit costs with another run, and keeps the comparison.
  package mutating func compare(with other: BenchmarkReport, named name: String) {
    histories.append(BenchmarkHistory(of: rows, beside: other.rows, named: name))
  }

  /// JSON, keys sorted.
  package func encoded() throws -> Data {
    let encoder = JSONEncoder()
    encoder.outputFormatting = [.prettyPrinted, .sortedKeys, .withoutEscapingSlashes]
    return try encoder.encode(self) + Data("\n".utf8)
  }

  /// One row for each benchmark, first with its target, then with its spread; what was compared and counted;
  /// which targets were missed; and what could not be measured.
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

  /// Thousandths as a number with one decimal, cut and not rounded: a target that was missed does not look
  /// reached.
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
