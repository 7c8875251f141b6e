// The statistics calculated anew, once, five seconds after the last of a burst of changes (CAS-7).
//
// That they are due is a row, written by the change itself, and so is that they have been calculated. So a
// process that dies within the five seconds leaves the row behind, and the next one does what is due, once.
// What is calculated stands in that row for those who look without opening the library, such as a widget; a
// screen that is open gets it as a `StatsNotice`, with the books that the burst may have changed, and redraws
// those that look different.

public import BooksTrackAPI

/// Calculates the statistics anew when it is due.
public actor StatsRefresher {
  private let store: LibraryStore
  private let stats: DiversityStatsService
  private let clock: any Clock<Duration>
  private let wallTime: any WallTime
  private let delay: Duration
  let news = WaitingLine()
  private let listeners = WaitingLine()
  /// Whether something was asked for since the library was last looked at.
  private var hasNews = false
  /// The library before the first change of the burst; nil if no change has come since the last calculation.
  private var before: Library?
  private var latest: StatsNotice?
  /// The number of the last notice that named a book.
  private var named = IdentifierMap<Work, Int>()

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

  /// The latest calculation, with every book that one later than `number` has named; waits until there is
  /// one.
  ///
  /// - Parameter number: The last notice that the caller has seen, 0 before the first.
  /// - Throws: `CancellationError` if the task is cancelled while it waits.
  public func notice(after number: Int) async throws -> StatsNotice {
    while true {
      if var notice = latest, notice.number > number {
        // Who has seen the one before needs no more than what the latest has named.
        if notice.number > number + 1 { notice.works = named.filter { $0.value > number }.map(\.key) }
        return notice
      }
      try await listeners.wait()
    }
  }

  /// The number of the latest calculation of this process, 0 before the first.
  var lastNumber: Int { latest?.number ?? 0 }

  /// A change has asked for new statistics. Of all other commits, of which an import makes thousands, the
  /// refresher needs to hear nothing.
  ///
  /// - Parameter library: The library before the change.
  func change(from library: Library) {
    begin(from: library)
    hasNews = true
    news.callAll()
  }

  /// The burst began with that library, or an earlier one.
  private func begin(from library: Library) {
    if before.map({ library.sequence < $0.sequence }) ?? true { before = library }
  }

  /// How long to wait yet. A calendar that was set back makes that no longer than the whole delay.
  private func rest(of refresh: StatsRefresh) -> Duration {
    let passed = Duration.milliseconds(wallTime.now().milliseconds - refresh.asked.milliseconds)
    return min(max(delay - passed, .zero), delay)
  }

  /// Calculates, and notes it unless anything else has come meanwhile.
  private func answer(_ refresh: StatsRefresh) async throws {
    let library = await store.snapshot
    let counted = await stats.stats(of: library)
    // A change that comes while the result is committed begins a burst of its own.
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

  /// Gives a calculation to the screens that are open.
  ///
  /// - Parameter start: The library before the burst; nil if the burst was before the launch, and every
  ///   screen since has shown what came of it.
  private func publish(_ counted: DiversityStats, of library: Library, since start: Library?) async {
    let works = if let start { await works(touchedBetween: start, library) } else { [WorkID]() }
    let number = lastNumber + 1
    for work in works { named.put(number, at: work) }
    latest = StatsNotice(number: number, library: library, stats: counted, works: works)
    listeners.callAll()
  }

  /// The books that changes between two states of the library may have changed, oldest first.
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
