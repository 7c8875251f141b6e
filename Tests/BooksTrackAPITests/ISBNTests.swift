// Valid and invalid ISBNs (DUP-2), from real books or calculated by hand.

import BooksTrackAPI
import Foundation
import Testing

@Suite("ISBN")
struct ISBNTests {
  @Test(
    "10 and 13 digits of one book are one number (DUP-2)",
    arguments: [
      ("0596101996", "9780596101992"), ("0261103571", "9780261103573"), ("0439023483", "9780439023481"),
      ("080442957X", "9780804429573"), ("0306406152", "9780306406157"),
    ])
  func equivalence(ten: String, thirteen: String) throws {
    #expect(try ISBN(ten) == ISBN(thirteen))
    #expect(try ISBN(ten).isbn13 == thirteen)
    #expect(try ISBN(thirteen).isbn10 == ten)
  }

  @Test(
    "Wrappers, labels, hyphens and invisible characters are ignored",
    arguments: [
      "9780596101992", "978-0-596-10199-2", "978 0 596 10199 2",
      "978\u{2010}0\u{2011}596\u{2013}10199\u{2014}2",
      "=\"0596101996\"", "\"=\"\"0596101996\"\"\"", "=\"9780596101992\"", "[0596101996]", "[9780596101992]",
      "'0596101996'", " 0596101996 ", "\t0596101996\r\n", "\u{A0}0596101996", "(0596101996)",
      "ISBN 0596101996", "ISBN: 0596101996", "isbn:0596101996", "ISBN-10: 0596101996",
      "ISBN-13: 9780596101992",
      "ISBN 13: 978-0-596-10199-2", "ISBN13 9780596101992", "ISBN-13 9780596101992", "ISBN0596101996",
      "\u{202A}9780596101992\u{202C}", "\u{FEFF}0596101996", "\u{200E}0596101996", "05961\u{AD}01996",
      "596101996",
    ])
  func spellings(text: String) throws {
    #expect(try ISBN(text).isbn13 == "9780596101992")
  }

  @Test("A label does not include the first digits of an ISBN that resemble it")
  func labelBeforeSuchNumber() throws {
    #expect(try ISBN("ISBN 1399000012").isbn13 == "9781399000017")
    #expect(try ISBN("ISBN 13 9900 001 2").isbn13 == "9781399000017")
  }

  @Test("The check digit X may be lowercase", arguments: ["080442957X", "080442957x", "0-8044-2957-x"])
  func smallCheckDigit(text: String) throws {
    #expect(try ISBN(text).isbn10 == "080442957X")
  }

  @Test(
    "Lost leading zeros are restored if the check digit is then valid",
    arguments: [
      ("6729843", "0006729843"), ("596101996", "0596101996"), ("80442957X", "080442957X"),
      ("439023483", "0439023483"),
    ])
  func lostZeros(text: String, ten: String) throws {
    #expect(try ISBN(text).isbn10 == ten)
  }

  @Test(
    "Any other text is refused with its reason",
    arguments: [
      ("", .empty), ("   ", .empty), ("=\"\"", .empty), ("[]", .empty), ("ISBN", .unexpectedCharacter("I")),
      ("B00DQBOFTW", .unexpectedCharacter("B")), ("813,01", .unexpectedCharacter(",")),
      ("hello", .unexpectedCharacter("h")), ("X", .unexpectedCharacter("X")),
      ("05961X1996", .unexpectedCharacter("X")), ("0596101996 (pbk.)", .unexpectedCharacter("p")),
      ("0076092025986", .notABook(prefix: "007")), ("2940017227770", .notABook(prefix: "294")),
      ("9.78059E+12", .scientificNotation), ("9,78059E+12", .scientificNotation),
      ("9.780596101992e12", .scientificNotation), ("=\"9.78E+12\"", .scientificNotation),
      ("12345", .wrongLength(5)), ("05961019961", .wrongLength(11)), ("978059610199", .wrongLength(12)),
      ("97805961019922", .wrongLength(14)), ("6729844", .wrongLength(7)),
      ("99999999999999999999999999", .wrongLength(26)), ("978059610199X", .wrongLength(13)),
    ] as [(String, ISBN.Problem)])
  func refusals(text: String, problem: ISBN.Problem) {
    #expect(throws: problem) { try ISBN(text) }
  }

  @Test(
    "A wrong check digit is reported with the right one, also for the documents' sample (CON-15)",
    arguments: [
      ("0439023480", "3", "0"), ("0596101997", "6", "7"), ("0804429570", "X", "0"), ("059610199X", "6", "X"),
      ("9780596101993", "2", "3"), ("978-0-12345-678-9", "6", "9"),
    ] as [(String, Character, Character)])
  func wrongCheckDigits(text: String, expected: Character, found: Character) {
    #expect(throws: ISBN.Problem.wrongCheckDigit(expected: expected, found: found)) { try ISBN(text) }
  }

  @Test(
    "Placeholder numbers are refused, although their check digits are valid",
    arguments: [
      "0000000000", "0", "000000", "0000000000000", "9780000000002", "1111111111", "9999999999",
      "9781111111113", "123456789X", "9781234567897",
    ])
  func placeholders(text: String) {
    #expect(throws: ISBN.Problem.placeholder) { try ISBN(text) }
  }

  @Test(
    "An ISBN of prefix and body survives a round trip through its text",
    arguments: [978, 979] as [UInt64], [1, 10, 13_990_000, 59_610_199, 80_442_957, 999_999_998] as [UInt64])
  func roundTrip(prefix: UInt64, body: UInt64) throws {
    let isbn = try #require(ISBN(prefix: prefix, body: body))
    #expect(try ISBN(isbn.isbn13) == isbn)
    #expect((isbn.isbn10 == nil) == (prefix == 979))
    if let ten = isbn.isbn10 {
      #expect(ten.count == 10)
      #expect(try ISBN(ten) == isbn)
    }
    let decoded = try JSONDecoder().decode([ISBN].self, from: JSONEncoder().encode([isbn]))
    #expect(decoded == [isbn])
  }

  @Test(
    "Other prefixes, longer bodies and placeholders give no ISBN",
    arguments: [(977, 1), (978, 1_000_000_000), (978, 0), (978, 222_222_222)] as [(UInt64, UInt64)])
  func impossibleParts(prefix: UInt64, body: UInt64) {
    #expect(ISBN(prefix: prefix, body: body) == nil)
  }

  @Test("Invalid text is not decoded")
  func corruptValue() {
    #expect(throws: DecodingError.self) {
      try JSONDecoder().decode([ISBN].self, from: Data(#"["0439023480"]"#.utf8))
    }
  }
}
