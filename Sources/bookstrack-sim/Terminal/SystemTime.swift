// A live adapter: the date of this machine, for rows of a real library.

import BooksTrackAPI
import Foundation

/// The machine's calendar.
struct SystemTime: WallTime {
  func now() -> Timestamp { Timestamp(milliseconds: Int64(Date().timeIntervalSince1970 * 1_000)) }
}
