// A whole load run, or a part of one: one catalog, one world for each cell, run on several threads and added
// up in the order of cells.

package import BooksTrack
package import LabWorld
import Measurement
import Simulation
import Synchronization
import Synthesis

/// Runs a configuration.
package struct LoadRun: Sendable {
  /// Called with the readers and the digest of each cell, in the order of cells, on any thread.
  package typealias Readers = @Sendable ([ReaderFigures], UInt64) -> Void

  let configuration: LoadConfiguration
  private let plant: @Sendable (inout AppPolicy) -> Void

  /// Prepares a run.
  ///
  /// - Parameter plant: Changes the app's rules; see `PlantedRegression`.
  /// - Throws: `ConfigurationError` if a setting is not allowed.
  package init(
    _ configuration: LoadConfiguration,
    planting plant: @escaping @Sendable (inout AppPolicy) -> Void = { _ in }
  ) throws(ConfigurationError) {
    try configuration.validate()
    if let export = configuration.export, !export.isWhole {
      throw ConfigurationError(
        setting: .export, found: export.file, expected: "the file itself, of which a report has the name")
    }
    self.configuration = configuration
    self.plant = plant
  }

  /// Runs all cells.
  ///
  /// - Parameters:
  ///   - threads: The number of cells that run at the same time; it does not affect the result.
  ///   - isCancelled: Once it returns true, no further cell is started, and the report is marked incomplete.
  ///   - watch: Called now and then with the number of readers that are done.
  ///   - readers: Called with each cell's readers once all cells before it are done.
  package func run(
    threads: Int, isCancelled: @escaping @Sendable () -> Bool = { false }, watch: (Int) -> Void = { _ in },
    readers: @escaping Readers = { _, _ in }
  ) -> LoadReport {
    run(threads: threads, sharing: nil, isCancelled: isCancelled, watch: watch, readers: readers)
  }

  /// Runs all cells; reuses catalog and providers of another run if they are the same.
  func run(
    threads: Int, sharing fixture: CellFixture?, isCancelled: @escaping @Sendable () -> Bool,
    watch: (Int) -> Void = { _ in }, readers: @escaping Readers = { _, _ in }
  ) -> LoadReport {
    let live = CellsLife(
      0..<configuration.cells, of: self, threads: threads, sharing: fixture, isCancelled: isCancelled,
      watch: watch
    ) { readers($0.readers, $0.digest) }
    let run = RunPart(
      configuration: configuration, digest: live.sum.digest.description,
      isComplete: live.sum.cells == configuration.cells, figures: live.sum.figures)
    return LoadReport(run: run, host: live.host)
  }

  /// Runs the cells of a shard. The parameters are those of a whole run.
  package func run(
    _ shard: Shard, threads: Int, isCancelled: @escaping @Sendable () -> Bool = { false },
    watch: (Int) -> Void = { _ in }, readers: @escaping Readers = { _, _ in }
  ) -> ShardReport<LoadShard> {
    run(shard, threads: threads, sharing: nil, isCancelled: isCancelled, watch: watch, readers: readers)
  }

  /// Runs the cells of a shard; reuses catalog and providers of another run if they are the same.
  func run(
    _ shard: Shard, threads: Int, sharing fixture: CellFixture?, isCancelled: @escaping @Sendable () -> Bool,
    watch: (Int) -> Void = { _ in }, readers: @escaping Readers = { _, _ in }
  ) -> ShardReport<LoadShard> {
    let digests = Mutex<[WorldDigest]>([])
    let live = CellsLife(
      shard.range(of: configuration.cells), of: self, threads: threads, sharing: fixture,
      isCancelled: isCancelled, watch: watch
    ) { result in
      digests.withLock { $0.append(WorldDigest(result.digest)) }
      readers(result.readers, result.digest)
    }
    let part = LoadShard(
      shard, of: configuration, digests: digests.withLock { $0 }, figures: live.sum.figures)
    return ShardReport(part, host: live.host)
  }

  /// Returns the fixture that all cells share.
  func stage(sharing fixture: CellFixture?) -> CellFixture {
    var stage = CellFixture(configuration, sharing: fixture)
    stage.plant = plant
    return stage
  }
}

/// The result of running some cells.
private struct CellsLife {
  let sum: CellSum
  let host: HostPart

  /// - Parameter each: Called with every cell, in the order of their numbers.
  init(
    _ cells: Range<Int>, of run: LoadRun, threads: Int, sharing fixture: CellFixture?,
    isCancelled: @escaping @Sendable () -> Bool, watch: (Int) -> Void,
    each: @escaping @Sendable (CellResult) -> Void
  ) {
    let meter = HostMeter()
    let configuration = run.configuration
    let fixture = run.stage(sharing: fixture)
    let pool = WorkerThreads(count: min(threads, cells.count))
    let board = Mutex(CellSum(from: cells.lowerBound))
    let loops = Mutex<[Int]>([])
    let readers = configuration.readers(ofCells: cells).count
    _ = pool.run(
      cells.count, isCancelled: isCancelled,
      watch: { watch(min($0 * configuration.readersPerCell, readers)) },
      { place in
        let number = cells.lowerBound + place
        // Sampled on the same thread as the work, so that both are slowed down alike.
        let before = ReferenceLoop.sample()
        let result = Cell(number: number, on: fixture).run()
        let after = ReferenceLoop.sample()
        loops.withLock { $0 += [before, after].compactMap(\.self) }
        board.withLock { $0.take(result, ofCell: number, each: each) }
      })
    sum = board.withLock { $0 }
    host = HostPart(
      meter.sample(), threads: pool.count, figures: sum.figures,
      reference: ReferenceSamples(loops.withLock { $0 }))
  }
}
