// Weighted random choice by cumulative sums and binary search.

package import Simulation

/// Prepared weights for repeated draws.
package struct WeightedSampler: Sendable {
  private let sums: [Int]

  /// Prepares weights. None may be negative, and their sum must be positive.
  package init(weights: some Sequence<Int>) {
    var sum = 0
    sums = weights.map { weight in
      precondition(weight >= 0, "a weight must not be negative")
      sum += weight
      return sum
    }
    precondition(sum > 0, "weights need a positive sum; without one there is nothing to draw")
  }

  /// Draws an index with the probability of its weight.
  ///
  /// - Complexity: O(log n).
  package func draw(_ stream: inout RandomStream) -> Int {
    let target = stream.below(sums[sums.count - 1])
    var low = 0
    var high = sums.count - 1
    while low < high {
      let middle = (low + high) / 2
      if sums[middle] > target { high = middle } else { low = middle + 1 }
    }
    return low
  }
}
