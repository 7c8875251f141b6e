// From a failing seed to the whole reproducer: verified, with the decision that matters, and told in steps.

import Foundation
import Hunt
import Simulation
import Testing

@Suite struct HuntDecisionTests {
  private static func reproducer(_ variant: String, atLeast seeds: Int = 60) throws -> Reproducer {
    let pool = ThreadPool(WorldRunner([TinyTarget()]), workers: 2)
    let report = Campaign(
      CampaignPlan(target: "tiny", variant: variant, seeds: seeds), first: pool, second: pool
    ).run()
    return try #require(report.findings.first?.reproducer)
  }

  @Test func `LAB-5: a reproducer is verified and at least nine tenths smaller`() throws {
    let made = try Self.reproducer("lost-update")
    #expect(made.isVerified && made.isExact && made.isMinimal)
    #expect(made.reduction >= 90)
    #expect(made.size.events == UInt64(made.regression.events.count))
    #expect(made.original.steps > made.size.steps)
  }

  @Test func aFaultThatMattersIsTheDecision() throws {
    let decision = try #require(try Self.reproducer("dropped-write").decision)
    #expect(decision.kind == .fault)
    #expect(decision.event == 1)
    #expect(decision.sentence.contains("till.drop fires at till, at pass 0"))
    #expect(decision.sentence.contains("Without it the case passes"))
  }

  @Test func whereOrderMattersTheDecisionNamesWhoWentBeforeWhom() throws {
    // Both at the same moment, but the second has only a short errand: only out of turn do the two overlap.
    let made = HuntCase(
      target: "tiny", variant: "lost-update", seed: 1, settings: [:],
      workload: [
        WorkStep(actor: 0, at: 0, action: "add", numbers: [1, 1]),
        WorkStep(actor: 1, at: 1, action: "add", numbers: [1, 1]),
      ], faults: .none,
      schedule: ScheduleChoice(policy: .replay, slackMicroseconds: 5_000, choices: [0, 1]))
    let pool = ThreadPool(WorldRunner([TinyTarget()]), workers: 1)
    let answer = pool.answer(HuntRequest(.given(made), trace: .all))
    var straight = made
    straight.schedule.choices = []
    #expect(answer.verdict == .safety)
    #expect(pool.answer(HuntRequest(.given(straight))).verdict == .passed)
    let decision = try #require(DecisionFinder(pool: pool).find(in: made, trace: answer.trace))
    #expect(decision.kind == .order)
    #expect(decision.index == 1)
    #expect(
      decision.sentence.contains("\"clerk 1: clerk 1 reads 0\" goes before \"clerk 0: clerk 0 writes 1\""))
  }

  @Test func whereNothingIsUnusualTheLastStepIsTheDecision() throws {
    let decision = try #require(try Self.reproducer("lost-update").decision)
    #expect(decision.kind == .step)
    #expect(decision.sentence.contains("No fault and no unusual order is needed"))
  }

  @Test func theStepsTellTheStoryInOrder() throws {
    let made = try Self.reproducer("dropped-write")
    #expect(
      made.steps.map(\.text) == ["clerk 0 reads 0", "fault: the write of 7 is dropped"])
    let lines = StepTable.lines(made.steps)
    #expect(lines.first?.contains("virtual time") == true)
    #expect(lines.last?.contains("0.000000 ms") == true)
  }

  @Test(
    arguments: [
      ([.note, .note, .note, .disk, .point], 3), ([.note, .sent, .disk, .point, .draw], 3),
      ([.point, .draw, .violation], 2), ([.fault, .fate, .lost], 3),
    ] as [([TraceEvent.Kind], Int)])
  func aStoryIsToldByWhatMeansSomething(kinds: [TraceEvent.Kind], rows: Int) {
    let trace = kinds.enumerated().map { Self.event($0.offset, $0.element, "something") }
    #expect(StepTable.make(trace).count == rows)
    // Numbers that are there for the digest alone are no part of it.
    let number = Self.event(99, .note, "8987595398559046291")
    #expect(StepTable.make(trace + [number]).count == rows)
    #expect(StepTable.make(trace + [number], marked: 99).count == rows + 1)
  }

  private static func event(_ number: Int, _ kind: TraceEvent.Kind, _ text: String) -> TraceEvent {
    TraceEvent(
      number: UInt64(number), step: 0, time: 0, machine: "m", task: "", kind: kind, text: text, digest: 0)
  }

  @Test func aLongStoryKeepsItsBeginningAndItsEnd() {
    let trace = (0..<500).map { number in
      Self.event(number, .note, "fact \(number)")
    }
    let steps = StepTable.make(trace, limit: 20)
    #expect(steps.count == 20)
    #expect(steps.first?.text == "fact 0")
    #expect(steps.last?.text == "fact 499")
    #expect(steps[5].text == "… 481 more …")
  }
}
