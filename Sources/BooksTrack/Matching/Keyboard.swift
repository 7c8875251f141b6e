// Which letters lie beside each other under a hand that writes. A wrong letter is nearly always that of a key
// beside the right one, so `Pbin` is `Pnin` mistyped, and `Emma` is no `Elma`.

/// The letters of a keyboard, as English ones have them.
enum Keyboard {
  /// Whether the keys of two different letters touch.
  static func areNeighbours(_ left: Unicode.Scalar, _ right: Unicode.Scalar) -> Bool {
    guard let first = place(of: left), let second = place(of: right), first != second else { return false }
    // Each row begins a third of a key further to the right, so a key touches two of the row below.
    switch second.row - first.row {
    case 0: return abs(second.column - first.column) == 1
    case 1: return [first.column, first.column - 1].contains(second.column)
    case -1: return [first.column, first.column + 1].contains(second.column)
    default: return false
    }
  }

  private static func place(of letter: Unicode.Scalar) -> (row: Int, column: Int)? {
    for (row, letters) in rows.enumerated() {
      if let column = letters.firstIndex(of: letter) { return (row, column) }
    }
    return nil
  }

  private static let rows = ["qwertyuiop", "asdfghjkl", "zxcvbnm"].map { Array($0.unicodeScalars) }
}
