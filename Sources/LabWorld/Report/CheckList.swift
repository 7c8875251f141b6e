// The results of a run for continuous integration: a JUnit file, and a summary in Markdown.

/// Checks with their outcomes.
package struct CheckList: Sendable {
  /// The outcome of a check.
  package enum Outcome: Sendable, Hashable {
    case passed
    case failed(String)
    /// Not judged, with the reason.
    case skipped(String)
  }

  /// One check.
  package struct Check: Sendable, Hashable {
    package let id: String
    package let title: String
    package let measured: String
    package let limit: String
    package let outcome: Outcome

    package init(_ id: String, _ title: String, measured: String, limit: String, _ outcome: Outcome) {
      self.id = id
      self.title = title
      self.measured = measured
      self.limit = limit
      self.outcome = outcome
    }
  }

  package let title: String
  package private(set) var checks: [Check]
  /// The rows that differ from the baseline; nil without a comparison.
  package private(set) var changes: [FigureChangeRow]?

  package init(_ title: String, _ checks: [Check]) {
    self.title = title
    self.checks = checks
  }

  /// Returns the list with the rows that differ from a baseline.
  package func with(_ changes: [FigureChangeRow]) -> CheckList {
    var list = self
    list.changes = changes
    return list
  }

  /// Returns the list with the checks and changed rows of a comparison appended.
  func joined(with comparison: CheckList) -> CheckList {
    var list = self
    list.checks += comparison.checks
    list.changes = comparison.changes
    return list
  }

  /// The number of failed checks.
  package var failures: Int { checks.count { if case .failed = $0.outcome { true } else { false } } }
}

/// A row of a table of changes.
package struct FigureChangeRow: Sendable, Hashable {
  package let cells: [String]

  package init(_ cells: [String]) { self.cells = cells }
}

extension CheckList {
  /// The checks as JUnit XML: one suite with a case for each check. Checks that were not judged are skipped.
  package var junit: String {
    let skipped = checks.count { if case .skipped = $0.outcome { true } else { false } }
    let counts = "tests=\"\(checks.count)\" failures=\"\(failures)\" errors=\"0\" skipped=\"\(skipped)\""
    let name = Self.xml(title)
    let cases = checks.map { check in
      let head =
        "    <testcase classname=\"\(name)\" name=\"\(Self.xml("\(check.id) \(check.title)"))\" time=\"0\""
      let result = "measured \(check.measured), limit \(check.limit)"
      return switch check.outcome {
      case .passed: "\(head)/>\n"
      case .failed(let why):
        "\(head)>\n      <failure message=\"\(Self.xml(why))\">\(Self.xml(result))</failure>\n    </testcase>\n"
      case .skipped(let why): "\(head)>\n      <skipped message=\"\(Self.xml(why))\"/>\n    </testcase>\n"
      }
    }
    return "<?xml version=\"1.0\" encoding=\"UTF-8\"?>\n<testsuites \(counts)>\n"
      + "  <testsuite name=\"\(name)\" \(counts) time=\"0\">\n\(cases.joined())  </testsuite>\n</testsuites>\n"
  }

  /// The checks as Markdown: the verdict, the changed rows if there is a baseline, the failed checks, and all
  /// rows in a collapsed section.
  package var markdown: String {
    let failed = checks.filter { if case .failed = $0.outcome { true } else { false } }
    let verdict = failed.isEmpty ? "nothing failed" : "\(failed.count.of("check")) failed"
    var text = "## \(Self.cell(title)): \(verdict)\n\n"
    if let changes {
      text +=
        changes.isEmpty
        ? "No figure differs from the baseline.\n\n"
        : Self.table(["", "clause", "figure", "baseline", "now", "by"], changes.map(\.cells))
    }
    if !failed.isEmpty { text += Self.table(Self.head, failed.map(\.cells)) }
    return text + "<details><summary>\(checks.count.of("row"))</summary>\n\n"
      + Self.table(Self.head, checks.map(\.cells)) + "</details>\n"
  }

  private static let head = ["", "row", "what", "measured", "limit"]

  private static func table(_ head: [String], _ rows: [[String]]) -> String {
    let lines = [head, head.map { _ in "---" }] + rows.map { $0.map(cell) }
    return lines.map { "| \($0.joined(separator: " | ")) |\n" }.joined() + "\n"
  }

  /// Escapes text for the cell of a table.
  private static func cell(_ text: String) -> String {
    var safe = ""
    for character in text {
      switch character {
      case "\n", "\r", "\r\n": safe += " "
      case "|", "\\", "`", "*", "_", "<", "[": safe += "\\\(character)"
      default: safe.append(character)
      }
    }
    return safe
  }

  /// Escapes text for XML; characters that XML does not allow are replaced by U+FFFD.
  private static func xml(_ text: String) -> String {
    text.unicodeScalars.reduce(into: "") { safe, scalar in
      switch scalar {
      case "&": safe += "&amp;"
      case "<": safe += "&lt;"
      case ">": safe += "&gt;"
      case "\"": safe += "&quot;"
      case "\n": safe += "&#10;"
      case "\t": safe += "&#9;"
      case _ where scalar.value < 0x20 || (0xFFFE...0xFFFF).contains(scalar.value): safe += "\u{FFFD}"
      default: safe.unicodeScalars.append(scalar)
      }
    }
  }
}

extension CheckList.Check {
  fileprivate var cells: [String] {
    let mark =
      switch outcome {
      case .passed: "held"
      case .failed(let why): why
      case .skipped(let why): why
      }
    return [mark, id, title, measured, limit]
  }
}
