// A place in a series as given: a volume, half a volume, an omnibus, or several of these.

/// A place in a series as given: `3`, `0.5`, `1-3` (an omnibus), `1-4 + 3.5`.
public struct SeriesPosition: Hashable, Comparable, Sendable, Codable {
  /// A span of places in hundredths: 350 is 3.5. A single place has equal ends.
  public struct Span: Hashable, Sendable, Codable {
    /// The first place, in hundredths.
    public let first: Int
    /// The last place, in hundredths, included.
    public let last: Int

    /// Creates a span from two ends in either order.
    public init(first: Int, last: Int) {
      self.first = min(first, last)
      self.last = max(first, last)
    }
  }

  /// The spans in order of appearance; never empty.
  public let spans: [Span]

  /// Creates a position; nil without a span.
  public init?(spans: [Span]) {
    guard !spans.isEmpty else { return nil }
    self.spans = spans
  }

  /// Creates a position of a single place, in hundredths.
  public init(hundredths: Int) { spans = [Span(first: hundredths, last: hundredths)] }

  /// Creates a position of a single whole place.
  public init(_ whole: Int) {
    let (hundredths, isTooLarge) = whole.multipliedReportingOverflow(by: 100)
    self.init(hundredths: isTooLarge ? (whole < 0 ? .min : .max) : hundredths)
  }

  /// Compares the first places; of equal ones the shorter span is first.
  public static func < (left: SeriesPosition, right: SeriesPosition) -> Bool {
    let leftKey = left.spans.map { [$0.first, $0.last] }
    let rightKey = right.spans.map { [$0.first, $0.last] }
    return leftKey.lexicographicallyPrecedes(rightKey) { $0.lexicographicallyPrecedes($1) }
  }

  /// The whole volumes in the position, ascending and without repetition; empty for half a volume.
  ///
  /// At most 1,000 of a span, because a title may claim any range.
  public var wholeVolumes: [Int] {
    var volumes: [Int] = []
    for span in spans {
      let first = span.first / 100 + (span.first % 100 > 0 ? 1 : 0)
      let last = min(span.last / 100 - (span.last % 100 < 0 ? 1 : 0), first + 999)
      if first <= last { volumes.append(contentsOf: first...last) }
    }
    volumes.sort()
    var unique: [Int] = []
    for volume in volumes where unique.last != volume { unique.append(volume) }
    return unique
  }
}

extension SeriesPosition: CustomStringConvertible {
  /// The text for the field: `3`, `0.5`, `1-3`, `1-4, 3.5`.
  public var description: String {
    spans.map { span in
      span.first == span.last ? Self.text(span.first) : "\(Self.text(span.first))-\(Self.text(span.last))"
    }.joined(separator: ", ")
  }

  private static func text(_ hundredths: Int) -> String {
    let sign = hundredths < 0 ? "-" : ""
    let size = hundredths.magnitude
    guard !size.isMultiple(of: 100) else { return "\(sign)\(size / 100)" }
    let fraction = size % 100
    if fraction.isMultiple(of: 10) { return "\(sign)\(size / 100).\(fraction / 10)" }
    return "\(sign)\(size / 100).\(fraction < 10 ? "0" : "")\(fraction)"
  }
}
