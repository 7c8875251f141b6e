// The storage of a simulated device: one value that is replaced whole or not at all.

import RecordSync
import Simulation

/// The storage of a device: a value of the app's own type, saved whole or not at all.
///
/// `@unchecked Sendable`: used only on the thread of its world.
public final class DeviceStorage: @unchecked Sendable {
  /// The last saved content; nil on a new device. A backup is a copy of it.
  public package(set) var content: (any Sendable)?
  /// The number of saves.
  package private(set) var saves = 0
  /// The save right after which the device loses its power; nil for none.
  package var lastSave: Int?
  private let process: SimulatedProcess

  init(of process: SimulatedProcess) { self.process = process }

  /// Waits for the storage; the device may die here.
  public func wait() async throws { try await process.point("storage") }

  /// Waits for a time; the device may die here.
  func wait(_ time: Duration) async throws { try await process.pass(time, "storage") }

  /// Saves a value at once. Call ``wait()`` first, and read ``content`` after it.
  public func save(_ value: some Sendable) async throws {
    content = value
    saves += 1
    if saves == lastSave { try await process.kill() }
  }
}

/// The clock of a simulated device.
struct DeviceClock: SyncClock {
  let process: SimulatedProcess
  let beginning: Int64

  var milliseconds: Int64 { beginning + process.calendar / 1_000_000 }

  func wait(milliseconds: Int64) async {
    // A closing world refuses the wait; the next use of the storage then ends the app.
    try? await process.pass(.milliseconds(milliseconds), "pause")
  }
}

/// Random bits of a simulated device.
struct DeviceRandomness: SyncRandomness {
  let stream: RecordedStream

  func bits() -> UInt64 { stream.draw { $0.next() } }
}
