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
    var digits = Digits()
    try digits.collect(from: text)
    self = try digits.resolve()
  }

  /// The 13 digits as text.
  public var isbn13: String { String(number) }

  /// The 10-digit form, which exists for the prefix 978 only.
  public var isbn10: String? {
    guard number / 10_000_000_000 == 978 else { return nil }
    let body = number / 10 % 1_000_000_000
    var sum: UInt64 = 0
    var rest = body
    for weight in 2...10 {
      sum += rest % 10 * UInt64(weight)
      rest /= 10
    }
    let check = (11 - sum % 11) % 11
    let text = String(body)
    return String(repeating: "0", count: 9 - text.count) + text + (check == 10 ? "X" : String(check))
  }

  /// The ISBN with that prefix and body, check digit computed; nothing if that is a placeholder.
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

  /// Whether people type these nine digits when there is no number: one digit nine times, or 1 to 9 in turn.
  ///
  /// Their check digits fit, so nothing else would stop all such books from being one.
  static func isPlaceholder(body: UInt64) -> Bool {
    body.isMultiple(of: 111_111_111) || body == 123_456_789
  }

  static func checkDigit(ofTwelve twelve: UInt64) -> UInt64 {
    var sum: UInt64 = 0
    var rest = twelve
    for position in 0..<12 {
      sum += rest % 10 * (position.isMultiple(of: 2) ? 3 : 1)
      rest /= 10
    }
    return (10 - sum % 10) % 10
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

/// The digits of a cell while it is read: at most 13, and whether the last one was an `X`.
private struct Digits {
  var value: UInt64 = 0
  var count = 0
  var endsInX = false

  mutating func collect(from text: some StringProtocol) throws(ISBN.Problem) {
    var scalars = Substring(text).unicodeScalars
    Self.dropLabel(from: &scalars)
    for scalar in scalars {
      switch scalar {
      case "0"..."9":
        guard !endsInX else { throw .unexpectedCharacter("X") }
        count += 1
        if count <= 13 { value = value * 10 + UInt64(scalar.value - 48) }
      case "X" where count > 0 && !endsInX, "x" where count > 0 && !endsInX:
        endsInX = true
        count += 1
      case " ", "\t", "\r", "\n", "\u{A0}", "-", "\u{2010}"..."\u{2015}", "=", "\"", "'", "[", "]", "(", ")":
        continue
      case "\u{AD}", "\u{200B}"..."\u{200F}", "\u{202A}"..."\u{202E}", "\u{2060}", "\u{FEFF}":
        continue  // Invisible: copied from a web page together with the number.
      case "E" where count > 0, "e" where count > 0, "+", ".", ",":
        throw Self.isScientific(text) ? .scientificNotation : .unexpectedCharacter(Character(scalar))
      default:
        throw .unexpectedCharacter(Character(scalar))
      }
    }
  }

  /// Skips white space, brackets and the words `ISBN`, `ISBN-13:` and the like in front of the number.
  private static func dropLabel(from scalars: inout Substring.UnicodeScalarView) {
    let opening: (Unicode.Scalar) -> Bool = { " \t\u{A0}=\"'[(".unicodeScalars.contains($0) }
    var rest = scalars.drop(while: opening)
    guard rest.count > 4, rest.prefix(4).elementsEqual("ISBN".unicodeScalars, by: { fold($0) == $1 }) else {
      return
    }
    rest = rest.dropFirst(4)
    // `ISBN 13 9900 …` may be a number that starts with 13; `ISBN-13 978 …` and `ISBN 13: 978 …` may not.
    let isJoined = rest.first != " "
    let form = rest.drop { $0 == "-" || $0 == " " }
    let ends: [Unicode.Scalar] = isJoined ? [":", " "] : [":"]
    for length in ["13", "10"] where form.prefix(2).elementsEqual(length.unicodeScalars) {
      if let end = form.dropFirst(2).first, ends.contains(end) { rest = form.dropFirst(3) }
    }
    scalars = rest.drop { $0 == ":" || $0 == " " }
  }

  private static func fold(_ scalar: Unicode.Scalar) -> Unicode.Scalar {
    ("a"..."z").contains(scalar) ? Unicode.Scalar(UInt8(scalar.value) - 32) : scalar
  }

  private static func isScientific(_ text: some StringProtocol) -> Bool {
    let scalars = text.unicodeScalars
    return scalars.contains { $0 == "E" || $0 == "e" }
      && scalars.allSatisfy { ("0"..."9").contains($0) || "Ee+.,-=\" ".unicodeScalars.contains($0) }
  }

  func resolve() throws(ISBN.Problem) -> ISBN {
    switch count {
    case 0: throw .empty
    case 13 where !endsInX: return try thirteen()
    case 6...10: return try ten()
    default: throw value == 0 ? .placeholder : .wrongLength(count)
    }
  }

  private func thirteen() throws(ISBN.Problem) -> ISBN {
    let prefix = value / 10_000_000_000
    guard value != 0 else { throw .placeholder }
    guard prefix == 978 || prefix == 979 else { throw .notABook(prefix: Self.threeDigits(prefix)) }
    let expected = ISBN.checkDigit(ofTwelve: value / 10)
    guard expected == value % 10 else {
      throw .wrongCheckDigit(expected: Self.digit(expected), found: Self.digit(value % 10))
    }
    guard !ISBN.isPlaceholder(body: value / 10 % 1_000_000_000) else { throw .placeholder }
    return ISBN(unchecked: value)
  }

  /// Ten digits, or fewer whose leading zeros were lost: zeros do not change the weighted sum of the rest.
  private func ten() throws(ISBN.Problem) -> ISBN {
    let body = endsInX ? value : value / 10
    let found = endsInX ? 10 : value % 10
    var sum: UInt64 = 0
    var rest = body
    for weight in 2...10 {
      sum += rest % 10 * UInt64(weight)
      rest /= 10
    }
    let expected = (11 - sum % 11) % 11
    guard body != 0 else { throw .placeholder }
    guard expected == found else {
      guard count == 10 else { throw .wrongLength(count) }
      throw .wrongCheckDigit(expected: Self.digit(expected), found: Self.digit(found))
    }
    guard !ISBN.isPlaceholder(body: body) else { throw .placeholder }
    let twelve = 978_000_000_000 + body
    return ISBN(unchecked: twelve * 10 + ISBN.checkDigit(ofTwelve: twelve))
  }

  private static func threeDigits(_ prefix: UInt64) -> String {
    let text = String(prefix)
    return String(repeating: "0", count: 3 - text.count) + text
  }

  private static func digit(_ value: UInt64) -> Character {
    value == 10 ? "X" : Character(String(value))
  }
}
