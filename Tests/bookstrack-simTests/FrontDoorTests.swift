// The front page, lists, completion and files of options, as a newcomer calls them.

import Foundation
import Testing

@Suite struct FrontDoorTests {
  private static let tiny = ["--users", "2", "--books", "40", "--cell", "1", "--catalog", "2000", "-q"]

  @Test(arguments: [
    (["list", "scenario"], 64, "did you mean scenarios?"),
    (["completion", "tcsh"], 64, "expected one of bash, zsh, fish"),
    (["run", "--config", "other.json"], 65, "`run` has no option \"usres\"; did you mean users?"),
    (["run", "--config", "wrong.json"], 65, "json is not true or false"),
    (["run", "--config", "odd.json"], 65, "expected one JSON object"),
  ])
  func `Wrong use is a sentence`(words: [String], status: Int32, message: String) throws {
    let tool = try Tool()
    defer { tool.remove() }
    try tool.write("odd.json", Array("no json".utf8))
    try tool.write("other.json", Array(#"{"usres": 3}"#.utf8))
    try tool.write("wrong.json", Array(#"{"json": "yes"}"#.utf8))
    let result = try tool.run(words)
    #expect(result.status == status)
    #expect(result.errors.contains(message), "\(result.errors)")
  }

  @Test func `Without arguments the program says what it is and does nothing`() throws {
    let tool = try Tool()
    defer { tool.remove() }
    let result = try tool.run()
    #expect(result.status == 0 && result.output.contains("BooksTrack Lab"))
    #expect(result.output.components(separatedBy: "\n  bookstrack-sim ").count == 6)
    #expect(try tool.files() == [])
    #expect(try tool.run("-V").output == tool.run("--version").output)
  }

  @Test func `Every list has entries, and its names are those that its options take`() throws {
    let tool = try Tool()
    defer { tool.remove() }
    let lists = try tool.run("list", "--names").output.split(separator: "\n").map(String.init)
    #expect(lists.count > 10)
    for list in lists {
      let page = try tool.run("list", list)
      let names = try tool.run("list", list, "--names").output.split(separator: "\n")
      #expect(page.status == 0 && names.count > 2, "\(list)")
      for name in names { #expect(page.output.contains("  \(name)"), "\(list): \(name)") }
      for line in page.output.split(separator: "\n") { #expect(line.count <= 80, "\(list): \(line)") }
    }
    let scenarios = try tool.run("list", "scenarios", "--names").output.split(separator: "\n").map(
      String.init)
    for scenario in scenarios {
      #expect(try tool.run("run", "--scenario", scenario, "--print-config").status == 0)
    }
  }

  @Test func `What print-config prints, config reads, and the call comes first`() throws {
    let tool = try Tool()
    defer { tool.remove() }
    let words =
      ["run", "--mood", "flaky", "--gate", "ENR-12>=95", "--gate", "IMP-9>=100", "-q"] + Self.tiny.dropLast()
    let printed = try tool.run(words + ["--print-config"])
    #expect(printed.status == 0 && printed.errors.isEmpty)
    try tool.write("options.json", Array(printed.output.utf8))
    let again = try tool.run("run", "--config", "options.json", "--print-config")
    #expect(again.output == printed.output)
    let other = try tool.run("run", "--config", "options.json", "--mood", "slow", "--print-config")
    #expect(other.output == printed.output.replacing("\"flaky\"", with: "\"slow\""))
    let run = try tool.run("run", "--config", "options.json", "--report", "run.json")
    #expect(run.output.contains("2 readers × 40 books"), "\(run.errors)")
  }

  @Test func `A completion knows every command and the names of its options`() throws {
    let tool = try Tool()
    defer { tool.remove() }
    for shell in ["bash", "zsh", "fish"] {
      let script = try tool.run("completion", shell).output
      for word in ["crash-test", "google-outage", "check-then-insert", "print-config"] {
        #expect(script.contains(word), "\(shell): no \(word)")
      }
    }
    try tool.write("complete.bash", Array(try tool.run("completion", "bash").output.utf8))
    let ask = """
      source ./complete.bash; COMP_WORDS=(bookstrack-sim run --scenario goog); COMP_CWORD=3; _bookstrack_sim
      echo "${COMPREPLY[*]}"; COMP_WORDS=(bookstrack-sim rep); COMP_CWORD=1; _bookstrack_sim; echo "${COMPREPLY[*]}"
      """
    let process = Process()
    process.executableURL = URL(filePath: "/bin/bash")
    process.arguments = ["-c", ask]
    process.currentDirectoryURL = tool.folder
    let output = Pipe()
    process.standardOutput = output
    try process.run()
    let answer = String(decoding: output.fileHandleForReading.readDataToEndOfFile(), as: UTF8.self)
    process.waitUntilExit()
    #expect(answer == "google-only google-outage\nreplay report\n")
  }
}
