// The random decisions at which a policy deviates from its normal behavior.

/// Distinct decisions of a run, drawn uniformly before it begins.
struct DrawnDecisions {
  /// Their numbers from 0, in the order in which they were drawn.
  let numbers: [Int]

  /// Draws `count` of the first `expected` decisions, or all of them if there are fewer.
  ///
  /// If `expected` is nil, a power of two from 16 to 16,384 is drawn. Whatever the length of a run in that
  /// range, one seed in eleven expects at least as many decisions as there are and less than twice as many.
  init(_ count: Int, of expected: Int?, from stream: inout RandomStream) {
    precondition(count >= 0, "a negative number of decisions cannot be drawn; 0 means none")
    precondition(expected ?? 1 > 0, "expectedChoices has to be positive; nil means that it is not known")
    let bound = expected ?? 1 << stream.within(4...14)
    var drawn: [Int] = []
    while drawn.count < min(count, bound) {
      let number = stream.below(bound)
      if !drawn.contains(number) { drawn.append(number) }
    }
    numbers = drawn
  }
}
