// The log of a server: damaged ones are refused with a sentence, and a replay finds each difference.

import Foundation
import LabWorld
import Serving
import Simulation
import Synchronization
import Testing

@Suite struct ServingLogTests {
  private static let settings: ServingSettings = {
    var world = LoadConfiguration()
    world.catalogSize = LoadConfiguration.Allowed.catalogSize.lowerBound
    return ServingSettings(world: world)
  }()

  private static let requests = [
    #"{"request":{"at":1000,"number":1,"target":"/v1/search/isbn?isbn=9780261103573"}}"#,
    #"{"request":{"at":2000,"number":2,"target":"/isbndb/book/9780261103573"}}"#,
    #"{"request":{"at":90000000000,"number":3,"target":"/v1/search/title?q=dune"}}"#,
  ]

  private static func text(_ lines: some Sequence<String>) -> String {
    lines.map { "\($0)\n" }.joined()
  }

  private static func first() throws -> String {
    String(decoding: try JSONEncoder().encode(ServingLine(settings: settings)), as: UTF8.self)
  }

  private static func log(_ lines: [String]) throws -> ServingLog {
    try ServingLog(Data(text([try first()] + lines).utf8))
  }

  /// Returns the lines of a whole log with three requests, without the settings.
  private static func whole() throws -> [String] {
    let lines = Mutex<[ServingLine]>([])
    let result = ServingRun(settings).replay(try log(requests)) { line in lines.withLock { $0.append(line) } }
    try #require(result.verdict == .passed)
    let encoder = JSONEncoder()
    encoder.outputFormatting = [.sortedKeys, .withoutEscapingSlashes]
    let texts = try lines.withLock { try $0.map { String(decoding: try encoder.encode($0), as: UTF8.self) } }
    return texts + [#"{"end":{"at":200000000000}}"#]
  }

  // MARK: Reading

  private static let flaws: [(lines: [String], sentence: String)] = [
    (["rubbish"], "line 2: it is no JSON"), (["", requests[0]], "line 2: it is no JSON"),
    ([requests[0], "[]"], "line 3: it has the wrong form; expected an object"),
    (["{}"], "line 2: found 0 parts; expected one of settings, request"),
    ([#"{"end":{"at":1},"refusal":{"status":1,"reason":""}}"#], "line 2: found 2 parts; expected one of"),
    ([#"{"request":{"at":5,"number":1}}"#], "line 2: request.target is missing"),
    ([requests[1]], "line 2: found request 2; expected request 1"),
    ([requests[0], requests[0]], "line 3: found request 1; expected request 2"),
    (
      [#"{"request":{"at":-5,"number":1,"target":"/"}}"#], "line 2: the time is -5 ns; expected at least 0 ns"
    ),
    (
      [requests[0], #"{"request":{"at":1000,"number":2,"target":"/"}}"#],
      "line 3: request 2 arrived at 1000 ns; expected a time after 1000 ns"
    ),
    (
      [#"{"request":{"at":9223372036854775807,"number":1,"target":"/"}}"#],
      "line 2: the time is 9223372036854775807 ns; expected"
    ),
    ([#"{"request":{"at":1e300,"number":1,"target":"/"}}"#], "line 2: "),
    ([#"{"request":{"at":5,"number":1,"target":"/%zz"}}"#], "line 2: the target has a % without two"),
    (
      [#"{"answer":{"at":5,"number":1,"to":"backend"}}"#],
      "line 2: found an answer to request 1; expected the"
    ),
    (
      [#"{"answer":{"at":5,"number":-9223372036854775808,"to":"x"}}"#],
      "line 2: found an answer to request -9"
    ),
    (
      [
        requests[0], #"{"answer":{"at":1000,"number":1,"to":"backend"}}"#,
        #"{"answer":{"at":1000,"number":1,"to":"backend"}}"#,
      ], "line 4: found a second answer to request 1; expected one"
    ),
    ([#"{"end":{"at":5}}"#, requests[0]], "line 3: expected nothing after the end"),
    (
      [requests[0], #"{"end":{"at":5000}}"#], "line 3: the server has ended; expected an answer to request 1"
    ),
    (
      [requests[0], #"{"call":{"at":5,"to":"isbndb","request":"/"}}"#],
      "line 3: the time is 5 ns; expected at least 1000 ns"
    ),
  ]

  @Test(arguments: flaws)
  func `A damaged line is refused with its number and what was expected`(
    lines: [String], sentence: String
  ) throws {
    let flaw = try #require(throws: ServingLog.Flaw.self) { _ = try Self.log(lines) }
    #expect(flaw.sentence.hasPrefix(sentence), "\(flaw.sentence)")
  }

  private static let wrongSettings: [(old: String, new: String, sentence: String)] = [
    ("\"catalogSize\":2000", "\"catalogSize\":0", "line 1: catalogSize is 0; expected a whole number from"),
    ("\"catalogSize\":2000", "\"catalogSize\":-1", "line 1: catalogSize is -1; expected a whole number from"),
    ("\"version\":2", "\"version\":1", "line 1: the log has version 1; expected version 2"),
    (
      "\"mood\":\"healthy\"", "\"mood\":\"sad\"",
      "line 1: settings.world.mood: found \"sad\", expected one of"
    ),
    ("\"seed\":1", "\"seed\":-1", "line 1: "), ("\"settings\"", "\"setting\"", "line 1: found 0 parts"),
  ]

  @Test(arguments: wrongSettings)
  func `Damaged settings are refused`(old: String, new: String, sentence: String) throws {
    let text = try Self.first()
    try #require(text.contains(old))
    let flaw = try #require(throws: ServingLog.Flaw.self) {
      _ = try ServingLog(Data(Self.text([text.replacing(old, with: new)]).utf8))
    }
    #expect(flaw.sentence.hasPrefix(sentence), "\(flaw.sentence)")
  }

  @Test func `An empty file is refused, and a line without an end is ignored`() throws {
    #expect(throws: ServingLog.Flaw.self) { _ = try ServingLog(Data()) }
    let log = try ServingLog(Data((Self.text([try Self.first(), Self.requests[0]]) + "{\"requ").utf8))
    #expect(log.requests.count == 1 && log.end == nil)
  }

  // MARK: Replays

  @Test func `The log of a server that was killed anywhere has no difference`() throws {
    let lines = try Self.whole()
    #expect(lines.contains { $0.hasPrefix("{\"call\"") })
    for count in 0...lines.count {
      let log = try Self.log(Array(lines.prefix(count)))
      #expect(ServingReplay(log).differences().isEmpty, "after \(count) lines")
      #expect((log.end == nil) == (count < lines.count))
    }
  }

  @Test func `A difference names only what differs`() throws {
    let lines = try Self.whole()
    func differences(_ change: (String) -> String?) throws -> [String] {
      ServingReplay(try Self.log(lines.compactMap(change))).differences()
    }
    let answer = try #require(lines.first { $0.hasPrefix("{\"answer\"") && $0.contains("\"number\":2") })
    let bytes = try #require(answer.firstMatch(of: /"bytes":(\d+)/))
    #expect(
      try differences { $0 == answer ? $0.replacing(bytes.0, with: "\"bytes\":7") : $0 } == [
        "request 2, /isbndb/book/9780261103573: bytes 7, now \(bytes.1)"
      ])
    let quota = answer.replacing("\"number\"", with: "\"isBeyondQuota\":true,\"number\"")
    #expect(
      try differences { $0 == answer ? quota : $0 } == [
        "request 2, /isbndb/book/9780261103573: isBeyondQuota true, now none"
      ])
    let calls = lines.filter { $0.hasPrefix("{\"call\"") }
    let last = try #require(calls.last)
    let status = try #require(last.firstMatch(of: /"status":(\d+)/))
    let changed = try differences { $0 == last ? $0.replacing(status.0, with: "\"status\":299") : $0 }
    #expect(changed.count == 1 && changed[0].hasPrefix("call \(calls.count), "), "\(changed)")
    #expect(changed.first?.hasSuffix(": status 299, now \(status.1)") == true, "\(changed)")
    let missing = try differences { $0 == last ? nil : $0 }
    #expect(missing.count == 1 && missing[0].hasSuffix(": it is not in the log"), "\(missing)")
    let later = last.replacing(/"at":\d+/, with: "\"at\":199999999999")
    let double = try differences { $0.hasPrefix("{\"end\"") ? "\(later)\n\($0)" : $0 }
    #expect(double.count == 1 && double[0].hasSuffix(": it is made no more"), "\(double)")
  }
}
