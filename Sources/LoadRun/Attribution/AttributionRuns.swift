// The runs behind an attribution: the same seed without one cause after the other, in two opposite orders.
// The caller takes one step at a time, so that it can show progress and stop between two runs.

package import LabWorld

/// Repeats a run without some of its causes of waits.
package struct AttributionRuns {
  /// A run that is still to be made.
  package struct Step: Sendable {
    /// Its number, from 1, and the number of all.
    package let number: Int
    package let count: Int
    /// The names of the causes that it leaves out; the last one is new.
    package let without: [String]
    fileprivate let settings: LoadConfiguration
  }

  private struct Result {
    let waits: ReaderWaits
    let digest: String
    let violations: Int
  }

  private let configuration: LoadConfiguration
  private let causes: [WaitCause]
  private let absent: [WaitCause]
  private let fixture: CellFixture
  private var results: [LoadConfiguration: Result] = [:]

  /// Prepares the runs.
  ///
  /// - Parameters:
  ///   - run: The run that is repeated.
  ///   - waits: The waits of its readers.
  ///   - all: The causes that it may have.
  package init(of run: RunPart, _ waits: ReaderWaits, causes all: [WaitCause] = WaitCause.all) {
    let settings = run.configuration
    configuration = settings
    causes = all.filter { $0.isPresent(in: settings) }
    absent = all.filter { !$0.isPresent(in: settings) }
    fixture = CellFixture(settings)
    results[settings] = Result(waits: waits, digest: run.digest, violations: run.figures.violations.count)
  }

  /// Returns the settings of the runs in an order: the run itself, and one more for each cause.
  private func ladder(_ order: [WaitCause]) -> [(settings: LoadConfiguration, without: [WaitCause])] {
    var settings = configuration
    return [(settings, [])]
      + order.indices.map { place in
        order[place].takeOut(of: &settings)
        return (settings, Array(order[...place]))
      }
  }

  private var inOrder: [(settings: LoadConfiguration, without: [WaitCause])] { ladder(causes) }
  private var opposite: [(settings: LoadConfiguration, without: [WaitCause])] { ladder(causes.reversed()) }

  /// The next run; nil if all are made.
  package var next: Step? {
    let all = inOrder + opposite
    let count = Set(all.map(\.settings)).count - 1
    guard let (settings, without) = all.first(where: { results[$0.settings] == nil }) else { return nil }
    return Step(
      number: results.count, count: count, without: without.map(\.name),
      settings: settings)
  }

  /// Makes a run. If it is cancelled it counts as not made.
  ///
  /// - Parameter watch: Called now and then with the number of readers that are done.
  package mutating func make(
    _ step: Step, threads: Int, isCancelled: @escaping @Sendable () -> Bool = { false },
    watch: (Int) -> Void = { _ in }
  ) throws(ConfigurationError) {
    let waits = ReaderWaits()
    let run = try LoadRun(step.settings).run(
      threads: threads, sharing: fixture, isCancelled: isCancelled, watch: watch
    ) { readers, _ in waits.note(readers) }.run
    guard run.isComplete else { return }
    results[step.settings] = Result(
      waits: waits, digest: run.digest, violations: run.figures.violations.count)
  }

  /// The division of the waits; nil until all runs are made.
  package var attribution: WaitAttribution? {
    guard let (order, opposite) = made(inOrder).flatMap({ one in made(opposite).map { (one, $0) } }) else {
      return nil
    }
    let arrivals = results[configuration]?.waits.arrivals
    func described(_ causes: [WaitCause]) -> [WaitAttribution.Cause] {
      causes.map { WaitAttribution.Cause(name: $0.name, title: $0.title(in: configuration)) }
    }
    return WaitAttribution(
      described(causes), absent: described(absent), order: order, opposite: opposite,
      hasSameReaders: results.values.allSatisfy { $0.waits.arrivals == arrivals })
  }

  private func made(_ ladder: [(settings: LoadConfiguration, without: [WaitCause])]) -> [WaitAttribution.Run]?
  {
    let runs = ladder.compactMap { settings, without in
      results[settings].map { result in
        WaitAttribution.Run(
          without: without.map(\.name), digest: result.digest,
          nineOfTen: result.waits.wait(perTenThousand: 9_000),
          half: result.waits.wait(perTenThousand: 5_000), violations: result.violations)
      }
    }
    return runs.count == ladder.count ? runs : nil
  }
}
