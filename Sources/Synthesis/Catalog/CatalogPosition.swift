// A place in a series, in hundredths of a volume: `3`, `0.5`, `1-3`, `1-4, 3.5`. Integers, so that truth
// never depends on rounding. Of its own on purpose: truth cannot lean on the type that the stack reads
// positions into.

/// One or more places in a series.
package struct CatalogPosition: Hashable, Sendable {
  /// In the order in which they are said; never empty.
  package let spans: [ClosedRange<Int>]

  init(spans: [ClosedRange<Int>]) { self.spans = spans }

  /// A single whole place.
  init(_ whole: Int) { spans = [whole * 100...whole * 100] }

  /// The first place, by which a series is ordered.
  package var start: Int { spans.first?.lowerBound ?? 0 }

  /// The whole number, if this is a single whole place.
  package var whole: Int? {
    guard spans.count == 1, let span = spans.first, span.count == 1, span.lowerBound.isMultiple(of: 100)
    else {
      return nil
    }
    return span.lowerBound / 100
  }

  /// The place as the facts and the truth write it: `3`, `0.5`, `1-3`, `1-4, 3.5`.
  package var text: String { written(range: "-", list: ", ") }

  /// The place with other signs between the ends of a range and between the items of a list.
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
