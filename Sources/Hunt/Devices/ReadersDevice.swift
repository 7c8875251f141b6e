// A device of a reader with several. The disk outlives the app, which is opened whenever the device is
// switched on and exchanges its changes through the record server.

import BooksTrack
import BooksTrackAPI
import LabWorld
import Providers
import RecordSync
import SimulatedCloud
import Simulation

/// A device with the reader's account.
///
/// `@unchecked Sendable`: used only on the thread of its world.
final class ReadersDevice: @unchecked Sendable {
  let number: Int
  let process: SimulatedProcess
  let line: CloudLine
  private let network: DeviceNetwork
  private let server: CloudServer
  private let stack: StackVariant
  private let world: World
  private let account: WriteAccount
  private let keychain = Keychain()
  /// True if the device was killed by a step and by no fault.
  private var isSwitchedOff = false
  private var launched: (screens: ReadingScreens, incarnation: Int)?

  init(
    _ number: Int, _ network: DeviceNetwork, server: CloudServer, stack: StackVariant, world: World,
    account: WriteAccount
  ) {
    self.number = number
    self.network = network
    self.server = server
    self.stack = stack
    self.world = world
    self.account = account
    process = world.process(["phone", "tablet", "laptop"][number % 3])
    line = CloudLine(
      from: process, to: server, account: .signedIn(DevicesWorld.accountID),
      over: LinkBehavior { LatencyTable.mobileNetwork.draw(&$0) }, network: network)
    line.received = { [weak self] in await self?.noticePush() }
    process.exposed(to: [MachineFault.kill])
  }

  /// The screens of the running app; nil if there is none.
  private var screens: ReadingScreens? {
    guard let launched, launched.incarnation == process.incarnation, process.isAlive else { return nil }
    return launched.screens
  }

  /// True if the device has no network.
  var isOffline: Bool { network.outage(at: process.clock.now) != nil }

  /// Releases the app, which refers to the device.
  func forget() { launched = nil }

  // MARK: Life

  /// Opens the app now and whenever the device is switched on.
  func switchOn() {
    process.boot("app") { [self] process in
      server.resubscribe(process) { [self] in await noticePush() }
      let app = try await open()
      account.open(await app.library, on: number)
      let screens = stack.reading(app)
      _ = try await screens.take(.resume, seeing: await app.library)
      launched = (screens, process.incarnation)
      if process.incarnation > 1, !isSwitchedOff {
        world.faults.observed(MachineFault.kill)
        world.faults.recovered(MachineFault.kill)
      }
      isSwitchedOff = false
      try await app.sync?.run()
    }
  }

  func kill(losesPower: Bool) async throws {
    guard process.isAlive else { return }
    isSwitchedOff = true
    try await process.kill(losesPower ? .power : .none)
  }

  /// Switches the device on if it is off.
  func revive() async throws { if !process.isAlive { try await process.restart() } }

  private func open() async throws -> App {
    let parts = DeviceParts(
      process: process, clock: process.clock, wallTime: HuntWallTime(process: process), keychain: keychain)
    let platform = AppPlatform(
      clock: process.clock, wallTime: parts.wallTime, transport: NoNetwork(),
      connectivity: SimulatedConnectivity(network, clock: process.clock, tally: OutageTally()),
      random: SimulatedRandomness(process.random("jitter")),
      cloud: CloudPlatform(
        service: stack.cloud(line, parts), installation: UInt64(number) + 1,
        random: DeviceBits(process.random("sync"))))
    return try await App.open(
      stack.files(SimulatedFiles(process: process), parts), replica: UInt32(number) + 1, on: platform,
      policy: stack.policy,
      storage: { [self] in
        NotedStorage(storage: stack.storage($0, parts), device: self, account: account, world: world)
      })
  }

  // MARK: Calls

  /// Executes operations of the reader, two of them concurrently; none if the device is off.
  func take(_ calls: [ReadingCall]) async throws {
    guard let screens = try await running() else { return }
    let library = await screens.app.library
    // A book that is there is not added again.
    let calls = calls.filter { !$0.repeats(library) }
    do {
      try await process.run("reader") {
        guard calls.count > 1 else {
          for call in calls { _ = try await screens.take(call, seeing: library) }
          return
        }
        async let first = screens.take(calls[0], seeing: library)
        async let second = screens.take(calls[1], seeing: library)
        _ = try await (first, second)
      }
    } catch MachineError.killed {}
  }

  /// Tells the app that a push has arrived.
  func noticePush() async { await screens?.app.sync?.noticePush() }

  /// Calls for an exchange, and returns the state of sync; nil if the device is off.
  func status() async throws -> SyncStatus? {
    try await ask { app in
      await app.sync?.notice()
      return try await app.sync?.status()
    } ?? nil
  }

  func statusText() async throws -> String {
    try await ask { app in try await app.sync?.statusText() ?? "no sync" } ?? "off"
  }

  func library() async throws -> Library? { try await ask { await $0.library } }

  private func ask<Value: Sendable>(_ body: @escaping @Sendable (App) async throws -> Value) async throws
    -> Value?
  {
    guard let screens = try await running() else { return nil }
    do {
      return try await process.run("look") { try await body(screens.app) }
    } catch MachineError.killed {
      return nil
    }
  }

  /// Waits for the app to be open, for up to ten seconds.
  private func running() async throws -> ReadingScreens? {
    for _ in 0..<100 where screens == nil && process.isAlive {
      try await world.root.pass(.milliseconds(100), "the reader waits for the app")
    }
    return screens
  }
}

/// The storage of a device, watched for the reader's account.
private struct NotedStorage: Storage {
  let storage: any Storage
  let device: ReadersDevice
  let account: WriteAccount
  let world: World

  func append(_ transaction: Transaction) async throws(StorageError) {
    let begun = account.begin(
      transaction, on: device.number, at: world.clock.now.nanoseconds, isOffline: device.isOffline)
    try await storage.append(transaction)
    account.acknowledge(begun, on: device.number)
    world.record(StoredTransaction(transaction))
  }
}

extension ReadingCall {
  /// Returns true for adding a book that the library has.
  fileprivate func repeats(_ library: Library) -> Bool {
    switch self {
    case .edit(.add(let title, _, _, _, _, _)), .edit(.addShared(let title, _, _, _)):
      library.works.contains { $0.title == "Book \(title)" }
    default: false
    }
  }
}
