// Neighbouring keys of a keyboard. A wrong letter is nearly always that of a key beside the right one, so
// `Pbin` is `Pnin` mistyped, and `Emma` is not `Elma` mistyped.

/// The letters of an English and of a Russian keyboard.
enum Keyboard {
  /// Returns true if the keys of two different letters are neighbours.
  static func areNeighbours(_ left: Unicode.Scalar, _ right: Unicode.Scalar) -> Bool {
    guard let first = place(of: left), let second = place(of: right), first.board == second.board,
      first != second
    else { return false }
    // Each row begins a third of a key further to the right, so a key touches two of the row below.
    switch second.row - first.row {
    case 0: return abs(second.column - first.column) == 1
    case 1: return [first.column, first.column - 1].contains(second.column)
    case -1: return [first.column, first.column + 1].contains(second.column)
    default: return false
    }
  }

  private static func place(of letter: Unicode.Scalar) -> (board: Int, row: Int, column: Int)? {
    for (board, rows) in boards.enumerated() {
      for (row, letters) in rows.enumerated() {
        if let column = letters.firstIndex(of: letter) { return (board, row, column) }
      }
    }
    return nil
  }

  private static let boards = [
    ["qwertyuiop", "asdfghjkl", "zxcvbnm"], ["йцукенгшщзхъ", "фывапролджэ", "ячсмитьбю"],
  ].map { $0.map { Array($0.unicodeScalars) } }
}
