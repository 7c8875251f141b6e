// Worker processes that crash, hang, babble or eat memory: what they did is said of the world that they were
// asked for, and the next world gets a new process. The workers here are shell scripts.

import Foundation
import Hunt
import LabWorld
import Simulation
import Testing

@Suite struct CampaignWorkerTests {
  /// A script that reads a line, has the number of the seed in `$seed`, and does what it says there.
  private static func pool(
    _ script: String, workers: Int = 2, silence: Duration = .seconds(20), bytes: Int = 1 << 30
  ) throws -> ProcessPool {
    let passed = String(decoding: try JSONLine.line(Self.passed), as: UTF8.self).dropLast()
    let loop = """
      pass() { echo '\(passed)'; }
      while read -r line; do
        seed=$(echo "$line" | sed 's/.*"seed":\\([0-9]*\\).*/\\1/')
        \(script)
      done
      """
    return ProcessPool(
      URL(filePath: "/bin/sh"), ["-c", loop], workers: workers,
      limits: WorkerLimits(silence: silence, residentBytes: bytes))
  }

  private static let passed: HuntAnswer = {
    var answer = HuntAnswer(.passed, oracle: "", "")
    answer.objections = []
    answer.digest = .max
    answer.events = 12
    return answer
  }()

  private static func ask(_ pool: ProcessPool, seeds: ClosedRange<UInt64>) -> [HuntAnswer?] {
    pool.answer(
      seeds.map { HuntRequest(.drawn(target: "tiny", variant: "shipped", seed: $0)) },
      isCancelled: { false }, watch: { _ in })
  }

  @Test func answersComeBackInTheOrderOfTheQuestions() throws {
    let pool = try Self.pool(
      #"echo "$line" > /dev/null; pass | sed "s/\"events\":12/\"events\":$seed/""#, workers: 3)
    defer { pool.close() }
    #expect(Self.ask(pool, seeds: 1...40).map { $0?.events } == (1...40).map { UInt64($0) })
  }

  @Test func aNumberOfSixtyFourBitsSurvivesTheWay() throws {
    let pool = try Self.pool("pass")
    defer { pool.close() }
    #expect(Self.ask(pool, seeds: 1...1).first??.digest == .max)
  }

  @Test(arguments: [
    ("SEGV", HuntVerdict.crash, "SIGSEGV"), ("ILL", .crash, "SIGILL"), ("TRAP", .crash, "SIGTRAP"),
    ("FPE", .crash, "SIGFPE"), ("KILL", .outOfMemory, "SIGKILL"),
  ])
  func aDeathIsAttributedToItsSeedAndTheRestGoesOn(
    signal: String, verdict: HuntVerdict, oracle: String
  ) throws {
    let pool = try Self.pool(
      "if [ $seed = 5 ]; then echo 'a.swift:3: Fatal error: Index out of range' >&2; kill -\(signal) $$; fi; pass"
    )
    defer { pool.close() }
    let answers = Self.ask(pool, seeds: 1...10)
    #expect(answers.enumerated().filter { $0.element?.verdict != .passed }.map(\.offset) == [4])
    #expect(answers[4]?.verdict == verdict)
    #expect(answers[4]?.objections.first?.oracle == oracle)
    if verdict == .crash {
      #expect(answers[4]?.objections.first?.text.contains("Index out of range") == true)
    }
  }

  @Test func aHangIsAttributedToItsSeedAndTheRestGoesOn() throws {
    let pool = try Self.pool("if [ $seed = 3 ]; then while :; do :; done; fi; pass", silence: .seconds(1))
    defer { pool.close() }
    let answers = Self.ask(pool, seeds: 1...6)
    #expect(answers.map { $0?.verdict } == [.passed, .passed, .timeout, .passed, .passed, .passed])
    #expect(answers[2]?.objections.first?.text == "no answer for 1 s of real time")
  }

  @Test(.enabled(if: FileManager.default.fileExists(atPath: "/proc/self/statm")))
  func tooMuchMemoryIsAttributedToItsSeed() throws {
    let pool = try Self.pool("if [ $seed = 2 ]; then while :; do :; done; fi; pass", bytes: 1)
    defer { pool.close() }
    let answers = Self.ask(pool, seeds: 2...2)
    #expect(answers.first??.verdict == .outOfMemory)
  }

  @Test func babbleIsTheHarnesssFaultAndNotGreen() throws {
    let pool = try Self.pool("if [ $seed = 2 ]; then echo 'hello'; else pass; fi")
    defer { pool.close() }
    let answers = Self.ask(pool, seeds: 1...4)
    #expect(answers.map { $0?.verdict } == [.passed, .harness, .passed, .passed])
    #expect(answers[1]?.objections.first?.text.contains("hello") == true)
  }

  @Test func anEndWithoutAnAnswerIsTheHarnesssFault() throws {
    let pool = try Self.pool("if [ $seed = 2 ]; then echo 'no such option' >&2; exit 64; fi; pass")
    defer { pool.close() }
    let answers = Self.ask(pool, seeds: 1...3)
    #expect(answers.map { $0?.verdict } == [.passed, .harness, .passed])
    #expect(
      answers[1]?.objections.first?.text.contains("status 64 in place of an answer: no such option") == true)
  }

  @Test func aWorkerThatCannotBeStartedIsTheHarnesssFault() {
    let pool = ProcessPool(URL(filePath: "/nowhere/at/all"), [], workers: 1)
    #expect(Self.ask(pool, seeds: 1...1).first??.verdict == .harness)
  }

  @Test func aCampaignWithACrashInItIsRed() throws {
    let pool = try Self.pool("if [ $seed = 7 ]; then kill -SEGV $$; fi; pass")
    defer { pool.close() }
    var plan = CampaignPlan(target: "tiny", seeds: 10)
    plan.shrinkLimit = 0
    let report = Campaign(plan, first: pool, second: pool).run()
    #expect(report.conclusion == .violation)
    #expect(report.figures.verdicts == ["passed": 9, "crash": 1])
    #expect(report.findings.first?.seeds == [7])
  }

  @Test func whatAWorkerAnswersToNonsenseIsAnAnswer() throws {
    let runner = WorldRunner([TinyTarget()])
    let line = try runner.answer(line: Data("nonsense".utf8))
    #expect(try JSONLine.value(HuntAnswer.self, from: line).verdict == .harness)
  }

  @Test func theLinesOfAWorkerSayWhatTheRunnerSays() throws {
    let runner = WorldRunner([TinyTarget()])
    let request = HuntRequest(
      .drawn(target: "tiny", variant: "lost-update", seed: 3), trace: .only(4..<9), isDetailed: true)
    let line = try runner.answer(line: JSONLine.line(request))
    let direct = runner.answer(request)
    let answer = try JSONLine.value(HuntAnswer.self, from: line)
    #expect(answer.digest == direct.digest && answer.huntCase == direct.huntCase)
    #expect(answer.trace.map(\.number) == [4, 5, 6, 7, 8])
    #expect(answer.choices == direct.choices && answer.firings == direct.firings)
  }
}
