// What all benchmarks gave, as JSON and as a table.

package import Foundation

/// A run of the benchmarks on one machine.
package struct BenchmarkReport: Codable, Sendable {
  package let schema: String
  package let rows: [BenchmarkResult]

  package init(rows: [BenchmarkResult]) {
    schema = "bookstrack-bench/1"
    self.rows = rows
  }

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
    return Grid(columns: 8, rightAligned: [1, 2, 3, 5, 6]).render([head] + lines).joined(separator: "\n")
      + "\n"
  }
}
