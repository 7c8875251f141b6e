// The full parser of ISBNs, for numbers with labels, separators and wrappers.

/// The digits parsed so far: at most 13 are kept. An `X` counts as a digit.
struct ISBNDigits {
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
        continue  // Invisible characters, copied from a web page with the number.
      case "E" where count > 0, "e" where count > 0, "+", ".", ",":
        throw Self.isScientific(text) ? .scientificNotation : .unexpectedCharacter(Character(scalar))
      default:
        throw .unexpectedCharacter(Character(scalar))
      }
    }
  }

  /// Skips white space, brackets and labels such as `ISBN` or `ISBN-13:` before the number.
  private static func dropLabel(from scalars: inout Substring.UnicodeScalarView) {
    let opening: (Unicode.Scalar) -> Bool = { " \t\u{A0}=\"'[(".unicodeScalars.contains($0) }
    var rest = scalars.drop(while: opening)
    guard rest.count > 4, rest.prefix(4).elementsEqual("ISBN".unicodeScalars, by: { fold($0) == $1 }) else {
      return
    }
    rest = rest.dropFirst(4)
    // `ISBN 13 9900 …` may be a number that starts with 13; `ISBN-13 978 …` and `ISBN 13: 978 …` cannot be.
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

  /// Resolves ten digits, or fewer if leading zeros were lost; zeros do not change the weighted sum.
  private func ten() throws(ISBN.Problem) -> ISBN {
    let body = endsInX ? value : value / 10
    let found = endsInX ? 10 : value % 10
    let expected = ISBN.checkDigit(ofNine: body)
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
