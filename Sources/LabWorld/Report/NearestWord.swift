// Suggests corrections of misspelt words, on the command line and in gate files.

/// Finds the word nearest to a misspelt one.
package enum NearestWord {
  /// Returns the nearest word if it differs by at most a third of its letters, or by one letter; otherwise
  /// nil.
  package static func nearest(to word: String, among words: [String]) -> String? {
    let ranked = words.map { ($0, distance(word, $0)) }
    guard let best = ranked.min(by: { $0.1 < $1.1 }) else { return nil }
    return best.1 <= max(1, best.0.count / 3) ? best.0 : nil
  }

  /// Returns the optimal string alignment distance: insertions, deletions, substitutions, swapped neighbours.
  static func distance(_ left: String, _ right: String) -> Int {
    let (a, b) = (Array(left), Array(right))
    var rows = [Array(0...b.count)]
    for i in 0..<a.count {
      var row = [i + 1]
      for j in 0..<b.count {
        var cost = min(row[j] + 1, rows[i][j + 1] + 1, rows[i][j] + (a[i] == b[j] ? 0 : 1))
        if i > 0, j > 0, a[i] == b[j - 1], a[i - 1] == b[j] { cost = min(cost, rows[i - 1][j - 1] + 1) }
        row.append(cost)
      }
      rows.append(row)
    }
    return rows[a.count][b.count]
  }
}
