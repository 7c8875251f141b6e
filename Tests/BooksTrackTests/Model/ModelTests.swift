// The small values of a library: what they accept, how they order, how they are written.

import BooksTrack
import Foundation
import Testing

@Suite("Library model")
struct ModelTests {
  private static func decode<Value: Decodable>(_ type: Value.Type, _ text: String) throws -> Value {
    try JSONDecoder().decode(type, from: Data(text.utf8))
  }

  @Test("an identifier is written as both numbers and read back", arguments: [(1, 27), (0, 0), (.max, .max)])
  func identifier(replica: UInt32, serial: UInt32) throws {
    let id = WorkID(replica: replica, serial: serial)
    #expect(id.description == "\(replica).\(serial)")
    #expect(try Self.decode(WorkID.self, "\"\(replica).\(serial)\"") == id)
  }

  @Test(
    "text that is no identifier is refused",
    arguments: ["", "1", "1.", ".1", "1.2.3", "-1.2", "1.4294967296", "a.b", "1. 2"])
  func badIdentifier(text: String) {
    #expect(throws: DecodingError.self) { try Self.decode(WorkID.self, "\"\(text)\"") }
  }

  @Test("identifiers are ordered by replica, then by age")
  func identifierOrder() {
    let sorted = [(1, 0), (1, 9), (1, 10), (2, 0), (10, 0)].map { WorkID(replica: $0, serial: $1) }
    #expect(sorted.shuffledByDescription.sorted() == sorted)
  }

  @Test(
    "a date is written to its known precision and read back",
    arguments: ["2023", "2023-05", "2024-02-29", "-44"])
  func date(text: String) throws {
    let date = try Self.decode(CalendarDate.self, "\"\(text)\"")
    #expect(date.description == text)
  }

  @Test(
    "there is no such day",
    arguments: [
      "2023-02-29", "1900-02-29", "2023-13", "2023-00-01", "2023-04-31", "2023-1-2-3", "", "soon", "99999",
    ])
  func badDate(text: String) {
    #expect(throws: DecodingError.self) { try Self.decode(CalendarDate.self, "\"\(text)\"") }
  }

  @Test("a rating has 1 to 20 quarters, also when it is read", arguments: [-1, 0, 1, 15, 20, 21])
  func rating(quarters: Int) {
    let isRating = (1...20).contains(quarters)
    #expect((Rating(quarters: quarters) != nil) == isRating)
    #expect((try? Self.decode(Rating.self, "{\"quarters\":\(quarters)}")) == Rating(quarters: quarters))
  }

  @Test(
    "the whole volumes that a position covers, in hundredths",
    arguments: [
      ([300, 300], [3]), ([50, 50], []), ([100, 300], [1, 2, 3]), ([150, 350], [2, 3]), ([0, 0], [0]),
      ([-150, -50], [-1]), ([-50, 50], [0]),
    ])
  func wholeVolumes(ends: [Int], volumes: [Int]) {
    let position = SeriesPosition(spans: [.init(first: ends[0], last: ends[1])])
    #expect(position?.wholeVolumes == volumes)
  }

  @Test("a position that claims everything covers at most a thousand volumes a span")
  func absurdPosition() {
    let position = SeriesPosition(spans: [.init(first: .min, last: .max), .init(first: .max, last: .max)])
    #expect((position?.wholeVolumes.count ?? 0) <= 2_000)
    #expect(SeriesPosition(.max).spans == [.init(first: .max, last: .max)])
  }

  @Test("positions are in reading order, and a position without spans is refused")
  func positionOrder() {
    let sorted: [SeriesPosition] = [
      .init(hundredths: 50), .init(1), .init(hundredths: 150), .init(2), .init(10),
    ]
    #expect(sorted.reversed().sorted() == sorted)
    #expect(throws: DecodingError.self) { try Self.decode(SeriesPosition.self, #"{"spans":[]}"#) }
  }

  @Test(
    "a change is written under its name, and anything else is refused",
    arguments: [
      #"{}"#, #"{"putNothing":1}"#, #"{"removeJob":"1.2","removeWork":"1.2"}"#, #"{"removeJob":7}"#,
    ])
  func changes(refused: String) throws {
    #expect(throws: DecodingError.self) { try Self.decode(Change.self, refused) }
    let change = Change.removeJob(JobID(replica: 1, serial: 27))
    #expect(String(decoding: try JSONEncoder().encode(change), as: UTF8.self) == #"{"removeJob":"1.27"}"#)
    #expect(try Self.decode(Change.self, #"{"removeJob":"1.27"}"#) == change)
  }
}

extension [WorkID] {
  /// Another order, always the same one.
  fileprivate var shuffledByDescription: [WorkID] { sorted { $0.description < $1.description } }
}
