// Decoding of numbers by the grammar of RFC 8259, section 6.

extension JSONTape.Value {
  /// The value as an integer; nil if it is not an integer, is malformed, or exceeds 64 bits.
  ///
  /// `34.0` and `1e2` count as integers below 2⁵³; above, the nearest double may be another integer.
  package var wholeNumber: Int? {
    guard kind == .number else { return nil }
    if let number = plainNumber { return number }
    guard let double, double.magnitude < 9_007_199_254_740_992 else { return nil }
    return Int(exactly: double)
  }

  /// The value of digits with an optional minus sign; nil for other formats.
  private var plainNumber: Int? {
    let text = digits
    let isNegative = text[0] == UInt8(ascii: "-")
    let first = isNegative ? 1 : 0
    guard first < text.count, text[first] != UInt8(ascii: "0") || text.count == first + 1 else { return nil }
    var number = 0
    for byte in text[first...] {
      let digit = Int(byte) - 48
      guard (0...9).contains(digit) else { return nil }
      let (product, isTooMuch) = number.multipliedReportingOverflow(by: 10)
      // Accumulates negatively, because the range has one more negative number.
      let (sum, isTooLow) = product.subtractingReportingOverflow(digit)
      guard !isTooMuch, !isTooLow else { return nil }
      number = sum
    }
    return isNegative ? number : number == .min ? nil : -number
  }

  /// The nearest double; nil if the value is not a number, is malformed, or exceeds the range.
  package var double: Double? {
    guard kind == .number, isNumber, let double = Double(String(decoding: digits, as: UTF8.self)) else {
      return nil
    }
    return double.isFinite ? double : nil
  }

  /// The digits of a number with a fraction, without trailing zeros, such as `1.5`; nil if it is an integer
  /// or not a number, is malformed, is longer than twenty characters, or has an exponent.
  package var fraction: String? {
    guard kind == .number, isNumber, digits.count <= 20,
      !digits.contains(where: { $0 == UInt8(ascii: "e") || $0 == UInt8(ascii: "E") }),
      let point = digits.firstIndex(of: UInt8(ascii: ".")),
      let last = digits.lastIndex(where: { $0 != UInt8(ascii: "0") }), last > point
    else { return nil }
    return String(decoding: digits[...last], as: UTF8.self)
  }

  private var digits: UnsafeBufferPointer<UInt8> {
    UnsafeBufferPointer(start: bytes + Int(entry.start), count: Int(entry.end - entry.start))
  }

  /// True if the characters match the grammar: no leading zeros, and digits on both sides of a point and
  /// after an `e`.
  private var isNumber: Bool {
    var rest = digits[...]
    func passDigits() -> Int {
      let count = rest.prefix { (48...57).contains($0) }.count
      rest = rest.dropFirst(count)
      return count
    }
    if rest.first == UInt8(ascii: "-") { rest = rest.dropFirst() }
    let hasZero = rest.first == UInt8(ascii: "0")
    let count = passDigits()
    guard count == 1 || (count > 1 && !hasZero) else { return false }
    if rest.first == UInt8(ascii: ".") {
      rest = rest.dropFirst()
      guard passDigits() > 0 else { return false }
    }
    if rest.first == UInt8(ascii: "e") || rest.first == UInt8(ascii: "E") {
      rest = rest.dropFirst()
      if rest.first == UInt8(ascii: "+") || rest.first == UInt8(ascii: "-") { rest = rest.dropFirst() }
      guard passDigits() > 0 else { return false }
    }
    return rest.isEmpty
  }
}
