// A table whose cells are the darker, the larger their value is.

/// Values by two settings.
struct HeatTable {
  /// A cell.
  struct Cell {
    let text: String
    /// From 0 to 1.
    let share: Double
  }

  let caption: String
  /// The text of the corner, such as `latency ↓ concurrency →`.
  let corner: String
  let columns: [String]
  let rows: [(name: String, cells: [Cell?])]

  var markup: Markup {
    element("div", ["class": "scroll heat", "role": "region", "aria-label": caption, "tabindex": "0"]) {
      element("table") {
        element("caption") { caption }
        element("thead") {
          element("tr") {
            element("th", ["scope": "col"]) { corner }
            for column in columns { element("th", ["scope": "col"]) { column } }
          }
        }
        element("tbody") {
          for row in rows {
            element("tr") {
              element("th", ["scope": "row"]) { row.name }
              for cell in row.cells {
                element("td", ["class": cell.map { "q\(min(4, max(0, Int($0.share * 5))))" }]) {
                  cell?.text ?? "—"
                }
              }
            }
          }
        }
      }
    }
  }
}
