// The app: a library, and what works on it. What it needs from outside comes as one value, and so do its
// rules; put together it is here and nowhere else.
//
//     let app = try await App.open(files, replica: 1, on: platform)
//     try await app.importer.resume()
//     async let background: Void = app.run()
//     let outcome = try await app.importer.run(&source, fileName: "export.csv")
//
// Where a part is to be another one, as in an experiment, it is another value: a transport or a storage that
// goes around the real one, a policy, or a part that looks books up in its own way (`Enriching`).

/// An app with its library.
public struct App: Sendable {
  /// The library, and the way to change it.
  public let store: LibraryStore
  /// Imports files, goes on with imports that were cut off, takes imports back.
  public let importer: Importer
  /// The reader's reading sessions. They are to be resumed at each launch.
  public let sessions: ReadingSessionService
  /// What the library holds in the dimensions of diversity.
  public let diversity: DiversityStatsService
  /// Questions, answers and points.
  public let curator: CuratorService
  /// What the reader says of authors, for all of their books.
  public let cascade: CascadeService
  /// What the reader does with series, and celebrations of finished ones.
  public let series: SeriesService
  /// The list of the reader's series.
  public let seriesList: SeriesListService
  /// What providers say of series, and books that are missing in them.
  public let seriesLookUp: SeriesLookUp
  /// The files that the library is kept in; nil if it is kept somewhere else, or not at all.
  public let archive: LibraryArchive?
  package let platform: AppPlatform
  package let policy: AppPolicy
  private let enrichment: any Enriching
  private let refresher: StatsRefresher

  /// An app whose library is kept in files.
  ///
  /// - Parameters:
  ///   - replica: The number of this installation among all those of the reader.
  ///   - observe: Told of everything that happens while books are looked up, in order.
  ///   - observeImports: Told of the end of each import.
  ///   - storage: What goes around the files where commits are handed over.
  /// - Throws: `LibraryOpenError`; the files are then as they were, but for a step to a newer format that was
  ///   cut off.
  /// - Complexity: O(*n* log *n*) in the rows of the library.
  public static func open(
    _ files: any LibraryFiles, replica: UInt32, on platform: AppPlatform, policy: AppPolicy = AppPolicy(),
    observe: @escaping @Sendable (EnrichmentEvent) -> Void = { _ in },
    observeImports: @escaping @Sendable (ImportEvent) -> Void = { _ in },
    storage: (LibraryArchive) -> any Storage = { $0 }
  ) async throws(LibraryOpenError) -> App {
    let opened = try await LibraryArchive.open(
      files, replica: replica, matchRules: policy.matching, policy: policy.compaction)
    return App(
      opened.library, in: storage(opened.archive), archive: opened.archive, on: platform, policy: policy,
      observe: observe, observeImports: observeImports)
  }

  /// An app on a library that is kept in that storage.
  ///
  /// - Parameters:
  ///   - observe: Told of everything that happens while books are looked up, in order.
  ///   - observeImports: Told of the end of each import.
  public init(
    _ library: Library, in storage: any Storage, on platform: AppPlatform, policy: AppPolicy = AppPolicy(),
    observe: @escaping @Sendable (EnrichmentEvent) -> Void = { _ in },
    observeImports: @escaping @Sendable (ImportEvent) -> Void = { _ in }
  ) {
    self.init(
      library, in: storage, archive: nil, on: platform, policy: policy, observe: observe,
      observeImports: observeImports)
  }

  /// - Parameters:
  ///   - archive: The files that the storage writes to, if it does.
  ///   - enrichment: Makes the part that looks books up.
  package init(
    _ library: Library, in storage: any Storage, archive: LibraryArchive?, on platform: AppPlatform,
    policy: AppPolicy, observe: @escaping @Sendable (EnrichmentEvent) -> Void,
    observeImports: @escaping @Sendable (ImportEvent) -> Void = { _ in },
    enrichment: (EnrichmentParts) -> any Enriching = { $0.enricher }
  ) {
    store = LibraryStore(
      library: library, storage: storage, wallTime: platform.wallTime, rules: policy.commitRules)
    importer = Importer(
      store: store, wallTime: platform.wallTime, rules: policy.imports, observe: observeImports)
    sessions = ReadingSessionService(
      store: store, clock: platform.clock, wallTime: platform.wallTime, timeZone: platform.timeZone,
      rules: policy.sessions)
    diversity = DiversityStatsService(store: store, cascade: policy.cascade)
    curator = CuratorService(
      store: store, stats: diversity, wallTime: platform.wallTime, prompts: policy.prompts,
      points: policy.points)
    refresher = StatsRefresher(
      store: store, stats: diversity, clock: platform.clock, wallTime: platform.wallTime,
      delay: policy.statisticsDelay)
    cascade = CascadeService(
      store: store, wallTime: platform.wallTime, points: policy.points, policy: policy.cascade,
      refresher: refresher)
    series = SeriesService(store: store, wallTime: platform.wallTime)
    seriesList = SeriesListService(store: store)
    seriesLookUp = SeriesLookUp(
      store: store, transport: platform.transport, connectivity: platform.connectivity,
      wallTime: platform.wallTime, policy: policy.enrichment)
    self.archive = archive
    self.platform = platform
    self.policy = policy
    self.enrichment = enrichment(
      EnrichmentParts(store: store, platform: platform, policy: policy.enrichment, observe: observe))
  }

  /// The library after the last commit.
  public var library: Library { get async { await store.snapshot } }

  /// A screen of what the library shows of its authors, kept current while it runs (CAS-7). It shows nothing
  /// until it appears.
  public func makeOverview() -> LibraryOverview {
    LibraryOverview(store: store, stats: diversity, refresher: refresher, policy: policy.cascade)
  }

  /// What the app does in the background, until the task is cancelled: it looks up the books that wait, now
  /// and whenever one is added, keeps the files of the library small, and calculates the statistics anew when
  /// facts of authors have changed (ENR-1, ENR-8, CAS-7).
  ///
  /// - Throws: `CancellationError`; `StorageError` if the storage refused a result, after which it may be run
  ///   again.
  public func run() async throws {
    async let compaction: Void = keepFilesSmall()
    async let statistics: Void = refreshStatistics()
    try await enrichment.run()
    try await compaction
    try await statistics
  }

  /// The part of `run` that calculates the statistics anew.
  package func refreshStatistics() async throws { try await refresher.run() }

  private func keepFilesSmall() async throws { try await archive?.run(store) }

  /// The system is short of memory: lets go of everything that can be made again from the library. Whoever
  /// needs it makes it again then, and nothing that the reader sees changes.
  @discardableResult
  public func memoryWarning() async -> ReleasedMemory {
    ReleasedMemory(changes: await store.forgetHistory(), countedWorks: await diversity.forgetCounts())
  }

  /// Gives books new tries for which all tries were used up: the reader asks for it (ENR-5).
  ///
  /// - Throws: `StorageError` or `CancellationError`; nothing is changed then.
  public func wake() async throws { try await enrichment.wake() }
}
