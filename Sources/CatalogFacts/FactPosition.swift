// Positions in a series as the facts write them: `3`, `0.5`, `1-3`. Integers throughout, in hundredths.
//
// Of its own on purpose: the facts are ground truth for the code that reads positions, and cannot lean on it.

/// Reads a position.
package enum FactPosition {
  /// The place or range in hundredths; nil if the text is no position.
  package static func span(_ text: String) -> ClosedRange<Int>? {
    let ends = text.split(separator: "-", omittingEmptySubsequences: false)
    guard let first = ends.first.flatMap(hundredths), ends.count <= 2 else { return nil }
    guard ends.count == 2 else { return first...first }
    guard let last = hundredths(ends[1]), first < last else { return nil }
    return first...last
  }

  /// The whole numbers in a span.
  package static func wholeVolumes(in span: ClosedRange<Int>) -> [Int] {
    let first = (span.lowerBound + 99) / 100
    let last = span.upperBound / 100
    return first <= last ? Array(first...last) : []
  }

  /// `12.5` is 1250; at most two digits after the point.
  private static func hundredths(_ text: Substring) -> Int? {
    let parts = text.split(separator: ".", omittingEmptySubsequences: false)
    guard parts.count <= 2, parts.allSatisfy({ !$0.isEmpty && $0.allSatisfy(\.isASCIIDigit) }) else {
      return nil
    }
    guard let whole = Int(parts[0]), whole < 100_000 else { return nil }
    guard parts.count == 2 else { return whole * 100 }
    guard parts[1].count <= 2, let digits = Int(parts[1]) else { return nil }
    return whole * 100 + (parts[1].count == 1 ? digits * 10 : digits)
  }
}

extension Character {
  fileprivate var isASCIIDigit: Bool { self >= "0" && self <= "9" }
}
