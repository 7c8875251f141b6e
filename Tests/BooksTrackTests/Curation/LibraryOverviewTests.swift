// A screen that is open while the reader edits facts about authors: the figures it shows, and the books it
// redraws (CAS-7).

import BooksTrackAPI
import Testing

@testable import BooksTrack

@Suite("The overview", .timeLimit(.minutes(20)))
struct LibraryOverviewTests {
  private static let adichie = "Chimamanda Ngozi Adichie"

  /// A library with two books of one author and one of another, with a running refresher and a screen.
  private final class Device {
    let shelf: CascadeShelf
    let overview: LibraryOverview
    private var refreshing: Task<Void, any Error>?

    init() async throws {
      shelf = try await CascadeShelf(CascadeShelf.books(2) + [("Other", ["Ann Leckie"])])
      overview = LibraryOverview(store: shelf.store, stats: shelf.stats, refresher: shelf.refresher)
      let refresher = shelf.refresher
      refreshing = Task { try await refresher.run() }
      await overview.appear()
    }

    /// Advances the clock by five seconds and returns the notice that follows.
    func refreshed() async throws -> StatsNotice {
      while !shelf.clock.deadlines.contains(where: { $0 > shelf.clock.time }) { await Task.yield() }
      shelf.clock.advance(to: shelf.clock.time + .seconds(5))
      return try await overview.nextNotice()
    }

    func say(_ value: String) async throws {
      _ = try await shelf.cascade.say([value], .culturalBackground, of: try await shelf.author(adichie))
    }

    func shown(_ title: String) async throws -> [String]? {
      await overview.facts(of: try await shelf.work(title))
        .compactMap { $0 }.first { $0.field == .culturalBackground }?.values
    }

    func close() async {
      refreshing?.cancel()
      _ = await refreshing?.result
    }
  }

  @Test("CAS-7: an open screen takes the figures of a burst and redraws the books that it changed")
  func burst() async throws {
    let device = try await Device()
    try await device.say("British")
    try await device.say("Nigerian")
    #expect(try await device.shown("Book 0") == nil, "nothing changes before the statistics are calculated")
    #expect(await device.overview.completion.filled == 0)
    let notice = try await device.refreshed()
    let redrawn = await device.overview.take(notice)
    let books = [try await device.shelf.work("Book 0"), try await device.shelf.work("Book 1")]
    #expect(redrawn == books)
    #expect(try await device.shown("Book 0") == ["Nigerian"])
    #expect(try await device.shown("Book 1") == ["Nigerian"])
    #expect(try await device.shown("Other") == nil)
    #expect(await device.overview.completion.filled == 2)
    let chart = await device.overview.chart
    #expect(chart == RadarChart(await device.shelf.stats.stats()))
    await device.close()
  }

  @Test("CAS-7: a statement that is removed within five seconds redraws no book")
  func takenBack() async throws {
    let device = try await Device()
    try await device.say("Nigerian")
    _ = try await device.shelf.cascade.say([], .culturalBackground, of: try await device.shelf.author())
    let notice = try await device.refreshed()
    #expect(notice.works.count == 2)
    #expect(await device.overview.take(notice) == [])
    await device.close()
  }

  @Test("CAS-7: a screen that appears within a burst redraws the books that the rest of the burst changes")
  func appearsWithin() async throws {
    let device = try await Device()
    try await device.say("Nigerian")
    await device.overview.appear()
    _ = try await device.shelf.cascade.say([], .culturalBackground, of: try await device.shelf.author())
    let redrawn = await device.overview.take(try await device.refreshed())
    #expect(redrawn.count == 2)
    #expect(try await device.shown("Book 0") == nil)
    await device.close()
  }

  @Test("CAS-7: a screen that missed a notice gets the books of both")
  func missed() async throws {
    let device = try await Device()
    try await device.say("Nigerian")
    _ = try await device.refreshed()
    _ = try await device.shelf.cascade.say(
      ["Female"], .genderIdentity, of: try await device.shelf.author("Ann Leckie"))
    while await device.shelf.library.curation.refresh.runs < 2 {
      if device.shelf.clock.deadlines.contains(where: { $0 > device.shelf.clock.time }) {
        device.shelf.clock.advance(to: device.shelf.clock.time + .seconds(5))
      }
      await Task.yield()
    }
    var notice = try await device.overview.nextNotice()
    while notice.number < 2 {
      await Task.yield()
      notice = try await device.overview.nextNotice()
    }
    #expect(notice.works.count == 3)
    #expect(try await device.shelf.refresher.notice(after: 1).works == [try await device.shelf.work("Other")])
    await device.close()
  }

  @Test("CAS-7: a screen that appears after a change shows it, and does not redraw it")
  func appears() async throws {
    let device = try await Device()
    try await device.say("Nigerian")
    await device.overview.appear()
    #expect(try await device.shown("Book 1") == ["Nigerian"])
    let notice = try await device.refreshed()
    #expect(await device.overview.take(notice) == [])
    #expect(try await device.shown("Book 1") == ["Nigerian"])
    #expect(await device.overview.works.count == 3)
    await device.close()
  }
}
