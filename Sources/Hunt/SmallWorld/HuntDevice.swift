// One device of a small world: what outlives the app on it. Its disk, its network, the app that it starts
// whenever it is switched on, and the oracles that watch.

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
  /// Where it says that it does not wait for an answer any more, if anybody listens.
  private let hearing: Connection<GivenUpRequest, Bool>?
  let world: World
  let log: ObjectionLog
  /// The number of the installation of the app.
  private(set) var replica: UInt32
  let plan: SmallWorldPlan
  let stack: StackVariant
  /// The network that it is in may want its reader to log in.
  let portal = CaptivePortal()
  /// What its storage has promised.
  var memory: StorageMemory
  /// Those who watch, made anew for each installation of the app.
  private let makeOracles: () -> [any DeviceOracle]
  private var oracles: [any DeviceOracle]
  private var books = AskedBooks()
  /// What the oracles were told, kept where a backup may take them back to an earlier moment.
  private var told: [DeviceEvent]?
  private var backups: [DeviceBackup] = []
  /// What the files of the app have lost, as those who took it away know; to be felt at the next launch.
  private var loss: FileLoss?
  /// Misreads of a medium that is not that of the app's files any more.
  private var formerMisreads = 0
  /// The reader asks for new tries. If the storage refuses that, the look-ups that are under way go on all
  /// the same.
  var isWokenByHand = false
  /// Which run of the app this is. What a former one still does is not the app's any more.
  private(set) var launch = 0
  private var session: (app: AppSession, incarnation: Int)?
  private let keychain = Keychain()
  /// The pass over the queue that is under way, where the app makes one now and then.
  private var draining: DrainUnderWay?
  /// What the app on it has felt of faults.
  let felt: FeltFaults
  /// The reader has switched it off: no fault did.
  var isSwitchedOff = false
  /// Snapshots that were not finished as the app was launched, of earlier transactions than its last: nobody
  /// goes on with them.
  private var unfinished: [String] = []
  /// How many transactions its storage has refused.
  private(set) var refusals = 0
  /// Its library is damaged: there is no app any more.
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
    told = world.faults.mayFire(DeviceFault.restoredBackup) ? [] : nil
    felt = FeltFaults(world.faults)
    network = plan.network(of: number)
    replica = UInt32(truncatingIfNeeded: number + 1)
    memory = StorageMemory(
      Library(replica: UInt32(truncatingIfNeeded: number + 1), matchRules: stack.policy.matching))
  }

  var parts: DeviceParts {
    DeviceParts(
      process: process, clock: process.clock, wallTime: HuntWallTime(process: process), keychain: keychain)
  }

  /// The app, while it runs.
  var app: AppSession? {
    guard let session, session.incarnation == process.incarnation, process.isAlive else { return nil }
    return session.app
  }

  /// Tells the oracles.
  func note(_ kind: DeviceEvent.Kind) {
    let event = DeviceEvent(time: process.clock.now.nanoseconds, kind: kind)
    told?.append(event)
    tell(event, log)
  }

  private func tell(_ event: DeviceEvent, _ log: ObjectionLog) {
    books.note(event)
    for oracle in oracles { oracle.note(event, log) }
  }

  /// A request is handed to the network.
  func noteAsked(_ question: DeviceQuestion) -> SentQuestion {
    let sent = books.sent(question)
    note(.asked(question, sent.stay))
    return sent
  }

  func noteAnswered(_ sent: SentQuestion, _ result: Result<HTTPResponse, TransportError>) {
    note(.answered(sent.question, result, books.stay(ofAnswerTo: sent)))
  }

  /// The app begins to work its queue off.
  func beginsDrain() { draining = DrainUnderWay(before: memory.library) }

  /// It has nothing left to do, as it believes.
  func endsDrain() {
    draining = nil
    note(.drained(memory.library))
  }

  /// The app does not wait for the answer any more: its connection is closed, and the server sees that a
  /// little later.
  func tellGivenUp(_ label: String) {
    guard let hearing, process.isAlive, !process.isClosing, network.outage(at: process.clock.now) == nil
    else { return }
    let request = GivenUpRequest(client: process.name, label: label)
    _ = process.start("gives up \(label)") {
      _ = try? await hearing.send(request, label: "given up: \(label)", timeout: .seconds(30))
    }
  }

  /// Lets time pass on the device; a device in the background comes late, and is then seen to go on.
  func pass(_ duration: Duration, _ name: String) async throws {
    let due = process.clock.now.advanced(by: duration)
    try await process.pass(duration, name)
    guard due.duration(to: process.clock.now) > .milliseconds(900) else { return }
    felt.feel(MachineFault.pause, until: .committed)
  }

  // MARK: The app

  /// Lets go of the app, which knows the device: otherwise neither would ever be freed.
  func forget() { session = nil }

  /// Starts the app whenever the device is switched on.
  func switchOn() {
    process.boot("boot") { [self] process in
      if process.incarnation > 1 {
        if !isSwitchedOff { felt.feel(MachineFault.kill, until: .opened) }
        for kind in process.disk.struck { felt.expect(.opened, after: kind) }
        note(.killed)
      }
      isSwitchedOff = false
      try await launchApp()
    }
  }

  /// Opens the library and starts the app on it.
  func launchApp() async throws {
    session = nil
    draining = nil
    guard let opened = try await openLibrary() else {
      // What is left of the app before it is told to nobody.
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

  /// The version of the format that the next launch writes: where the app is upgraded, each of the first
  /// launches has a newer one, and a device that was off for a while takes several steps at once.
  private var format: LibraryFormat {
    guard plan.upgrades else { return .current }
    let oldest = LibraryFormat.current.version
    let newest = oldest + [0, 1, 3, 4][min(launch, 3)]
    return LibraryFormat(
      version: newest,
      steps: (oldest..<newest).map { [stack] in FormatStep(from: $0, apply: stack.carryOver) })
  }

  /// Tries until the disk lets it; nil if the library is damaged.
  private func openLibrary() async throws -> OpenedLibrary? {
    var attempts = 0
    while true {
      do throws(LibraryOpenError) {
        return try await LibraryArchive.open(
          FeltFiles(stack.files(SimulatedFiles(process: process), parts), on: process, felt: felt) {
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

  /// The recovered library must be the acknowledged one, perhaps with the commit that was under way.
  private func reconcile(_ found: Library) {
    switch memory.judge(found) {
    case .acknowledged: felt.show(.opened)
    case .alsoOpen(let transaction):
      log.reached(.unacknowledged)
      keep(transaction)
      felt.show(.opened)
    case .lost(let from, let to):
      log.object(.durability, "ENR-8", "\(from) transactions were acknowledged; \(to) are there")
    case .unknown:
      log.object(.authenticity, "IMP-11", "the library after a relaunch is one that nobody has written")
    }
  }

  // MARK: The storage

  /// A transaction is safe.
  func acknowledged(_ transaction: Transaction) {
    felt.show(.committed)
    feelClock(transaction.committed)
    world.record(StoredTransaction(transaction))
    keep(transaction)
    checkUnfinished()
  }

  /// The first transaction of a launch takes away what earlier ones could not finish.
  private func checkUnfinished() {
    guard !unfinished.isEmpty else { return }
    log.reached(.unfinishedTakenAway)
    for file in unfinished where process.disk.image.exists(file) {
      log.object(.durability, "IMP-11", "\(file) was never finished, and nobody takes it away")
    }
    unfinished = []
  }

  /// The device believes another time than it is, by more than a commit takes.
  private func feelClock(_ stamp: Timestamp) {
    let wrong = stamp.milliseconds - SimulatedWallTime(process.clock).now().milliseconds
    let offsets = process.calendarOffsets
    if (wrong - offsets.always / 1_000_000).magnitude > 660_000 {
      felt.feel(MachineFault.clockJump, until: .committed)
    }
    if (wrong - offsets.set / 1_000_000).magnitude > 660_000 {
      felt.feel(MachineFault.clockSkew, until: .committed)
      log.reached(.wronglyStamped)
    }
  }

  /// A transaction was refused. If the end of the app cut it off, it may be there or not.
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

// MARK: - What befalls its files

extension HuntDevice {
  /// A copy of the app's files as they are now, if anything may put one back.
  func backUp() {
    guard let told, process.isAlive, !isBeyondHelp else { return }
    let image = process.disk.image
    backups.append(
      DeviceBackup(
        // As if all of it were safe: a backup is not taken by halves.
        image: image.crashed(fates: [], directoryOperations: image.unsyncedDirectoryOperations.count),
        memory: memory, told: told.count))
    if backups.count > 4 { backups.removeFirst() }
  }

  /// The app was removed with its files and is installed anew. Its machine has to be off.
  func installAnew() {
    loss = FileLoss(kind: DeviceFault.reinstall, sign: .imported, highest: memory.library.sequence)
    process.disk.replace(with: DiskImage())
    formerMisreads = process.disk.misreads
    isBeyondHelp = false
    // The next number of an installation that no device of the world has.
    replica += UInt32(SmallWorldPlan.mostReaders)
    memory = StorageMemory(Library(replica: replica, matchRules: stack.policy.matching))
    backups = []
    forgetAll()
    if told != nil { told = [] }
  }

  /// The files of the app are those of a backup again, one of those that there are; false if there is none.
  /// Its machine has to be off.
  func restore(_ number: Int) -> Bool {
    guard !backups.isEmpty, !isBeyondHelp, let all = told else { return false }
    let backup = backups[number % backups.count]
    loss = FileLoss(
      kind: DeviceFault.restoredBackup, sign: .committed, highest: memory.library.sequence)
    process.disk.replace(with: backup.image)
    memory = backup.memory
    backups.removeAll { $0.told > backup.told }
    // The oracles know what they knew then, and nothing of what came behind it.
    forgetAll()
    let past = Array(all.prefix(backup.told))
    told = past
    let silent = ObjectionLog(states: [])
    for event in past { tell(event, silent) }
    return true
  }

  /// The app finds less in its files than it had written.
  private func feelLoss(at sequence: UInt64) {
    if let loss, sequence < loss.highest {
      felt.feel(loss.kind, until: loss.sign)
      log.reached(loss.kind == DeviceFault.reinstall ? .reinstalled : .restored)
    }
    loss = nil
  }

  private func forgetAll() {
    oracles = makeOracles()
    books = AskedBooks()
  }
}

/// A pass over the queue, and which of the books that it has parked are woken before it ends.
private struct DrainUnderWay {
  private let parked: Set<JobID>

  init(before library: Library) { parked = Set(library.jobs.filter(\.isParked).map(\.id)) }

  /// Whether a commit gives new tries to a book that this pass has parked.
  func wakes(by commit: Commit) -> Bool {
    commit.transaction.changes.contains { change in
      guard case .putJob(let job) = change, !job.isParked else { return false }
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
  /// Whether it is what a snapshot was called that was being written, after an earlier transaction than that
  /// one.
  fileprivate func isUnfinishedSnapshot(before sequence: UInt64) -> Bool {
    guard hasPrefix("snapshot-"), hasSuffix(".partial") else { return false }
    return UInt64(dropFirst(9).dropLast(8)).map { $0 < sequence } ?? false
  }
}
