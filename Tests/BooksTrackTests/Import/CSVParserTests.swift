import Testing

@testable import BooksTrack

@Suite struct `CSV parser` {
  struct Sample: Sendable, CustomStringConvertible {
    let bytes: String
    let rows: [[String]]
    /// The field of the second row whose quote is text.
    let misquoted: Int?

    init(_ bytes: String, _ rows: [[String]], misquoted: Int? = nil) {
      self.bytes = bytes
      self.rows = rows
      self.misquoted = misquoted
    }

    var description: String { bytes.debugDescription }
  }

  @Test(arguments: [
    Sample("", []),
    Sample("a", [["a"]]),
    Sample("a,b\nc,d\n", [["a", "b"], ["c", "d"]]),
    Sample("a,b\r\nc,d\r\n", [["a", "b"], ["c", "d"]]),
    Sample("a,b\rc,d\r", [["a", "b"], ["c", "d"]]),
    Sample("a,b\nc,d", [["a", "b"], ["c", "d"]]),
    Sample("a,\n,b", [["a", ""], ["", "b"]]),
    Sample(",", [["", ""]]),
    Sample("\n\r\n\ra\n\n", [["a"]]),
    Sample("\"\"\n\"\",\n", [[""], ["", ""]]),
    Sample("\"a,b\",\"c\nd\",\"e\r\nf\"\n", [["a,b", "c\nd", "e\r\nf"]]),
    Sample("\"say \"\"no\"\"\",\"\"\"\",\"\"\"\"\"\"", [["say \"no\"", "\"", "\"\""]]),
    Sample(",=\"0765312182\",\"x\"", [["", "=\"0765312182\"", "x"]]),
    Sample("\"=\"\"0439023483\"\"\",y", [["=\"0439023483\"", "y"]]),
    Sample("5\" disk,3\" disk\nnext", [["5\" disk", "3\" disk"], ["next"]]),
    Sample("\"a\"b\"c\",d", [["ab\"c\"", "d"]]),
    Sample("a \"b, c\" d", [["a \"b", " c\" d"]]),
    Sample("\"a\" ,b", [["a ", "b"]]),
    Sample("\"a\"\r\n\"b\"", [["a"], ["b"]]),
  ])
  func `follows the grammar (IMP-7)`(_ sample: Sample) {
    let reading = CSVReading(Array(sample.bytes.utf8), chunks: [1 << 20])
    #expect(reading.texts == sample.rows)
    #expect(reading.error == nil)
    var parser = CSVParser()
    parser.append(Array(sample.bytes.utf8))
    parser.finish()
    #expect(parser.passRows() == sample.rows.joined().reduce(0) { $0 + $1.utf8.count })
  }

  @Test(arguments: ExportSample.importable + ExportSample.refused, CSVDialect.known.map(\.delimiter))
  func `chunks of any size give the rows of the reference parser (IMP-7)`(
    _ sample: ExportSample, _ delimiter: UInt8
  ) throws {
    let bytes = try sample.bytes.filter { $0 != 0 }
    let dialect = try #require(CSVDialect(delimiter: Character(Unicode.Scalar(delimiter))))
    let plain = PlainCSV(bytes, delimiter: delimiter)
    for size in [1, 2, 3, 5, 8, 13, 31, 32, 63, 64, 65, 127, 128, 1_000, 1 << 20] {
      let reading = CSVReading(bytes, chunks: [size], dialect: dialect)
      #expect(reading.plainRows == plain.rows, "chunks of \(size)")
      #expect((reading.error != nil) == plain.endsInsideQuotes, "chunks of \(size)")
    }
  }

