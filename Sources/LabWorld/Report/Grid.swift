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

  /// One line a row; every row has that many cells. No line ends in a blank.
  package func render(_ rows: [[String]]) -> [String] {
    let widths = (0..<columns).map { column in rows.map { $0[column].visibleWidth }.max() ?? 0 }
    return rows.map { row in
      let cells = row.enumerated().map { column, cell in
        let padding = String(repeating: " ", count: widths[column] - cell.visibleWidth)
        if rightAligned.contains(column) { return padding + cell }
        return cell + padding
      }
      return cells.joined(separator: "  ").withoutTrailingBlanks
    }
  }
}
