// Removes what can be removed from a list, and lowers what can be lowered of a number, as long as the caller
// says that it still fails. Knows nothing of cases.

/// Ways of making lists and numbers smaller.
enum ListShrinking {
  /// Removes elements: all, halves, quarters … single ones, from the back; singles again until none can go.
  ///
  /// This is delta debugging (Zeller and Hildebrandt 2002) without its complements, which halving from the
  /// back reaches as well.
  ///
  /// - Parameter accepts: Whether that list still fails; if it does, it may give a list that is shorter
  ///   still.
  static func removing<Element>(from list: [Element], accepts: ([Element]) -> [Element]?) -> [Element] {
    var list = list
    var size = list.count
    while size > 0, !list.isEmpty {
      var hasWorked = false
      var upper = list.count
      while upper > 0 {
        let lower = max(0, upper - size)
        if let accepted = accepts(Array(list[..<lower] + list[upper...])) {
          hasWorked = true
          list = accepted
          upper = min(lower, list.count)
        } else {
          upper = lower
        }
      }
      if size == 1 && hasWorked { continue }
      size = size == 1 ? 0 : min(size / 2, max(1, list.count))
    }
    return list
  }

  /// The lowest number that still fails, as far as halving finds it; negative ones are only tried as 0.
  static func lowering(_ number: Int, accepts: (Int) -> Bool) -> Int {
    guard number != 0 else { return 0 }
    if accepts(0) { return 0 }
    guard number > 1 else { return number }
    var (refused, lowest) = (0, number)
    while lowest - refused > 1 {
      let middle = refused + (lowest - refused) / 2
      if accepts(middle) { lowest = middle } else { refused = middle }
    }
    return lowest
  }
}

extension [UInt64] {
  /// The list without the ordinary choices at its end, which mean what no choice means.
  var withoutTrailingZeros: [UInt64] {
    Array(self[..<((lastIndex { $0 != 0 } ?? -1) + 1)])
  }
}
