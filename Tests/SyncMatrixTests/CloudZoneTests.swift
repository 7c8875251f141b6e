// The pages of the simulated record server: each changed record once, in its latest version.

import RecordSync
import Testing

@testable import SimulatedCloud

@Suite struct CloudZoneTests {
  /// A zone after writes of records with these keys, a removal for a key behind a minus.
  private static func zone(_ writes: [String]) -> CloudZone {
    var zone = CloudZone(number: 1)
    for (index, write) in writes.enumerated() {
      let name = RecordName("book", write.replacing("-", with: ""))
      let record = CloudRecord(name, tag: CloudTag(UInt64(index + 1)), modified: 0, fields: [:])
      zone.write(write.hasPrefix("-") ? nil : record, of: name, at: 0)
    }
    return zone
  }

  /// Fetches to the end, and returns the records as key and version, and removed ones with a minus.
  private static func fetched(
    _ zone: CloudZone, since start: CloudToken? = nil, limit: Int
  ) throws -> [String] {
    var (token, pages, found) = (start, 0, [String]())
    repeat {
      let page = try zone.changes(since: token, visibleUntil: 0, limit: limit)
      found += page.changed.map { "\(String(decoding: $0.name.key, as: UTF8.self))\($0.tag.value)" }
      found += page.removed.map { "-\(String(decoding: $0.key, as: UTF8.self))" }
      #expect(page.changed.count + page.removed.count <= limit)
      token = page.token
      pages += 1
      if !page.isMoreComing { return found }
    } while pages < 20
    return found
  }

  @Test(arguments: [1, 2, 3, 200])
  func `A fetch has each changed record once, in its latest version and in the order of the changes`(
    limit: Int
  ) throws {
    let zone = Self.zone(["a", "b", "a", "c", "d", "-c", "a"])
    #expect(try Self.fetched(zone, limit: limit).sorted() == ["-c", "a7", "b2", "d5"])
    #expect(try Self.fetched(Self.zone(["a", "b", "a", "c"]), limit: limit) == ["b2", "a3", "c4"])
  }

  @Test func `A fetch that has begun shows what there was then, and the next one the rest`() throws {
    var zone = Self.zone(["a", "b", "c"])
    let first = try zone.changes(since: nil, visibleUntil: 0, limit: 1)
    #expect(first.changed.map(\.tag.value) == [1] && first.isMoreComing)
    zone.write(
      CloudRecord(RecordName("book", "b"), tag: CloudTag(9), modified: 0, fields: [:]),
      of: RecordName("book", "b"), at: 0)
    #expect(try Self.fetched(zone, since: first.token, limit: 200).contains("b9"))
    #expect(try Self.fetched(zone, limit: 200) == ["a1", "c3", "b9"])
  }

  @Test func `A text is looked for in the latest versions of the records`() {
    var zone = CloudZone(number: 1)
    for (key, value) in [("a", "moon tide"), ("b", "salt"), ("a", "tide"), ("c", "letters")] {
      let name = RecordName("book", key)
      zone.write(
        CloudRecord(name, tag: CloudTag(1), modified: 0, fields: ["title": [9] + Array(value.utf8) + [0]]),
        of: name, at: 0)
    }
    zone.write(
      CloudRecord(RecordName("book", "d"), tag: CloudTag(1), modified: 0, fields: ["note": [1, 2]]),
      of: RecordName("book", "d"), at: 0)
    #expect(zone.holds([1, 2]) && !zone.holds([2, 1]))
    zone.write(nil, of: RecordName("book", "c"), at: 0)
    for text in ["tide", "salt", "al", ""] { #expect(zone.holds(Array(text.utf8)), "\(text)") }
    for text in ["moon", "letters", "tides", "a longer text than any field"] {
      #expect(!zone.holds(Array(text.utf8)), "\(text)")
    }
  }
}
