// How a failure depends on the order of events (LAB-10): the curve of kept choices rises where the order
// decides and is flat where it does not.

import Foundation
import Hunt
import Simulation
import Testing

@Suite struct FailureCurveTests {
  private static let pool = ThreadPool(WorldRunner([TinyTarget()]), workers: 2)

  /// Returns the curve of a case that fails.
  private static func curve(
    of made: HuntCase, on pool: ThreadPool = pool, isCancelled: @escaping @Sendable () -> Bool = { false }
  ) throws -> FailureCurve? {
    let answer = pool.answer(HuntRequest(.given(made), trace: .all, isDetailed: true))
    let signature = try #require(FailureSignature(answer))
    return FailureCurveFinder(pool: pool, isCancelled: isCancelled).find(
      in: made, choices: answer.choices, trace: answer.trace, failing: signature)
  }

  private static func made(
    _ variant: String, steps: [WorkStep], choices: [UInt64], faults: FaultPlan = .none
  ) -> HuntCase {
    HuntCase(
      target: "tiny", variant: variant, seed: 1, settings: [:], workload: steps, faults: faults,
      schedule: ScheduleChoice(policy: .replay, slackMicroseconds: 5_000, choices: choices))
  }

  /// Two clerks at the same moment: only out of turn do their short errands overlap.
  private static let pair = [
    WorkStep(actor: 0, at: 0, action: "add", numbers: [1, 1]),
    WorkStep(actor: 1, at: 1, action: "add", numbers: [1, 1]),
  ]

  @Test func `LAB-10: where the order decides, the curve rises to certainty at the choice that decides`()
    throws
  {
    let curve = try #require(try Self.curve(of: Self.made("lost-update", steps: Self.pair, choices: [0, 1])))
    #expect(curve.draws == 12)
    #expect(curve.points.map(\.kept) == Array(0..<curve.points.count))
    let first = try #require(curve.points.first), last = try #require(curve.points.last)
    #expect(first.failed < 12 && last.failed == 12)
    #expect(
      curve.sentence.contains("on it failed in ") && curve.sentence.contains("goes first"),
      "\(curve.sentence)")
    #expect(curve.sentence.hasSuffix("in 12 of 12."))
    #expect(curve.event != nil)
    #expect(try JSONDecoder().decode(FailureCurve.self, from: JSONEncoder().encode(curve)) == curve)
  }

  @Test func `LAB-10: where a fault decides, any order fails, and the curve is flat`() throws {
    let firing = FaultFiring(kind: TinyWorld.drop, site: "till", pass: 0)
    // Whichever write comes first is dropped, and each is too large to be sent again.
    let steps = (0..<3).map { WorkStep(actor: $0, at: 0, action: "add", numbers: [7, 1]) }
    let curve = try Self.curve(
      of: Self.made("dropped-write", steps: steps, choices: [], faults: .exactly([firing])))
    let found = try #require(curve)
    #expect(found.points.allSatisfy { $0.failed == 12 }, "\(found.points)")
    #expect(found.sentence.hasPrefix("The order of events does not matter"))
    #expect(found.event == nil)
  }

  @Test func `a curve does not depend on the number of workers`() throws {
    let made = Self.made("lost-update", steps: Self.pair + Self.pair, choices: [0, 1])
    let alone = ThreadPool(WorldRunner([TinyTarget()]), workers: 1)
    #expect(try Self.curve(of: made) == Self.curve(of: made, on: alone))
  }

  @Test func `a case without recorded choices, or a cancelled search, has no curve`() throws {
    var drawn = Self.made("lost-update", steps: Self.pair, choices: [0, 1])
    #expect(try Self.curve(of: drawn, isCancelled: { true }) == nil)
    drawn.schedule.policy = .uniform
    drawn.schedule.seed = try #require(
      (0..<100 as Range<UInt64>).first { seed in
        var other = drawn
        other.schedule.seed = seed
        return Self.pool.answer(HuntRequest(.given(other))).verdict == .safety
      })
    #expect(try Self.curve(of: drawn) == nil)
  }

  @Test func `a long recording has at most twenty points, close together where the curve rises`() throws {
    // Many errands that cannot overlap, then two that can.
    let calm = (0..<40).map { number in
      WorkStep(actor: 2 + number % 2, at: number * 4, action: "add", numbers: [1, 0])
    }
    let late = Self.pair.map { step in
      var step = step
      step.at += 400
      return step
    }
    let straight = Self.made("lost-update", steps: calm + late, choices: [])
    let length = Self.pool.answer(HuntRequest(.given(straight), isDetailed: true)).choices.count
    #expect(length > 30)
    let failing = try #require(
      (1...4 as ClosedRange<Int>).lazy.map { back in
        var other = straight
        other.schedule.choices = Array(repeating: 0, count: max(0, length - back)) + [1]
        return other
      }.first { Self.pool.answer(HuntRequest(.given($0))).verdict == .safety })
    let curve = try #require(try Self.curve(of: failing))
    #expect(curve.points.count <= FailureCurveFinder.mostPoints)
    #expect(curve.points.map(\.kept) == curve.points.map(\.kept).sorted())
    #expect(curve.points.last?.failed == 12)
  }
}
