// Counts for each minute of virtual time: the data of every plot over time. Minutes of different worlds are
// added up, since all worlds begin at the same time.

package import Simulation

/// Counts by minute.
package struct TimelineFigures: FigureValue, Hashable {
  /// A kind of event that is counted.
  package enum Track: String, Sendable, CaseIterable {
    /// Works that were queued for look-up.
    case queued
    /// Works that got an answer of any kind.
    case settled
    /// Queries of devices that were answered with books or with not found.
    case answered
    /// Queries of devices that failed.
    case failed
  }

  /// The length of the timeline, two days; later events count in the last minute.
  package static let mostMinutes = 2_880

  /// By name of the track, or `calls NAME` and `failures NAME` for a provider; trailing zeros are omitted.
  package private(set) var tracks: [String: [Int]] = [:]

  package init() {}

  package static var shape: FigureShape {
    .group([
      FigureShape.Member(
        key: "tracks",
        about:
          """
          Counts by minute: works queued and settled, queries of devices, calls and failures of each \
          provider.
          """,
        shape: .byName(.list(.count)))
    ])
  }

  /// Counts an event at a time.
  package mutating func note(_ track: Track, at time: VirtualClock.Instant, count: Int = 1) {
    note(track.rawValue, at: time, count: count)
  }

  /// Counts a call to a provider.
  package mutating func noteCall(of provider: String, failed: Bool, at time: VirtualClock.Instant) {
    note("calls " + provider, at: time, count: 1)
    if failed { note(Self.failures + provider, at: time, count: 1) }
  }

  /// Returns the number of device queries that failed during spells in which calls to the provider failed;
  /// failures at other times, or while nothing calls the provider, are not what works wait for. Without
  /// spells, returns all failures.
  func failedQuestions(in spells: [MoodInterval]) -> Int {
    let failed = track(.failed)
    let met = spells.filter { $0.sum(of: tracks[Self.failures + $0.provider.name] ?? []) > 0 }
    guard !spells.isEmpty else { return failed.reduce(0, +) }
    return failed.enumerated().reduce(0) { sum, minute in
      met.contains { $0.contains(minute: minute.offset) } ? sum + minute.element : sum
    }
  }

  private static let failures = "failures "

  private mutating func note(_ name: String, at time: VirtualClock.Instant, count: Int) {
    let minute = min(max(0, Int(time.nanoseconds / 60_000_000_000)), Self.mostMinutes - 1)
    tracks[name, default: []].add(count, at: minute)
  }

  /// Adds the counts of another world.
  package mutating func add(_ other: TimelineFigures) {
    tracks.merge(other.tracks) { left, right in
      let (short, long) = left.count < right.count ? (left, right) : (right, left)
      var sum = long
      for (minute, count) in short.enumerated() { sum[minute] += count }
      return sum
    }
  }

  /// The counts of a track, minute by minute.
  package func track(_ track: Track) -> [Int] { tracks[track.rawValue] ?? [] }

  /// The number of works that waited at the end of each minute.
  package var waiting: [Int] {
    let (queued, settled) = (track(.queued), track(.settled))
    var waiting = 0
    return (0..<max(queued.count, settled.count)).map { minute in
      waiting += minute < queued.count ? queued[minute] : 0
      waiting -= minute < settled.count ? settled[minute] : 0
      return waiting
    }
  }
}

extension MoodInterval {
  fileprivate func contains(minute: Int) -> Bool { fromMinute <= minute && minute < toMinute }

  /// Returns the sum of a track over the minutes of the interval.
  fileprivate func sum(of track: [Int]) -> Int {
    track.enumerated().reduce(0) { contains(minute: $1.offset) ? $0 + $1.element : $0 }
  }
}

extension [Int] {
  /// Adds to the count of a minute; missing minutes before it are set to 0.
  fileprivate mutating func add(_ more: Int, at minute: Int) {
    if count <= minute { self += repeatElement(0, count: minute + 1 - count) }
    self[minute] += more
  }
}
