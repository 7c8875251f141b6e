// That the JSON benchmarks compare like with like.

import Foundation
import Testing

@testable import Bench
@testable import LabWorld

@Suite struct JSONBenchmarkTests {
  private static let documents = BenchmarkDocuments()

  @Test func `Foundation's mirror of an answer has all of its fields`() {
    #expect(Self.documents.answers.count > 100)
    #expect(Self.documents.mirrors.map(\.encoded) == Self.documents.answers)
  }

  @Test func `both parsers accept every payload of every provider`() {
    for row in BenchmarkSuite.json
    where row.name.hasPrefix("json.read-") && !row.name.hasSuffix("-foundation") {
      let foundation = BenchmarkSuite.json.first { $0.name == "\(row.name)-foundation" }
      #expect(row.work() == 10 * (foundation?.work() ?? 0) && row.work() > 100_000, "\(row.name)")
    }
    for provider in SimulatedProvider.all {
      let size = Self.documents.payloads(of: provider).reduce(0) { $0 + $1.count }
      let row = BenchmarkSuite.json.first { $0.name == "json.read-\(provider.name)" }
      #expect(row?.work() == 10 * size)
    }
  }
}
