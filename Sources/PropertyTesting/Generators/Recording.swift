// The recording of one run of a generator: the choice list, which reproduces the run, and the spans of the
// value's parts. With the spans a shrinker can delete one element of an array in one step.

/// The choices of a run in order, and the nested spans that structure them.
public struct Recording: Sendable, Equatable {
  /// The numbers drawn. Replaying them reproduces the value.
  public package(set) var choices: [UInt64]

  /// The ranges of ``choices`` that belong to one part of the value each, outer before inner, left before
  /// right.
  public package(set) var spans: [Range<Int>] = []

  /// Creates a recording without spans, such as that of the decisions of a scheduler.
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
  /// Returns true if this list is simpler: shorter, or as long and lexicographically smaller (shortlex
  /// order).
  package func isSimpler(than other: [UInt64]) -> Bool {
    count != other.count ? count < other.count : lexicographicallyPrecedes(other)
  }
}

extension Recording {
  /// Appends another recording, with its spans.
  package mutating func append(_ part: Recording) {
    let shift = choices.count
    choices += part.choices
    spans += part.spans.map { $0.lowerBound + shift..<$0.upperBound + shift }
  }
}
