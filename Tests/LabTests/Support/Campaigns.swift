// Whether the slow campaigns are run, of which the tests do a fast part otherwise.

import Foundation

/// What `BOOKSTRACK_CAMPAIGNS` switches on.
enum Campaigns {
  static let areOn = ProcessInfo.processInfo.environment["BOOKSTRACK_CAMPAIGNS"] != nil
}
