// Statistics are recalculated once, five seconds after the last change of a burst, even after a crash
// (CAS-7).

import BooksTrackAPI
import Testing

@testable import BooksTrack

@Suite("Statistics after a burst", .timeLimit(.minutes(20)))
struct StatsRefresherTests {
  /// A library with a running refresher.
  private final class Device {
    let shelf: CascadeShelf
    private var task: Task<Void, any Error>?

    init(_ shelf: CascadeShelf) { self.shelf = shelf }

    func launch() {
      let refresher = shelf.refresher
      task = Task { try await refresher.run() }
    }

    func kill() async {
      task?.cancel()
      _ = await task?.result
    }

    /// Advances the clock by that time, and waits before and after until the refresher has nothing due.
    func pass(milliseconds: Int) async {
      await settle()
      shelf.clock.advance(to: shelf.clock.time + .milliseconds(milliseconds))
      await settle()
    }

    /// Waits until the refresher sleeps or waits for a change.
    private func settle() async {
      while !shelf.clock.deadlines.contains(where: { $0 > shelf.clock.time }) {
        if await !refresh.isDue, await shelf.refresher.news.count > 0 { return }
        await Task.yield()
      }
    }

    var refresh: StatsRefresh { get async { await shelf.library.curation.refresh } }
  }

  private static func device() async throws -> Device {
    Device(try await CascadeShelf(CascadeShelf.books(4)))
  }

  @Test("CAS-7: a burst of three changes is one calculation, five seconds after the last")
  func burst() async throws {
    let device = try await Self.device()
    let author = try await device.shelf.author()
    device.launch()
    for value in ["British", "American", "Nigerian"] {
      _ = try await device.shelf.cascade.say([value], .culturalBackground, of: author)
      await device.pass(milliseconds: 4_000)
      #expect(await device.refresh.runs == 0)
    }
    await device.pass(milliseconds: 999)
    #expect(await device.refresh.runs == 0)
    await device.pass(milliseconds: 1)
    let refresh = await device.refresh
    #expect(refresh.runs == 1 && refresh.requests == 3 && !refresh.isDue)
    #expect(refresh.filled == 4 && refresh.total == 20)
    _ = try await device.shelf.cascade.say(["Female"], .genderIdentity, of: author)
    await device.pass(milliseconds: 5_000)
    #expect(await device.refresh.runs == 2)
    #expect(await device.refresh.filled == 8)
    await device.kill()
  }

  @Test("CAS-7: a process that is killed within the five seconds still causes one calculation")
  func killed() async throws {
    let device = try await Self.device()
    device.launch()
    _ = try await device.shelf.cascade.say(
      ["African"], .culturalBackground, of: try await device.shelf.author())
    await device.pass(milliseconds: 2_000)
    await device.kill()
    #expect(await device.refresh.isDue)
    #expect(await device.refresh.runs == 0)
    // The rest of the five seconds is waited for.
    device.launch()
    await device.pass(milliseconds: 2_999)
    #expect(await device.refresh.runs == 0)
    await device.pass(milliseconds: 1)
    #expect(await device.refresh.runs == 1)
    await device.kill()
    device.launch()
    await device.pass(milliseconds: 60_000)
    #expect(await device.refresh.runs == 1)
    await device.kill()
  }

  @Test("CAS-7: a calendar that was set back delays the recalculation by at most five seconds")
  func setBack() async throws {
    let device = try await Self.device()
    device.launch()
    _ = try await device.shelf.cascade.say(
      ["African"], .culturalBackground, of: try await device.shelf.author())
    await device.kill()
    device.shelf.calendar.jump(minutes: -60)
    device.launch()
    await device.pass(milliseconds: 4_999)
    #expect(await device.refresh.runs == 0)
    await device.pass(milliseconds: 1)
    #expect(await device.refresh.runs == 1)
    await device.kill()
  }
}
