// A device of a reader with several: the phone, whose app the reader's life runs, or one beside it, which is
// a machine of its own that can die at any point and starts again from its disk.

import BooksTrack
import BooksTrackAPI
import LabWorld
import RecordSync
import SimulatedCloud
import Simulation

/// A device with the reader's account.
///
/// `@unchecked Sendable`: used only on the thread of its world.
final class AccountDevice: @unchecked Sendable {
  let number: Int
  let name: String
  let process: SimulatedProcess
  let line: CloudLine
  let known: KnownChanges
  /// The app in the present life of the device; nil while it is off.
  private(set) var app: App?
  /// The number of lives that ended by a fault.
  private(set) var deaths = 0
  private let open: @Sendable (AccountDevice) async throws -> App
  private let end = Latch()
  private var isStarted = false
  private var isDone = false
  /// Ends the background sync of the phone.
  private var pausing: (latch: Latch, task: StartedTask<Void>)?

  /// - Parameter open: Opens the app from the disk of the device.
  init(
    number: Int, process: SimulatedProcess, line: CloudLine,
    open: @escaping @Sendable (AccountDevice) async throws -> App
  ) {
    self.number = number
    name = Self.names[number % Self.names.count]
    self.process = process
    self.line = line
    self.open = open
    known = KnownChanges()
  }

  static let names = ["phone", "tablet", "laptop"]

  /// Tells the app that a push has arrived.
  func noticePush() async { await app?.sync?.noticePush() }

  /// Returns true if the device is on, and has a network from a time on for a minute.
  func isOnline(since start: Int64) -> Bool {
    guard app != nil, process.isAlive else { return false }
    return line.isOpen(from: start, to: start + DevicePlan.minute)
  }

  // MARK: The phone

  /// Runs the sync of an app on the phone until it is paused.
  func run(_ app: App) {
    self.app = app
    isStarted = true
    let latch = Latch()
    let task = process.start("sync") {
      try await Self.run(until: latch) { try await app.sync?.run() }
    }
    pausing = (latch, task)
  }

  /// Ends the sync of the phone and waits for its end.
  func pause() async throws {
    guard let running = pausing else { return }
    pausing = nil
    running.latch.open()
    try await running.task.value
  }

  // MARK: The other devices

  /// Starts the device, now and after every death.
  func start(_ server: CloudServer) {
    guard !isStarted else { return }
    isStarted = true
    process.boot("app") { [self] process in
      server.resubscribe(process) { [self] in await noticePush() }
      let opened = try await open(self)
      app = opened
      _ = try await opened.sessions.resume()
      try await Self.run(until: end) { try await opened.run() }
      isDone = true
    }
  }

  /// Kills the device.
  func kill() async throws {
    guard process.isAlive else { return }
    app = nil
    try await process.kill()
  }

  /// Starts the device again if it died; returns once its app is open.
  func revive(from other: SimulatedProcess) async throws {
    guard isStarted, number > 0 else { return }
    if !process.isAlive {
      deaths += 1
      app = nil
      try await process.restart()
    }
    for _ in 0..<1_000 where app == nil && process.isAlive {
      try await other.pass(.milliseconds(10), "\(name) starts")
    }
  }

  /// Runs the body on the device; nil if the device is off or dies.
  func ask<Value: Sendable>(
    _ label: String, _ body: @escaping @Sendable (App) async throws -> Value
  ) async throws -> Value? {
    guard let app, process.isAlive else { return nil }
    guard number > 0 else { return try await body(app) }
    do {
      return try await process.run(label) { try await body(app) }
    } catch is MachineError {
      self.app = nil
      return nil
    }
  }

  /// The library of the device; nil if it is off.
  func library() async throws -> Library? { try await ask("look") { await $0.library } }

  /// Ends the device's life for good and releases what it holds.
  func finish(from other: SimulatedProcess) async throws {
    try await pause()
    end.open()
    // A machine that dies at the end needs no more waiting.
    for _ in 0..<1_000 where isStarted && number > 0 && process.isAlive && !isDone {
      try await other.pass(.milliseconds(10), "\(name) ends")
    }
    app = nil
    process.disk.discard()
  }

  /// Runs the body until it ends or the latch is opened.
  private static func run(
    until latch: Latch, _ body: @escaping @Sendable () async throws -> Void
  ) async throws {
    try await withThrowingTaskGroup(of: Void.self) { group in
      group.addTask { try await body() }
      group.addTask { try await latch.wait() }
      try await group.next()
      group.cancelAll()
      while let result = await group.nextResult() {
        if case .failure(let error) = result, !(error is CancellationError) { throw error }
      }
    }
  }
}
