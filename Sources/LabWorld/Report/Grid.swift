// Aligned columns of text.

/// Formats rows of text in columns.
package struct Grid {
  private let columns: Int
  private let rightAligned: Set<Int>

  /// Creates a grid; columns that are not in `rightAligned` are left-aligned.
  package init(columns: Int, rightAligned: Set<Int> = []) {
    self.columns = columns
    self.rightAligned = rightAligned
  }

  /// Returns one line for each row, without trailing blanks. Every row must have `columns` cells.
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
