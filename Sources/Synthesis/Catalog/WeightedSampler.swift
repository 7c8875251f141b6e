// Draws an index with the probability of its weight: cumulative sums and a binary search.

package import Simulation

/// Weights prepared for many draws.
package struct WeightedSampler: Sendable {
  private let sums: [Int]

  /// Prepares weights. None may be negative, and their sum must not be 0.
  package init(weights: some Sequence<Int>) {
    var sum = 0
    sums = weights.map { weight in
      precondition(weight >= 0, "a weight must not be negative")
      sum += weight
      return sum
    }
    precondition(sum > 0, "weights need a positive sum; without one there is nothing to draw")
  }

  /// An index.
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
