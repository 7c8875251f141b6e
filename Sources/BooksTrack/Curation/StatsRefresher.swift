// The recalculation of the statistics, once, five seconds after the last of a burst of changes (CAS-7).
//
// The request is stored in a row by the change itself, and so is its completion. So if a process dies within
// the five seconds, the next one completes the request, once. The result is stored in that row for widgets,
// which do not open the library; open screens get it as a `StatsNotice` with the books that the burst may
// have changed, and redraw those that look different.

public import BooksTrackAPI

/// Recalculates the statistics when requested.
public actor StatsRefresher {
  private let store: LibraryStore
  private let stats: DiversityStatsService
  private let clock: any Clock<Duration>
  private let wallTime: any WallTime
  private let delay: Duration
  let news = WaitingLine()
  private let listeners = WaitingLine()
  /// True if there was a request since the library was last read.
  private var hasNews = false
  /// The library before the first change of the burst; nil if there was none since the last calculation.
  private var before: Library?
  private var latest: StatsNotice?
  /// The number of the last notice that named each book.
  private var named = IdentifierMap<Work, Int>()

  /// Creates the refresher of a library, which does nothing until it is run.
  ///
  /// - Parameters:
  ///   - stats: The statistics of the same library.
  ///   - delay: The delay after the last change of a burst.
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

  /// Runs until the task is cancelled. After a storage error it retries after the delay.
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
      // After another change of the burst, the delay starts again.
      guard await store.snapshot.curation.refresh == refresh else { continue }
      do {
        try await answer(refresh)
      } catch is StorageError {
        try Task.checkCancellation()
        try await clock.sleep(for: delay)
      }
    }
  }

  /// Returns the latest calculation, with all books named by calculations after `number`; waits until there
  /// is one.
  ///
  /// - Parameter number: The last notice that the caller has seen, 0 before the first.
  /// - Throws: `CancellationError` if the task is cancelled while it waits.
  public func notice(after number: Int) async throws -> StatsNotice {
    while true {
      if var notice = latest, notice.number > number {
        // A caller that has seen the previous notice needs only the books of the latest.
        if notice.number > number + 1 { notice.works = named.filter { $0.value > number }.map(\.key) }
        return notice
      }
      try await listeners.wait()
    }
  }

  /// The number of the latest calculation of this process, 0 before the first.
  var lastNumber: Int { latest?.number ?? 0 }

  /// Signals that a change has requested new statistics. Other commits, of which an import makes thousands,
  /// need no signal.
  ///
  /// - Parameter library: The library before the change.
  func change(from library: Library) {
    begin(from: library)
    hasNews = true
    news.callAll()
  }

  /// Sets the start of the burst, unless it is earlier already.
  private func begin(from library: Library) {
    if before.map({ library.sequence < $0.sequence }) ?? true { before = library }
  }

  /// Returns the remaining delay, at most the whole one even if the calendar was set back.
  private func rest(of refresh: StatsRefresh) -> Duration {
    let passed = Duration.milliseconds(wallTime.now().milliseconds - refresh.asked.milliseconds)
    return min(max(delay - passed, .zero), delay)
  }

  /// Calculates the statistics and stores the result, unless another commit has come meanwhile.
  private func answer(_ refresh: StatsRefresh) async throws {
    let library = await store.snapshot
    let counted = await stats.stats(of: library)
    // A change during the commit starts a new burst.
    let start = before
    before = nil
    do {
      let isNoted = try await store.commit(.edit("statistics")) { editor in
        guard editor.library.sequence == library.sequence else { return false }
        var state = editor.library.curation
        guard state.refresh == refresh else { return false }
        state.refresh.answered = refresh.requests
        state.refresh.runs += 1
        state.refresh.filled = counted.completion.filled
        state.refresh.total = counted.completion.total
        editor.put(state)
        return true
      }
      if isNoted { return await publish(counted, of: library, since: start) }
    } catch {
      if let start { begin(from: start) }
      throw error
    }
    if let start { begin(from: start) }
  }

  /// Publishes a calculation to open screens.
  ///
  /// - Parameter start: The library before the burst; nil if the burst was before the launch, so that all
  ///   screens show its result already.
  private func publish(_ counted: DiversityStats, of library: Library, since start: Library?) async {
    let works = if let start { await works(touchedBetween: start, library) } else { [WorkID]() }
    let number = lastNumber + 1
    for work in works { named.put(number, at: work) }
    latest = StatsNotice(number: number, library: library, stats: counted, works: works)
    listeners.callAll()
  }

  /// Returns the books that may have changed between two states of the library, oldest first.
  private func works(touchedBetween old: Library, _ new: Library) async -> [WorkID] {
    let feed = await store.changes(after: old.sequence)
    switch feed {
    case .transactions(let all):
      let changes = all.filter { $0.sequence <= new.sequence }.flatMap(\.changes)
      return DiversityIndex.works(touchedBy: changes, from: old, to: new)
    case .cut: return Set(old.works.map(\.id) + new.works.map(\.id)).sorted()
    }
  }
}
