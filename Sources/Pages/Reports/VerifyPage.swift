// The page of a verification: one row for each clause, with its promise, its figures and its tests.

/// Makes the page of a verification.
struct VerifyPage {
  let report: ReportValue
  /// The titles of chapters.
  let titles: [String: String]

  private var rows: [ReportValue] { report["rows"].list }
  private func count(_ verdict: String) -> Int { report["counts"][verdict].int }

  var page: Page {
    let failed = count("missed") + count("no data")
    let isComplete = report["isComplete"].isTrue
    var page = Page(
      kind: "verification", mood: failed > 0 || !isComplete ? .bad : .good, headline: headline(failed))
    page.lead = lead
    page.tiles = report["counts"].fields.filter { $0.value.int > 0 }
      .map { .init(value: $0.value.shown, label: $0.key) }
    for (chapter, clauses) in chapters {
      page.add(titles[chapter] ?? chapter) { for row in clauses { clause(row) } }
    }
    page.add("Time of each part") { seconds }
    return page
  }

  private func headline(_ failed: Int) -> String {
    if !report["isComplete"].isTrue { return "Incomplete: it was stopped before every part was done" }
    let all = Wording.count(rows.count, "clause")
    return failed == 0
      ? "No promise of \(all) is missed" : "\(Wording.count(failed)) of \(all) missed or without data"
  }

  private var lead: [String] {
    let missed = rows.filter { ["missed", "no data"].contains($0["verdict"].text) }
    guard !missed.isEmpty else { return [] }
    return [
      "It is red because of "
        + missed.map { "\($0["clause"].shown) (\($0["promise"].shown))" }.joined(separator: " ")
    ]
  }

  /// The clauses by chapter, in the order of the report.
  private var chapters: [(String, [ReportValue])] {
    var chapters: [(String, [ReportValue])] = []
    for row in rows {
      let chapter = String((row["clause"].text ?? "").prefix { $0 != "-" })
      if chapters.last?.0 == chapter {
        chapters[chapters.count - 1].1.append(row)
      } else {
        chapters.append((chapter, [row]))
      }
    }
    return chapters
  }

  @MarkupBuilder private func clause(_ row: ReportValue) -> Markup {
    element("h3") {
      "\(row["clause"].shown) "
      Self.tag(row["verdict"].shown)
    }
    element("p") { row["promise"].shown }
    if let decision = row["decision"].text { element("p", ["class": "quiet"]) { "Decision: \(decision)" } }
    if let lacking = row["lacking"].text { element("p", ["class": "quiet"]) { "Not built: \(lacking)" } }
    figures(row["figures"].list)
    let tests = row["tests"].list.compactMap(\.text)
    if !tests.isEmpty {
      folded(Wording.count(tests.count, "test")) {
        element("ul") { for test in tests { element("li") { test } } }
      }
    }
  }

  private func figures(_ figures: [ReportValue]) -> Markup {
    element("div", ["class": "cards"]) {
      Table(
        "Figures",
        [
          .text("what"), .text("row"), .number("measured"), .number("limit"), .text("rests on"),
          .text("verdict"),
        ],
        figures.map { figure in
          var target = figure["target"]
          if case .object(var fields) = target, !target["evidence"].isThere {
            fields["evidence"] = figure["evidence"]
            target = .object(fields)
          }
          let row = RowTable.Row(value: target)
          let written =
            figure["asWritten"].double.map { "As the documents write it: \(Wording.number($0)). " } ?? ""
          return Table.Row(
            cells: [row.title, row.id, row.measured, row.limit, row.evidence].map(Markup.init(text:))
              + [RowTable.tag(row.standing.name)],
            note: written + (figure["redBy"].text.map { "This row is \($0)." } ?? ""))
        }
      ).markup
    }
  }

  private static func tag(_ verdict: String) -> Markup {
    let kind = ["held", "by test"].contains(verdict) ? "held" : verdict == "finding" ? "finding" : "missed"
    return element("span", ["class": "tag \(["in part", "not yet"].contains(verdict) ? "" : kind)"]) {
      verdict
    }
  }

  private var seconds: Markup {
    BarTable(
      caption: "Seconds on the machine that measured", head: ("part", "seconds"),
      bars: report["seconds"].fields.map { part, time in
        BarTable.Bar(name: part, count: Int((time.double ?? 0) * 100), text: time.shown)
      }
    ).markup
  }
}
