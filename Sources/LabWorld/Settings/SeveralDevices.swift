// The devices of readers who have several: how many, how they meet, and for how long they are used together.

/// The devices of each reader of a run.
package struct SeveralDevices: Codable, Sendable, Hashable {
  /// The number of devices of a reader; the first one is the phone.
  package var count = 2
  /// The way in which the devices come together.
  package var meeting = Meeting.together
  /// The number of days for which the reader uses all of them, after the books are looked up.
  package var days = 2

  /// The ways in which devices come together.
  package enum Meeting: String, NamedValue, CaseIterable {
    /// All devices have the account from the beginning.
    case together
    /// Each device imports an export of its own that overlaps with the others', and they meet after the days.
    case apart
    /// The other devices join when the phone has been used for a while.
    case late
  }

  /// Creates two devices from the beginning.
  package init(count: Int = 2, meeting: Meeting = .together, days: Int = 2) {
    self.count = count
    self.meeting = meeting
    self.days = days
  }
}
