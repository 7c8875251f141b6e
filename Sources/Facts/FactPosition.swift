// Positions in a series as the facts write them: `3`, `0.5`, `1-3`, stored as integers in hundredths.
//
// The parser is separate on purpose: the facts are the ground truth for the stack's parser of positions.

/// The parser of positions.
package enum FactPosition {
  /// Parses a position or range in hundredths; nil if the text is neither.
  package static func span(_ text: String) -> ClosedRange<Int>? {
    let ends = text.split(separator: "-", omittingEmptySubsequences: false)
    guard let first = ends.first.flatMap(hundredths), ends.count <= 2 else { return nil }
    guard ends.count == 2 else { return first...first }
    guard let last = hundredths(ends[1]), first < last else { return nil }
    return first...last
  }

  /// Returns the whole numbers in a span.
  package static func wholeVolumes(in span: ClosedRange<Int>) -> [Int] {
    let first = (span.lowerBound + 99) / 100
    let last = span.upperBound / 100
    return first <= last ? Array(first...last) : []
  }

  /// Parses a number with at most two decimals in hundredths: `12.5` is 1250.
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
