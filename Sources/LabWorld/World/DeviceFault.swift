// What can befall a device as a whole, beside what `MachineFault` does to a machine: the system takes memory
// away, the app is removed, a backup is put back, the network asks for a login.

package import Simulation

/// The faults that a device meets from outside its app.
package enum DeviceFault {
  /// The system is short of memory and tells the app.
  package static let memoryWarning = FaultKind("device.memory-warning")
  /// The app is removed with its files and installed anew; its reader imports again.
  package static let reinstall = FaultKind("device.reinstall")
  /// The files of the app are those of an earlier moment; what was committed since is gone.
  package static let restoredBackup = FaultKind("device.restored-backup")
  /// For a while every request is answered by a page with status 200, until the reader has logged in.
  package static let captivePortal = FaultKind("device.captive-portal")

  /// All of them.
  package static let all = [captivePortal, memoryWarning, reinstall, restoredBackup]

  /// How long a reader takes to log in, in nanoseconds.
  package static func drawLogin(_ stream: inout RandomStream) -> Int64 {
    let longest = [3_000, 15_000, 60_000, 240_000][stream.below(4)]
    return Int64(stream.within(1_000...longest)) * 1_000_000
  }

  /// How long the device is away while its app is removed or its files are put back, in nanoseconds.
  package static func drawAbsence(_ stream: inout RandomStream) -> Int64 {
    Int64(stream.within(1_000...30_000)) * 1_000_000
  }
}
