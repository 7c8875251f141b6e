// Planted bugs: how the queue is processed and results are attached and reported.

import BooksTrack
import BooksTrackAPI
import LabWorld

extension PlantedBug {
  static let lookingUp = [
    PlantedBug(
      "two-enrichers", breaks: "ENR-8", caughtBy: .finalAnswer,
      "The part that looks books up is launched twice; each of the two asks for everything."
    ) {
      let shipped = $0.enricher
      $0.enricher = { TwoEnrichers(shipped($0, $1), shipped($0, $1)) }
    },
    PlantedBug(
      "double-enrichment", breaks: "ENR-8", caughtBy: .singleEffect,
      "Two look-ups of one book both put what they found into effect."
    ) {
      $0.enricher = { parts, _ in
        TwoEnrichers(parts.attaching(by: FoundBook.putUnchecked), parts.attaching(by: FoundBook.putUnchecked))
      }
    },
    PlantedBug(
      "resurrected-delete", breaks: "ENR-7", caughtBy: .singleEffect,
      "A book that was deleted while it was looked up is written back."
    ) { $0.enricher = { parts, _ in parts.attaching(after: .seconds(1), by: FoundBook.putBack) } },
    PlantedBug(
      "old-row-written", breaks: "ENR-11", caughtBy: .readerData,
      "A look-up writes the whole row as it was when the question was sent."
    ) { $0.enricher = { parts, _ in parts.attaching(after: .seconds(1), by: FoundBook.putOldRow) } },
    PlantedBug(
      "provider-overwrites", breaks: "ENR-11", caughtBy: .readerData,
      "The provider's title and facts take the place of those that the reader entered."
    ) { $0.enricher = { parts, _ in parts.attaching(by: FoundBook.putProviderFacts) } },
    PlantedBug(
      "record-without-names", breaks: "ENR-11", caughtBy: .attachedRecord,
      "What a provider calls the record is forgotten when its facts are attached."
    ) { $0.enricher = { parts, _ in parts.attaching(by: FoundBook.putNameless) } },
    PlantedBug(
      "one-edition-is-enough", breaks: "CON-16", caughtBy: .attachedRecord,
      "The editions of a record beside the one that is attached are dropped."
    ) { $0.enricher = { parts, _ in parts.attaching(by: FoundBook.putAlone) } },
    PlantedBug(
      "told-only-of-what-is-found", breaks: "ENR-2", caughtBy: .reportedResults,
      "Whoever shows what becomes of a book hears of it only if a record was found."
    ) {
      $0.enricher = { parts, _ in
        var parts = parts
        let observe = parts.observe
        parts.observe = { event in
          if case .finished(_, let result) = event, result != .enriched { return }
          observe(event)
        }
        return parts.enricher
      }
    },
    PlantedBug(
      "always-another-edition", breaks: "ENR-11", caughtBy: .attachedRecord,
      "The facts of the edition with the reader's number stand beside the reader's own edition."
    ) { $0.enricher = { parts, _ in parts.attaching(by: FoundBook.putBeside) } },
    PlantedBug(
      "last-come-first", breaks: "ENR-8", caughtBy: .queueModel,
      "The youngest book of the queue is looked up first."
    ) { $0.policy.enrichment.order = { $0.reversed() } },
    PlantedBug(
      "part-is-the-whole", breaks: "ENR-5", caughtBy: .finalAnswer,
      "What the providers that are there do not know is not found, whoever is missing."
    ) { $0.policy.enrichment.waitsForProviders = 0 },
    PlantedBug(
      "missing-wake", breaks: "ENR-3", caughtBy: .liveness, "Who was parked is never woken."
    ) {
      let shipped = $0.enricher
      $0.enricher = { DrainedLookUps(enricher: shipped($0, $1), store: $0.store, wakes: false) }
    },
    PlantedBug(
      "woken-is-taken-already", breaks: "ENR-8", caughtBy: .queueModel,
      "A book that is woken counts as taken by the pass over the queue that has parked it."
    ) {
      let shipped = $0.enricher
      $0.enricher = { parts, device in
        let taken = TakenOnce()
        var parts = parts
        parts.policy.order = taken.order
        return TakingOnce(enricher: shipped(parts, device), store: parts.store, taken: taken)
      }
    },
    PlantedBug(
      "progress-falls", breaks: "ENR-2", caughtBy: .queueModel,
      "The count of what is done begins anew with every pass over the queue."
    ) {
      let shipped = $0.enricher
      $0.enricher = { parts, device in RenewedEnricher(make: { shipped(parts, device) }, store: parts.store) }
    },
  ]
}

/// Two enrichers on one library at the same time.
private struct TwoEnrichers: Enriching {
  private let parts: [any Enriching]

  init(_ first: any Enriching, _ second: any Enriching) { parts = [first, second] }

  func run() async throws { try await both { try await $0.run() } }
  func wake() async throws { try await parts[0].wake() }
  func drain() async throws { try await both { try await $0.drain() } }

  private func both(_ work: @escaping @Sendable (any Enriching) async throws -> Void) async throws {
    try await withThrowingTaskGroup(of: Void.self) { group in
      for part in parts { group.addTask { try await work(part) } }
      while try await group.next() != nil {}
    }
  }
}

/// Processes the queue after every transaction, with or without waking parked books.
struct DrainedLookUps: Enriching {
  let enricher: any Enriching
  let store: LibraryStore
  let wakes: Bool

  func run() async throws {
    try await wake()
    try await drain(wheneverChanged: store)
  }

  func wake() async throws { if wakes { try await enricher.wake() } }
  func drain() async throws { try await enricher.drain() }
}

/// The jobs that a pass over the queue has taken.
///
/// `@unchecked Sendable`: used only on the thread of its world.
private final class TakenOnce: @unchecked Sendable {
  private var taken: Set<JobID> = []

  func begin() { taken = [] }

  /// Returns the jobs that this pass has not taken yet, and marks them as taken.
  func order(_ jobs: [EnrichmentJob]) -> [EnrichmentJob] {
    let new = jobs.filter { !taken.contains($0.id) }
    taken.formUnion(new.map(\.id))
    return new
  }
}

/// Takes no book twice in one pass over the queue.
private struct TakingOnce: Enriching {
  let enricher: any Enriching
  let store: LibraryStore
  let taken: TakenOnce

  func run() async throws {
    try await wake()
    try await drain(wheneverChanged: store)
  }

  func wake() async throws { try await enricher.wake() }

  func drain() async throws {
    taken.begin()
    try await enricher.drain()
  }
}

/// Creates a new enricher for every pass over the queue.
private struct RenewedEnricher: Enriching {
  let make: @Sendable () -> any Enriching
  let store: LibraryStore

  func run() async throws {
    try await wake()
    try await drain(wheneverChanged: store)
  }

  func wake() async throws { try await make().wake() }
  func drain() async throws { try await make().drain() }
}

extension Enriching {
  /// Processes the queue, again after every transaction.
  fileprivate func drain(wheneverChanged store: LibraryStore) async throws {
    while true {
      let sequence = await store.snapshot.sequence
      try await drain()
      _ = try await store.nextChange(after: sequence)
    }
  }
}
