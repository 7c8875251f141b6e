// Where a failure became certain: the beginning of a failing case's recorded choices is kept, the choices
// after it are drawn anew several times, and the runs that fail again are counted. The longer the kept
// beginning, the more of them fail; where the count rises, the order of events decides (LAB-10).
//
// Workload and faults stay as they are in the case. A failure that needs no unusual order fails in nearly
// every run from the beginning on, and its curve is flat.

import LabWorld
package import Simulation

/// The number of runs that fail again, by the number of choices that are kept.
package struct FailureCurve: Codable, Hashable, Sendable {
  /// A point of the curve.
  package struct Point: Codable, Hashable, Sendable {
    /// The number of recorded choices that are kept.
    package let kept: Int
    /// The number of runs that fail in the same way.
    package let failed: Int

    package init(kept: Int, failed: Int) {
      self.kept = kept
      self.failed = failed
    }
  }

  /// The number of runs for each point.
  package let draws: Int
  /// The points by ascending number of choices; the first keeps none, the last all.
  package let points: [Point]
  /// The number of the event that the choice with the steepest rise releases; nil if no choice stands out or
  /// the trace does not show it.
  package let event: UInt64?
  /// A description for people.
  package let sentence: String

  /// The two neighbouring points with the steepest rise; nil if the rise is small enough to be chance.
  static func steepest(_ points: [Point], draws: Int) -> (before: Point, after: Point)? {
    let pairs = zip(points, points.dropFirst()).map { (before: $0, after: $1) }
    let best = pairs.max { $0.after.failed - $0.before.failed < $1.after.failed - $1.before.failed }
    return best.flatMap { ($0.after.failed - $0.before.failed) * 4 >= draws ? $0 : nil }
  }
}

/// Measures the curve of a case.
package struct FailureCurveFinder {
  /// The number of runs for each point.
  package static let draws = 12
  /// The most points of a curve.
  package static let mostPoints = 20
  /// The points that are spread evenly before the steepest rise is looked at more closely.
  private static let evenPoints = 9

  private let pool: any WorkerPool
  private let isCancelled: @Sendable () -> Bool

  package init(pool: any WorkerPool, isCancelled: @escaping @Sendable () -> Bool = { false }) {
    self.pool = pool
    self.isCancelled = isCancelled
  }

  /// Returns the curve of a case that replays recorded choices; nil if it has none, or if it was cancelled.
  ///
  /// - Parameters:
  ///   - choices: All choices of the case's run.
  ///   - trace: The whole trace of that run.
  package func find(
    in huntCase: HuntCase, choices: [UInt64], trace: [TraceEvent], failing signature: FailureSignature
  ) -> FailureCurve? {
    guard huntCase.schedule.policy == .replay, !choices.isEmpty else { return nil }
    var world = huntCase
    world.schedule.choices = choices
    let last = choices.count
    let steps = min(last, Self.evenPoints - 1)
    guard var points = measure((0...steps).map { $0 * last / steps }, in: world, failing: signature) else {
      return nil
    }
    while points.count < Self.mostPoints,
      let (before, after) = FailureCurve.steepest(points, draws: Self.draws),
      after.kept - before.kept > 1
    {
      let middle = (before.kept + after.kept) / 2
      guard let point = measure([middle], in: world, failing: signature)?.first else { return nil }
      points = (points + [point]).sorted { $0.kept < $1.kept }
    }
    return curve(points, in: world, trace)
  }

  /// Runs the case with so many choices kept, and counts the failing runs.
  private func measure(
    _ kept: [Int], in world: HuntCase, failing signature: FailureSignature
  ) -> [FailureCurve.Point]? {
    let requests = kept.flatMap { kept in
      (0..<Self.draws).map { draw in
        var seeds = RandomStream(seed: world.seed, name: "choices drawn anew").substream(kept).substream(draw)
        var other = world
        other.schedule.choices = Array(world.schedule.choices[..<kept])
        other.schedule.seedBeyond = seeds.next()
        return HuntRequest(.given(other))
      }
    }
    let answers = pool.answer(requests, isCancelled: isCancelled) { _ in }.compactMap(\.self)
    guard answers.count == requests.count else { return nil }
    return kept.enumerated().map { place, kept in
      let runs = answers[place * Self.draws..<(place + 1) * Self.draws]
      return FailureCurve.Point(kept: kept, failed: runs.count { signature.matches($0) })
    }
  }

  private func curve(
    _ points: [FailureCurve.Point], in world: HuntCase, _ trace: [TraceEvent]
  ) -> FailureCurve {
    func count(_ point: FailureCurve.Point) -> String { "\(point.failed) of \(Self.draws)" }
    let all = points[points.count - 1].kept
    guard let (before, after) = FailureCurve.steepest(points, draws: Self.draws) else {
      let decides =
        points[0].failed + 1 >= Self.draws
        ? "The order of events does not matter" : "No single choice decides"
      return FailureCurve(
        draws: Self.draws, points: points, event: nil,
        sentence:
          "\(decides): with the order drawn anew from the beginning, \(all.of("choice")) in all, it failed in "
          + "\(count(points[0])) runs.")
    }
    guard after.kept - before.kept == 1 else {
      return FailureCurve(
        draws: Self.draws, points: points, event: nil,
        sentence:
          "With the first \(before.kept.of("choice")) of \(all) kept and the rest drawn anew it failed in "
          + "\(count(before)) runs, with the first \(after.kept) kept in \(count(after)).")
    }
    let event = released(by: before.kept, in: world, trace)
    let moment =
      event.map { " (at \(EventLine.time($0.time)) \"\($0.machine): \($0.text)\" goes first)" } ?? ""
    return FailureCurve(
      draws: Self.draws, points: points, event: event?.number,
      sentence:
        "With the order drawn anew from choice \(after.kept) of \(all) on it failed in \(count(before)) runs, "
        + "with that choice kept\(moment) in \(count(after)).")
  }

  /// Returns the event that a choice releases: the first that differs if another choice is taken.
  private func released(by index: Int, in world: HuntCase, _ trace: [TraceEvent]) -> TraceEvent? {
    var other = world
    // A choice is made among two candidates at least.
    other.schedule.choices[index] = other.schedule.choices[index] == 0 ? 1 : 0
    let answer = pool.answer(HuntRequest(.given(other), trace: .all))
    let lines = [trace, answer.trace].map { $0.map { EventLine($0).text } }
    return EventLine.parting(lines[0], lines[1]).flatMap { $0 < trace.count ? trace[$0] : nil }
  }
}
