// Recordings that no longer match, and decorators.

import Testing

@testable import Simulation

@Suite struct ScheduleReplayTests {
  @Test func aRecordingThatFitsSaysSo() {
    let report = ReplayReport()
    let outcome = ScheduleSamples.order([2, 2], Replay([1, 1], report: report))
    #expect(outcome.value == "BBAA")
    #expect(report.fits && report.misfit == nil && report.leftOver == 0)
    #expect(report.description == "The recording fitted: all 2 choices were taken.")
  }

  @Test func aRecordingSaysWhereItStoppedFitting() {
    let report = ReplayReport()
    let outcome = ScheduleSamples.order([3, 3], Replay([1, 2, 1, 7], report: report))
    #expect(outcome.verdict == .passed)
    #expect(outcome.choices == [1, 0, 1, 0, 0])
    #expect(!report.fits)
    #expect(report.misfit == .init(index: 1, choice: 2, candidates: 2))
    #expect(
      report.description
        == "The recording stopped fitting at choice 1 of 4: it asks for candidate 2 and there were 2.")
  }

  @Test func aRecordingSaysHowMuchOfItWasLeftOver() {
    let report = ReplayReport()
    _ = ScheduleSamples.order([2, 2], Replay([1, 1, 0, 0, 1], report: report))
    #expect(report.leftOver == 3)
    #expect(!report.fits)
    #expect(report.description == "The run ended after 2 of 5 recorded choices.")
  }

  @Test func aRecordingThatWasNeverAskedIsLeftOverAltogether() {
    let report = ReplayReport()
    _ = ScheduleSamples.order([3], Replay([1, 2], report: report))
    #expect(report.leftOver == 2)
  }

  @Test func beyondItsEndARecordingIsArrivalOrder() {
    let report = ReplayReport()
    #expect(ScheduleSamples.order([3, 3], Replay([1], report: report)).value == "BABABA")
    #expect(report.fits)
  }

  @Test func aMeasuredScheduleIsTheSameScheduleAndIsCounted() {
    let metrics = ScheduleMetrics()
    let schedule = PCT(seed: 4, depth: 3, expectedChoices: 500, slack: .milliseconds(5))
    let plain = DeterminismTests.busyWorld(seed: 3, schedule: schedule)
    let measured = DeterminismTests.busyWorld(seed: 3, schedule: Measured(schedule, into: metrics))
    #expect(measured.digest == plain.digest)
    let counts = metrics.counts
    #expect(counts.decisions == plain.choices.count)
    #expect(counts.deviations == plain.choices.count { $0 != 0 })
    for number in counts.byCandidates.indices {
      #expect(counts.byCandidates[number] == plain.choiceBounds.count { $0 == number })
    }
  }

  @Test func manyCandidatesAreCountedAtTheLastPlace() {
    let metrics = ScheduleMetrics()
    var schedule = Measured(ArrivalOrder(), into: metrics)
    for count in [2, 63, 64, 65, 1_000] {
      _ = schedule.choose(.made(step: 0, lanes: Array(repeating: 1, count: count)))
    }
    #expect(metrics.counts.byCandidates[2] == 1)
    #expect(metrics.counts.byCandidates[63] == 1)
    #expect(metrics.counts.byCandidates[64] == 3)
  }

  @Test func aScheduleThatCountsInASharedObjectIsFoundOut() {
    final class Shared: @unchecked Sendable { var count = 0 }
    struct Impure: Schedule {
      let shared = Shared()
      mutating func choose(_ candidates: Candidates) -> Int {
        shared.count += 1
        return shared.count % candidates.count
      }
    }
    let complaints = ScheduleComplaints()
    let outcome = ScheduleSamples.order([2, 2], SelfChecked(Impure(), complaints: complaints))
    #expect(outcome.verdict == .passed)
    #expect(complaints.count == outcome.choices.count)
    #expect(complaints.texts.first == "decision 0: a copy chose 1 and the schedule itself 0")
  }

  @Test(arguments: [-1, 2, 9]) func aScheduleThatChoosesWhatIsNotThereIsFoundOut(index: Int) {
    struct Wrong: Schedule {
      let index: Int
      mutating func choose(_ candidates: Candidates) -> Int { index }
    }
    let complaints = ScheduleComplaints()
    let outcome = ScheduleSamples.order([1, 1], SelfChecked(Wrong(index: index), complaints: complaints))
    #expect(outcome.value == "AB")
    #expect(complaints.texts == ["decision 0: chose \(index) of 2"])
  }

  @Test func complaintsAreCountedBeyondThoseThatAreKept() {
    let complaints = ScheduleComplaints()
    for number in 0..<30 { complaints.add("\(number)") }
    #expect(complaints.count == 30)
    #expect(complaints.texts == (0..<20).map(String.init))
  }

  @Test func `beyond a kept beginning, choices are drawn from a seed`() {
    let recorded = DeterminismTests.busyWorld(seed: 3, schedule: UniformRandom(seed: 5))
    func run(keeping count: Int, seed: UInt64) -> Outcome<Int> {
      var choice = ScheduleChoice(policy: .replay, choices: Array(recorded.choices[..<count]))
      choice.seedBeyond = seed
      return DeterminismTests.busyWorld(seed: 3, schedule: choice.schedule())
    }
    let all = recorded.choices.count
    #expect(all > 20)
    #expect(run(keeping: all, seed: 1).digest == recorded.digest, "nothing is left to be drawn")
    let half = (0..<8).map { run(keeping: all / 2, seed: $0) }
    #expect(half.allSatisfy { $0.choices.prefix(all / 2) == recorded.choices.prefix(all / 2) })
    #expect(Set(half.map(\.digest)).count > 4)
    #expect(run(keeping: all / 2, seed: 2).digest == half[2].digest)
  }
}
