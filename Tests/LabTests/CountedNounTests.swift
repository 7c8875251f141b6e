// One thing is never called many: what counts nouns for people goes through `Int.of(_:)`.

import Foundation
import Testing

@testable import LabWorld

@Suite struct CountedNounTests {
  @Test(arguments: [(0, "0 seeds"), (1, "1 seed"), (2, "2 seeds"), (1_234, "1,234 seeds")])
  func `a number has its noun`(number: Int, text: String) { #expect(number.of("seed") == text) }

  /// A number that was put in by hand, and a noun that is always many.
  private static let plural =
    #"\)( [a-z]+)? (seed|world|event|row|book|run|repetition|worker|thread|kill|request|edition|byte|benchmark"#
    + #"|setting|violation|finding|objection|answer|gap|reader|bug|step|case)s\b(?!/)"#

  @Test func `no page inflects nouns by hand`() throws {
    let sources = URL(filePath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
      .deletingLastPathComponent().appending(path: "Sources")
    let pages = try FileManager.default.subpathsOfDirectory(atPath: sources.path(percentEncoded: false))
      .filter {
        $0.hasPrefix("bookstrack-sim/") && $0.hasSuffix(".swift")
          || ["Table.swift", "Report.swift"].contains(where: $0.hasSuffix)
      }
    #expect(pages.count > 30)
    for page in pages.sorted() {
      let text = try String(contentsOf: sources.appending(path: page), encoding: .utf8)
      for (number, line) in text.components(separatedBy: "\n").enumerated()
      where line.contains("\\(") && line.range(of: Self.plural, options: .regularExpression) != nil {
        Issue.record("\(page):\(number + 1): \(line.trimmingCharacters(in: .whitespaces)) — use Int.of")
      }
    }
  }
}
