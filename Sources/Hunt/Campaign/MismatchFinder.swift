// Finds where two runs of one seed diverge. The checkpoints of their digests give the range of events; the
// two pools that differed run the world again with a trace of that range, and the first event that differs is
// shown from both runs.

import Simulation

/// The point where two runs of one world diverge.
package struct Mismatch: Codable, Hashable, Sendable {
  /// The traced range of events; nil if the runs did not diverge again.
  package let window: [UInt64]?
  /// The number of times that both were run again.
  package let attempts: Int
  /// The last events before the difference, the same in both runs.
  package let before: [String]
  /// The first differing event of each run; nil for a run that had ended.
  package let first: String?
  package let second: String?
  /// A description for people.
  package let sentence: String
}

/// Narrows a mismatch down to an event.
package struct MismatchFinder {
  private let first: any WorkerPool
  private let second: any WorkerPool
  /// The number of times to run both again before giving up.
  private let attempts: Int

  package init(first: any WorkerPool, second: any WorkerPool, attempts: Int = 8) {
    self.first = first
    self.second = second
    self.attempts = attempts
  }

  /// Finds the first differing event of a world, given the answers of two runs that differed.
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

  /// Returns the range of events that ends with the first differing checkpoint.
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
