// The help pages agree with the program, and fit on a terminal.

import Foundation
import Testing

@Suite struct HelpTests {
  private static let root = Tool.corpora.deletingLastPathComponent()

  /// Returns the main page, and the page of each command by name.
  private static func pages() throws -> (main: String, commands: [String: String]) {
    let tool = try Tool()
    defer { tool.remove() }
    let main = try tool.run("--help").output
    let names = try #require(list(in: main)).split(separator: "\n").filter { !$0.hasPrefix("   ") }
      .compactMap { $0.split(separator: " ").first.map(String.init) }
    #expect(names.contains("run") && names.count > 5)
    return (main, try Dictionary(uniqueKeysWithValues: names.map { ($0, try tool.run($0, "--help").output) }))
  }

  /// Returns the list of the commands.
  private static func list(in main: String) -> String? {
    main.components(separatedBy: "Commands:\n").last?.components(separatedBy: "\n\n").first
  }

  private static func documents() throws -> [String] {
    let files = try FileManager.default.subpathsOfDirectory(atPath: root.path(percentEncoded: false))
    return try files.filter { $0.hasSuffix(".md") && !$0.hasPrefix(".build") }.sorted()
      .map { try String(contentsOf: root.appending(path: $0), encoding: .utf8) }
  }

  @Test func noLineIsWiderThanATerminal() throws {
    let (main, commands) = try Self.pages()
    for (name, page) in [("help", main)] + commands.sorted(by: { $0.key < $1.key }) {
      for line in page.split(separator: "\n") { #expect(line.count <= 80, "\(name): \(line)") }
    }
  }

  @Test func theListOfCommandsInTheDocumentsIsTheOneOfTheHelp() throws {
    let list = try #require(Self.list(in: Self.pages().main))
    #expect(try Self.documents().contains { $0.contains(list) }, "no document has this list:\n\(list)")
  }

  @Test func everyStatusOfTheHelpIsInTheDocuments() throws {
    let statuses = try Self.pages().main.components(separatedBy: "Exit status:\n").last?.split(
      separator: "\n"
    )
    .compactMap { $0.split(separator: " ").first.flatMap { Int($0) } }
    let documents = try Self.documents()
    #expect((statuses ?? []).count > 10)
    for status in statuses ?? [] {
      #expect(documents.contains { $0.contains("| \(status) |") }, "no document explains status \(status)")
    }
  }

  @Test func anExampleCanBeTyped() throws {
    let tool = try Tool()
    defer { tool.remove() }
    for (name, page) in try Self.pages().commands {
      let lines = page.components(separatedBy: "Example").last?.split(separator: "\n").dropFirst() ?? []
      #expect(!lines.isEmpty, "\(name) has no example")
      for line in lines {
        // With --help, an example is parsed and not executed.
        let words = line.split(separator: " ").dropFirst().map(String.init)
        let result = try tool.run(words + ["--help"])
        #expect(
          result.status == 0 && result.output == page, "\(line): \(result.errors)"
        )
      }
    }
  }

  @Test func noOptionIsListedAndThenIgnored() throws {
    let folder = Self.root.appending(path: "Sources/bookstrack-sim")
    let files = try FileManager.default.subpathsOfDirectory(atPath: folder.path(percentEncoded: false))
    let sources = try files.filter { $0.hasSuffix(".swift") }
      .map { try String(contentsOf: folder.appending(path: $0), encoding: .utf8) }.joined(separator: "\n")
    func names(_ pattern: String) throws -> Set<String> {
      let expression = try NSRegularExpression(pattern: pattern)
      let whole = NSRange(sources.startIndex..., in: sources)
      return Set(
        expression.matches(in: sources, range: whole).compactMap { match in
          Range(match.range(at: 1), in: sources).map { String(sources[$0]) }
        })
    }
    let listed = try names(#"OptionSpecification\(\s*"([a-z-]+)""#)
    let calls = "has|text|texts|number|seed|word|duration|value|values"
    let asked = try names(##"(?:arguments|call)\.(?:\##(calls))\(\s*"([a-z-]+)""##)
    #expect(listed.count > 40)
    #expect(listed.subtracting(asked).subtracting(["help"]).sorted() == [])
    #expect(asked.subtracting(listed).sorted() == [])
  }
}
