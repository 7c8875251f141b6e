// The page of a sweep: one map of each figure over two settings, and every combination in a table.

/// Makes the page of a sweep.
struct SweepPage {
  let report: ReportValue

  private var points: [ReportValue] { report["points"].list }
  private var axes: [(setting: String, values: [String])] {
    report["axes"].list.map { ($0["setting"].shown, $0["values"].list.map(\.shown)) }
  }

  /// Figures of a combination that have a map.
  private static let maps: [(key: String, title: String)] = [
    ("booksPerMinute", "Books a minute"), ("success", "Works with the right record, in %"),
    ("precision", "Attached records that are right, in %"), ("callsPerBook", "Calls of providers a book"),
  ]

  var page: Page {
    let violations = points.reduce(0) { $0 + $1["violations"].int }
    let isComplete = report["isComplete"].isTrue
    let names = axes.map(\.setting).joined(separator: " and ")
    var page = Page(
      kind: "sweep", mood: violations > 0 || !isComplete ? .bad : .plain,
      headline: "\(Wording.count(points.count, "setting")) of \(names)")
    page.lead = lead(violations, isComplete)
    let base = report["configuration"]
    page.about =
      "Each \(base["users"].shown) readers × \(base["books"].shown) books, seed \(base["seed"].int)"
    page.add("Maps") { maps }
    page.add("Every setting") { table }
    return page
  }

  private func lead(_ violations: Int, _ isComplete: Bool) -> [String] {
    let ordered = points.filter { $0["booksPerMinute"].double != nil }
      .sorted { ($0["booksPerMinute"].double ?? 0) < ($1["booksPerMinute"].double ?? 0) }
    guard let slowest = ordered.first, let fastest = ordered.last else { return [] }
    func words(_ point: ReportValue) -> String {
      zip(axes, point["values"].list).map { "\($0.setting) \($1.shown)" }.joined(separator: ", ")
    }
    return [
      "The fastest is \(words(fastest)) with \(fastest["booksPerMinute"].shown) books a minute, the slowest "
        + "\(words(slowest)) with \(slowest["booksPerMinute"].shown).",
      violations > 0 ? "\(Wording.count(violations, "violation")) occurred." : nil,
      isComplete ? nil : "It was stopped before all settings were done.",
    ].compactMap(\.self)
  }

  /// A map for each figure, if two settings vary; with further settings, one for each of their values.
  @MarkupBuilder private var maps: Markup {
    if axes.count >= 2 {
      for (key, title) in Self.maps {
        for rest in remainders { map(key, title, rest) }
      }
    }
  }

  /// The combinations of the values of all settings but the first two.
  private var remainders: [[String]] {
    axes.dropFirst(2).reduce([[]]) { lists, axis in lists.flatMap { list in axis.values.map { list + [$0] } }
    }
  }

  private func map(_ key: String, _ title: String, _ rest: [String]) -> Markup {
    let (down, across) = (axes[0], axes[1])
    let values = points.compactMap { $0[key].double }
    let (least, most) = (values.min() ?? 0, values.max() ?? 1)
    let suffix = zip(axes.dropFirst(2), rest).map { ", \($0.setting) \($1)" }.joined()
    return HeatTable(
      caption: title + suffix, corner: "\(down.setting) ↓  \(across.setting) →", columns: across.values,
      rows: down.values.map { first in
        (
          first,
          across.values.map { second in
            let point = points.first { $0["values"].list.map(\.shown) == [first, second] + rest }
            return point?[key].double.map { value in
              HeatTable.Cell(
                text: Wording.number(value), share: most > least ? (value - least) / (most - least) : 0.5)
            }
          }
        )
      }
    ).markup
  }

  private var table: Markup {
    let keys: [(String, String)] =
      Self.maps.map { ($0.key, $0.title.lowercased()) } + [
        ("minutesFor1500", "minutes for 1,500 books"), ("waiting", "works waiting"),
        ("violations", "violations"),
      ]
    return Table(
      "All settings", axes.map { .text($0.setting) } + keys.map { .number($0.1) } + [.text("digest")],
      texts: points.map { point in
        point["values"].list.map(\.shown) + keys.map { point[$0.0].shown } + [point["digest"].shown]
      }
    ).markup
  }
}
