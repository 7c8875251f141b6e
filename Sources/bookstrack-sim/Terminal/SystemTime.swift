// A live adapter: the time of this machine, for rows of a real library, and for seeds that nobody has run.

import BooksTrack
import BooksTrackAPI
import Foundation

/// The machine's calendar.
struct SystemTime: WallTime {
  func now() -> Timestamp { Timestamp(milliseconds: Int64(Date().timeIntervalSince1970 * 1_000)) }

  /// A seed from which on nobody has hunted: the milliseconds of the calendar. A hunt takes longer than a
  /// millisecond for a seed, so the next one begins behind it.
  var freshSeed: UInt64 { UInt64(max(1, now().milliseconds)) }
}

extension AppPlatform {
  /// This machine, for imports; nothing is looked up on it.
  static let thisMachine = AppPlatform(
    clock: ContinuousClock(), wallTime: SystemTime(), transport: NoNetwork(), connectivity: NoNetwork())
}
