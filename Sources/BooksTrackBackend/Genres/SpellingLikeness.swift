// The likeness of two spellings of a word, computed from the edits between them.
//
// The measure is the usual ratio of an edit distance (Damerau 1964) to the letters of both words: a
// transposition, a missing letter and an extra letter each cost 1, a substituted letter costs 2.
// Jaro–Winkler, which finds titles and names, is too generous here: it rewards a common prefix, and different
// genres share prefixes. It rates "historical" 0.89 like "history" and "romantic" 0.92 like "romance"; this
// measure rates them 0.70 and 0.80.

/// Computes the likeness of words of ASCII letters.
enum SpellingLikeness {
  /// Returns the likeness in thousandths; nil if the words are more than `slips` edits apart.
  ///
  /// - Complexity: O(n · 4^slips) at most; `slips` is 1 or 2.
  static func thousandths(_ left: ArraySlice<UInt8>, _ right: ArraySlice<UInt8>, slips: Int) -> Int? {
    let letters = left.count + right.count
    guard letters > 0 else { return 1000 }
    guard abs(left.count - right.count) <= slips, let cost = cost(left, right, slips: slips) else {
      return nil
    }
    return (letters - cost) * 1000 / letters
  }

  /// Skips the common prefix, then tries each kind of edit at the first difference.
  private static func cost(_ left: ArraySlice<UInt8>, _ right: ArraySlice<UInt8>, slips: Int) -> Int? {
    var left = left
    var right = right
    while let letter = left.first, letter == right.first {
      left = left.dropFirst()
      right = right.dropFirst()
    }
    if left.isEmpty && right.isEmpty { return 0 }
    guard slips > 0, abs(left.count - right.count) <= slips else { return nil }
    var least: Int?
    func consider(_ rest: Int?, adding slip: Int) {
      if let rest, rest + slip < least ?? .max { least = rest + slip }
    }
    if !left.isEmpty { consider(cost(left.dropFirst(), right, slips: slips - 1), adding: 1) }
    if !right.isEmpty { consider(cost(left, right.dropFirst(), slips: slips - 1), adding: 1) }
    if !left.isEmpty && !right.isEmpty {
      consider(cost(left.dropFirst(), right.dropFirst(), slips: slips - 1), adding: 2)
    }
    if areSwapped(left.prefix(2), right.prefix(2)) {
      consider(cost(left.dropFirst(2), right.dropFirst(2), slips: slips - 1), adding: 1)
    }
    return least
  }

  private static func areSwapped(_ left: ArraySlice<UInt8>, _ right: ArraySlice<UInt8>) -> Bool {
    left.count == 2 && right.count == 2 && left.first == right.last && left.last == right.first
  }
}
