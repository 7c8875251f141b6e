// The page of a comparison with a baseline: before, after, what is allowed, and why.

/// Makes the page of a comparison.
struct ComparePage {
  let report: ReportValue

  private var changes: [ReportValue] { report["changes"].list }
  private func changes(_ kinds: String...) -> [ReportValue] {
    changes.filter { kinds.contains($0["kind"].text ?? "") }
  }

  var page: Page {
    let worse = changes("worse", "other work")
    // Reports of earlier versions are always judged.
    let isJudged = report["isJudged"] != .truth(false)
    var page = Page(
      kind: "comparison", mood: worse.isEmpty || !isJudged ? .good : .bad,
      headline: !isJudged
        ? "Different settings: nothing is judged"
        : worse.isEmpty
          ? "Nothing is worse than before" : "\(Wording.count(worse.count, "figure")) worse than before")
    if !worse.isEmpty && isJudged {
      page.lead = [
        "It is red because of "
          + worse.prefix(4).map {
            "\($0["title"].shown) (\($0["before"].shown) → \($0["after"].shown), \($0["difference"].shown))"
          }.joined(separator: ", ") + (worse.count > 4 ? " and more." : ".")
      ]
    }
    page.about =
      "Compared: \(report["parts"].shown) · the same digest, so nothing differs: \(report["identicalParts"].shown)"
    page.tiles = [
      .init(value: Wording.count(worse.count), label: "worse"),
      .init(value: Wording.count(changes("better").count), label: "better"),
      .init(value: Wording.count(changes("changed").count), label: "changed, within chance"),
      .init(value: Wording.count(changes("new").count), label: "new"),
      .init(value: report["unchanged"].shown, label: "as they were"),
    ]
    page.add("Settings") { settings }
    page.add("Rows") { rows }
    page.add("Readers") { readers }
    page.add("Worse") { table(isJudged ? "Worse: these fail the comparison" : "Worse, by each rule", worse) }
    page.add("Better") { table("Better", changes("better")) }
    page.add("Changed") { table("Neither better nor worse, or within chance", changes("changed")) }
    page.add("New") { table("The baseline does not have these", changes("new")) }
    return page
  }

  private var settings: Markup {
    let changes = report["settings"].list
    if changes.isEmpty { return .empty }
    return Table(
      "Settings that differ", [.text("part"), .text("setting"), .number("before"), .number("after")],
      changes.map { change in
        Table.Row(cells: ["part", "setting", "before", "after"].map { Markup(text: change[$0].shown) })
      }
    ).markup
  }

  private var rows: Markup {
    let rows = report["runs"]["rows"].list
    if rows.isEmpty { return .empty }
    return Table(
      "Rows that moved",
      [
        .text("row"), .text("direction"), .number("before"), .number("after"), .number("by"),
        .number("limit"),
        .text("verdict"),
      ],
      rows.map { row in
        let verdicts = [row["verdictBefore"].shown, row["verdictAfter"].shown]
        let cells = [
          row["id"].shown, row["direction"].shown, row["before"].shown, row["after"].shown,
          row["difference"].text ?? "", row["limit"].shown,
          verdicts[0] == verdicts[1] ? verdicts[0] : verdicts.joined(separator: " → "),
        ]
        return Table.Row(cells: cells.map(Markup.init(text:)), note: row["title"].shown)
      }
    ).markup
  }

  private var readers: Markup {
    let runs = report["runs"]
    let left = runs["readersLeftOut"].text ?? ""
    guard !runs["readers"].list.isEmpty else {
      return left.isEmpty ? .empty : element("p") { Markup(text: left) }
    }
    return Table(
      "Readers who lost or gained\(left.isEmpty ? "" : "; \(left)")", [.text("direction"), .text("reader")],
      runs["readers"].list.map { reader in
        Table.Row(
          cells: [reader["direction"].shown, reader["sentence"].shown].map(Markup.init(text:)),
          note: "before: \(reader["commandBefore"].shown); after: \(reader["commandAfter"].shown)")
      }
    ).markup
  }

  private func table(_ caption: String, _ changes: [ReportValue]) -> Markup {
    if changes.isEmpty { return .empty }
    return element("div", ["class": "cards"]) {
      Table(
        caption,
        [
          .text("figure"), .text("clause"), .number("before"), .number("after"), .text("difference"),
          .number("allowed"),
        ],
        changes.map { change in
          let allowed = change["allowed"].text.flatMap { $0.isEmpty ? nil : $0 } ?? "—"
          let reason = change["reason"].text.flatMap { $0.isEmpty ? nil : "Why: \($0). " } ?? ""
          return Table.Row(
            cells: [
              "\(change["part"].shown): \(change["title"].shown)", change["clause"].shown,
              change["before"].shown,
              change["after"].shown, change["difference"].shown, allowed,
            ].map(Markup.init(text:)), note: "\(reason)[\(change["figure"].shown)]")
        }
      ).markup
    }
  }
}
