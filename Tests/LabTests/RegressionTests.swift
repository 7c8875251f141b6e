// Regression files: written and read, refused in a sentence, replayed under code that has changed.

import Foundation
import Hunt
import Simulation
import Testing

@Suite struct RegressionTests {
  private static let pool = ThreadPool(WorldRunner([TinyTarget()]), workers: 1)

  /// One dropped write.
  private static let small = HuntCase(
    target: "tiny", variant: "dropped-write", seed: 7, settings: ["noise": 2],
    workload: [
      WorkStep(actor: 0, at: 3, action: "add", numbers: [7, 2]),
      WorkStep(actor: 0, at: 9, action: "add", numbers: [2, 1]),
    ],
    faults: .exactly([FaultFiring(kind: FaultKind("till.drop"), site: "till", pass: 0)]),
    schedule: ScheduleChoice(policy: .replay, slackMicroseconds: 5_000))

  private static func file(_ huntCase: HuntCase = small) -> RegressionFile {
    let answer = pool.answer(HuntRequest(.given(huntCase), trace: .all, isDetailed: true))
    let signature = FailureSignature(verdict: .safety, oracle: "sum", clause: "TINY-1")
    return RegressionFile(
      huntCase: huntCase, expected: .fails(signature), answer: answer, sentence: "A write is lost.",
      original: CaseSize(huntCase, answer))
  }

  @Test func aFileIsReadAsItWasWritten() throws {
    let file = Self.file()
    let data = try file.encoded()
    #expect(try RegressionFile(data, name: "x.json") == file)
    #expect(try RegressionFile(data, name: "x.json").encoded() == data)
    var mended = file
    mended.expected = .passes
    #expect(try RegressionFile(mended.encoded(), name: "x.json") == mended)
  }

  @Test func theFileIsForPeopleAndForVersionControl() throws {
    let text = String(decoding: try Self.file().encoded(), as: UTF8.self)
    #expect(text.hasPrefix("{\n  \"case\" : {"))
    #expect(text.hasSuffix("}\n"))
    #expect(text.contains("\"format\" : 1"))
    #expect(text.contains("3.000000 ms  clerk 0  note  clerk 0 reads 0"))
    let keys = text.split(separator: "\n").filter { $0.hasPrefix("  \"") }.map(String.init)
    #expect(keys == keys.sorted())
  }

  @Test func theNameSaysWhatItIsAbout() {
    var file = Self.file()
    #expect(file.name == "tiny-dropped-write-7.json")
    file.huntCase.variant = "shipped"
    #expect(file.name == "tiny-TINY-1-7.json")
    file.huntCase.target = "../up"
    #expect(file.name == ".._up-TINY-1-7.json")
  }

  @Test(arguments: [
    ("\"format\" : 1", "\"format\" : 2", "format: found 2, expected 1"),
    ("\"digest\" : \"", "\"digest\" : \"zz", "digest: found"),
    (
      "\"outcome\" : \"fails\"", "\"outcome\" : \"maybe\"",
      "expects.outcome: found \"maybe\", expected passes or fails"
    ),
    ("\"action\" : \"add\",\n", "", "case.workload[0].action is missing"),
    ("\"at\" : 9", "\"at\" : \"nine\"", "case.workload[1].at has the wrong form; expected a whole number"),
    ("\"sentence\" : ", "\"sentences\" : ", "sentence is missing"),
    (
      "\"policy\" : \"replay\"", "\"policy\" : \"by-whim\"",
      "case.schedule.policy: found \"by-whim\", expected one of arrival, uniform, pct,"
    ),
    (
      "\"verdict\" : \"safety\"", "\"verdict\" : \"guilty\"",
      "expects.verdict: found \"guilty\", expected one of passed, safety, liveness,"
    ),
  ])
  func whatIsWrongIsSaidWithItsPlaceAndWhatWasExpected(old: String, new: String, sentence: String) throws {
    let text = String(decoding: try Self.file().encoded(), as: UTF8.self)
    #expect(text.contains(old))
    let place = try #require(text.range(of: old))
    let broken = Data(text.replacingCharacters(in: place, with: new).utf8)
    #expect(throws: RegressionFileError.self) { try RegressionFile(broken, name: "x.json") }
    do { _ = try RegressionFile(broken, name: "x.json") } catch {
      #expect(error.description.hasPrefix("x.json: "))
      #expect(error.description.contains(sentence), "\(error)")
    }
  }

  @Test(arguments: ["", "{", "[]", "\u{0}", "{\"format\":1}"])
  func whatIsNoRegressionIsRefused(text: String) {
    #expect(throws: RegressionFileError.self) { try RegressionFile(Data(text.utf8), name: "x.json") }
  }

  @Test func anUnchangedBuildFollowsTheRecordingToTheEnd() {
    let replay = RegressionReplay(Self.file(), on: Self.pool)
    #expect(replay.drift == nil)
    #expect(replay.isAsExpected)
    #expect(replay.answer.digest == replay.file.digest)
    #expect(replay.complaint == nil)
  }

  @Test func aChangedBuildSaysWhereItLeftTheRecordingAndGoesOn() throws {
    var file = Self.file()
    // As if the code of that time had drawn one number less.
    file.events.remove(at: 1)
    let replay = RegressionReplay(file, on: Self.pool)
    #expect(replay.drift?.event == 1)
    let sentence = try #require(replay.drift?.sentence)
    #expect(sentence.contains("left the recording at event 1"))
    #expect(sentence.contains("now \"3.000000 ms  clerk 0  draw  noise 1\""))
    #expect(replay.isAsExpected)
  }

  @Test func aRecordingThatIsTooShortOrTooLongIsSaidToBe() throws {
    var file = Self.file()
    let last = file.events.removeLast()
    #expect(
      RegressionReplay(file, on: Self.pool).drift?.sentence
        == "went on after the recording had ended: event \(file.events.count) is \"\(last)\"")
    file.events += [last, "more"]
    #expect(
      RegressionReplay(file, on: Self.pool).drift?.sentence
        == "ended at event \(file.events.count - 1); the recording goes on with \"more\"")
  }

  @Test func aPlantedBugThatIsNoLongerFoundIsAComplaint() {
    var file = Self.file()
    file.huntCase.faults = .none
    let replay = RegressionReplay(file, on: Self.pool)
    #expect(!replay.isAsExpected)
    #expect(replay.complaint?.contains("it passes; the file says that it fails, safety: sum, TINY-1") == true)
  }

  @Test func aPlantedBugThatAnotherOracleFindsIsAComplaint() {
    var file = Self.file()
    file.expected = .fails(FailureSignature(verdict: .safety, oracle: "sum", clause: "TINY-9"))
    #expect(RegressionReplay(file, on: Self.pool).complaint != nil)
  }

  @Test func whatShipsMustPassWhateverTheFileSays() {
    var file = Self.file()
    file.huntCase.variant = "shipped"
    let replay = RegressionReplay(file, on: Self.pool)
    #expect(replay.complaint == nil)
    #expect(!replay.isAsExpected)
    file.expected = .passes
    #expect(RegressionReplay(file, on: Self.pool).isAsExpected)
  }
}
