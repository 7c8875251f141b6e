// LIVE ADAPTER: the calendar time of this machine, for timestamps of a real library and for new seeds.

import BooksTrack
import BooksTrackAPI
import Foundation

/// The calendar time of this machine.
struct SystemTime: WallTime {
  func now() -> Timestamp { Timestamp(milliseconds: Int64(Date().timeIntervalSince1970 * 1_000)) }

  /// A seed for a new hunt: the calendar time in milliseconds. A hunt takes more than a millisecond per seed,
  /// so the seeds of the next hunt are greater.
  var freshSeed: UInt64 { UInt64(max(1, now().milliseconds)) }
}

extension AppPlatform {
  /// The platform for imports on this machine; nothing is looked up.
  static let thisMachine = AppPlatform(
    clock: ContinuousClock(), wallTime: SystemTime(), transport: NoNetwork(), connectivity: NoNetwork())
}
