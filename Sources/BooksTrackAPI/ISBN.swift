// The International Standard Book Number as a type: what parses is a book's number with a right check digit,
// in its 13-digit form, so that the 10- and the 13-digit form of one book are equal (DUP-2).
//
// Exports put other things in that column as well — store numbers, other barcodes, what a spreadsheet left of
// a number, placeholders. Each is refused with its reason and matches nothing.
//
// ISO 2108:2017; check digits: modulo 11 for 10 digits, modulo 10 with weights 1 and 3 for 13.

/// A valid ISBN, kept as its 13 digits.
public struct ISBN: Hashable, Comparable, Sendable {
  /// The 13 digits as a number.
  public let number: UInt64

  init(unchecked number: UInt64) { self.number = number }

  /// The lesser number sorts first.
  public static func < (left: ISBN, right: ISBN) -> Bool { left.number < right.number }

  /// Why a cell is not an ISBN.
  public enum Problem: Error, Hashable, Sendable {
    /// Nothing but white space, wrapper or brackets.
    case empty
    /// A character that no ISBN has, such as the letters of a store's own number.
    case unexpectedCharacter(Character)
    /// Neither 10 nor 13 digits, nor 10 with leading zeros lost.
    case wrongLength(Int)
    /// The last digit does not fit the others.
    case wrongCheckDigit(expected: Character, found: Character)
    /// Thirteen digits of another kind of article.
    case notABook(prefix: String)
    /// A number that a spreadsheet rounded, such as `9.78059E+12`.
    case scientificNotation
    /// A number that stands for "none", such as `0000000000`, `9999999999` or `9781234567897`.
    case placeholder
  }

  /// Reads an ISBN from a cell of an export or a payload.
  ///
  /// Accepts hyphens, spaces, brackets, an `ISBN` label, the spreadsheet wrapper `="…"`, a lower-case check
  /// digit, and ten digits whose leading zeros were lost, if the check digit then fits.
  public init(_ text: some StringProtocol) throws(Problem) {
    if let plain = text.utf8.withContiguousStorageIfAvailable({ ISBN(plain: $0) }) ?? nil {
      self = plain
      return
    }
    var digits = ISBNDigits()
    try digits.collect(from: text)
    self = try digits.resolve()
  }

  /// Reads ten or thirteen characters with nothing around them, as nearly every cell has them.
  ///
  /// - Returns: what `init(_:)` would give; nil if that has to be asked, or if it is none.
  package init?(plain bytes: UnsafeBufferPointer<UInt8>) {
    guard bytes.count == 13 || bytes.count == 10 else { return nil }
    var value: UInt64 = 0
    // Of 10 digits the first counts ten times, the next nine times: the sum of the sums so far, once more the
    // last.
    var (sum, weighted, alternating): (UInt64, UInt64, UInt64) = (0, 0, 0)
    for place in 0..<bytes.count - 1 {
      let digit = UInt64(bytes[place]) &- 48
      guard digit < 10 else { return nil }
      value = value * 10 + digit
      sum += digit
      weighted += sum
      // The second of 13 digits counts three times, and so does the first of 10, which would be the fourth.
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
      // 978 in front adds 9, three times 7, and 8.
      number = (978_000_000_000 + value) * 10 + (10 - (alternating + 38) % 10) % 10
    }
    guard !Self.isPlaceholder(body: value % 1_000_000_000) else { return nil }
  }

  /// The 13 digits as text.
  public var isbn13: String { String(number) }

  /// The 10-digit form, which exists for the prefix 978 only.
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

  /// The ISBN with that prefix and body, check digit computed; nil if that is a placeholder.
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

  /// Whether these nine digits are a placeholder: one digit nine times, or 1 to 9 in turn.
  ///
  /// Their check digits are valid, so without this check all books with a placeholder would count as one.
  static func isPlaceholder(body: UInt64) -> Bool {
    body.isMultiple(of: 111_111_111) || body == 123_456_789
  }

  /// The last digit of 13.
  static func checkDigit(ofTwelve twelve: UInt64) -> UInt64 {
    var sum: UInt64 = 0
    var rest = twelve
    for position in 0..<12 {
      sum += rest % 10 * (position.isMultiple(of: 2) ? 3 : 1)
      rest /= 10
    }
    return (10 - sum % 10) % 10
  }

  /// The last digit of 10, which may be 10. Zeros in front do not change the sum.
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
  /// The 13 digits.
  public var description: String { isbn13 }

  /// Decodes from text; a number that is no ISBN is a corrupt value.
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

  /// Encodes the 13 digits as text.
  public func encode(to encoder: any Encoder) throws {
    var container = encoder.singleValueContainer()
    try container.encode(isbn13)
  }
}
