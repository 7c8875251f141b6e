// Mishaps of a device that come from outside while its reader is active. Whether they happen is checked at
// regular intervals. The checks are a setting of the world, independent of its faults: each check is a point
// of the schedule, so removing a fault must not remove the checks.

import BooksTrack
import LabWorld
import Simulation

/// The mishaps of one device.
struct DeviceMishaps: Sendable {
  let reader: HuntReader
  let world: World

  /// The maximum number of checks in a world, and the shortest interval between two.
  private static let most = 40
  private static let shortest = Duration.milliseconds(200)

  private var device: HuntDevice { reader.device }

  /// Lets mishaps happen until that time.
  func run(until end: Duration) async throws {
    let pause = max(Self.shortest, end / Self.most)
    while world.clock.now.nanoseconds < end.wholeNanoseconds {
      try await world.root.pass(pause, "something may befall \(device.process.name)")
      device.backUp()
      for kind in DeviceFault.all where world.faults.fires(kind, at: device.process.name) {
        var details = world.faults.details(kind, at: device.process.name)
        try await happen(kind, &details)
      }
    }
  }

  private func happen(_ kind: FaultKind, _ details: inout RandomStream) async throws {
    switch kind {
    case DeviceFault.captivePortal:
      device.portal.close(until: world.clock.now.nanoseconds + DeviceFault.drawLogin(&details))
    case DeviceFault.memoryWarning: device.warnOfMemory()
    case DeviceFault.reinstall:
      let absence = DeviceFault.drawAbsence(&details)
      try await whileOff(for: absence) {
        device.installAnew()
        return true
      }
      _ = reader.person.start("import again") { [reader] in try await reader.importAll() }
    case DeviceFault.restoredBackup:
      let (number, absence) = (details.below(64), DeviceFault.drawAbsence(&details))
      try await whileOff(for: absence) { device.restore(number) }
    default: break
    }
  }

  /// Switches the device off, changes its files, and switches it on again after a while.
  private func whileOff(for nanoseconds: Int64, _ body: () -> Bool) async throws {
    device.isSwitchedOff = true
    try await device.process.kill(.none)
    if body() { try await world.root.pass(.nanoseconds(nanoseconds), "\(device.process.name) is away") }
    if !device.process.isAlive { try await device.process.restart() }
  }
}

extension HuntDevice {
  /// Reports a shortage of memory to the app.
  fileprivate func warnOfMemory() {
    guard let app else { return }
    _ = process.start("memory warning") { [self] in
      let released = await app.memoryWarning()
      guard !released.isNothing else { return }
      log.reached(.warned)
      observed.record(DeviceFault.memoryWarning, until: .committed)
    }
  }

  /// Processes an event of the look-ups.
  func take(_ event: EnrichmentEvent) {
    switch event {
    case .progress(let progress): note(.progress(done: progress.done, total: progress.total))
    case .finished(let work, let result): note(.finished(work, result))
    case .answered(_, _, .intercepted): observed.record(DeviceFault.captivePortal, until: .answered)
    case .answered(_, _, let answer) where answer.isAnswer: observed.show(.answered)
    default: break
    }
  }

  /// Processes an event of an import.
  func take(_ event: ImportEvent) {
    note(.importEnded(event))
    switch event.ending {
    case .completed:
      log.reached(.importCompleted)
      observed.show(.imported)
    case .interrupted: log.reached(.importFound)
    default: break
    }
  }
}
