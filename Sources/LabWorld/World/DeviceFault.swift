// Faults of a device as a whole, besides those of `MachineFault`: the system runs out of memory, the app is
// removed, a backup is restored, the network requires a login.

package import Simulation

/// The faults that a device has outside of its app.
package enum DeviceFault {
  /// The system is short of memory and warns the app.
  package static let memoryWarning = FaultKind("device.memory-warning")
  /// The app is removed with its files and installed again; the reader repeats the import.
  package static let reinstall = FaultKind("device.reinstall")
  /// The app's files are restored to an earlier state; what was committed since is lost.
  package static let restoredBackup = FaultKind("device.restored-backup")
  /// For a while every request is answered with a page and status 200, until the reader has logged in.
  package static let captivePortal = FaultKind("device.captive-portal")

  /// All device faults.
  package static let all = [captivePortal, memoryWarning, reinstall, restoredBackup]

  /// Draws the time until a reader logs in, in nanoseconds.
  package static func drawLogin(_ stream: inout RandomStream) -> Int64 {
    let longest = [3_000, 15_000, 60_000, 240_000][stream.below(4)]
    return Int64(stream.within(1_000...longest)) * 1_000_000
  }

  /// Draws the time during which the app is removed or its files are restored, in nanoseconds.
  package static func drawAbsence(_ stream: inout RandomStream) -> Int64 {
    Int64(stream.within(1_000...30_000)) * 1_000_000
  }
}
