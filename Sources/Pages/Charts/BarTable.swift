// Counts as bars in a table: the table is the text of the chart.

/// Counts by name.
struct BarTable {
  /// A bar.
  struct Bar {
    let name: String
    let count: Int
    var text: String?
  }

  let caption: String
  let head: (name: String, count: String)
  let bars: [Bar]

  var markup: Markup {
    let largest = max(1, bars.map(\.count).max() ?? 1)
    return element("div", ["class": "bars"]) {
      Table(
        caption, [.text(head.name), .number(head.count), .text("share of the largest")],
        bars.map { bar in
          Table.Row(cells: [
            Markup(text: bar.name), Markup(text: bar.text ?? Wording.count(bar.count)),
            Self.meter(bar.count * 1_000 / largest),
          ])
        }
      ).markup
    }
  }

  /// A bar of so many thousandths of the whole width.
  static func meter(_ thousandths: Int) -> Markup {
    let percent = SVG.number(Double(min(max(0, thousandths), 1_000)) / 10)
    return element("span", ["class": "meter", "aria-hidden": "true"]) {
      element("i", ["style": "width:\(percent)%"]) { "" }
    }
  }
}
