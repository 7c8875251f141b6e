// A whole load run: one catalog, one world for each cell, distributed over threads, added up in the order of cells.

import Measurement
import Simulation
import Synthesis

/// Runs a configuration.
package struct LoadRun: Sendable {
  private let configuration: LoadConfiguration

  /// Prepares a run.
  ///
  /// - Throws: `ConfigurationError` if a setting makes no sense.
  package init(_ configuration: LoadConfiguration) throws(ConfigurationError) {
    try configuration.validate()
    self.configuration = configuration
  }

  /// Runs all cells.
  ///
  /// - Parameters:
  ///   - threads: How many cells run at the same time; the result does not depend on it.
  ///   - isCancelled: Once it says yes, no further cell is started and the report is marked incomplete.
  ///   - watch: Told now and then how many readers are done.
  package func run(
    threads: Int, isCancelled: @escaping @Sendable () -> Bool = { false }, watch: (Int) -> Void = { _ in }
  ) -> LoadReport {
    run(threads: threads, sharing: nil, isCancelled: isCancelled, watch: watch)
  }

  /// Runs all cells; catalog and providers of another run are taken over where they are the same.
  func run(
    threads: Int, sharing fixture: CellFixture?, isCancelled: @escaping @Sendable () -> Bool,
    watch: (Int) -> Void = { _ in }
  ) -> LoadReport {
    let meter = HostMeter()
    let pool = WorkerThreads(count: min(threads, configuration.cells))
    let fixture = CellFixture(configuration, sharing: fixture)
    let cells = pool.run(
      configuration.cells, isCancelled: isCancelled,
      watch: { watch(min($0 * configuration.readersPerCell, configuration.users)) },
      { Cell(number: $0, on: fixture).run() })
    var figures = RunFigures()
    var digest = Digest()
    for cell in cells.compactMap({ $0 }) {
      figures.add(cell.figures)
      digest.absorb(cell.digest)
    }
    let run = RunPart(
      configuration: configuration, digest: digest.description, isComplete: cells.allSatisfy { $0 != nil },
      figures: figures)
    return LoadReport(
      run: run, host: HostPart(meter.sample(), threads: pool.count, figures: figures))
  }
}
