// The page of a scorecard: how a sync engine did in each row of the matrix of failures.

/// Makes the page of a scorecard.
struct ScorecardPage {
  let report: ReportValue

  private var rows: [ReportValue] { report["rows"].list }

  private func rows(_ outcome: String) -> [ReportValue] { rows.filter { $0["outcome"].text == outcome } }

  var page: Page {
    let held = report["held"].int
    let engine = report["engine"].shown
    var page = Page(
      kind: "sync failures", mood: held == rows.count ? .good : .bad,
      headline: "The engine \(engine) held \(Wording.count(held)) of \(Wording.count(rows.count, "row"))")
    page.lead =
      report["noData"].int == 0
      ? [] : ["A row without data is one whose failure never happened, so nothing was tried."]
    page.tiles = [
      .init(value: report["held"].shown, label: "held"),
      .init(value: report["violated"].shown, label: "violated"),
      .init(value: report["noData"].shown, label: "without data"),
    ]
    page.add("What failed") { table("Rows in which an oracle objected", rows("violated")) }
    page.add("Without data") { table("Rows whose failure never happened", rows("no data")) }
    page.add("What held") { table("Rows without an objection", rows("held")) }
    return page
  }

  private func table(_ caption: String, _ rows: [ReportValue]) -> Markup {
    guard !rows.isEmpty else { return .empty }
    return element("div", ["class": "cards"]) {
      Table(
        caption,
        [.text("row"), .text("failure"), .number("times met"), .text("oracles"), .text("verdict")],
        rows.map { row in
          let outcome = row["outcome"].shown
          let objections = row["violations"].list.map { "\($0["oracle"].shown): \($0["text"].shown)" }
          return Table.Row(
            cells: [
              row["row"].shown, row["title"].shown, row["evidence"].shown, row["oracles"].shown,
            ].map(Markup.init(text:))
              + [RowTable.tag(outcome == "violated" ? "missed" : outcome)],
            note: objections.isEmpty ? nil : objections.joined(separator: " "))
        }
      ).markup
    }
  }
}
