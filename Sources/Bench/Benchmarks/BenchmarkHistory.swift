// Compares the cost of units of work with another run: the last one, or a baseline. The machine may be busy
// in another way, so costs are compared as steps of the reference loop of each run.

package import LabWorld

/// The costs of a run, compared with those of another.
package struct BenchmarkHistory: Codable, Sendable, Equatable {
  /// A benchmark of both runs.
  package struct Change: Codable, Sendable, Equatable {
    package let name: String
    /// The cost of a unit in steps of the reference loop, by the median of the samples.
    package let before: Hundredths
    package let now: Hundredths
    package let verdict: Verdict
  }

  /// The verdict on a difference in cost.
  package enum Verdict: String, Codable, Sendable {
    case slower, faster
    /// The spreads overlap, or the medians are within a tenth of each other.
    case alike
  }

  /// The name of the other run, such as `last run`.
  package let other: String
  package let changes: [Change]

  /// - Parameters:
  ///   - now: The results of this run, the reference loop first.
  ///   - before: The results of the other run, the reference loop first.
  package init(of now: [BenchmarkResult], beside before: [BenchmarkResult], named other: String) {
    self.other = other
    guard let reference = now.first, let formerReference = before.first else {
      changes = []
      return
    }
    changes = now.dropFirst().compactMap { row in
      before.dropFirst().first { $0.name == row.name && $0.unit == row.unit }.map { former in
        Change(
          name: row.name, before: former.stepsEach, now: row.stepsEach,
          verdict: Self.verdict(row.costs(beside: reference), former.costs(beside: formerReference)))
      }
    }
  }

  /// Costs differ if the most expensive sample of one run is cheaper than the cheapest of the other. For two
  /// times ten samples of the same thing, that happens once in 90,000 pairs. On a machine whose memory is
  /// busy all samples of a run are slower, so the medians must also differ by a tenth.
  private static func verdict(_ now: BenchmarkCosts, _ before: BenchmarkCosts) -> Verdict {
    if now.least > before.most, now.median * 10 > before.median * 11 { return .slower }
    if now.most < before.least, now.median * 11 < before.median * 10 { return .faster }
    return .alike
  }

  /// A table of the differences, or a sentence if there are none.
  var lines: [String] {
    let apart = changes.filter { $0.verdict != .alike }
    guard !apart.isEmpty else {
      let count = changes.count.of("benchmark")
      return WrappedText.lines(
        of: changes.isEmpty
          ? "nothing of this run was measured in the \(other)"
          : "as fast as the \(other), within the spread of the samples: all of \(count)", indent: 2)
    }
    let body = apart.map { change in
      [
        change.name, change.before.short, change.now.short,
        "\(change.percent) % \(change.verdict == .slower ? "more" : "less")",
      ]
    }
    return Grid(columns: 4, rightAligned: [1, 2]).render(
      [["steps for each, beside the \(other)", "before", "now", ""]] + body)
  }
}

extension BenchmarkHistory.Change {
  /// The difference from the cost before, in percent, rounded down.
  var percent: Int {
    let difference = (now.hundredths - before.hundredths).magnitude
    return Int(difference) * 100 / max(1, before.hundredths)
  }
}

/// The costs of a unit in the samples of a benchmark, in hundredths of a step.
private struct BenchmarkCosts {
  let least: Int
  let median: Int
  let most: Int
}

extension BenchmarkResult {
  fileprivate func costs(beside reference: BenchmarkResult) -> BenchmarkCosts {
    func cost(_ rate: Int) -> Int {
      Self.steps(of: reference.median, each: rate, isHourly: isHourly).hundredths
    }
    return BenchmarkCosts(least: cost(fastest), median: cost(median), most: cost(slowest))
  }
}

extension Hundredths {
  /// The number without decimals from 100 on.
  var short: String { hundredths < 10_000 ? description : (hundredths / 100).grouped }
}
