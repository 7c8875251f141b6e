// A live adapter: the time of this machine, for rows of a real library.

import BooksTrack
import BooksTrackAPI
import Foundation

/// The machine's calendar.
struct SystemTime: WallTime {
  func now() -> Timestamp { Timestamp(milliseconds: Int64(Date().timeIntervalSince1970 * 1_000)) }
}

extension AppPlatform {
  /// This machine, for imports; nothing is looked up on it.
  static let thisMachine = AppPlatform(
    clock: ContinuousClock(), wallTime: SystemTime(), transport: NoNetwork(), connectivity: NoNetwork())
}
