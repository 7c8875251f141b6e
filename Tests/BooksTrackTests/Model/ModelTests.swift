// The small value types of a library: validation, order and description.

import BooksTrack
import Testing

@Suite("Library model")
struct ModelTests {
  @Test("an identifier is written as both of its numbers", arguments: [(1, 27), (0, 0), (.max, .max)])
  func identifier(replica: UInt32, serial: UInt32) {
    #expect(WorkID(replica: replica, serial: serial).description == "\(replica).\(serial)")
  }

  @Test("identifiers are ordered by replica, then by age")
  func identifierOrder() {
    let sorted = [(1, 0), (1, 9), (1, 10), (2, 0), (10, 0)].map { WorkID(replica: $0, serial: $1) }
    #expect(sorted.shuffledByDescription.sorted() == sorted)
  }

  @Test(
    "a date is written with its known precision",
    arguments: [
      (2023, 0, 0, "2023"), (2023, 5, 0, "2023-05"), (2024, 2, 29, "2024-02-29"), (-44, 0, 0, "-44"),
    ])
  func date(year: Int, month: Int, day: Int, text: String) {
    #expect(CalendarDate(year: year, month: month, day: day)?.description == text)
  }

  @Test(
    "an invalid day is no date",
    arguments: [
      (2023, 2, 29), (1900, 2, 29), (2023, 13, 0), (2023, 0, 1), (2023, 4, 31), (2023, 1, -1), (99_999, 0, 0),
    ])
  func badDate(year: Int, month: Int, day: Int) {
    #expect(CalendarDate(year: year, month: month, day: day) == nil)
  }

  @Test("a rating has 1 to 20 quarters", arguments: [-1, 0, 1, 15, 20, 21])
  func rating(quarters: Int) {
    #expect((Rating(quarters: quarters) != nil) == (1...20).contains(quarters))
  }

  @Test(
    "a position covers whole volumes, given its spans in hundredths",
    arguments: [
      ([300, 300], [3]), ([50, 50], []), ([100, 300], [1, 2, 3]), ([150, 350], [2, 3]), ([0, 0], [0]),
      ([-150, -50], [-1]), ([-50, 50], [0]),
    ])
  func wholeVolumes(ends: [Int], volumes: [Int]) {
    let position = SeriesPosition(spans: [.init(first: ends[0], last: ends[1])])
    #expect(position?.wholeVolumes == volumes)
  }

  @Test("each span of a position covers at most a thousand volumes")
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
    #expect(SeriesPosition(spans: []) == nil)
  }
}

extension [WorkID] {
  /// The elements in another, repeatable order.
  fileprivate var shuffledByDescription: [WorkID] { sorted { $0.description < $1.description } }
}
