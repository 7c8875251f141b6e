// Tables of a page: with headings for screen readers, and as cards where a page is narrow.

/// A table.
struct Table {
  /// A column.
  struct Column {
    let title: String
    var isNumber = false

    static func text(_ title: String) -> Column { Column(title: title) }
    static func number(_ title: String) -> Column { Column(title: title, isNumber: true) }
  }

  /// A row; its first cell is its heading.
  struct Row {
    let cells: [Markup]
    /// A sentence below the row.
    var note: String?
    /// The class of the row, such as `missed`.
    var kind: String?
  }

  let caption: String
  let columns: [Column]
  let rows: [Row]

  init(_ caption: String, _ columns: [Column], _ rows: [Row]) {
    self.caption = caption
    self.columns = columns
    self.rows = rows
  }

  /// Creates a table of texts.
  init(_ caption: String, _ columns: [Column], texts: [[String]]) {
    self.init(caption, columns, texts.map { Row(cells: $0.map(Markup.init(text:))) })
  }

  /// The table; empty if it has no rows.
  var markup: Markup {
    if rows.isEmpty { return .empty }
    return element("div", ["class": "scroll", "role": "region", "aria-label": caption, "tabindex": "0"]) {
      element("table") {
        element("caption") { caption }
        element("thead") {
          element("tr") {
            for column in columns {
              element("th", ["scope": "col", "class": column.isNumber ? "n" : nil]) { column.title }
            }
          }
        }
        element("tbody") { for row in rows { lines(of: row) } }
      }
    }
  }

  private func lines(of row: Row) -> [Markup] {
    let cells = element("tr", ["class": row.kind]) {
      for (place, cell) in row.cells.enumerated() {
        let column = columns[place]
        if place == 0 {
          element("th", ["scope": "row"]) { cell }
        } else {
          element("td", ["class": column.isNumber ? "n" : nil, "data-label": column.title]) { cell }
        }
      }
    }
    guard let note = row.note else { return [cells] }
    let below = element("tr", ["class": "note"]) {
      element("td", ["colspan": "\(columns.count)"]) { note }
    }
    return [cells, below]
  }
}

/// A part of a page that is closed at first; printed pages and screen readers have it all the same.
func folded(_ summary: String, @MarkupBuilder _ content: () -> Markup) -> Markup {
  element("details") {
    element("summary") { summary }
    content()
  }
}
