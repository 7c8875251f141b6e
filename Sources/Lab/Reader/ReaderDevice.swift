// The app on one device: the real stack, with the simulated world in place of the platform.

import BooksTrack
import BooksTrackAPI
import Measurement
import Simulation
import Synthesis

/// One installation of the app.
struct ReaderDevice: Sendable {
  let store: LibraryStore
  let watch: ReaderWatch
  private let process: SimulatedProcess
  private let connection: Connection<HTTPRequest, HTTPResponse>
  private let enricher: Enricher
  private let tally: TransportTally
  private let outages: OutageTally
  private let wallTime: SimulatedWallTime

  init(
    number: Int, process: SimulatedProcess, world: World, connection: Connection<HTTPRequest, HTTPResponse>,
    network: DeviceNetwork, configuration: LoadConfiguration
  ) {
    self.process = process
    self.connection = connection
    wallTime = SimulatedWallTime(process.clock)
    let store = LibraryStore(
      replica: UInt32(truncatingIfNeeded: number + 1), storage: SimulatedStorage(process, in: world),
      wallTime: wallTime)
    let watch = ReaderWatch(clock: process.clock)
    let tally = TransportTally()
    let outages = OutageTally()
    var policy = EnrichmentPolicy()
    policy.concurrency = configuration.concurrency
    policy.titleRules = configuration.titleRules
    self.store = store
    self.watch = watch
    self.tally = tally
    self.outages = outages
    enricher = Enricher(
      store: store,
      transport: SimulatedTransport(
        connection, clock: process.clock, network: network, tally: outages
      ) { time, result in
        tally.count(result)
        // A request that fails took its time as well; one that was never sent did not.
        if result != .failure(.offline) { watch.time.record("request", time) }
      },
      clock: process.clock, wallTime: wallTime,
      connectivity: SimulatedConnectivity(network, clock: process.clock, tally: outages),
      random: SimulatedRandomness(process.random("jitter")), policy: policy, observe: { watch.note($0) })
  }

  /// Imports an export as the app does, in chunks of the size that the reader's stream draws.
  func importExport(_ library: SyntheticLibrary, chunkSize: Int) async throws -> ImportCourse {
    var source = BytesSource(library.export, chunkSize: chunkSize)
    let importer = Importer(store: store, wallTime: wallTime)
    let outcome = try await importer.run(&source, fileName: library.fileName) { watch.note($0) }
    guard let summary = outcome.summary else { throw UnrecognisedExport(fileName: library.fileName) }
    return ImportCourse(summary)
  }

  /// Has the queue worked off as long as the app is open and something comes. The reader launches the app anew after
  /// each quarter of an hour in which nothing came, some times, and gives up then.
  func enrich(relaunches: Int) async throws {
    let start = process.clock.now
    try await withThrowingTaskGroup(of: Void.self) { group in
      group.addTask { try await enricher.run() }
      group.addTask { try await waitForLastAnswer() }
      group.addTask { try await relaunch(atMost: relaunches) }
      try await group.next()
      group.cancelAll()
      while let result = await group.nextResult() {
        if case .failure(let error) = result, !(error is CancellationError) { throw error }
      }
    }
    let time = start.duration(to: process.clock.now)
    watch.time.enrichmentTotal += Int(time.wholeNanoseconds)
    if await store.snapshot.jobs.isEmpty {
      watch.time.enrichment.record(time)
    } else {
      watch.time.unfinishedReaders += 1
    }
  }

  private func waitForLastAnswer() async throws {
    var library = await store.snapshot
    while !library.jobs.isEmpty {
      _ = try await store.nextChange(after: library.sequence)
      library = await store.snapshot
    }
  }

  private func relaunch(atMost times: Int) async throws {
    var idle = 0
    while true {
      let waiting = await store.snapshot.jobs.count
      try await process.pass(.seconds(900), "a quarter of an hour")
      guard await store.snapshot.jobs.count == waiting else { continue }
      idle += 1
      if idle > times { return }
      try await enricher.wake()
    }
  }

  /// Requests that the device tried to send, as its network saw them.
  var requests: Int { tally.requests }

  /// What went wrong around the device, by kind.
  var faults: [String: Int] {
    var faults: [String: Int] = [:]
    faults["network loss"] = connection.counts.lost
    faults["network lost while asking"] = tally.interrupted
    faults["device offline"] = outages.count
    return faults.filter { $0.value > 0 }
  }
}

/// An export that the app does not know the columns of, although the lab wrote it in a known format.
private struct UnrecognisedExport: Error {
  let fileName: String
}

/// Counts requests that the device's own network ended; used only on the thread of one world.
private final class TransportTally: @unchecked Sendable {
  private(set) var interrupted = 0
  private(set) var requests = 0

  func count(_ result: Result<HTTPResponse, TransportError>) {
    requests += 1
    if case .failure(.connectionLost) = result { interrupted += 1 }
  }
}
