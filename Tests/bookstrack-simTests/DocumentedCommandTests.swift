// Every call of the program in the documents has a command and options that the program knows.

import Foundation
import Testing

@Suite struct DocumentedCommandTests {
  @Test func theProgramKnowsEveryCommandAndOptionThatADocumentShows() throws {
    let tool = try Tool()
    defer { tool.remove() }
    let commands = Set(
      try tool.run("--help").output.matches(of: #/\n  ([a-z-]+) +/#).map { String($0.1) } + ["help"])
    var help: [String: String] = [:]
    for (place, words) in try Self.calls() {
      let first = words.first ?? ""
      let command = first.hasPrefix("-") || first.isEmpty ? "run" : first
      guard commands.contains(command) else {
        Issue.record("\(place): \"\(command)\" is no command")
        continue
      }
      if command == "help" { continue }
      let page = try help[command] ?? tool.run("help", command).output
      help[command] = page
      let known = Set(page.matches(of: /(?m)^ +(?:(-\w), )?(--[a-z-]+)/).flatMap { [$0.1, $0.2] })
      for word in words where word.wholeMatch(of: /--?[a-z].*/) != nil {
        let option = word.prefix { $0 != "=" }
        if option == "--version" || (command == "run" && option == "--help") { continue }
        #expect(known.contains(option), "\(place): \(command) has no option \(option)")
      }
    }
  }

  /// Returns the words after `bookstrack-sim` in shell blocks and inline code, with their places.
  private static func calls() throws -> [(place: String, words: [String])] {
    let root = Tool.corpora.deletingLastPathComponent()
    let files =
      try ["README.md"]
      + [".github", "Corpora", "Reports", "Sources"].flatMap { folder in
        try FileManager.default.subpathsOfDirectory(
          atPath: root.appending(path: folder).path(percentEncoded: false)
        ).filter { $0.hasSuffix(".md") }.map { "\(folder)/\($0)" }
      }
    return try files.flatMap { file in
      let text = try String(contentsOf: root.appending(path: file), encoding: .utf8)
      var language: Substring?
      return text.split(separator: "\n", omittingEmptySubsequences: false).enumerated().flatMap {
        number, line in
        if line.hasPrefix("```") { language = language == nil ? line.dropFirst(3) : nil }
        let calls: [Substring]
        if language == "sh" {
          calls = line.matches(of: /bookstrack-sim( [^#]*)?$|bookstrack-sim( .*?)\s+#\s/).map {
            $0.1 ?? $0.2 ?? ""
          }
        } else {
          calls = language == nil ? line.matches(of: /`bookstrack-sim( [^`]*)?`/).map { $0.1 ?? "" } : []
        }
        return calls.map { ("\(file):\(number + 1)", $0.split(separator: " ").map(String.init)) }
      }
    }
  }
}
