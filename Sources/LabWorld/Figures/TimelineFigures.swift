// What happened in each minute of virtual time: the data of every plot over time. Minutes of different worlds
// are added up, since all worlds begin at the same moment.

package import Simulation

/// Counts by minute.
package struct TimelineFigures: Codable, Sendable, Hashable {
  /// What is counted.
  package enum Track: String, Sendable, CaseIterable {
    /// Works that began to wait for a provider's facts.
    case queued
    /// Works that got an answer, whatever it is.
    case settled
    /// Questions of devices that got books or were told that there are none.
    case answered
    /// Questions of devices that failed.
    case failed
  }

  /// Two days; whatever is later is counted in the last minute.
  package static let mostMinutes = 2_880

  /// By name of the track, or `calls NAME` and `failures NAME` for a provider; trailing zeros are left out.
  package private(set) var tracks: [String: [Int]] = [:]

  package init() {}

  /// Counts something at that time.
  package mutating func note(_ track: Track, at time: VirtualClock.Instant, count: Int = 1) {
    note(track.rawValue, at: time, count: count)
  }

  /// Counts a call to a provider.
  package mutating func noteCall(of provider: String, failed: Bool, at time: VirtualClock.Instant) {
    note("calls " + provider, at: time, count: 1)
    if failed { note(Self.failures + provider, at: time, count: 1) }
  }

  /// How many questions of devices failed in the time of spells in which calls to the provider failed: what
  /// fails at another time, or while nobody calls it, is not what works wait for. All that failed, if there
  /// is no spell.
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

  /// Adds another world's.
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

  /// How many works waited at the end of each minute.
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

  /// What a track counts in its minutes.
  fileprivate func sum(of track: [Int]) -> Int {
    track.enumerated().reduce(0) { contains(minute: $1.offset) ? $0 + $1.element : $0 }
  }
}

extension [Int] {
  /// Adds to the count of a minute; those up to it that are not there yet are 0.
  fileprivate mutating func add(_ more: Int, at minute: Int) {
    if count <= minute { self += repeatElement(0, count: minute + 1 - count) }
    self[minute] += more
  }
}
