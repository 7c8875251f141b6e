// What a unit of work costs now beside what it cost in another run: the last one, or one that is kept as a
// baseline. Two runs meet machines that are busy in other ways, so costs are compared as steps of the
// reference loop of their own run.

package import LabWorld

/// The costs of a run beside those of another.
package struct BenchmarkHistory: Codable, Sendable, Equatable {
  /// A benchmark that both runs have.
  package struct Change: Codable, Sendable, Equatable {
    package let name: String
    /// Steps of the reference loop for one unit, by the median of the samples.
    package let before: Hundredths
    package let now: Hundredths
    package let verdict: Verdict
  }

  /// Whether a difference is more than the spread of the samples.
  package enum Verdict: String, Codable, Sendable {
    case slower, faster
    /// The spreads overlap, or the medians are within a tenth of each other.
    case alike
  }

  /// Which run the other one is, such as `last run`.
  package let other: String
  package let changes: [Change]

  /// - Parameters:
  ///   - now: The rows of this run, the reference loop first.
  ///   - before: The rows of the other one, the reference loop first.
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

  /// Two spreads of costs are apart if the dearest sample of one is cheaper than the cheapest of the other.
  /// Of two times ten samples of one and the same thing that happens once in 90,000 pairs. A machine whose
  /// memory is taken by others is slower through all samples of a run, so that the medians have to differ by
  /// a tenth as well.
  private static func verdict(_ now: BenchmarkCosts, _ before: BenchmarkCosts) -> Verdict {
    if now.least > before.most, now.median * 10 > before.median * 11 { return .slower }
    if now.most < before.least, now.median * 11 < before.median * 10 { return .faster }
    return .alike
  }

  /// A table of what differs, or a sentence if nothing does.
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
  /// By how much the cost differs from the one before, in whole percent.
  var percent: Int {
    let difference = (now.hundredths - before.hundredths).magnitude
    return Int(difference) * 100 / max(1, before.hundredths)
  }
}

/// What samples of a benchmark cost for one unit, in hundredths of a step.
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
  /// Whole steps where there are many, and hundredths where there are few.
  var short: String { hundredths < 10_000 ? description : (hundredths / 100).grouped }
}
