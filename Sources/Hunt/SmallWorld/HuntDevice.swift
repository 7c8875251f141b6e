// One device of a small world, with what outlives a run of the app: disk, network and oracles. It launches
// the app whenever it is switched on.

import BooksTrack
import BooksTrackAPI
import LabWorld
import Simulation

/// A device.
///
/// `@unchecked Sendable`: used only on the thread of its world.
final class HuntDevice: @unchecked Sendable {
  let process: SimulatedProcess
  let network: DeviceNetwork
  let connection: Connection<HTTPRequest, HTTPResponse>
  /// Reports requests that the app has given up, if the backend learns of those.
  private let hearing: Connection<GivenUpRequest, Bool>?
  let world: World
  let log: ObjectionLog
  /// The replica number of the app's installation.
  private(set) var replica: UInt32
  let plan: SmallWorldPlan
  let stack: StackVariant
  /// The captive portal of its network.
  let portal = CaptivePortal()
  /// The transactions that its storage has acknowledged.
  var memory: StorageMemory
  /// Creates the oracles, anew for each installation of the app.
  private let makeOracles: () -> [any DeviceOracle]
  private var oracles: [any DeviceOracle]
  private var books = RequestedBooks()
  /// All events so far, kept only if a backup may be restored.
  private var history: [DeviceEvent]?
  private var backups: [DeviceBackup] = []
  /// The loss of files that the next launch must notice.
  private var loss: FileLoss?
  /// The misreads of a disk that was replaced since.
  private var formerMisreads = 0
  /// True while the reader requests new tries. If the storage refuses that, pending look-ups continue.
  var isWokenByHand = false
  /// The number of the app's run. Events of a former run are ignored.
  private(set) var launch = 0
  private var session: (app: AppSession, incarnation: Int)?
  private let keychain = Keychain()
  /// The current pass over the queue, if the app runs in passes.
  private var draining: DrainUnderWay?
  /// The faults that affected the app.
  let observed: ObservedFaults
  /// True if the reader switched it off, so that this was no fault.
  var isSwitchedOff = false
  /// Unfinished snapshots of earlier transactions than the last, found at the launch; nothing resumes them.
  private var unfinished: [String] = []
  /// The number of transactions that its storage has refused.
  private(set) var refusals = 0
  /// True if its library is damaged and the app cannot run any more.
  private(set) var isBeyondHelp = false

  init(
    number: Int, process: SimulatedProcess, connection: Connection<HTTPRequest, HTTPResponse>,
    hearing: Connection<GivenUpRequest, Bool>?, world: World,
    log: ObjectionLog, plan: SmallWorldPlan, stack: StackVariant,
    oracles makeOracles: @escaping () -> [any DeviceOracle]
  ) {
    self.process = process
    self.connection = connection
    self.hearing = hearing
    self.world = world
    self.log = log
    self.plan = plan
    self.stack = stack
    self.makeOracles = makeOracles
    oracles = makeOracles()
    history = world.faults.mayFire(DeviceFault.restoredBackup) ? [] : nil
    observed = ObservedFaults(world.faults)
    network = plan.network(of: number)
    replica = UInt32(truncatingIfNeeded: number + 1)
    memory = StorageMemory(
      Library(replica: UInt32(truncatingIfNeeded: number + 1), matchRules: stack.policy.matching))
  }

  var parts: DeviceParts {
    DeviceParts(
      process: process, clock: process.clock, wallTime: HuntWallTime(process: process), keychain: keychain)
  }

  /// The running app, if any.
  var app: AppSession? {
    guard let session, session.incarnation == process.incarnation, process.isAlive else { return nil }
    return session.app
  }

  /// Reports an event to the oracles.
  func note(_ kind: DeviceEvent.Kind) {
    let event = DeviceEvent(time: process.clock.now.nanoseconds, kind: kind)
    history?.append(event)
    tell(event, log)
  }

  private func tell(_ event: DeviceEvent, _ log: ObjectionLog) {
    books.note(event)
    for oracle in oracles { oracle.note(event, log) }
  }

  /// Reports that a request is handed to the network.
  func noteRequest(_ question: DeviceQuestion) -> SentQuestion {
    let sent = books.sent(question)
    note(.requestSent(question, sent.stay))
    return sent
  }

  func noteAnswered(_ sent: SentQuestion, _ result: Result<HTTPResponse, TransportError>) {
    note(.answered(sent.question, result, books.stay(ofAnswerTo: sent)))
  }

  /// Notes that the app begins a pass over its queue.
  func beginsDrain() { draining = DrainUnderWay(before: memory.library) }

  /// Reports that the app has finished a pass over its queue.
  func endsDrain() {
    draining = nil
    note(.drained(memory.library))
  }

