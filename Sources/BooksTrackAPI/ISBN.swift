// The International Standard Book Number: an `ISBN` is the number of a book with a correct check digit,
// stored in its 13-digit form, so that the 10- and 13-digit forms of one number are equal (DUP-2).
//
// Exports contain other values in that column too: store numbers, other barcodes, numbers mangled by
// spreadsheets, placeholders. Each is rejected with a reason and matches nothing.
//
// ISO 2108:2017; check digits: modulo 11 for 10 digits, modulo 10 with weights 1 and 3 for 13.

/// A valid ISBN, stored as its 13 digits.
public struct ISBN: Hashable, Comparable, Sendable {
  /// The 13 digits as a number.
  public let number: UInt64

  init(unchecked number: UInt64) { self.number = number }

  /// Orders ISBNs by their numbers.
  public static func < (left: ISBN, right: ISBN) -> Bool { left.number < right.number }

  /// The reason why a text is not an ISBN.
  public enum Problem: Error, Hashable, Sendable {
    /// The text has only white space, wrappers or brackets.
    case empty
    /// A character that cannot be in an ISBN, such as the letters of a store number.
    case unexpectedCharacter(Character)
    /// Neither 10 nor 13 digits, nor 10 without leading zeros.
    case wrongLength(Int)
    /// The check digit does not match the others.
    case wrongCheckDigit(expected: Character, found: Character)
    /// Thirteen digits with the prefix of another kind of article.
    case notABook(prefix: String)
    /// A number that a spreadsheet rounded, such as `9.78059E+12`.
    case scientificNotation
    /// A placeholder such as `0000000000`, `9999999999` or `9781234567897`.
    case placeholder
  }

  /// Parses an ISBN from a cell of an export or a payload.
  ///
  /// Accepts hyphens, spaces, brackets, an `ISBN` label, the spreadsheet wrapper `="…"`, a lowercase check
  /// digit, and ten digits whose leading zeros were lost, if the check digit matches.
  public init(_ text: some StringProtocol) throws(Problem) {
    if let plain = text.utf8.withContiguousStorageIfAvailable({ ISBN(plain: $0) }) ?? nil {
      self = plain
      return
    }
    var digits = ISBNDigits()
    try digits.collect(from: text)
    self = try digits.resolve()
  }

  /// Parses ten or thirteen characters without anything around them, the form of nearly every cell.
  ///
  /// - Returns: The same as `init(_:)`; nil if the text is invalid or needs the full parser.
  package init?(plain bytes: UnsafeBufferPointer<UInt8>) {
    guard bytes.count == 13 || bytes.count == 10 else { return nil }
    var value: UInt64 = 0
    // For 10 digits the first has weight 10, the next 9 and so on: that is the sum of the running sums, plus
    // the last running sum.
    var (sum, weighted, alternating): (UInt64, UInt64, UInt64) = (0, 0, 0)
    for place in 0..<bytes.count - 1 {
      let digit = UInt64(bytes[place]) &- 48
      guard digit < 10 else { return nil }
      value = value * 10 + digit
      sum += digit
      weighted += sum
      // The second of 13 digits has weight 3, and so has the first of 10, which becomes the fourth.
      alternating += place & 1 == (bytes.count == 13 ? 1 : 0) ? digit * 3 : digit
    }
    let last = bytes[bytes.count - 1]
    if bytes.count == 13 {
      let check = (10 - alternating % 10) % 10
      guard UInt64(last) == 48 + check, value >= 978_000_000_000, value < 980_000_000_000 else { return nil }
      number = value * 10 + check
    } else {
      let check = (11 - (weighted + sum) % 11) % 11
      guard last == (check == 10 ? UInt8(ascii: "X") : UInt8(48 + check)) else { return nil }
      // The prefix 978 adds 9, three times 7, and 8.
      number = (978_000_000_000 + value) * 10 + (10 - (alternating + 38) % 10) % 10
    }
    guard !Self.isPlaceholder(body: value % 1_000_000_000) else { return nil }
  }

  /// The 13-digit form.
  public var isbn13: String { String(number) }

  /// The 10-digit form; nil for prefixes other than 978.
  public var isbn10: String? {
    guard number / 10_000_000_000 == 978 else { return nil }
    let body = number / 10 % 1_000_000_000
    return String(unsafeUninitializedCapacity: 10) { digits in
      var rest = body
      for place in (0..<9).reversed() {
        digits[place] = UInt8(ascii: "0") + UInt8(rest % 10)
        rest /= 10
      }
      let check = Self.checkDigit(ofNine: body)
      digits[9] = check == 10 ? UInt8(ascii: "X") : UInt8(ascii: "0") + UInt8(check)
      return 10
    }
  }

  /// Creates the ISBN of a prefix and a body with the correct check digit; nil for a placeholder.
  ///
  /// - Parameters:
  ///   - prefix: 978 or 979.
  ///   - body: The nine digits between prefix and check digit.
  public init?(prefix: UInt64, body: UInt64) {
    guard prefix == 978 || prefix == 979, body < 1_000_000_000, !Self.isPlaceholder(body: body) else {
      return nil
    }
    let twelve = prefix * 1_000_000_000 + body
    number = twelve * 10 + Self.checkDigit(ofTwelve: twelve)
  }

  /// Returns true if nine digits are a placeholder: a single repeated digit, or 1 to 9 in order.
  ///
  /// Their check digits are valid, so without this test all books with a placeholder would count as one.
  static func isPlaceholder(body: UInt64) -> Bool {
    body.isMultiple(of: 111_111_111) || body == 123_456_789
  }

  /// Returns the check digit of 13 digits.
  static func checkDigit(ofTwelve twelve: UInt64) -> UInt64 {
    var sum: UInt64 = 0
    var rest = twelve
    for position in 0..<12 {
      sum += rest % 10 * (position.isMultiple(of: 2) ? 3 : 1)
      rest /= 10
    }
    return (10 - sum % 10) % 10
  }

  /// Returns the check digit of 10 digits, which may be 10. Leading zeros do not change it.
  static func checkDigit(ofNine nine: UInt64) -> UInt64 {
    var sum: UInt64 = 0
    var rest = nine
    for weight in 2...10 {
      sum += rest % 10 * UInt64(weight)
      rest /= 10
    }
    return (11 - sum % 11) % 11
  }
}

extension ISBN: CustomStringConvertible, Codable {
  /// The 13-digit form.
  public var description: String { isbn13 }

  /// Decodes a string; throws if it is not an ISBN.
  public init(from decoder: any Decoder) throws {
    let container = try decoder.singleValueContainer()
    let text = try container.decode(String.self)
    do {
      self = try ISBN(text)
    } catch {
      throw DecodingError.dataCorruptedError(
        in: container, debugDescription: "not an ISBN: \(text) (\(error))")
    }
  }

  /// Encodes the 13-digit form as a string.
  public func encode(to encoder: any Encoder) throws {
    var container = encoder.singleValueContainer()
    try container.encode(isbn13)
  }
}
