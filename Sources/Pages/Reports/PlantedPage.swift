// The page of a hunt for planted bugs: which were found, how soon, and by which oracle.

/// Makes the page of a hunt for planted bugs.
struct PlantedPage {
  let report: ReportValue

  private var rows: [ReportValue] { report["rows"].list }
  private var killed: Int { rows.count { $0["verdict"].text == "killed" } }

  var page: Page {
    var page = Page(
      kind: "planted bugs", mood: killed == rows.count ? .good : .bad,
      headline: "\(Wording.count(killed)) of \(Wording.count(rows.count, "planted bug")) found")
    page.lead = report["complaints"].list.compactMap(\.text)
    let plan = report["plan"]
    page.about =
      "\(Wording.count(plan["repetitions"].int, "repetition")) of at most \(plan["budget"].shown) worlds from seed "
      + "\(plan["firstSeed"].int)"
    page.tiles = [
      .init(value: report["worlds"].shown, label: "worlds"),
      .init(value: "\(report["medianReduction"].shown) %", label: "of events removed by shrinking, median"),
    ]
    page.add("Bugs") { bugs }
    page.add("Oracles") { oracles }
    return page
  }

  private var bugs: Markup {
    element("div", ["class": "cards"]) {
      Table(
        "How many worlds it took until the bug was found",
        [
          .text("bug"), .text("clause"), .number("median"), .number("95 %"), .text("oracle"),
          .text("events, made small"),
          .text("verdict"),
        ],
        rows.map { row in
          let drawn = row["cells"].list.first ?? .none
          let small = row["reproducer"]
          return Table.Row(
            cells: [
              row["bug"].shown, row["clause"].shown, drawn["median"].shown, drawn["p95"].shown,
              row["oracle"].shown,
              small.isThere ? "\(small["before"]["events"].shown) → \(small["after"]["events"].shown)" : "—",
            ].map(Markup.init(text:)) + [tag(row["verdict"].shown)], note: row["sentence"].text)
        }
      ).markup
    }
  }

  private func tag(_ verdict: String) -> Markup {
    element("span", ["class": "tag \(verdict == "killed" ? "held" : "missed")"]) { verdict }
  }

  private var oracles: Markup {
    Table(
      "The bugs that an oracle has to catch", [.text("oracle"), .text("bugs")],
      texts: report["oracles"].fields.map { [$0.key, $0.value.shown] }
    ).markup
  }
}
