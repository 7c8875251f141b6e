// The command that measures clauses, for clauses that are measured quickly.

import Foundation
import Testing

@Suite struct VerifyCommandTests {
  private static let corpora = Tool.corpora.path(percentEncoded: false)

  @Test func someClausesAreMeasuredInFull() throws {
    let tool = try Tool()
    defer { tool.remove() }
    let result = try tool.run(
      "verify", "--clause", "imp-2", "--clause", "IMP-15", "--clause", "CON-14", "--corpora", Self.corpora,
      "--report", "verify.json")
    #expect(result.status == 0, "\(result.output)\(result.errors)")
    for text in [
      "held     IMP-2    LibraryThing exports are known", "exports recognised", "12 exports",
      "by test  IMP-15", "test PlainHeaderTests: need no question",
      "\n3 clauses: 1 held, 0 missed, 0 without data, 0 findings, 2 proved by tests,\n  0 in part, 0 not yet\n",
    ] { #expect(result.output.contains(text), "no \(text) in \(result.output)") }
    #expect(result.errors.contains("1 of 1, exports: "))
    #expect(try tool.files() == ["verify.json"])
  }

  @Test func whatHasNoDataIsNoSuccess() throws {
    let tool = try Tool()
    defer { tool.remove() }
    let result = try tool.run("verify", "--clause", "SES-7", "--corpora", "elsewhere", "--json", "-q")
    #expect(result.status == 10)
    #expect(result.errors.isEmpty)
    let document = try JSONSerialization.jsonObject(with: Data(result.output.utf8)) as? [String: Any]
    #expect((document?["counts"] as? [String: Int])?["no data"] == 1)
  }

  @Test func aNumberThatNoClauseHasIsRefused() throws {
    let tool = try Tool()
    defer { tool.remove() }
    let number = "CON-\(44)"
    let result = try tool.run("verify", "--clause", number)
    #expect(result.status == 64)
    #expect(
      result.errors.contains("--clause is \(number); expected a number such as ENR-12; did you mean CON-4"))
    #expect(try tool.run("verify", "--json", "--markdown").status == 64)
  }

  @Test func aPageCanBeMarkdown() throws {
    let tool = try Tool()
    defer { tool.remove() }
    let result = try tool.run("verify", "--clause", "IMP-15", "--markdown", "-q")
    #expect(result.status == 0)
    #expect(result.output.hasPrefix("| clause | promise | verdict | measured | rests on | proof |\n"))
    #expect(result.output.contains("| IMP-15 | Columns with plain names"))
  }
}
