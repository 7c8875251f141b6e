// The tests of each clause: those whose name carries its number, and all of a suite whose name does.

import Foundation

@testable import LabWorld
@testable import Verify

/// The table of tests by clause, from the sources of the tests.
enum ClauseTestNames {
  /// The table as text, in the order of the clauses.
  static var table: String {
    var tests: [String: [String]] = [:]
    for source in SourceFile.tests.sorted(by: { $0.path < $1.path }) {
      let file = source.path.split(separator: "/").last.map { String($0.dropLast(6)) } ?? ""
      for (name, isSuite) in names(in: source.text) {
        for clause in clauses(in: name) {
          tests[clause, default: []].append(isSuite ? file : "\(file): \(name)")
        }
      }
    }
    let lines = Clause.all.flatMap { clause in
      (tests[clause.id.description] ?? []).map { "\(clause.id)\t\($0)\n" }
    }
    return """
      ## The tests of each clause: those whose name carries its number.
      ## clause, tab, file of the test and name of the test; the file alone for all tests of a suite
      ## Source: the names of the tests; BOOKSTRACK_RENEW=1 swift test --filter VerifyTests writes the file anew.

      """ + lines.joined()
  }

  /// Returns the names of tests and suites, in their order.
  private static func names(in text: String) -> [(name: String, isSuite: Bool)] {
    var names: [(String, Bool)] = []
    // A long name stands in a line of its own.
    var rest = text.split { $0.isWhitespace }.joined(separator: " ")[...]
    let starts = ["@Test(", "func `", "@Suite(", "struct `"]
    while let (start, range) = starts.compactMap({ start in rest.range(of: start).map { (start, $0) } })
      .min(by: { $0.1.lowerBound < $1.1.lowerBound })
    {
      rest = rest[range.upperBound...]
      if start.hasSuffix("`") {
        names.append((String(rest.prefix { $0 != "`" }), start.hasPrefix("struct")))
      } else {
        let argument = rest.drop { $0.isWhitespace }
        guard argument.first == "\"" else { continue }
        names.append((literal(argument.dropFirst()), start == "@Suite("))
      }
    }
    return names
  }

  /// Returns the text of a string literal, with its escapes.
  private static func literal(_ text: Substring) -> String {
    var isEscaped = false
    let end = text.firstIndex { character in
      defer { isEscaped = character == "\\" && !isEscaped }
      return character == "\"" && !isEscaped
    }
    return String(text[..<(end ?? text.endIndex)])
  }

  /// Returns the clauses that a name carries, such as `IMP-9` or `TTL-1 to TTL-5`.
  static func clauses(in name: String) -> [String] {
    var found: [String] = []
    let words = name.split { !$0.isASCII || !($0.isLetter || $0.isNumber || $0 == "-") }.map(String.init)
    for (place, word) in words.enumerated() where ClauseID(word) != nil {
      if place >= 2, words[place - 1] == "to", let first = ClauseID(words[place - 2]),
        let last = ClauseID(word), first.chapter == last.chapter, first.number < last.number
      {
        found += (first.number + 1..<last.number).map { "\(first.chapter.rawValue)-\($0)" }
      }
      if !found.contains(word) { found.append(word) }
    }
    return found
  }
}
