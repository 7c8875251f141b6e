// The device of a reading world. Disk, calendar and time zone outlive the app, which is launched whenever the
// device is switched on.

import BooksTrack
import BooksTrackAPI
import LabWorld
import Simulation

/// A device for reading sessions.
///
/// `@unchecked Sendable`: used only on the thread of its world.
final class ReadingDevice: @unchecked Sendable {
  let process: SimulatedProcess
  let oracle: ReadingOracle
  private let world: World
  private let log: ObjectionLog
  private let stack: StackVariant
  private let zone = DeviceZone()
  private let keychain = Keychain()
  private var launched: (screens: ReadingScreens, incarnation: Int)?
  private var minutesAhead = 0
  private var checked = CheckedLibrary()
  /// True if the app recalculates statistics in the background.
  private let refreshesStatistics: Bool
  /// The faults that affected the app.
  private let observed: ObservedFaults
  /// The true course of the current sitting.
  private var sitting: SittingTruth?
  /// True if the reader switched the device off, so that this was no fault.
  var isSwitchedOff = false

  init(
    _ process: SimulatedProcess, stack: StackVariant, world: World, log: ObjectionLog,
    refreshesStatistics: Bool
  ) {
    self.refreshesStatistics = refreshesStatistics
    self.process = process
    self.stack = stack
    self.world = world
    self.log = log
    observed = ObservedFaults(world.faults)
    oracle = ReadingOracle(log, refreshesStatistics: refreshesStatistics)
  }

  /// The screens of the running app, if any.
  var screens: ReadingScreens? {
    guard let launched, launched.incarnation == process.incarnation, process.isAlive else { return nil }
    return launched.screens
  }

  private var parts: DeviceParts {
    DeviceParts(
      process: process, clock: process.clock, wallTime: HuntWallTime(process: process), keychain: keychain)
  }

  private var moment: ReadingMoment {
    ReadingMoment(
      uptime: process.clock.now.nanoseconds, calendar: HuntWallTime(process: process).now().milliseconds,
      minutesFromUTC: zone.minutes)
  }

  /// Releases the app, which refers to the device.
  func forget() { launched = nil }

  // MARK: Clock and zone

  /// Sets the calendar forward or back; the offset is limited to thirty years.
  func setClock(_ minutes: Int) {
    if minutes < 0, oracle.hasSession { log.reached(.clockSetBack) }
    let most = 30 * 525_960
    minutesAhead = min(max(minutesAhead + min(max(minutes, -most), most), -most), most)
    process.setCalendar(ahead: .seconds(minutesAhead * 60))
    oracle.calendarIsSet()
  }

  func travel(to minutes: Int) { zone.minutes = minutes }

  // MARK: The app

  /// Launches the app whenever the device is switched on.
  func switchOn() {
    process.boot("boot") { [self] process in
      if process.incarnation > 1 {
        if !isSwitchedOff { observed.record(MachineFault.kill, until: .opened) }
        for kind in process.disk.struck { observed.expect(.opened, after: kind) }
      }
      isSwitchedOff = false
      try await launch()
    }
  }

  /// Opens the library and launches the app on it; the state of the former process is lost.
  func launch() async throws {
    launched = nil
    if oracle.hasSession { log.reached(.killedWhileReading) }
    oracle.endOfProcess()
    sitting?.launch(at: worldTime, calendar: moment.calendar)
    guard let app = try await open() else { return }
    let screens = stack.reading(app)
    if refreshesStatistics { screens.openOverview() }
    try await take([.resume], on: screens)
    launched = (screens, process.incarnation)
    observed.show(.opened)
    guard refreshesStatistics else { return }
    _ = process.start("statistics") { try await screens.refreshStatistics() }
    _ = process.start("overview") { try await screens.keepOverview() }
  }

  private func open() async throws -> App? {
    var attempts = 0
    while true {
      let files = ObservedFiles(
        stack.files(SimulatedFiles(process: process), parts), on: process, observed: observed)
      let platform = AppPlatform(
        clock: process.clock, wallTime: parts.wallTime, transport: NoNetwork(), connectivity: NoNetwork(),
        timeZone: zone)
      do throws(LibraryOpenError) {
        return try await App.open(
          files, replica: 1, on: platform, policy: stack.policy,
          storage: { [self] in ReadingStorage(storage: stack.storage($0, parts), device: self) })
      } catch .file(.cancelled) {
        throw CancellationError()
      } catch {
        attempts += 1
        if attempts == 100 {
          log.object(.durability, "IMP-11", "the medium is sound, but the library cannot be opened: \(error)")
          return nil
        }
        try await process.pass(.milliseconds(50), "the library is opened again")
      }
    }
  }

