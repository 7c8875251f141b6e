// The counts of a library that goes on changing: one index that follows the store (DIV-5).
//
// It is asked now and then and follows nothing in between. When it is asked it takes the transactions since
// the last time; if the store does not know them all any more, it counts anew.

/// Says what a library holds in the dimensions of diversity, and what is missing.
public actor DiversityStatsService {
  private let store: LibraryStore
  private let rule: QuestionRule
  private var library: Library
  private var index: DiversityIndex
  /// How often everything had to be counted anew; the first time is one.
  public private(set) var recounts = 0

  /// Makes the statistics of a library.
  ///
  /// - Complexity: nothing is counted before the first question.
  public init(
    store: LibraryStore, rule: QuestionRule = .emptiestFirst, timePeriods: TimePeriodRule = .standard,
    cascade: CascadePolicy = CascadePolicy()
  ) {
    self.store = store
    self.rule = rule
    library = Library(replica: 0)
    index = DiversityIndex(library, timePeriods: timePeriods, cascade: cascade)
  }

  /// The counts of a period, after the last commit (DIV-1).
  public func stats(for period: StatsPeriod = .allTime) async -> DiversityStats {
    await current().stats(for: period)
  }

  /// The completion of all five dimensions over all books (DIV-2).
  public func completion() async -> Completion { await stats().completion }

  /// The radar chart of a period (DIV-3).
  public func radar(for period: StatsPeriod = .allTime) async -> RadarChart {
    RadarChart(await stats(for: period))
  }

  /// What is not known of a work (DIV-4).
  public func missingDimensions(of work: WorkID) async -> [DiversityDimension] {
    await current().missingDimensions(of: work)
  }

  /// The best question about any book (DIV-4).
  public func nextQuestion() async -> DiversityQuestion? { await current().nextQuestion(rule: rule) }

  /// The index after the last commit.
  func current() async -> DiversityIndex {
    let snapshot = await store.snapshot
    await follow(to: snapshot)
    return library.sequence >= snapshot.sequence
      ? index : anew(snapshot)
  }

  /// The counts before a commit and after it, both exactly, whatever was committed before and since (DIV-7).
  ///
  /// - Parameters:
  ///   - before: The library that the commit began with, as it saw it in its turn.
  ///   - after: The library that it left.
  func counts(
    before: Library, after: Library, changes: [Change]
  ) async -> (before: DiversityStats, after: DiversityStats) {
    await follow(to: before)
    // Somebody may have asked meanwhile, and the index be further than `before`.
    var index =
      library.sequence == before.sequence ? index : anew(before)
    let first = index.stats()
    index.follow(changes, from: before, to: after)
    return (first, index.stats())
  }

  /// The counts of a library, exactly, whatever was committed since.
  func stats(of snapshot: Library) async -> DiversityStats {
    await follow(to: snapshot)
    return (library.sequence == snapshot.sequence ? index : anew(snapshot)).stats()
  }

  /// Forgets all counts and the library that they are of, and says how many works that had. The next question
  /// counts anew.
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
    // Another call may have followed while this one waited.
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
