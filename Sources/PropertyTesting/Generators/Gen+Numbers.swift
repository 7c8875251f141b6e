// Booleans, integers and bytes. A number shrinks toward 0, or toward the end of its range that is nearest to
// 0.

extension Gen where Value == Bool {
  /// False or true; false is simpler.
  public static func bool() -> Gen { Gen { choices throws(Rejection) in choices.choose(below: 2) == 1 } }
}

extension Gen where Value: FixedWidthInteger & Sendable {
  /// Any value of the type.
  public static func integer() -> Gen { integer(in: .min ... .max) }

  /// A number in that range; nearer to 0 is simpler, and of two equally near ones the positive.
  ///
  /// The ends of the range, small numbers and every order of magnitude turn up more often than by pure
  /// chance.
  public static func integer(in range: ClosedRange<Value>) -> Gen {
    precondition(Value.bitWidth <= 64, "a choice has 64 bits; build wider numbers from two of them")
    // Sign extension and wrapping arithmetic give true distances for every type of up to 64 bits.
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
      // Drawn even where the range leaves no choice, so that lowering a magnitude never shifts what follows.
      let isNegative = choices.choose(below: 2) == 1 ? magnitude <= depth : magnitude > upper
      return Value(truncatingIfNeeded: isNegative ? 0 &- magnitude : magnitude)
    }
  }

  private static func offset(through reach: UInt64, _ value: @escaping @Sendable (UInt64) -> Value) -> Gen {
    Gen { choices throws(Rejection) in value(choices.choose(through: reach, .skewed)) }
  }
}

extension Gen where Value == [UInt8] {
  /// Any bytes; 0 is the simplest byte.
  public static func bytes(count: ClosedRange<Int>) -> Gen {
    Gen<UInt8>.integer().array(count: count)
  }
}
