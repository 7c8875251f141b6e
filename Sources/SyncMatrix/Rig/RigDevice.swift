// A device of the rig: its machine, its storage, its network, and the app that runs on it.

import RecordSync
import SimulatedCloud
import Simulation

/// A device.
///
/// `@unchecked Sendable`: used only on the thread of its world.
final class RigDevice: @unchecked Sendable {
  let number: Int
  let name: String
  let process: SimulatedProcess
  let storage: DeviceStorage
  private(set) var link: CloudLink
  /// A number that no backup contains.
  let installation: UInt64
  unowned let rig: SyncRig
  private var app: (any SyncedApp)?
  private var isStarted = false

  /// The records that the app showed last, and all writes that it ever showed or made.
  var lastShown: [RecordName: ShownRecord] = [:]
  var known: [FieldPlace: Set<UInt64>] = [:]
  /// The last generation in which the app showed a record.
  var generations: [RecordName: Int] = [:]

  init(number: Int, rig: SyncRig) {
    self.number = number
    self.rig = rig
    name = ["phone", "tablet", "laptop", "watch", "desk"][number % 5]
    process = rig.world.process(name)
    storage = DeviceStorage(of: process)
    installation = UInt64(number + 1)
    let box = NoticeBox()
    link = rig.server.link(
      from: process, account: .signedIn(SyncRig.account), over: rig.link,
      received: { await box.device?.noticePush() })
    box.device = self
  }

  /// True if the device is on.
  var isAlive: Bool { process.isAlive }

  // MARK: - Life

  /// Starts the app, now and after every restart.
  func start() {
    guard !isStarted else { return }
    isStarted = true
    process.boot("app") { [self] process in
      rig.server.resubscribe(process) { [self] in await noticePush() }
      let context = DeviceContext(
        name: name, installation: installation, cloud: ContactLog(self), storage: storage,
        clock: DeviceClock(process: process, beginning: CloudServer.beginning),
        random: DeviceRandomness(stream: process.random("app")))
      let app = try await rig.engine.open(context)
      self.app = app
      try await app.run()
    }
  }

  /// Kills the device at once.
  func kill() async throws {
    app = nil
    try await process.kill()
  }

  /// Restarts the device if it is off.
  func revive() async throws {
    guard isStarted, !process.isAlive else { return }
    app = nil
    try await process.restart()
  }

  /// Erases the storage of the device, which has to be off.
  func erase() {
    storage.content = nil
    lastShown = [:]
    known = [:]
    generations = [:]
  }

  /// Cuts or repairs the network of the device.
  func setOnline(_ isOnline: Bool) async {
    let control = rig.world.link(process, rig.server.machine)
    if isOnline {
      control.repair()
      await notice()
    } else {
      control.partition()
    }
  }

  /// Changes the account of the device.
  func sign(_ state: AccountState) async {
    link.state = state
    await notice()
  }

  /// Sets the calendar wrong by a time.
  func setClock(wrongBy time: Duration) {
    process.setCalendar(ahead: time)
    rig.clocks.noteWrongClock(of: number)
  }

  /// Notifies the app.
  func notice() async { await app?.notice() }

  /// Tells the app that a push has arrived.
  func noticePush() async { await app?.noticePush() }

  /// Runs a call of the app on the device; nil if the device is off or dies.
  func ask<Value: Sendable>(
    _ label: String, _ body: @escaping @Sendable (any SyncedApp) async throws -> Value
  ) async throws -> Value? {
    for _ in 0..<20 where app == nil && process.isAlive && isStarted {
      try await rig.pass(.milliseconds(1))
    }
    guard let app, process.isAlive else { return nil }
    do {
      return try await process.run(label) { try await body(app) }
    } catch is MachineError {
      self.app = nil
      return nil
    }
  }
}

/// Holds a device for a callback that is made before the device.
///
/// `@unchecked Sendable`: used only on the thread of its world.
private final class NoticeBox: @unchecked Sendable {
  weak var device: RigDevice?
}

/// The record server of a device, which notes when the device heard from it.
private struct ContactLog: CloudService {
  private unowned let device: RigDevice

  init(_ device: RigDevice) { self.device = device }

  func account() async -> AccountState { await device.link.account() }

  func createZone(of account: AccountID) async throws(CloudError) -> Int64 {
    try await device.link.createZone(of: account)
  }

  func modify(_ request: ModifyRequest) async throws(CloudError) -> ModifyAnswer {
    let answer = try await device.link.modify(request)
    device.noteContact()
    return answer
  }

  func fetch(of account: AccountID, since token: CloudToken?) async throws(CloudError) -> FetchPage {
    let page = try await device.link.fetch(of: account, since: token)
    device.noteContact()
    return page
  }
}

extension RigDevice {
  fileprivate func noteContact() { rig.clocks.noteContact(of: number, at: rig.now) }
}
