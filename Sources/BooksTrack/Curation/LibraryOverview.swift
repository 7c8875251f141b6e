// The screen of the library's diversity: completion, the radar chart, and for each book what it shows of its
// author.
//
//     let overview = app.makeOverview()
//     await overview.appear()
//     try await overview.run { works in redraw(works) }      // as long as the screen is open
//
// Whatever the reader does on other screens is there when this one appears. While it is open, a cascade can
// change any number of its books: then it does not count anew, but takes the counts of the notice that comes
// five seconds after the last of a burst, looks again only at the books that the notice names, and redraws
// those that look different (CAS-7).

/// A screen that keeps itself current from the notices of a `StatsRefresher`.
public actor LibraryOverview {
  private let store: LibraryStore
  private let stats: DiversityStatsService
  private let refresher: StatsRefresher
  private let policy: CascadePolicy
  private var sequence: UInt64 = 0
  private var number = 0
  /// As it was when the screen appeared.
  private var library = Library(replica: 0)
  /// What books show that have changed since; nothing for one that is gone.
  private var redrawn = IdentifierMap<Work, [ShownFact?]>()
  private var shownStats = DiversityStats()

  /// Makes a screen of a library; it shows an empty one until it appears.
  ///
  /// - Parameters:
  ///   - stats: The statistics of the same library.
  ///   - refresher: What calculates them anew after a burst of changes.
  public init(
    store: LibraryStore, stats: DiversityStatsService, refresher: StatsRefresher,
    policy: CascadePolicy = CascadePolicy()
  ) {
    self.store = store
    self.stats = stats
    self.refresher = refresher
    self.policy = policy
  }

  // MARK: What it shows

  /// The completion of all five dimensions over all books.
  public var completion: Completion { shownStats.completion }

  /// The completion of one axis.
  public func completion(of axis: DiversityAxis) -> Completion { shownStats.completion(of: axis) }

  /// The radar chart of all time.
  public var chart: RadarChart { RadarChart(shownStats) }

  /// What a book shows in every field, in their order; empty if the screen does not have it.
  public func facts(of work: WorkID) -> [ShownFact?] {
    redrawn[work] ?? library.shownFacts(of: work, policy)
  }

  /// The books that it has, oldest first.
  ///
  /// - Complexity: O(*n* log *n*).
  public var works: [WorkID] {
    Set(library.works.map(\.id) + redrawn.map(\.key)).sorted().filter { !facts(of: $0).isEmpty }
  }

  // MARK: Keeping it current

  /// Shows the library as it is now.
  public func appear() async {
    let number = await refresher.lastNumber
    let library = await store.snapshot
    let counted = await stats.stats(of: library)
    guard library.sequence >= sequence else { return }
    self.number = max(self.number, number)
    sequence = library.sequence
    shownStats = counted
    self.library = library
    redrawn = IdentifierMap()
  }

  /// Shows what a notice says.
  ///
  /// - Returns: The books to redraw: those that look different than before.
  /// - Complexity: O(*b*) in the books that the notice names.
  @discardableResult
  public func take(_ notice: StatsNotice) -> [WorkID] {
    number = max(number, notice.number)
    guard notice.library.sequence > sequence else { return [] }
    sequence = notice.library.sequence
    shownStats = notice.stats
    var works: [WorkID] = []
    for work in notice.works {
      let facts = notice.library.shownFacts(of: work, policy)
      guard !Self.looksTheSame(self.facts(of: work), facts) else { continue }
      redrawn.put(facts, at: work)
      works.append(work)
    }
    return works
  }

  /// Whether a book looks the same: of a pen name and of its person alike a fact is filled in from the
  /// author.
  private static func looksTheSame(_ old: [ShownFact?], _ new: [ShownFact?]) -> Bool {
    old.count == new.count
      && zip(old, new).allSatisfy { $0?.values == $1?.values && $0?.mark == $1?.mark }
  }

  /// The next notice that the screen has not taken.
  ///
  /// - Throws: `CancellationError`.
  package func nextNotice() async throws -> StatsNotice { try await refresher.notice(after: number) }

  /// Keeps the screen current until the task is cancelled.
  ///
  /// - Parameter redraw: Called with the books that show something else now.
  /// - Throws: `CancellationError`.
  public func run(_ redraw: @Sendable ([WorkID]) -> Void = { _ in }) async throws {
    while true { redraw(take(try await nextNotice())) }
  }
}