  /// Executes an operation of the reader, or two concurrently.
  func take(_ calls: [ReadingCall], on screens: ReadingScreens) async throws {
    let library = await screens.app.library
    oracle.begin(calls, at: moment)
    guard calls.count > 1 else {
      for call in calls {
        let (before, time) = (moment, worldTime)
        let reply = try await screens.take(call, seeing: library)
        oracle.end([reply])
        if reply?.first?.text == "done" {
          judgeSitting(call, from: library, to: await screens.app.library, at: time, before)
        }
      }
      return
    }
    sitting = nil
    async let first = screens.take(calls[0], seeing: library)
    async let second = screens.take(calls[1], seeing: library)
    oracle.end(try await [first, second])
  }

  private var worldTime: Int64 { world.clock.now.nanoseconds }

  /// Tracks a sitting from the start of its session to the end by the reader.
  private func judgeSitting(
    _ call: ReadingCall, from before: Library, to after: Library, at time: Int64, _ moment: ReadingMoment
  ) {
    switch call {
    case .start:
      let known = before.sessions.map(\.id)
      sitting = after.runningSessions.first { !known.contains($0.id) }.map {
        SittingTruth($0.id, at: time, calendar: moment.calendar)
      }
    case .sign(let page):
      // A page outside of the session gives no information.
      let isPage = page.map(oracle.isInSession) ?? false
      sitting?.touch(at: time, calendar: moment.calendar, isPage: isPage)
    case .end:
      guard var ended = sitting, let session = after.sessions.first(where: { $0.id == ended.session }),
        before.runningSessions.contains(where: { $0.id == session.id })
      else { return }
      sitting = nil
      if ended.isLong(at: time) { log.reached(.longSitting) }
      if let wrong = ended.objection(to: session.milliseconds, at: time, calendar: moment.calendar) {
        log.object(.sessions, "SES-3", "the time of a session: \(wrong)")
      }
    default: break
    }
  }

  /// Compares everything that the app shows with the models.
  func look() async throws {
    guard let screens else { return }
    let moment = moment
    oracle.compare(await screens.picture(), at: moment)
    let library = await screens.app.library
    for problem in library.checkInvariants(after: &checked) {
      log.object(.structure, "IMP-10", problem)
    }
  }

  /// Reports a shortage of memory to the app.
  func warnOfMemory(_ screens: ReadingScreens) async {
    guard let released = try? await screens.memoryWarning(), !released.isNothing else { return }
    observed.record(DeviceFault.memoryWarning, until: .committed)
  }

  // MARK: The storage

  /// Notes that the process resumes after a pause.
  func wake() { oracle.stir(at: moment) }

  fileprivate func acknowledged(_ transaction: Transaction) {
    if transaction.origin == .edit("statistics") { oracle.calculated(at: moment) }
    observed.show(.committed)
    let wrong = transaction.committed.milliseconds - SimulatedWallTime(process.clock).now().milliseconds
    if (wrong - process.calendarOffsets.set / 1_000_000).magnitude > 660_000 {
      observed.record(MachineFault.clockSkew, until: .committed)
    }
    world.record(StoredTransaction(transaction))
  }

  fileprivate func refused() {
    log.reached(.refused)
    oracle.stir(at: moment)
  }
}

/// The storage of the app, watched for acknowledgements and refusals.
private struct ReadingStorage: Storage {
  let storage: any Storage
  let device: ReadingDevice

  func append(_ transaction: Transaction) async throws(StorageError) {
    do {
      try await storage.append(transaction)
    } catch {
      device.refused()
      throw error
    }
    device.acknowledged(transaction)
  }
}

/// The time zone of the device.
///
/// `@unchecked Sendable`: used only on the thread of its world.
private final class DeviceZone: LocalTimeZone, @unchecked Sendable {
  var minutes = 0

  func minutesFromUTC(at time: Timestamp) -> Int { minutes }
}
