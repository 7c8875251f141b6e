// A host benchmark: work of a known amount, repeated to measure its spread.

package import LabWorld
import Measurement

/// Work whose cost on this machine is measured.
package struct Benchmark: Sendable {
  /// The name on the command line, such as `worlds.sleepers`.
  package let name: String
  /// The unit of the amount, such as `event`.
  package let unit: String
  /// The required units per second of one core, or per hour if `isHourly`; nil if there is no target.
  package let target: Int?
  /// Another benchmark of the same run, and the required ratio to its rate; nil if there is none.
  package let rival: (name: String, times: Int)?
  /// True if the rate is given per hour.
  package let isHourly: Bool
  /// Does the work once and returns its amount.
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

  /// A fixed loop that uses no code of this project: rates of different machines are compared as ratios to
  /// it.
  package static let reference = Benchmark("reference", unit: "step") {
    ReferenceLoop.run(steps: 20_000_000)
  }
}

/// The ratio of a rate to that of another benchmark of the same run, which does not depend on the machine.
package struct BenchmarkComparison: Codable, Hashable, Sendable {
  /// The name of the other benchmark.
  package let rival: String
  /// The ratio in thousandths, and the required ratio.
  package let perMille: Int
  package let targetPerMille: Int

  /// True if the ratio reaches the target.
  package var holds: Bool { perMille >= targetPerMille }
}

/// A count instead of a time: equal on every machine for the same build.
package struct BenchmarkCount: Codable, Hashable, Sendable {
  package let name: String
  package let count: Int
  /// The unit to which the count refers.
  package let unit: String

  package init(_ name: String, count: Int, unit: String) {
    self.name = name
    self.count = count
    self.unit = unit
  }
}

/// The result of a benchmark.
package struct BenchmarkResult: Codable, Hashable, Sendable {
  package let name: String
  package let unit: String
  package let samples: Int
  /// Units per second (or hour) of one core: the median of all samples, the slowest and the fastest.
  package let median: Int
  package let slowest: Int
  package let fastest: Int
  package let isHourly: Bool
  package let target: Int?
  /// The cost of a unit: the steps of the reference loop in the same processor time, by the median rate.
  package let stepsEach: Hundredths
  /// Nil if the benchmark has no rival, or if the rival was not measured in the same run.
  package let comparison: BenchmarkComparison?

  /// Creates the result of a benchmark from the rates of its samples.
  ///
  /// - Parameter rows: The earlier results of the same run, the reference loop first.
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

  /// Returns the cost of a unit at a rate, in steps of a reference loop with `reference` steps per second.
  static func steps(of reference: Int, each rate: Int, isHourly: Bool) -> Hundredths {
    let scaled = Int128(reference) * 100 * (isHourly ? 3_600 : 1) / Int128(max(1, rate))
    return Hundredths(hundredths: Int(clamping: scaled))
  }

  /// True if the median and the ratio reach their targets; nil if there are none.
  package var holds: Bool? {
    let verdicts = [target.map { median >= $0 }, comparison?.holds].compactMap { $0 }
    return verdicts.isEmpty ? nil : verdicts.allSatisfy { $0 }
  }
}

extension Benchmark {
  /// Measures the benchmark: one warm-up, then `samples` samples, by the processor time of the whole process.
  ///
  /// - Returns: Nil if it was cancelled before the last sample.
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
