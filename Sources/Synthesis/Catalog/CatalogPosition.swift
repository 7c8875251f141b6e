// Positions in a series, in hundredths of a volume: `3`, `0.5`, `1-3`, `1-4, 3.5`. They are integers, so that
// the truth does not depend on rounding, and the type is separate from the stack's, so that the truth does
// not depend on the code under test.

/// One or more positions in a series.
package struct CatalogPosition: Hashable, Sendable {
  /// The spans in the order in which they are written; never empty.
  package let spans: [ClosedRange<Int>]

  init(spans: [ClosedRange<Int>]) { self.spans = spans }

  /// Creates a single whole position.
  init(_ whole: Int) { spans = [whole * 100...whole * 100] }

  /// The first position, by which a series is sorted.
  package var start: Int { spans.first?.lowerBound ?? 0 }

  /// The number of a single whole position; nil for any other.
  package var whole: Int? {
    guard spans.count == 1, let span = spans.first, span.count == 1, span.lowerBound.isMultiple(of: 100)
    else {
      return nil
    }
    return span.lowerBound / 100
  }

  /// The position in the format of the facts and the truth: `3`, `0.5`, `1-3`, `1-4, 3.5`.
  package var text: String { written(range: "-", list: ", ") }

  /// Returns the position with other separators for ranges and lists.
  package func written(range: String, list: String) -> String {
    if let whole { return String(whole) }
    return spans.map { span in
      span.count == 1
        ? Self.number(span.lowerBound)
        : Self.number(span.lowerBound) + range + Self.number(span.upperBound)
    }.joined(separator: list)
  }

  private static func number(_ hundredths: Int) -> String {
    let fraction = hundredths % 100
    if fraction == 0 { return String(hundredths / 100) }
    if fraction.isMultiple(of: 10) { return "\(hundredths / 100).\(fraction / 10)" }
    return "\(hundredths / 100).\(fraction < 10 ? "0" : "")\(fraction)"
  }
}
