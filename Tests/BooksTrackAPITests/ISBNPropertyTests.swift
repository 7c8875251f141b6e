// Properties of all ISBNs (DUP-2).

import BooksTrackAPI
import PropertyTesting
import Testing

@Suite struct ISBNPropertyTests {
  /// Bodies of valid ISBNs; nil for placeholders.
  private static let numbers = combine(Gen<Bool>.bool(), Gen<Int>.integer(in: 0...999_999_999)).map {
    isNew, body in
    ISBN(prefix: isNew ? 979 : 978, body: UInt64(body))
  }

  @Test func bothFormsOfANumberAreOneNumber() throws {
    try check("both forms of a number are one number", Self.numbers) { number in
      guard let number else { return }
      try claimEqual(try ISBN(number.isbn13), number, "the 13-digit form")
      try claim(number.isbn13.utf8.count == 13, "13 digits")
      guard let short = number.isbn10 else {
        try claim(number.number / 10_000_000_000 == 979, "only 979 has no short form")
        return
      }
      try claim(short.utf8.count == 10, "10 digits")
      try claimEqual(try ISBN(short), number, "the 10-digit form")
      try claimEqual(try ISBN(short.lowercased()), number, "a small x")
      try claimEqual(try ISBN("=\"\(short)\""), number, "in the wrapper of a spreadsheet")
    }
  }

  @Test func hyphensAndSpacesDoNotMatterWhereverTheyStand() throws {
    let cases = combine(Self.numbers, Gen<Int>.integer(in: 0...13), Gen<Bool>.bool())
    try check("hyphens and spaces do not matter", cases) { number, place, isHyphen in
      guard let number else { return }
      var text = number.isbn13
      text.insert(isHyphen ? "-" : " ", at: text.index(text.startIndex, offsetBy: place))
      try claimEqual(try ISBN(text), number, "with a separator at \(place)")
    }
  }

  @Test func oneWrongDigitIsAlwaysNoticed() throws {
    let cases = combine(
      Self.numbers, Gen<Int>.integer(in: 0...9), Gen<Int>.integer(in: 1...9), Gen<Bool>.bool())
    try check("one wrong digit is noticed", cases) { number, place, shift, isShort in
      guard let number, let text = isShort ? number.isbn10 : String(number.isbn13) else { return }
      var digits = Array(text)
      // Of 13 digits only those after the prefix, since another prefix may be another article number.
      let index = isShort ? place : place + 3
      guard let digit = digits[index].wholeNumberValue else { return }
      digits[index] = Character(String((digit + shift) % 10))
      try claim((try? ISBN(String(digits))) == nil, "\(String(digits)) was taken for a number")
    }
  }

  @Test func theShortWayForPlainBytesAgreesWithTheLongOne() throws {
    let marks = Array("0123456789X:x /".utf8)
    let cases = combine(
      Self.numbers, Gen<Int>.integer(in: 0...12), Gen<Int>.integer(in: 0...marks.count - 1), Gen<Bool>.bool())
    try check("plain bytes are read as text is", cases) { number, place, mark, isShort in
      guard let number, let text = isShort ? number.isbn10 : number.isbn13 else { return }
      var bytes = Array(text.utf8)
      bytes[min(place, bytes.count - 1)] = marks[mark]
      // A leading space forces the general path.
      let long = " " + String(decoding: bytes, as: UTF8.self)
      guard let plain = bytes.withUnsafeBufferPointer({ ISBN(plain: $0) }) else {
        // A lowercase x, a space and the like take the general path.
        let isPlain = bytes.enumerated().allSatisfy { index, byte in
          (48...57).contains(byte) || (byte == UInt8(ascii: "X") && index == bytes.count - 1)
        }
        try claim(!isPlain || (try? ISBN(long)) == nil, "a number was missed")
        return
      }
      try claimEqual(try ISBN(long), plain, "the long way")
    }
  }

  @Test func anyTextIsAnISBNOrHasAReasonWhyNot() throws {
    try check("any text is read or refused", Gen<String>.unicode(count: 0...30), count: 500) { text in
      if let number = try? ISBN(text) { try claimEqual(try ISBN(number.isbn13), number, "what was read") }
    }
  }
}
