// One device of a small world: what outlives the app on it. The storage with its transactions, the network, and the
// oracles that watch both.

import BooksTrack
import BooksTrackAPI
import Simulation

/// A device.
///
/// `@unchecked Sendable`: used only on the thread of its world.
final class HuntDevice: @unchecked Sendable {
  let process: SimulatedProcess
  let network: DeviceNetwork
  let connection: Connection<HTTPRequest, HTTPResponse>
  let world: World
  let bench: HuntBench
  let replica: UInt32
  /// What the storage holds.
  private(set) var log: [Transaction] = []
  /// The library after each transaction, the empty one first; made from the log alone.
  private(set) var versions: [Library]
  private var oracles: [any DeviceOracle]
  private var books = AskedBooks()
  /// The reader asks for new tries. If the storage refuses that, the look-ups that are under way go on all the same.
  var isWokenByHand = false
  /// Which run of the app this is. What a former one still does is not the app's any more.
  private(set) var launch = 0

  init(
    number: Int, process: SimulatedProcess, network: DeviceNetwork,
    connection: Connection<HTTPRequest, HTTPResponse>, world: World, bench: HuntBench, rules: MatchRules,
    oracles: [any DeviceOracle]
  ) {
    self.process = process
    self.network = network
    self.connection = connection
    self.world = world
    self.bench = bench
    self.oracles = oracles
    replica = UInt32(truncatingIfNeeded: number + 1)
    versions = [Library(replica: UInt32(truncatingIfNeeded: number + 1), matchRules: rules)]
  }

  /// The library as the storage has it.
  var stored: Library { versions[versions.count - 1] }

  var parts: DeviceParts {
    DeviceParts(process: process, clock: process.clock, wallTime: HuntWallTime(process: process))
  }

  /// Tells the oracles.
  func note(_ kind: DeviceEvent.Kind) {
    let event = DeviceEvent(time: process.clock.now.nanoseconds, kind: kind)
    books.note(event)
    for oracle in oracles { oracle.note(event, bench) }
  }

  /// A request is handed to the network.
  fileprivate func noteAsked(_ question: Question) { note(.asked(question, books.stay(of: question))) }

  fileprivate func noteAnswered(_ question: Question, _ result: Result<HTTPResponse, TransportError>) {
    note(.answered(question, result, books.takeStay(ofAnswerTo: question)))
  }

  /// Lets time pass on the device; a device in the background comes late, and is then seen to go on.
  func pass(_ duration: Duration, _ name: String) async throws {
    let due = process.clock.now.advanced(by: duration)
    try await process.pass(duration, name)
    guard due.duration(to: process.clock.now) > .milliseconds(900) else { return }
    world.faults.observed(MachineFault.pause)
    world.faults.recovered(MachineFault.pause)
  }

  /// A new run of the app begins.
  func beginLaunch() -> Int {
    launch += 1
    note(.launched)
    return launch
  }

  /// Whether the device believed another time than it was, by more than a commit takes.
  fileprivate func hasWrongDate(_ transaction: Transaction) -> Bool {
    let truth = SimulatedWallTime(process.clock).now().milliseconds
    return (transaction.committed.milliseconds - truth).magnitude > 660_000
  }

  /// A transaction is written: it is there after any crash.
  fileprivate func keep(_ transaction: Transaction) {
    var library = stored
    let before = library
    do {
      try library.apply(transaction)
    } catch {
      return bench.object(
        .structure, "IMP-10", "transaction \(error.found) was written after \(error.expected - 1)")
    }
    log.append(transaction)
    versions.append(library)
    note(.committed(Commit(transaction: transaction, before: before, after: library)))
  }
}

/// The calendar of a device, which may be wrong.
struct HuntWallTime: WallTime {
  let process: SimulatedProcess

  func now() -> Timestamp {
    SimulatedWallTime.beginning.advanced(byMilliseconds: process.calendar / 1_000_000)
  }
}

/// A device's storage: each commit is a named point and takes its time; it can be full.
struct HuntStorage: Storage {
  let device: HuntDevice
  let launch: Int

  static let diskFull = FaultKind("device.disk-full")

  func append(_ transaction: Transaction) async throws(StorageError) {
    let written = Duration.milliseconds(2) + .microseconds(40) * transaction.changes.count
    do {
      try await device.pass(written, "commit \(transaction.sequence) \(transaction.label)")
    } catch {
      throw .cancelled
    }
    // An app that should have ended cannot write any more.
    guard launch == device.launch else { throw .unavailable }
    if device.world.faults.fires(Self.diskFull, at: device.process.name) {
      device.world.faults.observed(Self.diskFull)
      let isByHand = device.isWokenByHand && transaction.label.hasPrefix("wake")
      device.note(.refused(label: isByHand ? "wake by hand" : transaction.label))
      throw .diskFull
    }
    if launch == device.launch, device.hasWrongDate(transaction) {
      device.world.faults.observed(MachineFault.clockJump)
      device.world.faults.recovered(MachineFault.clockJump)
    }
    var digest = Digest()
    digest.absorb(transaction)
    device.world.record(digest.value)
    device.keep(transaction)
  }
}

/// A device's way to the backend, watched where requests are handed over to the link.
struct HuntTransport: Transport {
  let device: HuntDevice
  let launch: Int

  func send(
    _ request: HTTPRequest, timeout: Duration
  ) async throws(TransportError) -> HTTPResponse {
    let now = device.process.clock.now
    let question = Question(label: request.label, isOffline: device.network.outage(at: now) != nil)
    if launch == device.launch { device.noteAsked(question) }
    let link = SimulatedTransport(device.connection, clock: device.process.clock, network: device.network)
    let result: Result<HTTPResponse, TransportError>
    do {
      result = .success(try await link.send(request, timeout: timeout))
    } catch {
      result = .failure(error)
    }
    if launch == device.launch { device.noteAnswered(question, result) }
    return try result.get()
  }
}
