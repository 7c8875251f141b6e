// The rows about what sync costs: the costs of the app's own library follow the change, and costs that do not
// miss their rows.

import LabWorld
import Testing

@testable import LoadRun
@testable import Verify

@Suite struct DeviceEvidenceTests {
  private static func costs(
    books: Int, requests: Int = 3, bytes: Int = 300, largest: Int = 400, seconds: Int = 4
  ) -> LibraryCosts {
    let first = LibraryCosts.Traffic(
      requests: 20, records: 6_000, bytes: 1_000_000, milliseconds: seconds * 500)
    let edit = LibraryCosts.Traffic(requests: requests, records: 2, bytes: bytes, milliseconds: 60_000)
    return LibraryCosts(books: books, upload: first, download: first, edit: edit, largestRequest: largest)
  }

  private static func missed(_ many: LibraryCosts) -> [String] {
    DeviceEvidence.costs(few: costs(books: 15), many: many)
      .filter { $0.target.verdict == .missed }.map(\.target.id)
  }

  @Test func `SYN-12: costs that could not be measured are no data`() {
    for rows in [
      DeviceEvidence.costs(few: Self.costs(books: 15), many: nil),
      DeviceEvidence.costs(few: nil, many: Self.costs(books: 1_500)),
    ] {
      #expect(rows.map(\.target.verdict) == [.noData, .noData, .noData, .noData])
    }
  }

  @Test func `SYN-12: costs that follow the library miss their rows`() {
    #expect(Self.missed(Self.costs(books: 1_500)) == [])
    #expect(Self.missed(Self.costs(books: 1_500, bytes: 331)) == ["SYN-12.edit"])
    #expect(Self.missed(Self.costs(books: 1_500, requests: 4)) == ["SYN-12.requests"])
    #expect(Self.missed(Self.costs(books: 1_500, largest: 401)) == ["SYN-12.batch"])
    #expect(Self.missed(Self.costs(books: 1_500, seconds: 61)) == ["SYN-12.first"])
  }

  @Test func `SYN-12: the costs of a small library are measured on both devices`() throws {
    let costs = try #require(LibraryCosts.measure(books: 15))
    // Each of the fifteen books has a work, an entry and an author or more.
    #expect(costs.upload.records > 45 && costs.download.records > 45)
    #expect((1...6).contains(costs.edit.requests) && (20...2_000).contains(costs.edit.bytes))
    #expect(costs.largestRequest > 10 && costs.largestRequest <= 400)
    #expect(try #require(LibraryCosts.measure(books: 15)).edit == costs.edit)
  }
}
