// Durations as whole nanoseconds, and saturating arithmetic on them.

extension Duration {
  /// The duration in nanoseconds, truncated toward zero and clamped to the range of `Int64`.
  public var wholeNanoseconds: Int64 {
    // Up to nine seconds fit into one word; 128-bit division is slow.
    if let attoseconds = Int64(exactly: attoseconds) { return attoseconds / 1_000_000_000 }
    let (seconds, attoseconds) = components
    let (product, overflow) = seconds.multipliedReportingOverflow(by: 1_000_000_000)
    guard !overflow else { return seconds < 0 ? .min : .max }
    return product.addingClamped(attoseconds / 1_000_000_000)
  }
}

extension Int64 {
  /// Returns the sum, clamped to the range of the type.
  func addingClamped(_ other: Int64) -> Int64 {
    let (sum, overflow) = addingReportingOverflow(other)
    return overflow ? (other < 0 ? .min : .max) : sum
  }

  /// Returns the difference, clamped to the range of the type.
  func subtractingClamped(_ other: Int64) -> Int64 {
    let (difference, overflow) = subtractingReportingOverflow(other)
    return overflow ? (other < 0 ? .max : .min) : difference
  }
}
