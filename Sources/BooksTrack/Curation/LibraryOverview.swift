// The screen of a library's diversity: completion, the radar chart, and the facts that each book shows about
// its author.
//
//     let overview = app.makeOverview()
//     await overview.appear()
//     try await overview.run { works in redraw(works) }      // as long as the screen is open
//
// When the screen appears, it shows the current library. While it is open, a cascade can change any number of
// its books: then it does not count again, but takes the counts of the notice published five seconds after
// the last change of a burst, checks only the books named in the notice, and redraws those that look
// different (CAS-7).

/// A screen that updates itself from the notices of a `StatsRefresher`.
public actor LibraryOverview {
  private let store: LibraryStore
  private let stats: DiversityStatsService
  private let refresher: StatsRefresher
  private let policy: CascadePolicy
  private var sequence: UInt64 = 0
  private var number = 0
  /// The library at the time when the screen appeared.
  private var library = Library(replica: 0)
  /// The facts of books changed since; empty for a deleted book.
  private var redrawn = IdentifierMap<Work, [ShownFact?]>()
  private var shownStats = DiversityStats()

  /// Creates a screen, which shows an empty library until it appears.
  ///
  /// - Parameters:
  ///   - stats: The statistics of the same library.
  ///   - refresher: The source of notices after bursts of changes.
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

  /// Returns the completion of one axis.
  public func completion(of axis: DiversityAxis) -> Completion { shownStats.completion(of: axis) }

  /// The radar chart of all time.
  public var chart: RadarChart { RadarChart(shownStats) }

  /// Returns the facts that a book shows, in the order of the fields; empty if the screen does not have the
  /// book.
  public func facts(of work: WorkID) -> [ShownFact?] {
    redrawn[work] ?? library.shownFacts(of: work, policy)
  }

  /// The books on the screen, oldest first.
  ///
  /// - Complexity: O(*n* log *n*).
  public var works: [WorkID] {
    Set(library.works.map(\.id) + redrawn.map(\.key)).sorted().filter { !facts(of: $0).isEmpty }
  }

  // MARK: Keeping it current

  /// Shows the current library.
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

  /// Applies a notice.
  ///
  /// - Returns: The books that look different and must be redrawn.
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

  /// Returns true if a book looks the same. A fact filled in from a pen name looks like one from its person.
  private static func looksTheSame(_ old: [ShownFact?], _ new: [ShownFact?]) -> Bool {
    old.count == new.count
      && zip(old, new).allSatisfy { $0?.values == $1?.values && $0?.mark == $1?.mark }
  }

  /// Waits for the next notice that the screen has not applied.
  ///
  /// - Throws: `CancellationError`.
  package func nextNotice() async throws -> StatsNotice { try await refresher.notice(after: number) }

  /// Keeps the screen current until the task is cancelled.
  ///
  /// - Parameter redraw: Called with the books that look different.
  /// - Throws: `CancellationError`.
  public func run(_ redraw: @Sendable ([WorkID]) -> Void = { _ in }) async throws {
    while true { redraw(take(try await nextNotice())) }
  }
}
