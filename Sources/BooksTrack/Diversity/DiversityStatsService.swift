// The diversity counts of a changing library: one index that follows the store (DIV-5).
//
// The index is updated on request only, from the transactions since the last request; if the store no longer
// has all of these, everything is counted again.

/// The diversity counts of a library, and its missing data.
public actor DiversityStatsService {
  private let store: LibraryStore
  private let rule: QuestionRule
  private var library: Library
  private var index: DiversityIndex
  /// The number of times that everything was counted, including the first.
  public private(set) var recounts = 0

  /// Creates the statistics of a library.
  ///
  /// - Complexity: O(1); nothing is counted before the first request.
  public init(
    store: LibraryStore, rule: QuestionRule = .mostCompleted, timePeriods: TimePeriodRule = .standard,
    cascade: CascadePolicy = CascadePolicy()
  ) {
    self.store = store
    self.rule = rule
    library = Library(replica: 0)
    index = DiversityIndex(library, timePeriods: timePeriods, cascade: cascade)
  }

  /// Returns the counts of a period after the last commit (DIV-1).
  public func stats(for period: StatsPeriod = .allTime) async -> DiversityStats {
    await current().stats(for: period)
  }

  /// Returns the completion of all five dimensions over all books (DIV-2).
  public func completion() async -> Completion { await stats().completion }

  /// Returns the radar chart of a period (DIV-3).
  public func radar(for period: StatsPeriod = .allTime) async -> RadarChart {
    RadarChart(await stats(for: period))
  }

  /// Returns the missing dimensions of a work (DIV-4).
  public func missingDimensions(of work: WorkID) async -> [DiversityDimension] {
    await current().missingDimensions(of: work)
  }

  /// Returns the best question about any book (DIV-4).
  public func nextQuestion() async -> DiversityQuestion? { await current().nextQuestion(rule: rule) }

  /// Returns the index after the last commit.
  func current() async -> DiversityIndex {
    let snapshot = await store.snapshot
    await follow(to: snapshot)
    return library.sequence >= snapshot.sequence
      ? index : anew(snapshot)
  }

  /// Returns the exact counts before and after a commit, whatever was committed earlier or since (DIV-7).
  ///
  /// - Parameters:
  ///   - before: The library at the start of the commit.
  ///   - after: The library after the commit.
  func counts(
    before: Library, after: Library, changes: ChangeList
  ) async -> (before: DiversityStats, after: DiversityStats) {
    await follow(to: before)
    // A concurrent request may have moved the index past `before`.
    var index =
      library.sequence == before.sequence ? index : anew(before)
    let first = index.stats()
    index.follow(changes, from: before, to: after)
    return (first, index.stats())
  }

  /// Returns the exact counts of a library, whatever was committed since.
  func stats(of snapshot: Library) async -> DiversityStats {
    await follow(to: snapshot)
    return (library.sequence == snapshot.sequence ? index : anew(snapshot)).stats()
  }

  /// Drops all counts and the counted library, and returns the number of its works. The next request counts
  /// again.
  func forgetCounts() -> Int {
    defer {
      library = Library(replica: 0)
      index = anew(library)
    }
    return library.works.count
  }

  private func anew(_ library: Library) -> DiversityIndex {
    DiversityIndex(library, timePeriods: index.timePeriods, cascade: index.cascade)
  }

  private func follow(to snapshot: Library) async {
    guard snapshot.sequence > library.sequence || library.replica != snapshot.replica else { return }
    let feed = await store.changes(after: library.sequence)
    // Another call may have updated the index while this one waited.
    guard snapshot.sequence > library.sequence || library.replica != snapshot.replica else { return }
    if library.replica == snapshot.replica, case .transactions(let all) = feed,
      all.first.map({ $0.sequence == library.sequence + 1 }) ?? false
    {
      let changes = all.filter { $0.sequence <= snapshot.sequence }.flatMap(\.changes)
      index.follow(changes, from: library, to: snapshot)
    } else {
      index = anew(snapshot)
      recounts += 1
    }
    library = snapshot
  }
}
