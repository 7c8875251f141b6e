// The rows of a report: each with its verdict, what was measured, its limit and its evidence.

/// Rows with their verdicts.
struct RowTable {
  /// A judged row.
  struct Row {
    /// The effect of a row on the run.
    enum Standing: Int {
      case missed, lacking, finding, held, unjudged

      var name: String {
        switch self {
        case .missed: "missed"
        case .finding: "finding"
        case .held: "held"
        case .lacking, .unjudged: "no data"
        }
      }
    }

    let value: ReportValue

    var id: String { value["id"].text ?? "" }
    var title: String { value["title"].text ?? "" }
    private var verdict: String { value["verdict"].text ?? "" }

    var standing: Standing {
      switch verdict {
      case "held": .held
      case "missed": value["isGate"].isTrue ? .missed : .finding
      default: value["isGate"].isTrue ? .lacking : .unjudged
      }
    }

    private var unit: String {
      let unit = value["unit"].text ?? ""
      return unit.isEmpty || unit == "count" || unit == "exponent" ? "" : " \(unit)"
    }

    var measured: String {
      if let measured = value["measured"].double { return Wording.number(measured) + unit }
      return standing == .unjudged || standing == .lacking ? "—" : "no end"
    }

    var limit: String {
      guard let limit = value["limit"].double else { return "—" }
      return "\(value["comparison"].text ?? "") \(Wording.number(limit))\(unit)"
    }

    var evidence: String {
      let evidence = value["evidence"]
      guard evidence.isThere else { return "—" }
      let count = "\(evidence["count"].shown) \(evidence["noun"].shown)"
      let minimum = evidence["minimum"].int
      return evidence["count"].int < minimum ? "\(count) of \(Wording.count(minimum)) needed" : count
    }

    /// The reason why a row that was not held does not fail the run.
    var reason: String? {
      guard let reason = value["reason"].text, standing == .finding || standing == .unjudged else {
        return nil
      }
      return "No gate: \(reason)."
    }
  }

  let rows: [Row]

  init(_ values: [ReportValue]) { rows = values.map(Row.init) }

  /// The number of rows with a standing.
  func count(_ standing: Row.Standing) -> Int { rows.count { $0.standing == standing } }

  /// The rows: first those that failed, at last those without enough data.
  var markup: Markup {
    Markup([
      table("What failed the run", of: .missed),
      table("Gates without enough data, which fail a run that does not allow it", of: .lacking),
      table("Findings: beyond their limit, and no gate", of: .finding),
      table("What held", of: .held),
      count(.unjudged) == 0
        ? .empty
        : folded("\(Wording.count(count(.unjudged), "row")) without enough data") {
          table("Not judged: there were too few cases", of: .unjudged)
        },
    ])
  }

  private func table(_ caption: String, of standing: Row.Standing) -> Markup {
    let rows = rows.filter { $0.standing == standing }
    if rows.isEmpty { return .empty }
    return element("div", ["class": "cards"]) {
      Table(
        caption,
        [
          .text("what"), .text("clause"), .number("measured"), .number("limit"), .text("rests on"),
          .text("verdict"),
        ],
        rows.map { row in
          Table.Row(
            cells: [row.title, row.id, row.measured, row.limit, row.evidence].map(Markup.init(text:))
              + [Self.tag(row.standing.name)], note: row.reason)
        }
      ).markup
    }
  }

  /// A verdict as a coloured word.
  static func tag(_ verdict: String) -> Markup {
    element("span", ["class": "tag \(verdict)"]) { verdict }
  }
}
