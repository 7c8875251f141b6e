// Planted stacks for the clauses of the lab itself, and for libraries of earlier versions.

import Hunt
import LabWorld

extension PlantedStack {
  static let lab = [
    PlantedStack(
      "seed-runs-on", ["LAB-1.same"], "Each run goes on with the seed where the last one has ended.",
      .part { _ in try LoadEvidence.repetition({ false }) { $0.seed &+= UInt64($1) } }),
    PlantedStack(
      "seed-is-ignored", ["LAB-1.seeds"], "Every run has the same seed.",
      .part { _ in
        try LoadEvidence.repetition({ false }) { settings, _ in settings.seed = 9 }
      }),
    PlantedStack(
      "unfinished-files-not-synced", ["SES-7.kills"],
      "A snapshot takes the place of the last one before it is safe on the disk.",
      .part { machine in
        MigrationEvidence.figures(
          machine.corpora.libraries, wrapping: FileDefect.skipsSync(.unfinishedSnapshot).around)
      }),
  ]

  /// The bugs of small worlds, one for each row of a hunt that has one.
  static let hunted = [
    "half-a-file-stays", "progress-of-what-is-done", "left-out-unsaid", "import-in-batches",
    "look-stages", "explains-without-library", "explains-as-if-alone", "local-time",
    "refusals-are-not-counted",
    "import-inserts-again", "check-then-insert", "ends-told-as-it-suits", "progress-falls",
    "offline-is-a-failure", "retry-at-once", "not-found-is-retried", "resurrected-delete", "lost-queue-job",
    "candidate-auto-applied", "one-edition-is-enough", "old-row-written", "hasty-judge", "raw-error-shown",
    "nothing-is-cached",
    "waits-for-the-slowest", "quota-overrun", "series-by-number", "two-sessions", "forgotten-timer-counts",
    "pace-of-no-time", "day-in-utc",
    "history-overwritten", "skip-is-refused", "minutes-beyond-an-hour", "skipped-comes-again",
    "months-are-years", "empty-is-complete", "ghost-is-solid", "first-dimension-first", "counts-drift",
    "before-is-after", "paid-again", "later-books-forgotten", "override-blocks-book",
    "second-writer-shown", "provider-first", "statistics-at-once", "all-books-told", "undo-without-line",
    "rules-forgotten", "page-is-cached", "duplicates-as-written", "markers-as-written",
    "subtitle-as-written", "editions-as-written", "series-as-written", "shared-prefix-merged",
    "found-name-wins", "list-not-by-change", "gap-hidden", "half-volume-is-whole", "series-takes-books",
    "one-series-a-book", "owned-is-recommended", "celebrated-twice", "places-lost-at-reset",
    "story-renumbers", "answer-in-capitals", "first-book-unfilled", "facts-of-a-neighbour", "badge-unsaid",
    "spoken-as-written", "one-book-stays", "writer-is-enough", "genres-as-written", "legacy-is-v1",
    "server-time-misread", "deletes-unseen",
  ].compactMap { name in PlantedBug.all.first { $0.name == name } }.map(PlantedStack.init)

  private init(_ bug: PlantedBug) {
    self.init(bug.name, [HuntEvidence.row(of: bug.clause.description, bug.oracle)], bug.sentence, .bug)
  }
}
