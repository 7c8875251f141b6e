// The number of typing errors between two texts: a wrong, a missing or an extra letter, or two swapped
// neighbours.
//
// The distance is that of optimal string alignment: F. J. Damerau, "A technique for computer detection and
// correction of spelling errors", CACM 7 (1964). Only small distances matter, so only a band about the
// diagonal of the table is computed: E. Ukkonen, "Algorithms for approximate string matching", Information
// and Control 64 (1985).

/// Slips between texts.
enum Slips {
  /// Returns the number of slips between two texts; nil if there are more than `limit`.
  ///
  /// - Complexity: O(n · *limit*)
  static func between(_ left: [Unicode.Scalar], _ right: [Unicode.Scalar], limit: Int) -> Int? {
    guard abs(left.count - right.count) <= limit else { return nil }
    if left == right { return 0 }
    if right.isEmpty { return left.count }
    guard limit > 0 else { return nil }
    let far = limit + 1
    var before = [Int](repeating: far, count: right.count + 1)
    var last = (0...right.count).map { min($0, far) }
    for row in 1...max(1, left.count) where row <= left.count {
      var current = [Int](repeating: far, count: right.count + 1)
      if row <= limit { current[0] = row }
      let first = max(1, row - limit)
      let end = min(right.count, row + limit)
      guard first <= end else { return nil }
      for column in first...end {
        let isSame = left[row - 1] == right[column - 1]
        var slips = min(last[column - 1] + (isSame ? 0 : 1), last[column] + 1, current[column - 1] + 1)
        if row > 1, column > 1, left[row - 1] == right[column - 2], left[row - 2] == right[column - 1] {
          slips = min(slips, before[column - 2] + 1)
        }
        current[column] = min(slips, far)
      }
      (before, last) = (last, current)
    }
    return last[right.count] <= limit ? last[right.count] : nil
  }
}
