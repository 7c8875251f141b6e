// The same small load run under many settings, one for each combination of what is varied: which of them
// keeps which promise (ENR-4, ENR-13).

package import LabWorld

/// A sweep over settings.
package struct Sweep: Sendable {
  /// What is the same in all points.
  package let base: LoadConfiguration
  private let axes: [SweepAxis]

  /// The most combinations.
  package static let mostPoints = 4_096

  /// - Throws: `ConfigurationError` if a setting makes no sense, is varied twice, or there are too many
  ///   combinations.
  package init(_ base: LoadConfiguration, _ axes: [SweepAxis]) throws(ConfigurationError) {
    guard Set(axes.map(\.setting)).count == axes.count else {
      throw ConfigurationError(
        setting: .axes, found: axes.map(\.setting.rawValue).joined(separator: ", "),
        expected: "each setting once")
    }
    let points = axes.reduce(1) { $0 * $1.values.count }
    guard points <= Self.mostPoints else {
      throw ConfigurationError(
        setting: .axes, found: "\(points) combinations", expected: "at most \(Self.mostPoints)")
    }
    self.base = base
    self.axes = axes
    try base.validate()
    // All combinations are checked before the first runs, so that a wrong one wastes no work.
    for values in combinations { try configuration(values).validate() }
  }

  /// Every combination, the last axis changing fastest.
  package var combinations: [[SweepValue]] {
    axes.reduce([[]]) { combinations, axis in
      combinations.flatMap { combination in axis.values.map { combination + [$0] } }
    }
  }

  /// The configuration of a combination.
  package func configuration(_ values: [SweepValue]) -> LoadConfiguration {
    var configuration = base
    // Scenarios set several things at once, so that what is varied besides has the last word.
    let scenarios = zip(axes, values).filter { $0.0.setting == .scenario }.map(\.1)
    let others = zip(axes, values).filter { $0.0.setting != .scenario }.map(\.1)
    for value in scenarios + others { value.apply(to: &configuration) }
    return configuration
  }

  /// Runs them all, one after the other; the worlds of each on several threads.
  ///
  /// - Parameters:
  ///   - gates: What every setting is held to.
  ///   - watch: Told how many are done.
  package func run(
    threads: Int, gates: [UserGate] = [], isCancelled: @escaping @Sendable () -> Bool = { false },
    watch: (Int) -> Void = { _ in }
  ) throws(ConfigurationError) -> SweepReport {
    let fixture = CellFixture(base)
    var points: [SweepPoint] = []
    for values in combinations where !isCancelled() {
      let report = try LoadRun(configuration(values)).run(
        threads: threads, sharing: fixture, isCancelled: isCancelled)
      guard report.run.isComplete else { break }
      points.append(SweepPoint(values.map(\.text), report.run, gates: gates))
      watch(points.count)
    }
    return SweepReport(
      configuration: base, axes: axes, points: points, isComplete: points.count == combinations.count)
  }
}
