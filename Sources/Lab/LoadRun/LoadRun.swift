// A whole load run: one catalog, one world for each cell, distributed over threads, added up in the order of cells.

package import BooksTrack
import Measurement
import Simulation
import Synchronization
import Synthesis

/// Runs a configuration.
package struct LoadRun: Sendable {
  /// Told of the readers of each cell and of its digest, in the order of cells, on whichever thread.
  package typealias Readers = @Sendable ([ReaderFigures], UInt64) -> Void

  private let configuration: LoadConfiguration
  private let plant: @Sendable (inout AppPolicy) -> Void

  /// Prepares a run.
  ///
  /// - Parameter plant: Makes the app's rules wrong on purpose; see `PlantedRegression`.
  /// - Throws: `ConfigurationError` if a setting makes no sense.
  package init(
    _ configuration: LoadConfiguration,
    planting plant: @escaping @Sendable (inout AppPolicy) -> Void = { _ in }
  ) throws(ConfigurationError) {
    try configuration.validate()
    self.configuration = configuration
    self.plant = plant
  }

  /// Runs all cells.
  ///
  /// - Parameters:
  ///   - threads: How many cells run at the same time; the result does not depend on it.
  ///   - isCancelled: Once it says yes, no further cell is started and the report is marked incomplete.
  ///   - watch: Told now and then how many readers are done.
  ///   - readers: Told of each cell's readers once all before them are there.
  package func run(
    threads: Int, isCancelled: @escaping @Sendable () -> Bool = { false }, watch: (Int) -> Void = { _ in },
    readers: @escaping Readers = { _, _ in }
  ) -> LoadReport {
    run(threads: threads, sharing: nil, isCancelled: isCancelled, watch: watch, readers: readers)
  }

  /// Runs all cells; catalog and providers of another run are taken over where they are the same.
  func run(
    threads: Int, sharing fixture: CellFixture?, isCancelled: @escaping @Sendable () -> Bool,
    watch: (Int) -> Void = { _ in }, readers: @escaping Readers = { _, _ in }
  ) -> LoadReport {
    let meter = HostMeter()
    let pool = WorkerThreads(count: min(threads, configuration.cells))
    var stage = CellFixture(configuration, sharing: fixture)
    stage.plant = plant
    let fixture = stage
    let board = Mutex(CellSum())
    let loops = Mutex<[Int]>([])
    _ = pool.run(
      configuration.cells, isCancelled: isCancelled,
      watch: { watch(min($0 * configuration.readersPerCell, configuration.users)) },
      { number in
        // Where and when the work is done, so that what slows one of them slows the other.
        let before = ReferenceLoop.sample()
        let result = Cell(number: number, on: fixture).run()
        let after = ReferenceLoop.sample()
        loops.withLock { $0 += [before, after].compactMap(\.self) }
        board.withLock { $0.take(result, ofCell: number) { readers($0.readers, $0.digest) } }
      })
    let sum = board.withLock { $0 }
    let run = RunPart(
      configuration: configuration, digest: sum.digest.description,
      isComplete: sum.cells == configuration.cells, figures: sum.figures)
    let reference = ReferenceSamples(loops.withLock { $0 })
    return LoadReport(
      run: run,
      host: HostPart(meter.sample(), threads: pool.count, figures: sum.figures, reference: reference))
  }
}
