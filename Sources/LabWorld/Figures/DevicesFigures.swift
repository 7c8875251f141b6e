// The counts of what readers do on several devices, and of what the devices then have.

package import Measurement

/// Counts of readers with several devices.
package struct DevicesFigures: Codable, Sendable, Equatable {
  package var readers = 0
  /// Edits on any device, by kind.
  package var edits: [String: Int] = [:]
  /// Readers whose devices were used to the end; of these, the ones whose devices came to rest in time.
  package var settled = Rate.none
  /// Readers whose devices came to rest; of these, the ones whose devices sent nothing more.
  package var silent = Rate.none
  /// Rows of other devices' libraries that were compared with those of the phone; of these, the equal ones.
  package var equal = Rate.none
  /// Fields that were written, in each library; of these, the ones that have the last write.
  package var lastWrites = Rate.none
  /// Removed books in each library; of these, the ones that are gone.
  package var removed = Rate.none
  /// Sittings in each library; of these, the ones with exactly one session.
  package var sessions = Rate.none
  /// Libraries; of these, the ones with at most one running session.
  package var running = Rate.none
  /// Books that several devices imported for themselves, in each library; of these, the ones that are there
  /// once.
  package var joined = Rate.none
  /// Books that only one device imported, in each library; of these, the ones that are there once.
  package var alone = Rate.none
  /// Points by the app, and by the readers' own account, in all libraries.
  package var points = 0
  package var pointsEarned = 0
  /// Answers that were given.
  package var answers = 0
  /// Libraries; of these, the ones whose statistics are those of counting anew, and of the other devices.
  package var counted = Rate.none
  /// Times that a status claimed that all is synced, between edits and at the end; of these, the true ones.
  package var claims = Rate.none
  /// The time from an edit on one device until another one shows it.
  package var latency = Histogram()
  /// The same for edits during which, and for a minute after which, both devices are on and online.
  package var latencyOnline = Histogram()
  /// Requests to the record server, of all devices.
  package var requests = 0
  /// Records in these requests and their answers.
  package var records = 0
  /// Bytes of these records.
  package var bytes = 0
  /// Errors of the record server and of the way to it, by name.
  package var errors: [String: Int] = [:]
  /// Devices that died.
  package var deaths = 0
  /// Times without a network, on devices other than the phone.
  package var outages = 0

  package init() {}

  /// Adds the counts of another reader.
  package mutating func add(_ other: DevicesFigures) {
    readers += other.readers
    edits.merge(other.edits, uniquingKeysWith: +)
    settled = settled + other.settled
    silent = silent + other.silent
    equal = equal + other.equal
    lastWrites = lastWrites + other.lastWrites
    removed = removed + other.removed
    sessions = sessions + other.sessions
    running = running + other.running
    joined = joined + other.joined
    alone = alone + other.alone
    points += other.points
    pointsEarned += other.pointsEarned
    answers += other.answers
    counted = counted + other.counted
    claims = claims + other.claims
    latency.merge(other.latency)
    latencyOnline.merge(other.latencyOnline)
    requests += other.requests
    records += other.records
    bytes += other.bytes
    errors.merge(other.errors, uniquingKeysWith: +)
    deaths += other.deaths
    outages += other.outages
  }
}
