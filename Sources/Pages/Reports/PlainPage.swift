// The page of any other report: every value as a table, so that nothing of it is left out.

/// Makes a page of a report without a page of its own.
struct PlainPage {
  let report: ReportValue
  let name: String

  var page: Page {
    var page = Page(kind: "report", mood: .plain, headline: name)
    let single = report.fields.filter { !Self.isLarge($0.value) }
    if !single.isEmpty {
      page.add("Overview") { Self.table(of: .object(Dictionary(uniqueKeysWithValues: single))) }
    }
    for (key, value) in report.fields where Self.isLarge(value) {
      page.add(key) { Self.markup(of: value, depth: 0) }
    }
    return page
  }

  private static func isLarge(_ value: ReportValue) -> Bool {
    switch value {
    case .list(let list): list.contains { !$0.fields.isEmpty || !$0.list.isEmpty }
    case .object: true
    default: false
    }
  }

  private static func table(of value: ReportValue) -> Markup {
    Table(
      "Values", [.text("name"), .text("value")], texts: value.fields.map { [$0.key, $0.value.shown] }
    ).markup
  }

  private static func markup(of value: ReportValue, depth: Int) -> Markup {
    let rows = value.list
    if let first = rows.first, !first.fields.isEmpty {
      let keys = Set(rows.flatMap { $0.fields.map(\.key) }).sorted()
      return Table(
        Wording.count(rows.count, "row"), keys.map { .text($0) },
        texts: rows.map { row in keys.map { row[$0].shown } }
      ).markup
    }
    guard !value.fields.isEmpty else { return element("p") { value.shown } }
    let parts = value.fields.filter { isLarge($0.value) }
    let single = value.fields.filter { !isLarge($0.value) }
    return Markup(
      [single.isEmpty ? .empty : table(of: .object(Dictionary(uniqueKeysWithValues: single)))]
        + parts.map { key, part in
          Markup([
            element("h3") { key },
            depth > 2 ? element("p") { part.shown } : markup(of: part, depth: depth + 1),
          ])
        })
  }
}
