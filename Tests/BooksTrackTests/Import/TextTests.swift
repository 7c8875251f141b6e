import PropertyTesting
import Testing

@testable import BooksTrack

@Suite struct `Bytes to text` {
  static func decode(_ bytes: [UInt8]) -> String { bytes.withUnsafeBufferPointer { CellText.decode($0) } }

  @Test(
    arguments: [
      ([0x43, 0x61, 0x66, 0xC3, 0xA9], "Café"),
      ([0x43, 0x61, 0x66, 0xE9], "Café"),
      ([0x93, 0x41, 0x94, 0x20, 0x80, 0x20, 0x96], "“A” € –"),
      ([0xEF, 0xBF, 0xBD], "\u{FFFD}"),
      ([], ""),
      ([0x81, 0xFF], "\u{81}ÿ"),
      ([0xE6, 0x9D, 0x91, 0xE4, 0xB8, 0x8A], "村上"),
    ] as [([UInt8], String)])
  func `a field is UTF-8, or else Windows-1252`(_ bytes: [UInt8], _ text: String) {
    #expect(Self.decode(bytes) == text)
  }

  @Test(
    arguments: [
      // `é` in the encodings of two services in one field.
      ([0xC3, 0xA9, 0x20, 0xE9], "é é"),
      ([0x43, 0x61, 0x66, 0xC3, 0xA9, 0x20, 0x93, 0x41], "Café “A"),
      // A truncated character is decoded as Windows-1252.
      ([0xE6, 0x9D, 0x91, 0x20, 0xC3], "村 Ã"),
      // French spacing is not taken for Chinese.
      ([0xAB, 0xA0, 0xE9, 0xA0, 0xBB], "«\u{A0}é\u{A0}»"),
      // The more frequent encoding is used for the whole field.
      ([0xE9, 0x20, 0xE8, 0x20, 0xC9, 0xBB], "é è É»"),
    ] as [([UInt8], String)])
  func `a field in both encodings is decoded bytewise, never as Ã©`(_ bytes: [UInt8], _ text: String) {
    #expect(Self.decode(bytes) == text)
  }

  @Test(
    arguments: [
      ([0xEF, 0xBB, 0xBF, 0x61], [0x61]),
      ([0x61], [0x61]),
      ([0xEF, 0xBB, 0xBF], []),
      ([0xEF, 0xBB, 0xBF, 0xEF, 0xBB, 0xBF, 0x61], [0x61]),
      ([0xFF, 0xFE, 0x61, 0x00], [0x61]),
      ([0xFE, 0xFF, 0x00, 0x61], [0x61]),
      ([0x61, 0x00, 0x62, 0x00, 0x63, 0x00], [0x61, 0x62, 0x63]),
      ([0x00, 0x61, 0x00, 0x62], [0x61, 0x62]),
      ([0xFF, 0xFE, 0x3D, 0xD8, 0xDA, 0xDC], [0xF0, 0x9F, 0x93, 0x9A]),
      ([0xFF, 0xFE, 0x3D, 0xD8, 0x61, 0x00], [0xEF, 0xBF, 0xBD, 0x61]),
      ([0xFF, 0xFE, 0x61], [0xEF, 0xBF, 0xBD]),
      ([], []),
    ] as [([UInt8], [UInt8])], [1, 2, 3, 100])
  func `byte order marks are removed and UTF-16 becomes UTF-8, with any chunks`(
    _ pair: ([UInt8], [UInt8]), _ size: Int
  ) {
    #expect(Decoding.decode(pair.0, chunks: [size]) == pair.1)
  }
}

@Suite struct `Cells` {
  static func cell<Value>(_ text: String, _ body: (Cell) -> Value) -> Value {
    Array(text.utf8).withUnsafeBufferPointer { body(Cell($0)) }
  }

  @Test(arguments: [
    ("2023/05/07", "2023-05-07"), ("2023-5-7", "2023-05-07"), ("2019/05", "2019-05"), ("2019", "2019"),
    (" 2020/01/31 ", "2020-01-31"), ("2020/02/29", "2020-02-29"),
  ])
  func `a date is parsed to its precision`(_ text: String, _ date: String) {
    #expect(Self.cell(text) { $0.date }?.description == date)
  }

  @Test(arguments: [
    "", "2019/02/29", "2019/13/01", "19/05/07", "2019/05/", "2019//07", "2019/5/7/1", "20190507",
    "07.05.2019",
    "5/7/2019", "today", "0000/00/00", "2019/00/01", "2019/01/00", "-2019/01/01", "2019/05/077",
  ])
  func `an invalid date is nil, and never today`(_ text: String) {
    #expect(Self.cell(text) { $0.date } == nil)
  }

  @Test(arguments: [("0", 0), ("5", 20), ("3.75", 15), ("4.5", 18), ("4,5", 18), ("4.00", 16), ("0.25", 1)])
  func `stars are parsed in quarters`(_ text: String, _ quarters: Int) {
    #expect(Self.cell(text) { $0.starQuarters } == quarters)
  }

  @Test(arguments: ["6", "5.25", "3.3", "-1", "five", "4.", "45", "", "3.751"])
  func `stars that are not quarters from 0 to 5 are nil`(_ text: String) {
    #expect(Self.cell(text) { $0.starQuarters } == nil)
  }

  @Test(arguments: [("374", 374), ("-800", -800), ("+8", 8), ("374.0", 374), (" 12 ", 12), ("00", 0)])
  func `whole numbers are parsed`(_ text: String, _ number: Int) {
    #expect(Self.cell(text) { $0.number } == number)
  }

  @Test(arguments: ["", "-", "1.5", "1.", "12a", "9999999999999999", "1 000", "٣"])
  func `an invalid whole number is nil`(_ text: String) {
    #expect(Self.cell(text) { $0.number } == nil)
  }

  @Test(arguments: [
    ("Stephen        King", "Stephen King"), ("\u{A0}村上\u{3000}春樹 ", "村上 春樹"), ("a\tb\nc", "a b c"),
    ("Émile  Zola", "Émile Zola"),
  ])
  func `runs of white space become one space`(_ text: String, _ collapsed: String) {
    #expect(Self.cell(text) { $0.collapsedText } == collapsed)
  }

  @Test(arguments: [
    ("One<br/>two", "One\ntwo"), ("a<br />b<BR>c<br/ >d", "a\nb\nc\nd"),
    ("a < b <b>c</b> <bra> <br", "a < b c <bra> <br"),
    ("<br/>é", "\né"), ("plain", "plain"), ("I <3 this &amp; that", "I <3 this & that"),
    ("<a href=\"x\">link</a> &lt;b&gt;", "link <b>"),
  ])
  func `line breaks of a review become line ends, and other text is unchanged`(
    _ text: String, _ plain: String
  ) {
    #expect(LineBreaks.plain(text) == plain)
  }

  @Test func `white space is collapsed alike in bytes and in text`() throws {
    let texts = Gen<String>.element(of: [
      " ", "  ", "\t", "\r\n", "\u{B}", "\u{C}", "\u{1C}", "\u{7F}", "a", "Bc", "é", "\u{A0}", "\u{2003}",
    ]).array(count: 0...8).map { $0.joined() }
    try check("white space", texts, count: 2_000) { text in
      let collapsed = Array(text.utf8).withUnsafeBufferPointer { Cell($0).collapsedText }
      let plain = text.split(whereSeparator: \.isWhitespace).joined(separator: " ")
      try claimEqual(collapsed.map { Array($0.utf8) } ?? [], Array(plain.utf8))
    }
  }
}