  /// Reports to the server that the app does not wait for an answer any more, as a closed connection would
  /// after some latency.
  func tellGivenUp(_ label: String) {
    guard let hearing, process.isAlive, !process.isClosing, network.outage(at: process.clock.now) == nil
    else { return }
    let request = GivenUpRequest(client: process.name, label: label)
    _ = process.start("gives up \(label)") {
      _ = try? await hearing.send(request, label: "given up: \(label)", timeout: .seconds(30))
    }
  }

  /// Lets time pass on the device; a device in the background resumes late, which is recorded as a pause.
  func pass(_ duration: Duration, _ name: String) async throws {
    let due = process.clock.now.advanced(by: duration)
    try await process.pass(duration, name)
    guard due.duration(to: process.clock.now) > .milliseconds(900) else { return }
    observed.record(MachineFault.pause, until: .committed)
  }

  // MARK: The app

  /// Releases the app, which refers to the device; otherwise neither would ever be freed.
  func forget() { session = nil }

  /// Launches the app whenever the device is switched on.
  func switchOn() {
    process.boot("boot") { [self] process in
      if process.incarnation > 1 {
        if !isSwitchedOff { observed.record(MachineFault.kill, until: .opened) }
        for kind in process.disk.struck { observed.expect(.opened, after: kind) }
        note(.killed)
      }
      isSwitchedOff = false
      try await launchApp()
    }
  }

  /// Opens the library and launches the app on it.
  func launchApp() async throws {
    session = nil
    draining = nil
    guard let opened = try await openLibrary() else {
      // Ends the reporting of events of the run before.
      launch += 1
      return
    }
    if opened.report.snapshot != nil { log.reached(.snapshot) }
    if opened.report.carriedOverFrom != nil { log.reached(.carriedOver) }
    let library = stack.recover(opened.library)
    feelLoss(at: opened.report.sequence)
    reconcile(library)
    launch += 1
    unfinished = process.disk.image.names.filter { $0.isUnfinishedSnapshot(before: opened.library.sequence) }
    note(.launched)
    let app = AppSession(on: self, library, kept: opened.archive)
    session = (app, process.incarnation)
    app.begin()
  }

  /// The format version that the next launch writes. If the app is upgraded, each of the first launches has a
  /// newer version, and some skip a version.
  private var format: LibraryFormat {
    guard plan.upgrades else { return .current }
    let oldest = LibraryFormat.current.version
    let newest = oldest + [0, 1, 3, 4][min(launch, 3)]
    return LibraryFormat(
      version: newest,
      steps: (oldest..<newest).map { [stack] in FormatStep(from: $0, apply: stack.carryOver) })
  }

  /// Opens the library, retrying file errors; nil if it is damaged.
  private func openLibrary() async throws -> OpenedLibrary? {
    var attempts = 0
    while true {
      do throws(LibraryOpenError) {
        return try await LibraryArchive.open(
          ObservedFiles(stack.files(SimulatedFiles(process: process), parts), on: process, observed: observed)
          {
            [log] in log.reached(.committedAmidCleanUp)
          },
          replica: replica, matchRules: stack.policy.matching, policy: plan.compaction, format: format)
      } catch .file(.cancelled) {
        throw CancellationError()
      } catch .file {
        try await process.pass(.milliseconds(50), "the library is opened again")
      } catch {
        attempts += 1
        guard attempts == 4 else { continue }
        isBeyondHelp = true
        log.reached(.damaged)
        if process.disk.misreads == formerMisreads {
          log.object(
            .durability, "IMP-11", "the medium is sound, but the library cannot be opened: \(error)")
        }
        return nil
      }
    }
  }

  /// The recovered library must be the acknowledged one, perhaps with the commit in progress.
  private func reconcile(_ found: Library) {
    switch memory.judge(found) {
    case .acknowledged: observed.show(.opened)
    case .alsoOpen(let transaction):
      log.reached(.unacknowledged)
      keep(transaction)
      observed.show(.opened)
    case .lost(let from, let to):
      log.object(.durability, "ENR-8", "\(from) transactions were acknowledged; \(to) are there")
    case .unknown:
      log.object(.authenticity, "IMP-11", "the library after a relaunch is one that nobody has written")
    }
  }

  // MARK: The storage

  /// Records that a transaction was acknowledged.
  func acknowledged(_ transaction: Transaction) {
    observed.show(.committed)
    feelClock(transaction.committed)
    world.record(StoredTransaction(transaction))
    keep(transaction)
    checkUnfinished()
  }

  /// The first transaction of a launch must have removed unfinished snapshots.
  private func checkUnfinished() {
    guard !unfinished.isEmpty else { return }
    log.reached(.unfinishedTakenAway)
    for file in unfinished where process.disk.image.exists(file) {
      log.object(.durability, "IMP-11", "\(file) was never finished, and nobody takes it away")
    }
    unfinished = []
  }

