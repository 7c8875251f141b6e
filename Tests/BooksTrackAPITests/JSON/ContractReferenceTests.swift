// The tape decoder and the hand-written encoder, compared with Foundation's coders: the same values, the same
// bytes, and the same errors at the same places.

import BooksTrackAPI
import Foundation
import PropertyTesting
import Testing

@testable import ContractSchemas

@Suite struct ContractReferenceTests {
  private static func compare<Value: JSONReadable & JSONWritable & Codable & Equatable>(
    _ type: Value.Type, _ document: Data
  ) throws {
    let read = Result { () throws(ContractError) in try WireDocument.decode(type, from: document) }
    let reference = Result { () throws(ContractError) in try Reference.decode(type, document) }
    // For a document with another error elsewhere, the reference does not know the found value.
    if case (.failure(let error), .failure(let known)) = (read, reference), (try? JSON(document)) == nil {
      try claimEqual([error.path, error.expected], [known.path, known.expected])
    } else {
      try claimEqual(read, reference)
    }
    if let value = try? read.get() {
      try claimEqual(WireDocument.encode(value), try Reference.encode(value))
    }
  }

  private static func compare(_ answer: ContractAnswer, _ document: Data) throws {
    switch answer {
    case .search, .error: try compare(ResponseEnvelope<SearchResponseData>.self, document)
    case .series: try compare(ResponseEnvelope<SeriesResponseData>.self, document)
    case .legacySearch: try compare(LegacySearchResponse.self, document)
    case .legacyError: try compare(LegacyErrorResponse.self, document)
    }
  }

  @Test(arguments: ["valid", "invalid"]) func `every sample of the contract is decoded the same`(
    folder: String
  )
    throws
  {
    let names = try ContractFiles.names(in: "samples/\(folder)")
    #expect(names.count >= 15)
    for name in names {
      let document = try ContractFiles.data("samples/\(folder)/\(name)")
      // Each sample is decoded as every kind of response, most of which fail.
      for answer in ContractAnswer.allCases { try Self.compare(answer, document) }
    }
  }

  @Test func `random search results are encoded to the same bytes, and decoded from them`() throws {
    try check("answers", combine(Gen.searchData(), Gen.meta(), Gen.error()), count: 300) {
      data, meta, error in
      let found = ResponseEnvelope<SearchResponseData>(.success(data), meta: meta)
      let failed = ResponseEnvelope<SearchResponseData>(.failure(error), meta: meta)
      let legacy = LegacySearchResponse(data, provider: meta.provider, cached: meta.cached ?? false)
      for envelope in [found, failed] {
        try claimEqual(envelope.encoded(), try Reference.encode(envelope))
        try Self.compare(ResponseEnvelope<SearchResponseData>.self, envelope.encoded())
      }
      try claimEqual(legacy.encoded(), try Reference.encode(legacy))
      try Self.compare(LegacySearchResponse.self, legacy.encoded())
    }
  }

  @Test func `random series are, too`() throws {
    try check("series", combine(Gen.series(), Gen.meta()), count: 200) { series, meta in
      let envelope = ResponseEnvelope(.success(SeriesResponseData(series: series)), meta: meta)
      try claimEqual(envelope.encoded(), try Reference.encode(envelope))
      try Self.compare(ResponseEnvelope<SeriesResponseData>.self, envelope.encoded())
    }
  }

  @Test func `strings are escaped the same`() throws {
    let every = (0..<0x180).compactMap { Unicode.Scalar($0).map { String($0) } }
    let behindOthers = every.map { "1234567\($0)89" }
    for text in every + behindOthers + ["\u{2028}", "\u{FFFF}", "\u{1F4DA}", "a/b\\\"", ""] {
      let reference = try Reference.encode([text])
      #expect(WireDocument.encode([text]) == reference)
    }
  }

  @Test func `numbers are encoded the same`() throws {
    for number in [0, 1, 9, 10, -1, -9, -10, 99, 100, 12_345, Int.max, Int.min] {
      let reference = try Reference.encode([number])
      #expect(WireDocument.encode([number]) == reference)
    }
  }

  @Test(arguments: [
    "search-response.full", "series-response.full", "error-response.new-reason",
    "legacy-search-response.full",
  ]) func `damaged responses are decoded the same, or refused at the same place`(name: String) throws {
    let answer = try #require(ContractAnswer(ofSample: name))
    let whole = Array(try ContractFiles.data("samples/valid/\(name).json"))
    let damage = combine(
      Gen<Int>.integer(in: 0...2), Gen<Int>.integer(in: 0...whole.count - 1),
      Gen<[UInt8]>.element(of: Self.pieces))
    try check("damaged \(name)", damage.array(count: 1...3), count: 750) { list in
      var bytes = whole
      for (kind, place, piece) in list where place < bytes.count {
        switch kind {
        case 0: bytes.replaceSubrange(place..<min(place + piece.count, bytes.count), with: piece)
        case 1: bytes.removeSubrange(place..<min(place + piece.count, bytes.count))
        default: bytes.insert(contentsOf: piece, at: place)
        }
      }
      try Self.compare(answer, Data(bytes))
    }
  }

  /// Tokens of JSON, values, and bytes that are not UTF-8.
  private static let pieces: [[UInt8]] = {
    let marks = "\"\\{}[]:,0-9.etn \n\u{1}\u{0}".utf8.map { [$0] }
    let values = [
      "null", "true", "1.0", "1e400", "\"x\"", "[]", "{}", "\\ud800", "\\u0041", "\"title\"", ",\"title\":7",
      "漢",
    ]
    return marks + values.map { Array($0.utf8) } + [[0x80], [0xC3], [0xED, 0xA0, 0x80], [0xFF]]
  }()
}
