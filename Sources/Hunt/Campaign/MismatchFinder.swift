// Where two runs of one seed part. The checkpoints of their digests say in which stretch of events; both are
// run once more with the trace of that stretch alone, by the two pools that differed, and the first event
// that is not the same is shown from both sides.

import Simulation

/// Where two runs of one world part.
package struct Mismatch: Codable, Hashable, Sendable {
  /// The events between which the runs part; nil if they did not part again.
  package let window: [UInt64]?
  /// How often both were run again.
  package let attempts: Int
  /// The events before the parting, the same on both sides.
  package let before: [String]
  /// The event of the first run at the parting, and of the second; nil where a run had ended.
  package let first: String?
  package let second: String?
  /// What it comes to.
  package let sentence: String
}

/// Narrows a mismatch down to an event.
package struct MismatchFinder {
  private let first: any WorkerPool
  private let second: any WorkerPool
  /// How often to run both again before giving up.
  private let attempts: Int

  package init(first: any WorkerPool, second: any WorkerPool, attempts: Int = 8) {
    self.first = first
    self.second = second
    self.attempts = attempts
  }

  /// Looks for the first differing event of a world whose two runs had these checkpoints.
  package func find(
    _ subject: HuntRequest.Subject, _ left: HuntAnswer, _ right: HuntAnswer
  ) -> Mismatch {
    var window = Self.window(left, right)
    for attempt in 1...max(1, attempts) {
      let request = HuntRequest(subject, trace: .only(window))
      let (again, other) = (first.answer(request), second.answer(request))
      if let found = Self.parting(again.trace, other.trace, window: window, attempts: attempt) {
        return found
      }
      if again.digest != other.digest { window = Self.window(again, other) }
    }
    return Mismatch(
      window: nil, attempts: attempts, before: [], first: nil, second: nil,
      sentence: "The two runs differed, and \(attempts) further pairs of runs did not differ in "
        + "events \(window.lowerBound) to \(window.upperBound - 1): what differs comes and goes.")
  }

  /// The stretch of events that ends with the first differing checkpoint.
  package static func window(_ left: HuntAnswer, _ right: HuntAnswer) -> Range<UInt64> {
    let length = UInt64(Simulator.checkpointInterval)
    let equal = zip(left.checkpoints, right.checkpoints).prefix { $0 == $1 }.count
    let start = UInt64(equal) * length
    return start..<start + length
  }

  private static func parting(
    _ left: [TraceEvent], _ right: [TraceEvent], window: Range<UInt64>, attempts: Int
  ) -> Mismatch? {
    let equal = zip(left, right).prefix { $0 == $1 }.count
    guard equal < max(left.count, right.count) else { return nil }
    let sides = [left, right].map { equal < $0.count ? $0[equal] : nil }
    let lines = sides.map { $0.map(EventLine.init)?.text }
    return Mismatch(
      window: [window.lowerBound, window.upperBound], attempts: attempts,
      before: left[..<equal].suffix(5).map { EventLine($0).text }, first: lines[0], second: lines[1],
      sentence: sentence(number: (sides[0] ?? sides[1])?.number ?? window.lowerBound, lines))
  }

  private static func sentence(number: UInt64, _ lines: [String?]) -> String {
    switch (lines[0], lines[1]) {
    case (let one?, let other?) where one == other:
      "Event \(number) reads the same in both runs, but what was drawn or recorded in it differs."
    case (_?, _?): "Event \(number) is the first that differs."
    default: "At event \(number) one run had ended and the other went on."
    }
  }
}
