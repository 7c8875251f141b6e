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
    var page = Page(
      kind: "comparison", mood: worse.isEmpty ? .good : .bad,
      headline: worse.isEmpty
        ? "Nothing is worse than before" : "\(Wording.count(worse.count, "figure")) worse than before")
    if !worse.isEmpty {
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
    page.add("Worse") { table("Worse: these fail the comparison", worse) }
    page.add("Better") { table("Better", changes("better")) }
    page.add("Changed") { table("Neither better nor worse, or within chance", changes("changed")) }
    page.add("New") { table("The baseline does not have these", changes("new")) }
    return page
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
