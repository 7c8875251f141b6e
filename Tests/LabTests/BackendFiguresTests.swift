// Counters of backends can be added in any order and grouping (CON-12): a run adds those of thousands.

import BooksTrackBackend
import Foundation
import PropertyTesting
import Testing

@testable import LabWorld

@Suite("Backend: sums of counters")
struct BackendFiguresTests {
  private static let metrics: Gen<BackendMetrics> = Gen<[Int]>.array(
    of: .integer(in: 0...5_000), count: 24...24
  ).map { numbers in
    var metrics = BackendMetrics()
    let name = ["google-books", "openlibrary"][numbers[0] % 2]
    for time in numbers.prefix(4) { metrics.processing.count(milliseconds: time) }
    metrics.requests = [name: numbers[1]]
    metrics.cacheHits = numbers[2]
    metrics.cacheMisses = numbers[3]
    metrics.sharedCalls = numbers[4]
    metrics.evictedAnswers = numbers[5]
    metrics.providerCalls = [name: ["found": numbers[6], "timeout": numbers[7]]]
    metrics.seriesLookups = [name: ["found": numbers[8]]]
    metrics.detailLookups = [name: ["found": numbers[9]]]
    metrics.seriesPages = [name: ["found": numbers[10]]]
    metrics.quotaRefusals = [name: numbers[11]]
    metrics.breakerSkips = [name: numbers[12]]
    metrics.lateAnswers = [name: numbers[13]]
    metrics.answersFoundBy = [name: numbers[14]]
    metrics.answersContributedTo = [name: numbers[15]]
    metrics.errors = ["NOT_FOUND": numbers[16]]
    metrics.reasons = ["noSuchBook": numbers[16]]
    metrics.genresNormalized = numbers[17]
    metrics.genresUnknown = numbers[18]
    metrics.unreadableItems = numbers[19]
    metrics.wrongBooks = numbers[20]
    metrics.syntheticWorks = numbers[21]
    metrics.mergedWorks = numbers[22]
    metrics.joinedWorks = numbers[23]
    return metrics
  }

  private func sum(_ first: BackendMetrics, _ second: BackendMetrics) -> BackendMetrics {
    var sum = first
    sum.add(second)
    return sum
  }

  @Test(
    "CON-12: the sum is independent of order and grouping, unchanged by empty counters, and survives JSON")
  func sums() throws {
    try check("sums", combine(Self.metrics, Self.metrics, Self.metrics), count: 200) { first, second, third in
      let sum = sum(first, second)
      try claimEqual(sum, self.sum(second, first))
      try claimEqual(self.sum(sum, third), self.sum(first, self.sum(second, third)))
      try claimEqual(self.sum(first, BackendMetrics()), first)
      try claimEqual(try JSONDecoder().decode(BackendMetrics.self, from: JSONEncoder().encode(sum)), sum)
    }
  }

  @Test("CON-12: the sum contains every counter")
  func everyCounter() throws {
    let metrics = try Self.metrics.sample(seed: 3)
    func numbers(_ metrics: BackendMetrics) throws -> [String: Int] {
      let tree = try JSONSerialization.jsonObject(with: JSONEncoder().encode(metrics))
      var found: [String: Int] = [:]
      func visit(_ value: Any, _ path: String) {
        if let table = value as? [String: Any] {
          for (key, value) in table { visit(value, "\(path).\(key)") }
        } else if let list = value as? [Any] {
          // A dictionary with integer keys is encoded as a list of keys and values.
          for place in stride(from: 1, to: list.count, by: 2) {
            visit(list[place], "\(path).\(list[place - 1])")
          }
        } else if let number = value as? Int {
          found[path] = number
        }
      }
      visit(tree, "")
      return found
    }
    let (once, twice) = (try numbers(metrics), try numbers(sum(metrics, metrics)))
    #expect(once.count > 24)
    for (path, number) in once where path != ".processing.longestMilliseconds" {
      #expect(twice[path] == 2 * number, "\(path)")
    }
  }
}
