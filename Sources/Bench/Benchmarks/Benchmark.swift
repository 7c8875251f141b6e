// A host benchmark: a piece of work with a known amount, repeated until its spread is known.

package import LabWorld
import Measurement

/// A piece of work whose cost on this machine is measured.
package struct Benchmark: Sendable {
  /// Its name on the command line, such as `worlds.sleepers`.
  package let name: String
  /// What one unit of its amount is, such as `event`.
  package let unit: String
  /// Units a core and second, or an hour where `isHourly`, that must be reached; nil if there is no target.
  package let target: Int?
  /// Another benchmark, than which it must be so many times as fast in the same run; nil if it is compared
  /// with none.
  package let rival: (name: String, times: Int)?
  /// Whether its rate is told by the hour.
  package let isHourly: Bool
  /// Does the work once and gives its amount.
  package let work: @Sendable () -> Int

  package init(
    _ name: String, unit: String, target: Int? = nil, rival: (name: String, times: Int)? = nil,
    isHourly: Bool = false, work: @escaping @Sendable () -> Int
  ) {
    self.name = name
    self.unit = unit
    self.target = target
    self.rival = rival
    self.isHourly = isHourly
    self.work = work
  }

  /// A fixed loop that uses nothing of this project: rates of two machines are compared as ratios to it.
  package static let reference = Benchmark("reference", unit: "step") {
    ReferenceLoop.run(steps: 20_000_000)
  }
}

/// A rate beside that of another benchmark of the same run: a ratio that does not depend on the machine.
package struct BenchmarkComparison: Codable, Hashable, Sendable {
  /// The other benchmark.
  package let rival: String
  /// How many times as fast as it, in thousandths; and how many it must be.
  package let perMille: Int
  package let targetPerMille: Int

  /// Whether the ratio reaches the target.
  package var holds: Bool { perMille >= targetPerMille }
}

/// What was counted, and not timed: the same on every machine on which the same was built.
package struct BenchmarkCount: Codable, Hashable, Sendable {
  package let name: String
  package let count: Int
  /// For one of what it is.
  package let unit: String

  package init(_ name: String, count: Int, unit: String) {
    self.name = name
    self.count = count
    self.unit = unit
  }
}

/// What a benchmark gave.
package struct BenchmarkResult: Codable, Hashable, Sendable {
  package let name: String
  package let unit: String
  package let samples: Int
  /// Units for each second (or hour) of one core: the median of all samples, and the slowest and the fastest.
  package let median: Int
  package let slowest: Int
  package let fastest: Int
  package let isHourly: Bool
  package let target: Int?
  /// What one unit costs: steps of the reference loop in the same run and the same processor time, by the
  /// median rate.
  package let stepsEach: Hundredths
  /// Nil if it is compared with none, or if that one was not measured in the same run.
  package let comparison: BenchmarkComparison?

  /// The result of a benchmark that did so many units in each second of one core.
  ///
  /// - Parameter rows: What was measured before it in the same run, the reference loop first.
  package init(of benchmark: Benchmark, rates: [Int], after rows: [BenchmarkResult] = []) {
    let sorted = rates.sorted()
    name = benchmark.name
    unit = benchmark.unit
    samples = sorted.count
    median = sorted[sorted.count / 2]
    slowest = sorted[0]
    fastest = sorted[sorted.count - 1]
    isHourly = benchmark.isHourly
    target = benchmark.target
    stepsEach = Self.steps(
      of: rows.first?.median ?? median, each: median, isHourly: benchmark.isHourly)
    comparison = benchmark.rival.flatMap { rival in
      rows.first { $0.name == rival.name }.map { other in
        BenchmarkComparison(
          rival: rival.name, perMille: sorted[sorted.count / 2] * 1_000 / max(1, other.median),
          targetPerMille: rival.times * 1_000)
      }
    }
  }

  /// What a unit costs at a rate, where the reference loop takes so many steps a second.
  static func steps(of reference: Int, each rate: Int, isHourly: Bool) -> Hundredths {
    let scaled = Int128(reference) * 100 * (isHourly ? 3_600 : 1) / Int128(max(1, rate))
    return Hundredths(hundredths: Int(clamping: scaled))
  }

  /// Whether the median reaches the target, and the ratio its own; nil where there is neither.
  package var holds: Bool? {
    let verdicts = [target.map { median >= $0 }, comparison?.holds].compactMap { $0 }
    return verdicts.isEmpty ? nil : verdicts.allSatisfy { $0 }
  }
}

extension Benchmark {
  /// Measures: once to warm up, then as often as asked for, by the processor time of the whole process.
  ///
  /// - Returns: Nothing if it was cancelled before the last sample.
  package func measure(
    samples: Int, after rows: [BenchmarkResult] = [], isCancelled: () -> Bool = { false }
  ) -> BenchmarkResult? {
    guard !isCancelled() else { return nil }
    _ = work()
    var rates: [Int] = []
    while rates.count < max(1, samples) {
      guard !isCancelled() else { return nil }
      rates.append(sample())
    }
    return BenchmarkResult(of: self, rates: rates, after: rows)
  }

  private func sample() -> Int {
    let meter = HostMeter()
    let before = meter.sample()
    let amount = work()
    let after = meter.sample()
    var time = after.elapsedNanoseconds - before.elapsedNanoseconds
    if let start = before.processorNanoseconds, let end = after.processorNanoseconds { time = end - start }
    let perSecond = amount.multipliedFullWidth(by: 1_000_000_000)
    let rate = max(1, time).dividingFullWidth(perSecond).quotient
    return isHourly ? rate * 3_600 : rate
  }
}
