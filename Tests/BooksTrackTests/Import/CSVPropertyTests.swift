import PropertyTesting
import Testing

@testable import BooksTrack

@Suite struct `CSV properties` {
  /// Texts of the bytes that are significant to the parser.
  static let structure = Gen<String>.text(over: "a\",\n\r;=\t", count: 0...200).map { Array($0.utf8) }
  /// Rows of three fields, some quoted over several lines, with one additional quote.
  static let tables: Gen<[UInt8]> = {
    let cell = Gen<String>.element(of: [
      "a", "", "b c", "\"q\"", "\"x, y\"", "\"one\ntwo\"", "\"say \"\"no\"\"\"", "5\" disk", "\"l\n\"m",
    ])
    let row = cell.array(count: 3).map { $0.joined(separator: ",") + "\n" }
    return combine(row.array(count: 1...6), Gen<Int>.integer(in: 0...80), Gen<Int>.integer(in: 0...2)).map {
      rows, place, quotes in
      var bytes = Array(rows.joined().utf8)
      for quote in 0..<quotes { bytes.insert(UInt8(ascii: "\""), at: min(place + quote * 7, bytes.count)) }
      return bytes
    }
  }()
  static let chunks = Gen<[Int]>.array(of: .integer(in: 1...90), count: 1...6)
  static let rows = Gen<[[String]]>.array(
    of: .array(of: .text(of: .awkward(), count: 0...12).map { $0.replacing("\0", with: "") }, count: 1...6),
    count: 0...12)

  @Test func `any bytes in any chunks give the rows of a simple parser (IMP-7)`() throws {
    try check("reader agrees with plain reading", combine(Self.structure, Self.chunks), count: 1_500) {
      bytes, chunks in
      let plain = PlainCSV(bytes, delimiter: UInt8(ascii: ","))
      let reading = CSVReading(bytes, chunks: chunks)
      return reading.plainRows == plain.rows && (reading.error != nil) == plain.endsInsideQuotes
    }
  }

  @Test func `an additional or missing quote gives the rows of the simple rule (IMP-5)`() throws {
    try check("misquotes", combine(Self.tables, Self.chunks), count: 1_500) { bytes, chunks in
      let plain = PlainCSV(bytes, delimiter: UInt8(ascii: ","))
      let reading = CSVReading(bytes, chunks: chunks)
      return reading.plainRows == plain.rows && (reading.error != nil) == plain.endsInsideQuotes
    }
  }

  @Test(arguments: CSVDialect.known.map(\.delimiter))
  func `written rows survive a round trip, in any chunks (IMP-9)`(_ delimiter: UInt8) throws {
    let dialect = try #require(CSVDialect(delimiter: Character(Unicode.Scalar(delimiter))))
    try check("write then read \(delimiter)", combine(Self.rows, Self.chunks), count: 250) { rows, chunks in
      var writer = CSVWriter(dialect: dialect)
      for row in rows { writer.append(row) }
      return CSVReading(writer.bytes, chunks: chunks, dialect: dialect).texts == rows
    }
  }

  @Test func `the error for a file does not depend on its chunks (IMP-5)`() throws {
    let limits = CSVLimits(fieldBytes: 9, rowBytes: 24, fieldCount: 4)
    try check("errors and chunks", combine(Self.structure, Self.chunks), count: 800) { bytes, chunks in
      CSVReading(bytes, chunks: chunks, limits: limits)
        == CSVReading(bytes, chunks: [1 << 20], limits: limits)
    }
  }

  @Test func `UTF-16 is decoded to the same text, with any chunks`() throws {
    let texts = Gen<String>.text(of: .awkward(), count: 0...40)
    try check("UTF-16", combine(texts, Self.chunks, .bool()), count: 250) { text, chunks, isLittleEndian in
      var bytes: [UInt8] = isLittleEndian ? [0xFF, 0xFE] : [0xFE, 0xFF]
      for unit in text.utf16 {
        let pair = [UInt8(unit >> 8), UInt8(unit & 0xFF)]
        bytes += isLittleEndian ? pair.reversed() : pair
      }
      return Decoding.decode(bytes, chunks: chunks) == Array(text.utf8)
    }
  }
}

enum Decoding {
  static func decode(_ bytes: [UInt8], chunks: [Int]) -> [UInt8] {
    var decoder = ByteDecoder()
    var output: [UInt8] = []
    var position = 0
    var turn = 0
    while position < bytes.count {
      let end = min(position + max(1, chunks[turn % chunks.count]), bytes.count)
      output += decoder.decode(Array(bytes[position..<end]))
      position = end
      turn += 1
    }
    return output + decoder.finish()
  }
}
