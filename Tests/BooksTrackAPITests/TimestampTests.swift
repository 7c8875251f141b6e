// Times as text. The expected texts are from a calendar, not from the code.

import BooksTrackAPI
import Testing

@Suite("Timestamp")
struct TimestampTests {
  @Test(
    "ISO 8601 in UTC, with milliseconds only if they are not zero",
    arguments: [
      (0, "1970-01-01T00:00:00Z"), (1, "1970-01-01T00:00:00.001Z"), (-1, "1969-12-31T23:59:59.999Z"),
      (-86_400_000, "1969-12-31T00:00:00Z"), (-86_400_001, "1969-12-30T23:59:59.999Z"),
      (1_761_912_000_000, "2025-10-31T12:00:00Z"), (1_761_912_000_050, "2025-10-31T12:00:00.050Z"),
      (951_782_400_000, "2000-02-29T00:00:00Z"), (951_868_800_000, "2000-03-01T00:00:00Z"),
      (4_107_456_000_000, "2100-02-28T00:00:00Z"), (4_107_542_400_000, "2100-03-01T00:00:00Z"),
      (1_709_164_800_000, "2024-02-29T00:00:00Z"), (1_735_689_599_999, "2024-12-31T23:59:59.999Z"),
      (-62_135_596_800_000, "0001-01-01T00:00:00Z"), (-62_167_219_200_001, "-0001-12-31T23:59:59.999Z"),
      (253_402_300_800_000, "10000-01-01T00:00:00Z"),
    ] as [(Int64, String)])
  func iso8601(milliseconds: Int64, text: String) {
    #expect(Timestamp(milliseconds: milliseconds).iso8601 == text)
  }

  @Test("Extreme times have a text, too", arguments: [Int64.min, Int64.max])
  func extremes(milliseconds: Int64) {
    #expect(Timestamp(milliseconds: milliseconds).iso8601.hasSuffix("Z"))
  }
}
