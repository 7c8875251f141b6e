// The tape, compared with RFC 8259 and with Foundation's decoder.

import Foundation
import PropertyTesting
import Testing

@testable import BooksTrackAPI
@testable import ContractSchemas

@Suite struct JSONTapeTests {
  @Test(arguments: JSONCase.all) func `a document is accepted or refused according to RFC 8259`(
    _ odd: JSONCase
  ) {
    #expect(
      odd.verdict == .mayChoose || odd.isRead == (odd.verdict == .mustAccept), "the table contradicts itself")
    #expect((JSON(tapeOf: Data(odd.bytes)) != nil) == odd.isRead)
  }

  @Test(arguments: JSONCase.all) func `Foundation gives the same value`(_ odd: JSONCase) {
    let read = JSON(tapeOf: Data(odd.bytes))
    #expect(read == (try? JSON(Data(odd.bytes))) || Self.isZeroWithExponent(read))
  }

  /// Foundation refuses a zero with an exponent as an underflow.
  private static func isZeroWithExponent(_ read: JSON?) -> Bool { read == .list([.number(0)]) }

  @Test func `encodings other than UTF-8 are refused`() throws {
    for encoding in [String.Encoding.utf16, .utf16LittleEndian, .utf16BigEndian, .utf32] {
      let document = try #require("[\"a\"]".data(using: encoding))
      #expect(JSON(tapeOf: document) == nil)
    }
  }

  @Test func `damage in a string that is not read has no effect`() {
    let document = Data(#"{"a":"\ud800","b":[01,"\x"],"c":"sound"}"#.utf8)
    let texts = JSONTape.read(document) { root in
      ["a", "c", "d"].map { (key: StaticString) in root.object?[key]?.text }
    }
    #expect(texts == [nil, "sound", nil])
    #expect(JSONTape.read(document) { $0.object?["b"]?.elements?.map(\.wholeNumber) } == [nil, nil])
  }

  @Test func `a damaged name invalidates only its object`() {
    let document = Data(#"[{"\ud800":1,"a":2},{"a":3}]"#.utf8)
    #expect(JSONTape.read(document) { $0.elements?.map { $0.object?["a"]?.wholeNumber } } == [nil, 3])
  }

  @Test(arguments: [
    #"{"a":1}"#, #"{"b":2,"a":1}"#, #"{"\u0061":1}"#, #"{"a":1,"a":2}"#, #"{"\u0061":1,"a":2}"#,
    #"{"aa":2,"A":3,"":4,"b":{"a":5},"c":[{"a":6}],"a":1}"#, #"{"\u0061\u0061":2,"\n":3,"\u0061":1}"#,
    #"{"a\u0000":2,"á":3,"a":1,}"#,
  ]) func `a member is found by its name in any spelling; of several the first is used`(text: String) throws {
    let document = Data(text.utf8)
    struct Reference: Decodable { let a: Int }
    #expect(JSONTape.read(document) { $0.object?["a"]?.wholeNumber } == 1)
    #expect(try JSONDecoder().decode(Reference.self, from: document).a == 1)
  }

  /// A name with each character plain or escaped.
  private static let waysToWriteAnID = combine(
    Gen<String>.element(of: ["i", "\\u0069"]), Gen<String>.element(of: ["/", "\\/", "\\u002f", "\\u002F"]),
    Gen<String>.element(of: ["d", "\\u0064"])
  ).map { $0 + $1 + $2 }

  @Test func `a name is found whichever of its characters are escaped`() throws {
    try check("escaped names", Self.waysToWriteAnID) { name in
      let document = Data("{\"i/\":1,\"\\u0069\\/\":2,\"i/dd\":3,\"\(name)\":4}".utf8)
      return JSONTape.read(document) { $0.object?["i/d"]?.wholeNumber } == 4
    }
  }

  @Test(arguments: [
    ("0", 0), ("-0", 0), ("7", 7), ("-7", -7), ("9223372036854775807", .max), ("-9223372036854775808", .min),
    ("9007199254740993", 9_007_199_254_740_993), ("34.0", 34), ("1e2", 100), ("1.5e1", 15), ("-2.50e1", -25),
    ("1E+2", 100), ("100e-2", 1), ("0e5", 0), ("9007199254740991.0", 9_007_199_254_740_991),
  ]) func `a whole number is parsed in any notation`(text: String, number: Int) {
    #expect(JSONTape.read(Data(text.utf8)) { $0.wholeNumber } == number)
    #expect(try! JSONDecoder().decode(Int.self, from: Data(text.utf8)) == number)
  }

  @Test(arguments: [
    "1.5", "1e-1", "9223372036854775808", "-9223372036854775809", "1e300", "1e400", "01", "1.", "-", "\"1\"",
    "true",
    "null", "[]", "9007199254740992.0", "9007199254740993.0", "1e16", "1e19",
  ]) func `any other value is no whole number`(text: String) {
    #expect(JSONTape.read(Data(text.utf8)) { $0.wholeNumber } == .some(nil))
  }

  @Test func `numbers are parsed to the nearest double`() throws {
    let parts = combine(
      Gen<UInt64>.integer(in: 0...UInt64.max), Gen<Int>.integer(in: 0...20), Gen<Int>.integer(in: -330...310))
    try check("numbers", parts, count: 2_000) { digits, point, exponent in
      var text = String(digits)
      if point > 0, point < text.count { text.insert(".", at: text.index(text.startIndex, offsetBy: point)) }
      let document = Data("\(text)e\(exponent)".utf8)
      let read = JSONTape.read(document) { $0.double } ?? nil
      let reference = try? JSONDecoder().decode(Double.self, from: document)
      try claim(read == reference || (read == 0 && reference == nil), "\(text)e\(exponent): \(read as Any)")
    }
  }

  @Test func `strings of any length and script survive a round trip, escaped or not`() throws {
    let texts = Gen<String>.unicode(count: 0...40)
    try check("texts", texts, count: 1_000) { text in
      let scalars = text.unicodeScalars.map { scalar in
        String(scalar).utf16.map { "\\u" + String(String(Int($0) + 0x1_0000, radix: 16).suffix(4)) }.joined()
      }
      let escaped = Data("\"\(scalars.joined())\"".utf8)
      try claimEqual(JSONTape.read(escaped) { $0.text } ?? nil, text)
      try claimEqual(JSONTape.read(WireDocument.encode(text)) { $0.text } ?? nil, text)
    }
  }

  @Test func `a document cut off at any byte is refused`() throws {
    let whole = try ContractFiles.data("samples/valid/search-response.full.json")
    let trimmed = Array(
      String(decoding: whole, as: UTF8.self).trimmingCharacters(in: .whitespacesAndNewlines).utf8)
    for end in 0..<trimmed.count { #expect(JSONTape.read(Data(trimmed[..<end])) { _ in } == nil) }
    #expect(JSONTape.read(Data(trimmed)) { _ in } != nil)
  }
}

extension JSON {
  /// Reads all of a document from the tape; nil if any of it cannot be read.
  init?(tapeOf document: Data) {
    guard let read = JSONTape.read(document, { JSON($0) }), let read else { return nil }
    self = read
  }

  private init?(_ value: JSONTape.Value) {
    switch value.kind {
    case .null, .key: self = .null
    case .yes: self = .boolean(true)
    case .no: self = .boolean(false)
    case .number:
      guard let double = value.double else { return nil }
      self = .number(double)
    case .text:
      guard let text = value.text else { return nil }
      self = .string(text)
    case .list:
      let read = value.elements?.map { JSON($0) } ?? []
      let elements = read.compactMap { $0 }
      guard elements.count == read.count else { return nil }
      self = .list(elements)
    case .object:
      guard value.object != nil else { return nil }
      var members: [String: JSON] = [:]
      var index = value.index + 1
      while index < Int(value.entry.next) {
        let name = JSONTape.text(of: value.entries[index], in: value.bytes)
        let member = JSONTape.Value(bytes: value.bytes, entries: value.entries, index: index + 1)
        guard let name, let read = JSON(member) else { return nil }
        if members[name] == nil { members[name] = read }
        index = Int(member.entry.next)
      }
      self = .object(members)
    }
  }
}
