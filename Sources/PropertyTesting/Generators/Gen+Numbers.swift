// Generators of booleans, integers and bytes. A number shrinks toward 0, or toward the end of its range that
// is nearest to 0.

extension Gen where Value == Bool {
  /// Generates booleans; false is simpler.
  public static func bool() -> Gen { Gen { choices throws(Rejection) in choices.choose(below: 2) == 1 } }
}

extension Gen where Value: FixedWidthInteger & Sendable {
  /// Generates any value of the type.
  public static func integer() -> Gen { integer(in: .min ... .max) }

  /// Generates a number in the range; nearer to 0 is simpler, and a positive number is simpler than its
  /// negative.
  ///
  /// The ends of the range, small numbers and every order of magnitude are more frequent than under a uniform
  /// distribution.
  public static func integer(in range: ClosedRange<Value>) -> Gen {
    precondition(Value.bitWidth <= 64, "a choice has 64 bits; build wider numbers from two of them")
    // Sign extension and wrapping arithmetic yield exact distances for every type of up to 64 bits.
    let lower = UInt64(truncatingIfNeeded: range.lowerBound)
    let upper = UInt64(truncatingIfNeeded: range.upperBound)
    if range.lowerBound >= 0 {
      return offset(through: upper &- lower) { Value(truncatingIfNeeded: lower &+ $0) }
    }
    if range.upperBound <= 0 {
      return offset(through: upper &- lower) { Value(truncatingIfNeeded: upper &- $0) }
    }
    let depth = 0 &- lower
    return Gen { choices throws(Rejection) in
      let magnitude = choices.choose(through: max(depth, upper), .skewed)
      // Drawn even if the range leaves no choice, so that lowering a magnitude never shifts later draws.
      let isNegative = choices.choose(below: 2) == 1 ? magnitude <= depth : magnitude > upper
      return Value(truncatingIfNeeded: isNegative ? 0 &- magnitude : magnitude)
    }
  }

  private static func offset(through reach: UInt64, _ value: @escaping @Sendable (UInt64) -> Value) -> Gen {
    Gen { choices throws(Rejection) in value(choices.choose(through: reach, .skewed)) }
  }
}

extension Gen where Value == [UInt8] {
  /// Generates any bytes; 0 is the simplest byte.
  public static func bytes(count: ClosedRange<Int>) -> Gen {
    Gen<UInt8>.integer().array(count: count)
  }
}
