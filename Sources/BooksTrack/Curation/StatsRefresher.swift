// The statistics calculated anew, once, five seconds after the last of a burst of changes (CAS-7).
//
// That they are due is a row, written by the change itself, and so is that they have been calculated. So a process that
// dies within the five seconds leaves the row behind, and the next one does what is due, once. What is calculated is for
// those who look without opening the library, such as a widget: screens count for themselves, at once.

public import BooksTrackAPI

/// Calculates the statistics anew when it is due.
public actor StatsRefresher {
  private let store: LibraryStore
  private let stats: DiversityStatsService
  private let clock: any Clock<Duration>
  private let wallTime: any WallTime
  private let delay: Duration
  let news = WaitingLine()
  /// Whether something was asked for since the library was last looked at.
  private var hasNews = false

  /// Makes the refresher of a library; it does nothing until it is run.
  ///
  /// - Parameters:
  ///   - stats: The statistics of the same library.
  ///   - delay: How long after the last change of a burst.
  public init(
    store: LibraryStore, stats: DiversityStatsService, clock: any Clock<Duration>, wallTime: any WallTime,
    delay: Duration = .seconds(5)
  ) {
    self.store = store
    self.stats = stats
    self.clock = clock
    self.wallTime = wallTime
    self.delay = delay
  }

  /// Works until the task is cancelled. A storage that refuses is tried again after the delay.
  ///
  /// - Throws: `CancellationError`.
  public func run() async throws {
    while true {
      hasNews = false
      let refresh = await store.snapshot.curation.refresh
      guard refresh.isDue else {
        if !hasNews { try await news.wait() }
        continue
      }
      try await clock.sleep(for: rest(of: refresh))
      // Another change of the burst may have come; then the five seconds begin again.
      guard await store.snapshot.curation.refresh == refresh else { continue }
      do {
        try await answer(refresh)
      } catch is StorageError {
        try Task.checkCancellation()
        try await clock.sleep(for: delay)
      }
    }
  }

  /// Something was asked for. Of all other commits, of which an import makes thousands, nobody has to tell.
  func notice() {
    hasNews = true
    news.callAll()
  }

  /// How long to wait yet. A calendar that was set back makes that no longer than the whole delay.
  private func rest(of refresh: StatsRefresh) -> Duration {
    let passed = Duration.milliseconds(wallTime.now().milliseconds - refresh.asked.milliseconds)
    return min(max(delay - passed, .zero), delay)
  }

  /// Calculates, and notes it unless anything else has come meanwhile.
  private func answer(_ refresh: StatsRefresh) async throws {
    let library = await store.snapshot
    let counts = await stats.completion(of: library)
    try await store.commit(.edit("statistics")) { editor in
      guard editor.library.sequence == library.sequence else { return }
      var state = editor.library.curation
      guard state.refresh == refresh else { return }
      state.refresh.answered = refresh.requests
      state.refresh.runs += 1
      state.refresh.filled = counts.filled
      state.refresh.total = counts.total
      editor.put(state)
    }
  }
}
