// What one run of a generator drew: the choice list, which reproduces the run, and the spans in it, which say
// where the parts of the value lie. A shrinker that knows the spans removes one element of a list in one
// step.

/// The choices that a run consumed, in order, and the nested spans that structure them.
public struct Recording: Sendable, Equatable {
  /// The numbers drawn. Replaying them gives the same value again.
  public internal(set) var choices: [UInt64]

  /// Index ranges of ``choices`` that belong to one part of the value, outer before inner, left before right.
  public internal(set) var spans: [Range<Int>] = []

  /// A recording without structure, such as the decisions of a scheduler.
  public init(choices: [UInt64] = []) {
    self.choices = choices
  }

  mutating func openSpan() -> Int {
    spans.append(choices.count..<choices.count)
    return spans.count - 1
  }

  mutating func closeSpan(_ index: Int) {
    spans[index] = spans[index].lowerBound..<choices.count
  }

  mutating func forgetSpans(from index: Int) {
    spans.removeSubrange(index...)
  }
}

extension [UInt64] {
  /// The order in which shrinking goes down: shorter first, then the first smaller number (shortlex).
  func isSimpler(than other: [UInt64]) -> Bool {
    count != other.count ? count < other.count : lexicographicallyPrecedes(other)
  }
}