  @Test func `every chunk size gives the same rows (IMP-7)`() throws {
    let bytes = try ExportSample("hostile/stray-quotes.csv").bytes
    let plain = PlainCSV(bytes, delimiter: UInt8(ascii: ","))
    for size in 1...bytes.count {
      #expect(
        CSVReading(bytes, chunks: [size]).rows.map(\.fields) == plain.rows.map(\.fields), "chunks of \(size)")
    }
  }

  @Test func `counts rows and the lines in which they begin`() {
    let reading = CSVReading(Array("a\n\n\"b\nb\r\nb\rb\"\r\nc\rd".utf8), chunks: [3])
    #expect(reading.rows.map(\.record) == [1, 2, 3, 4])
    #expect(reading.rows.map(\.line) == [1, 3, 7, 8])
  }

  @Test(arguments: [1, 2, 7, 64, 1_000])
  func `reports the start of a quote that is never closed (IMP-5)`(_ size: Int) {
    let reading = CSVReading(Array("a,b\n\"x\ny\",1\n2,3,\"never\nclosed,,\n".utf8), chunks: [size])
    #expect(reading.error == .unclosedQuote(CSVPlace(record: 3, line: 4, column: 3)))
    #expect(reading.texts == [["a", "b"], ["x\ny", "1"]])
  }

  @Test(
    arguments: [
      // The next quoted field would close the quote.
      Sample("a,b\n1,\"x\n2,\"y\"\n3,z\n", [["a", "b"], ["1", "\"x"], ["2", "y"], ["3", "z"]]),
      // Nothing closes it.
      Sample("a,b\n1,\"x\n2,y\n3,z\n", [["a", "b"], ["1", "\"x"], ["2", "y"], ["3", "z"]]),
      // Without the quote the row has a field too many, but the next line is a row.
      Sample("a,b\n1,\"x, y\n2,z\n", [["a", "b"], ["1", "\"x", " y"], ["2", "z"]]),
      // It is the last line.
      Sample("a,b\n1,\"x", [["a", "b"], ["1", "\"x"]]),
      // The row after it spans lines itself.
      Sample("a,b\n1,\"x\n\"y\nz\",2\n", [["a", "b"], ["1", "\"x"], ["y\nz", "2"]]),
      // A field over two lines with stray quotes fits, and is kept.
      Sample(
        "a,b\n1,\"x\nthe \"best\" of\"\n2,y\n", [["a", "b"], ["1", "x\nthe \"best\" of"], ["2", "y"]]),
    ], [1, 3, 64, 1_000])
  func `an unclosed quote costs no other row (IMP-5)`(_ sample: Sample, _ size: Int) {
    let reading = CSVReading(Array(sample.bytes.utf8), chunks: [size])
    #expect(reading.error == nil)
    #expect(reading.texts == sample.rows)
    #expect(reading.rows.map(\.record) == Array(1...sample.rows.count))
    #expect(reading.rows.contains { $0.flaw == .unclosedQuote(field: 1) } == !sample.bytes.contains("best"))
  }

  private static let tabs = [
    // Quotes within a cell are text, and so are quotes at its start that close before its end.
    Sample("a\tb\tc\nThe \"Best\" of\t1\tx\n", [["a", "b", "c"], ["The \"Best\" of", "1", "x"]]),
    Sample("a\tb\tc\n12\" Tall\t6\" Wide\tx\n", [["a", "b", "c"], ["12\" Tall", "6\" Wide", "x"]]),
    // A quoted cell may contain the delimiter, and text may follow it.
    Sample("a\tb\tc\n\"Best\tof\"\t1\tx\n", [["a", "b", "c"], ["Best\tof", "1", "x"]]),
    Sample("a\tb\tc\n\"Best\tof\" all\t1\tx\n", [["a", "b", "c"], ["Best\tof all", "1", "x"]]),
    // A stray quote meets another one in the next cell, which is text as well.
    Sample(
      "a\tb\tc\n\"Tall Tales\tAnn \"Nan\" Lee\tx\nd\te\tf\n",
      [["a", "b", "c"], ["\"Tall Tales", "Ann \"Nan\" Lee", "x"], ["d", "e", "f"]], misquoted: 0),
    Sample(
      "a\tb\tc\n1\t\"Tall Tales\t6\" by 9\nd\te\tf",
      [["a", "b", "c"], ["1", "\"Tall Tales", "6\" by 9"], ["d", "e", "f"]], misquoted: 1),
  ]

  @Test(arguments: tabs, [1, 3, 64, 1_000])
  func `IMP-5: quotes that are text swallow no following cell`(_ sample: Sample, _ size: Int) {
    for (tab, dialect) in [("\t", CSVDialect.tab), (",", .comma), (";", .semicolon)] {
      func changed(_ text: String) -> String { text.replacing("\t", with: tab) }
      let reading = CSVReading(Array(changed(sample.bytes).utf8), chunks: [size], dialect: dialect)
      #expect(reading.error == nil)
      #expect(reading.texts == sample.rows.map { $0.map(changed) })
      let flaws = sample.rows.indices.map { $0 == 1 ? sample.misquoted : nil }
      #expect(reading.rows.map(\.flaw) == flaws.map { $0.map { .unclosedQuote(field: $0) } })
    }
  }

  /// The parser discards what it found after such a row; parsing it again must not cost more than the row.
  /// The time limit only ends an endless test, even on a busy machine.
  @Test(.timeLimit(.minutes(20)))
  func `unclosed quotes in every row cost linear time`() {
    let bytes =
      Array("a,b\n".utf8) + Array(repeatElement("a,\"x\n", count: 5_000).joined().utf8)
      + Array("1,2\n".utf8)
    let reading = CSVReading(bytes, chunks: [1 << 20])
    #expect(reading.rows.count == 5_002)
    #expect(reading.error == nil)
  }

  @Test(arguments: [1, 5, 64, 1_000])
  func `a NUL in the first row means that the file is not text (IMP-5)`(_ size: Int) {
    let reading = CSVReading(Array("a,\0b\nc,d\n".utf8), chunks: [size])
    #expect(reading.error == .notText(offset: 2))
    #expect(reading.texts == [])
  }

  @Test(arguments: [1, 5, 64, 1_000])
  func `a NUL in a later row rejects that row (IMP-5)`(_ size: Int) {
    let reading = CSVReading(Array("a,b\nc,d\ne,\0f\n\0\ng,h\n".utf8), chunks: [size])
    #expect(reading.error == nil)
    #expect(reading.texts == [["a", "b"], ["c", "d"], ["e", "\0f"], ["\0"], ["g", "h"]])
    #expect(reading.rows.map(\.flaw) == [nil, nil, .nul, .nul, nil])
  }

  struct Excess: Sendable, CustomStringConvertible {
    let row: String
    let error: CSVError

    var description: String { String(row.prefix(30)) }
  }

  @Test(
    arguments: [
      Excess(
        row: "1,123456789012345678,3\n",
        error: .fieldTooLong(CSVPlace(record: 2, line: 2, column: 2), limit: 8, isQuoted: false)),
      Excess(
        row: "1,\"never closed and much too long,3\n4,5,6\n7,8,9\n",
        error: .fieldTooLong(CSVPlace(record: 2, line: 2, column: 2), limit: 8, isQuoted: true)),
      Excess(
        row: "12345678,12345678,123456\n",
        error: .rowTooLong(CSVPlace(record: 2, line: 2, column: 3), limit: 20)),
      Excess(row: "1,2,3,4,5,6\n", error: .tooManyFields(CSVPlace(record: 2, line: 2, column: 6), limit: 5)),
      Excess(row: "1,2,3,4,5,6", error: .tooManyFields(CSVPlace(record: 2, line: 2, column: 6), limit: 5)),
    ], [1, 3, 16, 1_000])
  func `files beyond the limits are refused, with any chunks (IMP-5)`(_ excess: Excess, _ size: Int) {
    let limits = CSVLimits(fieldBytes: 8, rowBytes: 20, fieldCount: 5)
    let reading = CSVReading(Array("a,b\n\(excess.row)".utf8), chunks: [size], limits: limits)
    #expect(reading.error == excess.error)
    #expect(reading.texts == [["a", "b"]])
  }

  @Test(
    arguments: ["1,123456789,3\n4,5,6\n", "1,\"1234\n678\",3\n4,5,6", "1,2,\"12\"\"456789\"\r\n4,5,6\r\n"],
    [1, 3, 16, 1_000])
  func `a field beyond the limit affects only its row, with any chunks (IMP-5)`(_ rows: String, _ size: Int) {
    let limits = CSVLimits(fieldBytes: 8, rowBytes: 20, fieldCount: 5)
    let reading = CSVReading(Array("a,b,c\n\(rows)".utf8), chunks: [size], limits: limits)
    #expect(reading.error == nil)
    let field = rows.hasPrefix("1,2") ? 2 : 1
    #expect(reading.rows.map(\.flaw) == [nil, .tooLong(field: field, limit: 8), nil])
    #expect(reading.texts.last == ["4", "5", "6"])
  }

  @Test func `a header with a field beyond the limit ends the file`() {
    let limits = CSVLimits(fieldBytes: 8, rowBytes: 20, fieldCount: 5)
    let reading = CSVReading(Array("a,123456789\n1,2\n".utf8), chunks: [4], limits: limits)
    let place = CSVPlace(record: 1, line: 1, column: 2)
    #expect(reading.error == .fieldTooLong(place, limit: 8, isQuoted: false))
  }

  @Test func `a field of exactly the limit is read`() {
    let limits = CSVLimits(fieldBytes: 8, rowBytes: 17, fieldCount: 2)
    let reading = CSVReading(Array("12345678,\"234567\"\n1,2\n".utf8), chunks: [4], limits: limits)
    #expect(reading.error == nil)
    #expect(reading.texts == [["12345678", "234567"], ["1", "2"]])
  }

  @Test func `a copy continues independently`() throws {
    var parser = CSVParser()
    parser.append(Array("a\nb\n".utf8))
    var copy = parser
    #expect(try parser.next { $0.text(0) } == "a")
    parser.append(Array("c\n".utf8))
    #expect(try copy.next { $0.text(0) } == "a")
    #expect(try copy.next { $0.text(0) } == "b")
    #expect(try copy.next { $0.text(0) } == nil)
  }

  @Test(arguments: ["\"", "\n", "\r", "é", "\0"] as [Character])
  func `a quote, a line end or part of a character is no valid delimiter`(_ delimiter: Character) {
    #expect(CSVDialect(delimiter: delimiter) == nil)
  }
}
