// What sync costs: it follows the change, not the library.

import Testing

@testable import SyncMatrix

@Suite struct SyncCostTests {
  @Test func `SYN-12: One edit costs the same in a small and in a large library`() throws {
    let small = try #require(SyncCosts.edit(books: 15))
    #expect(small == SyncCosts.edit(books: 1_500))
    // The phone fetches and sends, and the tablet fetches.
    #expect(small.requests == 3)
    #expect(small.sentBytes < 100)
    #expect(small.fetchedBytes < 500)
  }

  @Test func `SYN-12: A first sync of 1,500 books goes in few requests`() throws {
    let (upload, download) = try #require(SyncCosts.firstSync(books: 1_500))
    #expect(upload.requests <= 8)
    #expect(upload.milliseconds < 10_000)
    #expect(download.requests <= 11)
    #expect(download.milliseconds < 10_000)
    #expect(download.sentBytes < 1_000)
    #expect(download.fetchedBytes < upload.sentBytes * 2)
  }

  @Test func `An edit is on the other device in seconds, and after a flight within the longest pause`() throws
  {
    let healthy = try #require(SyncCosts.latency(.healthy, edits: 40))
    #expect(healthy.percentile(99) < 3_000)
    let airplane = try #require(SyncCosts.latency(.airplane, edits: 40))
    #expect(airplane.percentile(50) < 3_000)
    // Half an hour without network, and the longest pause before the engine tries again.
    #expect(airplane.percentile(99) < 2_700_000 + 10_000)
  }

  @Test func `SYN-12: A request that the network lost is made again within a minute`() throws {
    // One message of fifty is lost.
    let mobile = try #require(SyncCosts.latency(.mobile, edits: 200))
    #expect(mobile.percentile(50) < 10_000)
    #expect(mobile.percentile(90) < 60_000)
  }

  @Test func `SYN-12: A fetch that brings nothing of what a push announced is soon made again`() throws {
    let lagging = try #require(SyncCosts.latency(.lagging, edits: 40))
    #expect(lagging.percentile(10) >= 30_000)
    // The last of three pauses of 5, 10 and 20 s may end right after the lag does.
    #expect(lagging.percentile(100) < 30_000 + 20_000)
  }
}