  /// Notes a fault if the device's clock is wrong by more than a commit can take.
  private func feelClock(_ stamp: Timestamp) {
    let wrong = stamp.milliseconds - SimulatedWallTime(process.clock).now().milliseconds
    let offsets = process.calendarOffsets
    if (wrong - offsets.always / 1_000_000).magnitude > 660_000 {
      observed.record(MachineFault.clockJump, until: .committed)
    }
    if (wrong - offsets.set / 1_000_000).magnitude > 660_000 {
      observed.record(MachineFault.clockSkew, until: .committed)
      log.reached(.wronglyStamped)
    }
  }

  /// Records that a transaction was refused. If it was cancelled by the end of the app, it may have been
  /// stored.
  func refused(_ transaction: Transaction, _ error: StorageError) {
    guard error != .cancelled else { return }
    memory.refuse()
    refusals += 1
    let isByHand = isWokenByHand && transaction.origin == .wake
    note(.refused(isLookUp: transaction.origin.isEnrichment && !isByHand))
  }

  private func keep(_ transaction: Transaction) {
    let before = memory.library
    do {
      try memory.keep(transaction)
    } catch {
      return log.object(
        .structure, "IMP-10", "transaction \(error.found) was written after \(error.expected - 1)")
    }
    let commit = Commit(transaction: transaction, before: before, after: memory.library)
    if draining?.wakes(by: commit) == true { log.reached(.wokenAmidDrain) }
    note(.committed(commit))
  }
}

// MARK: - Backups and reinstallation

extension HuntDevice {
  /// Stores a copy of the app's files, if a fault may restore one.
  func backUp() {
    guard let history, process.isAlive, !isBeyondHelp else { return }
    let image = process.disk.image
    backups.append(
      DeviceBackup(
        // As if all of it were synced: a backup is complete.
        image: image.crashed(fates: [], directoryOperations: image.unsyncedDirectoryOperations.count),
        memory: memory, eventCount: history.count))
    if backups.count > 4 { backups.removeFirst() }
  }

  /// Removes the app with its files and installs it anew. The device must be off.
  func installAnew() {
    loss = FileLoss(kind: DeviceFault.reinstall, sign: .imported, highest: memory.library.sequence)
    process.disk.replace(with: DiskImage())
    formerMisreads = process.disk.misreads
    isBeyondHelp = false
    // A number that no other installation in the world has.
    replica += UInt32(SmallWorldPlan.mostReaders)
    memory = StorageMemory(Library(replica: replica, matchRules: stack.policy.matching))
    backups = []
    forgetAll()
    if history != nil { history = [] }
  }

  /// Restores one of the backups; false if there is none. The device must be off.
  func restore(_ number: Int) -> Bool {
    guard !backups.isEmpty, !isBeyondHelp, let all = history else { return false }
    let backup = backups[number % backups.count]
    loss = FileLoss(
      kind: DeviceFault.restoredBackup, sign: .committed, highest: memory.library.sequence)
    process.disk.replace(with: backup.image)
    memory = backup.memory
    backups.removeAll { $0.eventCount > backup.eventCount }
    // The oracles return to their state at the backup.
    forgetAll()
    let past = Array(all.prefix(backup.eventCount))
    history = past
    let silent = ObjectionLog(states: [])
    for event in past { tell(event, silent) }
    return true
  }

  /// Notes a fault if the app finds less in its files than it had written.
  private func feelLoss(at sequence: UInt64) {
    if let loss, sequence < loss.highest {
      observed.record(loss.kind, until: loss.sign)
      log.reached(loss.kind == DeviceFault.reinstall ? .reinstalled : .restored)
    }
    loss = nil
  }

  private func forgetAll() {
    oracles = makeOracles()
    books = RequestedBooks()
  }
}

/// A pass over the queue, which detects books that are parked by it and woken before it ends.
private struct DrainUnderWay {
  private let parked: Set<JobID>

  init(before library: Library) { parked = Set(library.jobs.filter(\.isParked).map(\.id)) }

  /// Returns true if a commit gives new tries to a book that this pass has parked.
  func wakes(by commit: Commit) -> Bool {
    commit.transaction.changes.contains { change in
      guard case .job(.put(let job)) = change, !job.isParked else { return false }
      return !parked.contains(job.id) && commit.before.jobs[job.id]?.isParked == true
    }
  }
}

/// The calendar of a device, which may be wrong.
struct HuntWallTime: WallTime {
  let process: SimulatedProcess

  func now() -> Timestamp {
    SimulatedWallTime.beginning.advanced(byMilliseconds: process.calendar / 1_000_000)
  }
}

extension String {
  /// Returns true for the name of a partly written snapshot of an earlier transaction than `sequence`.
  fileprivate func isUnfinishedSnapshot(before sequence: UInt64) -> Bool {
    guard hasPrefix("snapshot-"), hasSuffix(".partial") else { return false }
    return UInt64(dropFirst(9).dropLast(8)).map { $0 < sequence } ?? false
  }
}
