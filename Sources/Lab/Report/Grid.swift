// Columns that line up, whatever is in them.

/// Lays rows of text out in columns.
package struct Grid {
  private let columns: Int
  private let rightAligned: Set<Int>

  /// A grid of so many columns; the others are left-aligned.
  package init(columns: Int, rightAligned: Set<Int> = []) {
    self.columns = columns
    self.rightAligned = rightAligned
  }

  /// One line a row; every row has that many cells.
  package func render(_ rows: [[String]]) -> [String] {
    let widths = (0..<columns).map { column in rows.map { Self.width($0[column]) }.max() ?? 0 }
    return rows.map { row in
      let cells = row.enumerated().map { column, cell in
        let padding = String(repeating: " ", count: widths[column] - Self.width(cell))
        if rightAligned.contains(column) { return padding + cell }
        return column == columns - 1 ? cell : cell + padding
      }
      return cells.joined(separator: "  ")
    }
  }

  /// The number of visible characters: colour sequences take no room.
  private static func width(_ text: String) -> Int {
    var count = 0
    var isEscaped = false
    for character in text {
      if character == "\u{1B}" { isEscaped = true } else if !isEscaped { count += 1 }
      if isEscaped && character == "m" { isEscaped = false }
    }
    return count
  }
}
