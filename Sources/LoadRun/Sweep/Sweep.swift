// The same small load run with every combination of some settings, to find which of them meet the
// requirements (ENR-4, ENR-13).

package import LabWorld

/// A sweep over settings.
package struct Sweep: Sendable {
  /// The settings that all points share.
  package let base: LoadConfiguration
  private let axes: [SweepAxis]

  /// The maximum number of combinations.
  package static let mostPoints = 4_096

  /// - Throws: `ConfigurationError` if a setting is not allowed or is varied twice, or if there are too many
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
    // All combinations are checked before the first one runs, so that an invalid one wastes no work.
    for values in combinations { try configuration(values).validate() }
  }

  /// All combinations; the last axis changes fastest.
  package var combinations: [[SweepValue]] {
    axes.reduce([[]]) { combinations, axis in
      combinations.flatMap { combination in axis.values.map { combination + [$0] } }
    }
  }

  /// Returns the configuration of a combination.
  package func configuration(_ values: [SweepValue]) -> LoadConfiguration {
    var configuration = base
    // Scenarios set several things at once, so the other axes are applied after them.
    let scenarios = zip(axes, values).filter { $0.0.setting == .scenario }.map(\.1)
    let others = zip(axes, values).filter { $0.0.setting != .scenario }.map(\.1)
    for value in scenarios + others { value.apply(to: &configuration) }
    return configuration
  }

  /// Runs all combinations one after the other, the worlds of each on several threads.
  ///
  /// - Parameters:
  ///   - gates: The gates for every setting.
  ///   - watch: Called with the number of finished combinations.
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
