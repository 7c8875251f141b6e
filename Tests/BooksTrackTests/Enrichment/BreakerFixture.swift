// A fixture for tests against a failing service, or one without quota. Times are exact.

import BooksTrackAPI
import Foundation
import Synchronization
import Testing

@testable import BooksTrack

/// A clock that the test moves, and the queue of all breaker tests.
struct BreakerFixture {
  let titles = [QueuedBook].many(9).map(\.title)
  let clock = ManualClock()

  func asked(_ list: [(Int, Int)]) -> [FailingBackend.Asked] {
    list.map { FailingBackend.Asked($0.0, titles[$0.1]) }
  }

  /// Starts a run that parks its first work and opens the breaker with the second one, at 15 s.
  func runDown(
    _ count: Int, _ backend: FailingBackend, network: EnrichmentNetwork = EnrichmentNetwork(),
    recorder: EnrichmentRecorder = EnrichmentRecorder()
  ) async throws -> (LibraryStore, Task<Void, any Error>) {
    let store = try await LibraryStore.queued(.many(count))
    let enricher = Enricher.sample(store, backend, clock: clock, network: network, recorder: recorder)
    let run = Task { try await enricher.run() }
    for seconds in [1, 3, 7, 15] { await clock.pass(to: seconds) }
    return (store, run)
  }

  func end(_ run: Task<Void, any Error>) async {
    run.cancel()
    await #expect(throws: CancellationError.self) { try await run.value }
    #expect(clock.deadlines == [])
  }
}

/// Titles that only a provider without quota might know.
final class UnknownTitles: Sendable {
  private let titles: Mutex<Set<String>>

  init(_ titles: some Sequence<String>) { self.titles = Mutex(Set(titles)) }

  func contains(_ title: String) -> Bool { titles.withLock { $0.contains(title) } }

  func clear() { titles.withLock { $0 = [] } }
}
