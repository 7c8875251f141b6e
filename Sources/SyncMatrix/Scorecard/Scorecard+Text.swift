// The scorecard as a table of 80 columns.

extension Scorecard {
  /// The table; each violated row is followed by its first objection.
  public var text: String {
    var lines = ["\(engine): \(count(.held)) of \(rows.count) rows held"]
    if count(.violated) > 0 { lines[0] += ", \(count(.violated)) violated" }
    if count(.noData) > 0 { lines[0] += ", \(count(.noData)) without data" }
    lines += ["", Columns.line("", "row", "failure")]
    for row in rows {
      lines.append(Columns.line(row.outcome.rawValue, row.number, row.title))
      guard let first = row.violations.first else { continue }
      lines.append(Columns.line("", "", "  \(first.oracle.rawValue): \(first.text)"))
    }
    return lines.joined(separator: "\n") + "\n"
  }
}

extension PlantedScorecard {
  /// The table.
  public var text: String {
    let killed = rows.count { $0.killedBy != nil }
    var lines = [
      "\(killed) of \(rows.count) planted engines killed", "", Columns.line("", "row", "planted bug"),
    ]
    for row in rows {
      lines.append(Columns.line(row.killedBy == nil ? "ALIVE" : "killed", row.number, row.flaw))
    }
    return lines.joined(separator: "\n") + "\n"
  }
}

/// The columns of the tables: an outcome, a number, and words in 80 columns in all.
enum Columns {
  static func line(_ outcome: String, _ number: String, _ text: String) -> String {
    let start = padded(outcome, 10) + padded(number, 5)
    let room = 80 - start.count
    let words = text.count > room ? String(text.prefix(room - 1)) + "…" : text
    return (start + words).trimmingEnd
  }

  private static func padded(_ text: String, _ width: Int) -> String {
    text + String(repeating: " ", count: max(0, width - text.count))
  }
}

extension String {
  /// The text without spaces at its end.
  fileprivate var trimmingEnd: String {
    var result = self
    while result.last == " " { result.removeLast() }
    return result
  }
}
