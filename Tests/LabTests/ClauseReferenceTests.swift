// Every number of a clause that stands anywhere in the repository is one of the table; what is built is
// claimed by a test, and what is not built by none; and the page for people shows the table.

import Foundation
import Testing

@testable import LabWorld

@Suite struct ClauseReferenceTests {
  private static let root = URL(filePath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
    .deletingLastPathComponent()
  private static let page = root.appending(path: "Sources/bookstrack-sim/bookstrack-sim.docc/Clauses.md")

  /// Three capital letters with a number behind them that are no clause.
  private static let otherWords: Set<Substring> = ["CRC", "FNV", "PDF", "UTF"]

  /// A number in a file, with the numbers up to another one where it says "to".
  private struct Reference {
    let file: String
    let numbers: [String]
    /// True if it is alone in quotation marks: the expected id of a figure, not a claim.
    let isQuoted: Bool
  }

  @Test func `Every clause id in the sources exists`() throws {
    let references = try Self.references
    #expect(references.count > 800)
    for reference in references {
      for number in reference.numbers where ClauseID(number) == nil {
        Issue.record("\(reference.file): \(number) is no clause; Sources/LabWorld/Clauses has the table")
      }
    }
  }

  @Test func `Built clauses are claimed by a test, and others by none`() throws {
    let claims = try Self.references.filter { $0.file.hasPrefix("Tests/") && !$0.isQuoted }
    let claimed = Set(claims.flatMap(\.numbers).compactMap { ClauseID($0) })
    let unproven = Clause.all.filter { $0.state != .notYet && !claimed.contains($0.id) }.map(\.id)
    #expect(unproven == [], "these are called built, and no test names them")
    let early = Clause.all.filter { $0.state == .notYet && claimed.contains($0.id) }.map(\.id)
    #expect(early == [], "a test names these, and the table says that they are not built")
  }

  /// `BOOKSTRACK_WRITE=1 swift test --filter ClauseReferenceTests` writes the page anew.
  @Test func `The page equals the table`() throws {
    let text = Self.pageText
    if ProcessInfo.processInfo.environment["BOOKSTRACK_WRITE"] != nil {
      try Data(text.utf8).write(to: Self.page)
    }
    #expect(try String(contentsOf: Self.page, encoding: .utf8) == text)
  }

  private static var pageText: String {
    var lines = [
      "# Clauses", "", "What the product is held to, what was decided, and how far it is built.", "",
      "## Overview", "",
      "The code names clauses by these numbers, and so do reports and tests. The table is `Clause.all`; this page is",
      "written from it by `BOOKSTRACK_WRITE=1 swift test --filter ClauseReferenceTests`. A decision is what holds where",
      "the product documents contradict themselves, are wrong, or are silent.",
    ]
    for chapter in Clause.Chapter.allCases {
      lines += [
        "", "### \(chapter.rawValue): \(chapter.title)", "", "| clause | what holds | built |",
        "|---|---|---|",
      ]
      for clause in chapter.clauses {
        let decision = clause.decision.map { " *Decision:* \($0)" } ?? ""
        lines.append("| \(clause.id) | \(clause.text)\(decision) | \(words(clause.state)) |")
      }
    }
    return lines.joined(separator: "\n") + "\n"
  }

  private static func words(_ state: Clause.State) -> String {
    switch state {
    case .built: "yes"
    case .partly(let lacking): "without \(lacking)"
    case .notYet: "not yet"
    }
  }

  private static var references: [Reference] {
    get throws {
      let pattern = try NSRegularExpression(
        pattern: #"("?)\b([A-Z]{3})-([0-9]+)\b(?: to \2-([0-9]+))?([".]?)"#)
      return try files().flatMap { file -> [Reference] in
        let text = try String(contentsOf: root.appending(path: file), encoding: .utf8)
        let whole = NSRange(text.startIndex..., in: text)
        return pattern.matches(in: text, range: whole).compactMap { match in
          func part(_ number: Int) -> Substring? { Range(match.range(at: number), in: text).map { text[$0] } }
          guard let chapter = part(2), !otherWords.contains(chapter), let first = part(3) else { return nil }
          let numbers =
            if let last = part(4).flatMap({ Int($0) }), let first = Int(first), first < last {
              (first...last).map { "\(chapter)-\($0)" }
            } else {
              ["\(chapter)-\(first)"]
            }
          return Reference(
            file: file, numbers: numbers, isQuoted: part(1)?.isEmpty == false && part(5)?.isEmpty == false)
        }
      }
    }
  }

  /// Sources, tests, and what is written for people; of the corpora, what we wrote about them.
  private static func files() throws -> [String] {
    let folders = ["Sources", "Tests", "Corpora", "Reports", ".github", ".ci"]
    let all = try folders.flatMap { folder in
      try FileManager.default.subpathsOfDirectory(
        atPath: root.appending(path: folder).path(percentEncoded: false)
      )
      .map { "\(folder)/\($0)" }
    }
    let kept = all.filter { path in
      if path.hasPrefix("Tests/LabTests/Clause") || path.hasPrefix("Reports/runs") { return false }
      let isRegression = path.hasPrefix("Corpora/Regressions/") && path.hasSuffix(".json")
      return isRegression || [".swift", ".md", ".yml"].contains { path.hasSuffix($0) } || path == ".ci/run"
    }
    return ["README.md", "Package.swift"] + kept.sorted()
  }
}
