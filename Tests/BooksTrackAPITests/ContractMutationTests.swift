// Damaged responses are decoded, or refused with a typed error, and never crash the decoder (CON-1).

import BooksTrackAPI
import Foundation
import PropertyTesting
import Testing

@testable import ContractSchemas

@Suite("Damaged answers")
struct ContractMutationTests {
  /// Bytes that are significant in JSON or in UTF-8.
  private static let marks = Array("\"\\{}[]:,0-9.eEtfn \u{1}".utf8) + [0, 0x80, 0xC3, 0xED, 0xFF]

  @Test(
    "Any byte cut off, replaced, removed or doubled",
    arguments: [
      "search-response.full", "series-response.full", "error-response.new-reason",
      "legacy-search-response.full", "legacy-error.sentence",
    ])
  func bytes(name: String) throws {
    let answer = try #require(ContractAnswer(ofSample: name))
    let whole = Array(try ContractFiles.data("samples/valid/\(name).json"))
    let damage = combine(
      Gen<Int>.integer(in: 0...3), Gen<Int>.integer(in: 0...whole.count - 1),
      Gen<UInt8>.element(of: Self.marks))
    try check("damaged answers are read or refused: \(name)", damage.array(count: 1...3), count: 300) {
      list in
      var bytes = whole
      for (kind, place, mark) in list where place < bytes.count {
        switch kind {
        case 0: bytes[place] = mark
        case 1: bytes.remove(at: place)
        case 2: bytes.insert(mark, at: place)
        default: bytes.removeSubrange(place...)
        }
      }
      switch Result(catching: { () throws(ContractError) in try answer.rewrite(Data(bytes)) }) {
      case .success(let read):
        try claimEqual(try answer.rewrite(read), read, "what was read, read again")
      case .failure(let error):
        let isJSON = (try? JSON(Data(bytes))) != nil
        try claim(!isJSON || error.found != "text that is not JSON", "\(error)")
      }
    }
  }

  @Test("Ten thousand nested lists are refused")
  func deep() {
    let deep = String(repeating: "[", count: 10_000) + String(repeating: "]", count: 10_000)
    for text in [deep, #"{"success":true,"data":\#(deep)}"#, #"{"success":true,"more":\#(deep)}"#] {
      #expect(throws: ContractError.self) { try SearchEnvelope.decode(from: Data(text.utf8)) }
    }
  }
}
