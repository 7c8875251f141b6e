// The counts of what readers do on several devices, and of what the devices then have.

package import Measurement

/// Counts of readers with several devices.
package struct DevicesFigures: FigureGroup, Equatable {
  package var readers = 0
  package var edits: [String: Int] = [:]
  package var settled = Rate.none
  package var silent = Rate.none
  package var equal = Rate.none
  package var lastWrites = Rate.none
  package var removed = Rate.none
  package var sessions = Rate.none
  package var running = Rate.none
  package var joined = Rate.none
  package var alone = Rate.none
  package var points = 0
  package var pointsEarned = 0
  package var answers = 0
  package var counted = Rate.none
  package var claims = Rate.none
  package var latency = Histogram()
  package var latencyOnline = Histogram()
  package var requests = 0
  package var records = 0
  package var bytes = 0
  package var errors: [String: Int] = [:]
  package var deaths = 0
  package var outages = 0

  package init() {}

  package static let figures: [Figure<DevicesFigures>] = [
    Figure("readers", \.readers, "Readers with several devices."),
    Figure("edits", \.edits, "Edits on any device, by kind."),
    Figure(
      "settled", \.settled,
      "Readers whose devices were used to the end; of these, the ones whose devices came to rest in time."),
    Figure(
      "silent", \.silent,
      "Readers whose devices came to rest; of these, the ones whose devices sent nothing more."),
    Figure(
      "equal", \.equal,
      """
      Rows of other devices' libraries that were compared with those of the phone; of these, the equal ones.
      """,
      FigureRule("rest", "SYN-3", "rows that differ on devices", .less(.none), because: .lived)),
    Figure(
      "lastWrites", \.lastWrites,
      "Fields that were written, in each library; of these, the ones that have the last write.",
      FigureRule("rest", "SYN-2", "fields without their last write", .less(.none), because: .lived)),
    Figure(
      "removed", \.removed, "Removed books in each library; of these, the ones that are gone.",
      FigureRule("rest", "SYN-3", "removed books that are back", .less(.none), because: .lived)),
    Figure(
      "sessions", \.sessions, "Sittings in each library; of these, the ones with exactly one session.",
      FigureRule("rest", "SES-1", "sittings without one session", .less(.none), because: .lived)),
    Figure("running", \.running, "Libraries; of these, the ones with at most one running session."),
    Figure(
      "joined", \.joined,
      """
      Books that several devices imported for themselves, in each library; of these, the ones that are there \
      once.
      """,
      FigureRule("rest", "SYN-4", "books of two imports not there once", .less(.chance), because: .counts)),
    Figure(
      "alone", \.alone,
      "Books that only one device imported, in each library; of these, the ones that are there once.",
      FigureRule("rest", "SYN-4", "books of one import not there once", .less(.none), because: .lived)),
    Figure("points", \.points, "Points by the app, in all libraries."),
    Figure("pointsEarned", \.pointsEarned, "Points by the readers' own account, in all libraries."),
    Figure("answers", \.answers, "Answers that were given."),
    Figure(
      "counted", \.counted,
      "Libraries; of these, the ones whose statistics are those of counting anew."),
    Figure(
      "claims", \.claims,
      """
      Texts on devices that claim to be synced, and at the end the libraries beside the phone's; of these, \
      the texts that the server has and the libraries that equal the phone's.
      """,
      FigureRule("rest", "SYN-11", "false claims to be synced", .less(.none), because: .lived)),
    Figure("latency", \.latency, "The time from an edit on one device until another one shows it."),
    Figure(
      "latencyOnline", \.latencyOnline,
      "The time until another device shows an edit, if both are on and online until a minute after it."),
    Figure("requests", \.requests, "Requests to the record server, of all devices."),
    Figure("records", \.records, "Records in the requests and answers of the record server."),
    Figure("bytes", \.bytes, "Bytes of the records in requests and answers."),
    Figure("errors", \.errors, "Errors of the record server and of the way to it, by name."),
    Figure("deaths", \.deaths, "Devices that died."),
    Figure("outages", \.outages, "Times without a network, on devices other than the phone."),
  ]

  package static let otherRules = [
    FigureRule("*", "SYN-1", "what happened on several devices", .reported, because: .happened)
  ]
}
