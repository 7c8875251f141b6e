// One reading world: after each step, everything that the app shows is compared with the models.

import BooksTrack
import LabWorld
import Simulation

/// A world of one reader with one device.
struct ReadingWorld: Sendable {
  private let plan: ReadingPlan
  private let world: World
  private let log: ObjectionLog
  private let device: ReadingDevice
  private let curates: Bool

  /// - Parameter curates: True if statistics are recalculated after bursts of changes.
  init(_ plan: ReadingPlan, stack: StackVariant, world: World, log: ObjectionLog, curates: Bool) {
    self.plan = plan
    self.world = world
    self.log = log
    self.curates = curates
    log.world = world
    let process = world.process("phone")
    process.exposed(to: [MachineFault.kill, MachineFault.clockSkew])
    process.disk.behavior = plan.disk
    device = ReadingDevice(
      process, stack: stack, world: world, log: log, refreshesStatistics: curates)
  }

  /// Runs the world up to the first objection: later ones would only repeat it.
  func live() async throws {
    defer { device.forget() }
    device.switchOn()
    guard try await look() else { return }
    for step in plan.steps {
      let wait = Duration.milliseconds(step.at) - .nanoseconds(world.clock.now.nanoseconds)
      if wait > .zero { try await world.root.pass(wait, "the reader is away") }
      if world.faults.fires(DeviceFault.memoryWarning, at: device.process.name) {
        try await onDevice("memory warning") { [device] in await device.warnOfMemory($0) }
      }
      world.note(step.name, at: device.process)
      try await happen(step.action)
      guard try await look() else { return }
    }
    try await world.heal()
    try await happen(.relaunch)
    guard try await look(), curates else { return }
    try await world.root.pass(.seconds(30), "whatever is due is done")
    if let screens = device.screens, await screens.app.library.curation.refresh.isDue {
      log.object(
        .refresh, "CAS-7", "half a minute after the last change the statistics are not calculated yet")
    }
    _ = try await look()
  }

  /// Compares everything; returns false if there is an objection.
  private func look() async throws -> Bool {
    guard log.objections.isEmpty, try await isReady() else { return false }
    try await onDevice("look") { [device] _ in try await device.look() }
    return log.objections.isEmpty
  }

  /// Waits until the app is running, for up to five minutes during which the device is on.
  private func isReady() async throws -> Bool {
    var waits = 0
    while waits < 600 {
      if device.screens != nil { return true }
      if device.process.isAlive { waits += 1 }
      if !log.objections.isEmpty { return false }
      try await world.root.pass(.milliseconds(500), "the reader waits for the app")
    }
    log.object(.liveness, "IMP-11", "the app does not come back")
    return false
  }

  /// Runs an operation on the device; a power failure ends only that operation.
  private func onDevice(
    _ name: String, _ body: @escaping @Sendable (ReadingScreens) async throws -> Void
  ) async throws {
    guard try await isReady(), let screens = device.screens else { return }
    do {
      try await device.process.run(name) { try await body(screens) }
    } catch MachineError.killed {}
  }

  private func take(_ calls: [ReadingCall]) async throws {
    try await onDevice("reader") { [device] in try await device.take(calls, on: $0) }
  }

  private func happen(_ action: ReadingAction) async throws {
    switch action {
    case .calls(let calls): try await take(calls)
    case .background(let seconds):
      try await take([.sign(page: nil)])
      try await device.process.pause()
      try await world.root.pass(.seconds(seconds), "the app is in the background")
      try await device.process.resume()
      device.wake()
      try await take([.sign(page: nil)])
    case .clock(let minutes, let isNotified):
      device.setClock(minutes)
      if isNotified { try await take([.sign(page: nil)]) }
    case .travel(let minutes, let isNotified):
      device.travel(to: minutes)
      if isNotified { try await take([.sign(page: nil)]) }
    case .kill(let losesPower, let milliseconds):
      device.isSwitchedOff = true
      try await device.process.kill(losesPower ? .power : .none)
      try await world.root.pass(.milliseconds(milliseconds), "the device is off")
      if !device.process.isAlive { try await device.process.restart() }
    case .relaunch where curates:
      // Background tasks end with the process.
      device.isSwitchedOff = true
      try await device.process.kill(.none)
      if !device.process.isAlive { try await device.process.restart() }
    case .relaunch: try await onDevice("relaunch") { [device] _ in try await device.launch() }
    }
  }
}
