// The scorecard for programs: JSON, and JUnit for build services.

extension Scorecard {
  /// The scorecard as JSON, with rows in the order of the table.
  public var json: String {
    let list = rows.map { row in
      let objections = row.violations.map {
        "{\"oracle\": \(Quoted.json($0.oracle.rawValue)), \"text\": \(Quoted.json($0.text))}"
      }
      return """
            {"row": \(Quoted.json(row.number)), "title": \(Quoted.json(row.title)), \
        "outcome": \(Quoted.json(row.outcome.rawValue)), "evidence": \(row.evidence), \
        "oracles": [\(row.claims.map(Quoted.json).joined(separator: ", "))], \
        "violations": [\(objections.joined(separator: ", "))]}
        """
    }
    return """
      {
        "engine": \(Quoted.json(engine)),
        "held": \(count(.held)),
        "violated": \(count(.violated)),
        "noData": \(count(.noData)),
        "rows": [
      \(list.joined(separator: ",\n"))
        ]
      }

      """
  }

  /// The scorecard as a JUnit report: a test case for each row. A row without data is skipped.
  public var junit: String {
    let cases = rows.map { row in
      let name = Quoted.xml("\(row.number) \(row.title)")
      let head = "  <testcase classname=\(Quoted.xml(engine)) name=\(name)"
      switch row.outcome {
      case .held: return "\(head)/>"
      case .noData: return "\(head)><skipped message=\"no data\"/></testcase>"
      case .violated:
        let text = row.violations.map { "\($0.oracle.rawValue): \($0.text)" }.joined(separator: "; ")
        return "\(head)><failure message=\(Quoted.xml(text))/></testcase>"
      }
    }
    let head =
      "<testsuite name=\"SyncMatrix\" tests=\"\(rows.count)\" failures=\"\(count(.violated))\" "
      + "skipped=\"\(count(.noData))\">"
    return
      "<?xml version=\"1.0\" encoding=\"UTF-8\"?>\n\(head)\n\(cases.joined(separator: "\n"))\n</testsuite>\n"
  }
}

/// Texts between quotation marks.
enum Quoted {
  static func json(_ text: String) -> String {
    var result = "\""
    for scalar in text.unicodeScalars {
      switch scalar {
      case "\"": result += "\\\""
      case "\\": result += "\\\\"
      case _ where scalar.value < 0x20: result += " "
      default: result.unicodeScalars.append(scalar)
      }
    }
    return result + "\""
  }

  static func xml(_ text: String) -> String {
    var result = "\""
    for scalar in text.unicodeScalars {
      switch scalar {
      case "\"": result += "&quot;"
      case "&": result += "&amp;"
      case "<": result += "&lt;"
      case ">": result += "&gt;"
      case _ where scalar.value < 0x20: result += " "
      default: result.unicodeScalars.append(scalar)
      }
    }
    return result + "\""
  }
}
