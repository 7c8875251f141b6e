// Removes elements from a list and lowers numbers for as long as the caller accepts the result. It does not
// depend on cases.

/// Ways of shrinking lists and numbers.
package enum ListShrinking {
  /// Removes elements: all, halves, quarters, … down to single ones, from the back, until none can go.
  ///
  /// This is delta debugging (Zeller and Hildebrandt 2002) without its complements, which halving from the
  /// back covers.
  ///
  /// - Parameter accepts: Returns the accepted list, which may be even shorter, or nil if the list does not
  ///   fail.
  package static func removing<Element>(from list: [Element], accepts: ([Element]) -> [Element]?) -> [Element]
  {
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

  /// Returns the lowest number accepted, as found by bisection; a negative number is only replaced by 0.
  package static func lowering(_ number: Int, accepts: (Int) -> Bool) -> Int {
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
  /// The list without default choices at its end, which mean the same as no choice.
  package var withoutTrailingZeros: [UInt64] {
    Array(self[..<((lastIndex { $0 != 0 } ?? -1) + 1)])
  }
}
