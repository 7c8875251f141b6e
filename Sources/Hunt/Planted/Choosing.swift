// Planted bugs: who decides about uncertain answers, and where the decision is stored.

import BooksTrack
import LabWorld

extension PlantedBug {
  static let choosing = [
    PlantedBug(
      "candidate-auto-applied", breaks: "ENR-9", caughtBy: .choice,
      "The first book that is offered is taken for the reader's choice when the app has nothing else to do."
    ) {
      let shipped = $0.enricher
      $0.enricher = { HastyChooser(enricher: shipped($0, $1), store: $0.store) }
    },
    PlantedBug(
      "everything-is-offered", breaks: "ENR-9", caughtBy: .choice,
      "Of an answer that is not certain every book is offered, however many there are and however little they fit."
    ) {
      $0.policy.enrichment.judge.offeredAtMost = .max
      $0.policy.enrichment.judge.offeredFrom = 1
    },
    PlantedBug(
      "choice-forgotten", breaks: "ENR-9", caughtBy: .choice,
      "What the reader has chosen is kept in memory and not in the queue: the next launch does not know of it."
    ) {
      $0.edit = { edit, origin, store, _ in
        try await store.commit(origin) { editor in
          let isDone = edit.apply(in: &editor)
          for var job in editor.library.jobs where job.choice != nil {
            job.choice = nil
            editor.put(job)
          }
          return isDone
        }
      }
    },
  ]
}

/// Makes choices for the reader.
private struct HastyChooser: Enriching {
  let enricher: any Enriching
  let store: LibraryStore

  func run() async throws {
    try await choose()
    try await enricher.run()
  }

  func wake() async throws {
    try await choose()
    try await enricher.wake()
  }

  func drain() async throws { try await enricher.drain() }

  private func choose() async throws {
    try await store.commit(.enrich) { editor in
      for work in editor.library.works where work.enrichment == .needsChoice {
        if let first = work.candidates.first { editor.choose(first, for: work.id) }
      }
    }
  }
}
