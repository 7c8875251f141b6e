// The number of units of two texts that match after Jaro, and the number of matches in a different order.
//
// A unit matches an equal, unmatched one at a distance of less than half the longer text; the first such
// position is used. `JaroPlaces` compares texts of up to 64 units bit by bit; this file has the textbook's
// loop over flags for longer ones.

/// The counts of a comparison.
struct JaroMatches {
  /// The number of matching units.
  var count = 0
  /// The number of matches that differ when the matches of both texts are read in order.
  var outOfOrder = 0
  /// The numbers of units of both texts, and the length of their common prefix, at most four.
  let (left, right, prefix): (Int, Int, Int)

  init(left: Int, right: Int, prefix: Int) {
    (self.left, self.right, self.prefix) = (left, right, prefix)
  }

  /// Compares texts of any length, after the textbook.
  ///
  /// - Complexity: O(n · m)
  init(byFlags left: [Unicode.Scalar], _ right: [Unicode.Scalar]) {
    self.init(
      left: left.count, right: right.count, prefix: zip(left, right).prefix(4).prefix { $0 == $1 }.count)
    let window = Self.window(left.count, right.count)
    var isMatched = [Bool](repeating: false, count: left.count)
    var matchedRight: [Unicode.Scalar] = []
    for index in right.indices {
      let upper = min(left.count, index + window + 1)
      let lower = min(max(0, index - window), upper)
      guard let place = (lower..<upper).first(where: { !isMatched[$0] && left[$0] == right[index] }) else {
        continue
      }
      isMatched[place] = true
      matchedRight.append(right[index])
    }
    let matchedLeft = left.indices.filter { isMatched[$0] }.map { left[$0] }
    count = matchedRight.count
    outOfOrder = zip(matchedLeft, matchedRight).reduce(0) { $0 + ($1.0 == $1.1 ? 0 : 1) }
  }

  /// The greatest distance at which two units match.
  @inline(__always)
  static func window(_ left: Int, _ right: Int) -> Int { max(0, max(left, right) / 2 - 1) }

  /// Jaro's (m/|a| + m/|b| + (m - t)/m) / 3 with t = outOfOrder / 2, over the common denominator 6·m·|a|·|b|,
  /// with Winkler's boost; in thousandths, rounded.
  @inline(__always)
  var likeness: Int {
    guard count > 0 else { return left == 0 && right == 0 ? 1000 : 0 }
    let whole = 6 &* count &* left &* right
    let jaro =
      2 &* count &* count &* (left &+ right) &+ (2 &* count &- outOfOrder) &* left &* right
    let boosted = 10 &* jaro &+ prefix &* (whole &- jaro)
    return (boosted &* 1000 &+ 5 &* whole) / (10 &* whole)
  }
}
