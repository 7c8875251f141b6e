// What all benchmarks gave, as JSON and as a table.

package import Foundation

/// A run of the benchmarks on one machine.
package struct BenchmarkReport: Codable, Sendable {
  package let schema: String
  /// The reference loop first.
  package private(set) var rows: [BenchmarkResult] = []
  /// How many rows were asked for.
  package let wantedRows: Int

  /// Whether everything that was asked for was measured.
  package var isComplete: Bool { rows.count == wantedRows }

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
    schema = "bookstrack-bench/1"
    wantedRows = 1 + benchmarks.count + others
    for benchmark in [Benchmark.reference] + benchmarks {
      watch(benchmark)
      let result = benchmark.measure(
        samples: samples, referenceMedian: referenceMedian, isCancelled: isCancelled)
      guard let result else { return }
      rows.append(result)
    }
  }

  /// What the reference loop reached, once it was measured.
  package var referenceMedian: Int? { rows.first?.median }

  /// Adds what was measured elsewhere.
  package mutating func add(_ row: BenchmarkResult) { rows.append(row) }

  /// JSON, keys sorted.
  package func encoded() throws -> Data {
    let encoder = JSONEncoder()
    encoder.outputFormatting = [.prettyPrinted, .sortedKeys, .withoutEscapingSlashes]
    return try encoder.encode(self) + Data("\n".utf8)
  }

  /// One row for each benchmark.
  package var table: String {
    let head = ["benchmark", "median", "slowest", "fastest", "of", "× reference", "target", ""]
    let lines = rows.map { row -> [String] in
      let verdict = row.holds.map { $0 ? "held" : "missed" } ?? ""
      return [
        row.name, row.median.grouped, row.slowest.grouped, row.fastest.grouped,
        "\(row.unit)s/\(row.isHourly ? "hour" : "s") a core",
        "\(row.perMilleOfReference / 1_000).\(String(1_000 + row.perMilleOfReference % 1_000).dropFirst())",
        row.target.map { "≥ \($0.grouped)" } ?? "", verdict,
      ]
    }
    let verdict = isComplete ? [] : ["incomplete: \(rows.count) of \(wantedRows.of("benchmark"))", ""]
    let table = Grid(columns: 8, rightAligned: [1, 2, 3, 5, 6]).render([head] + lines)
    return (verdict + table).joined(separator: "\n") + "\n"
  }
}
