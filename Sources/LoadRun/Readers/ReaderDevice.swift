// The app on one device: the real stack on a simulated platform.

import BooksTrack
import BooksTrackAPI
import LabWorld
import Measurement
import Simulation
import Synthesis

/// One installation of the app.
struct ReaderDevice: Sendable {
  let app: App
  let watch: ReaderObserver
  let number: Int
  /// The app's output as the reader sees it.
  let views: ReaderViews
  private let process: SimulatedProcess
  private let files: any LibraryFiles
  private let connection: Connection<HTTPRequest, HTTPResponse>
  private let tally: TransportTally
  private let outages: OutageTally
  private let storage: @Sendable (LibraryArchive) -> any Storage

  /// Installs the app on a device.
  init(
    number: Int, process: SimulatedProcess, world: World, connection: Connection<HTTPRequest, HTTPResponse>,
    network: DeviceNetwork, files: any LibraryFiles, configuration: LoadConfiguration, policy: AppPolicy,
    timeZone: any LocalTimeZone = CoordinatedUniversalTime(), views: ReaderViews,
    cloud: CloudPlatform? = nil, known: KnownChanges? = nil
  ) async throws(LibraryOpenError) {
    let watch = ReaderObserver(clock: process.clock)
    let tally = TransportTally()
    let outages = OutageTally()
    self.number = number
    self.views = views
    let observe: @Sendable (EnrichmentEvent) -> Void = { watch.note(views.lookUp($0)) }
    self.process = process
    self.files = files
    self.connection = connection
    self.watch = watch
    self.tally = tally
    self.outages = outages
    let transport = SimulatedTransport(connection, clock: process.clock, network: network, tally: outages) {
      request, time, result in
      // The app also requests series by itself, which are no look-ups of books.
      guard !request.path.hasPrefix("/v1/series/") else { return }
      tally.count(result)
      // Failed requests count with their time, but not those that were never sent.
      if result != .failure(.offline) { watch.time.record("request", time) }
    }
    let platform = AppPlatform(
      clock: process.clock, wallTime: SimulatedWallTime(process.clock), transport: transport,
      connectivity: SimulatedConnectivity(network, clock: process.clock, tally: outages),
      random: SimulatedRandomness(process.random("jitter")), timeZone: timeZone, cloud: cloud)
    let replica = UInt32(truncatingIfNeeded: number + 1)
    storage = { archive in
      let recorded = RecordedArchive(archive: archive, world: world)
      return known.map { WatchedStorage(storage: recorded, known: $0, clock: process.clock) } ?? recorded
    }
    switch configuration.storage {
    case .files:
      app = try await App.open(
        files, replica: replica, on: platform, policy: policy, observe: observe, storage: storage)
    case .volatile:
      app = App(
        Library(replica: replica), in: RecordedStorage(SimulatedStorage(process), in: world), on: platform,
        policy: policy, observe: observe)
    }
  }

  /// Returns the library that the next launch of the app would find; nil if it is not stored.
  func recovered() async throws(LibraryOpenError) -> Library? {
    guard app.archive != nil else { return nil }
    let next = try await App.open(
      files, replica: app.library.replica, on: app.platform, policy: app.policy)
    return await next.library
  }

  /// Returns the app after a relaunch on the same files. Only for devices that store their library in files.
  func relaunched() async throws(LibraryOpenError) -> App {
    let (watch, views) = (watch, views)
    return try await App.open(
      files, replica: app.library.replica, on: app.platform, policy: app.policy,
      observe: { watch.note(views.lookUp($0)) }, storage: storage)
  }

  /// Imports an export as the app does, in chunks of a size drawn by the caller.
  func importExport(_ library: SyntheticLibrary, chunkSize: Int) async throws -> RowResults {
    var source = BytesSource(library.export, chunkSize: chunkSize)
    let outcome = try await app.importer.run(&source, fileName: library.fileName) {
      watch.note(views.importProgress($0))
    }
    guard let summary = outcome.summary else { throw UnrecognisedExport(fileName: library.fileName) }
    return RowResults(summary)
  }

  /// Runs the app until the queue is empty. After each quarter of an hour without progress the app is woken;
  /// after `relaunches` of them the reader gives up.
  func enrich(relaunches: Int) async throws {
    let start = process.clock.now
    try await withThrowingTaskGroup(of: Void.self) { group in
      // The exchange with other devices goes on behind the last look-up.
      group.addTask { if app.sync == nil { try await app.run() } else { try await app.work() } }
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
    if await app.library.jobs.isEmpty {
      watch.time.enrichment.record(time)
    } else {
      watch.time.unfinishedReaders += 1
    }
  }

  private func waitForLastAnswer() async throws {
    var seen: UInt64 = 0
    while await app.store.hasJobs { seen = try await app.store.nextChange(after: seen) }
  }

  private func relaunch(atMost times: Int) async throws {
    var idle = 0
    while true {
      let waiting = await app.library.jobs.count
      try await process.pass(.seconds(900), "a quarter of an hour")
      guard await app.library.jobs.count == waiting else { continue }
      idle += 1
      if idle > times { return }
      try await app.wake()
    }
  }

  /// The number of queries for books that the device tried to send, including those while offline.
  var requests: Int { tally.requests }

  /// The faults around the device, by kind.
  var faults: [String: Int] {
    var faults: [String: Int] = [:]
    faults["network loss"] = connection.counts.lost
    faults["network lost while asking"] = tally.interrupted
    faults["device offline"] = outages.count
    return faults.filter { $0.value > 0 }
  }
}

/// An error of the lab: the app did not recognize an export that was written in a known format.
private struct UnrecognisedExport: Error {
  let fileName: String
}

/// Counts queries for books, and those that the device's own network ended; used only on the thread of one
/// world.
private final class TransportTally: @unchecked Sendable {
  private(set) var interrupted = 0
  private(set) var requests = 0

  func count(_ result: Result<HTTPResponse, TransportError>) {
    requests += 1
    if case .failure(.connectionLost) = result { interrupted += 1 }
  }
}
