// The app: a library and its services. Its platform and its policy are values, and this is the only place
// where the services are composed.
//
//     let app = try await App.open(files, replica: 1, on: platform)
//     try await app.importer.resume()
//     async let background: Void = app.run()
//     let outcome = try await app.importer.run(&source, fileName: "export.csv")
//
// To replace a part, as in an experiment, pass another value: a transport or a storage that wraps the real
// one, a policy, or another implementation of look-ups (`Enriching`).

/// An app with its library.
public struct App: Sendable {
  /// The library's store.
  public let store: LibraryStore
  /// The service that imports files, resumes interrupted imports, and undoes imports.
  public let importer: Importer
  /// The reading sessions. Resume them at each launch.
  public let sessions: ReadingSessionService
  /// The diversity statistics.
  public let diversity: DiversityStatsService
  /// Questions, answers and points.
  public let curator: CuratorService
  /// The reader's edits of facts about authors.
  public let cascade: CascadeService
  /// The reader's edits of series, and celebrations of finished ones.
  public let series: SeriesService
  /// The list of the reader's series.
  public let seriesList: SeriesListService
  /// Requests about series and their missing volumes.
  public let seriesLookUp: SeriesLookUp
  /// The files of the library; nil if it is stored elsewhere, or not at all.
  public let archive: LibraryArchive?
  /// The exchange with the reader's other devices; nil if the platform has no record server.
  public let sync: LibrarySync?
  package let platform: AppPlatform
  package let policy: AppPolicy
  private let enrichment: any Enriching
  private let refresher: StatsRefresher
  private let learner: SeriesLearner

  /// Opens an app whose library is stored in files.
  ///
  /// - Parameters:
  ///   - replica: The number of this installation, unique among the reader's, which no backup contains. On a
  ///     platform with a record server a library of another installation is taken for a restored backup and
  ///     becomes that of this one, so that no row of one gets the identifier of a row of the other (SYN-10).
  ///   - observe: Called with every event of enrichment, in order.
  ///   - observeImports: Called at the end of each import.
  ///   - storage: Wraps the archive, to which commits are handed over.
  /// - Throws: `LibraryOpenError`; the files are then unchanged, except for an interrupted migration to a
  ///   newer format or to this installation.
  /// - Complexity: O(*n* log *n*) in the rows of the library.
  public static func open(
    _ files: any LibraryFiles, replica: UInt32, on platform: AppPlatform, policy: AppPolicy = AppPolicy(),
    observe: @escaping @Sendable (EnrichmentEvent) -> Void = { _ in },
    observeImports: @escaping @Sendable (ImportEvent) -> Void = { _ in },
    storage: (LibraryArchive) -> any Storage = { $0 }
  ) async throws(LibraryOpenError) -> App {
    let opened = try await LibraryArchive.open(
      files, replica: replica, matchRules: policy.matching, policy: policy.compaction,
      adopts: platform.cloud != nil)
    return App(
      opened.library, in: storage(opened.archive), archive: opened.archive, on: platform, policy: policy,
      observe: observe, observeImports: observeImports)
  }

  /// Creates an app for a library in some storage.
  ///
  /// - Parameters:
  ///   - observe: Called with every event of enrichment, in order.
  ///   - observeImports: Called at the end of each import.
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
  ///   - archive: The files that the storage writes to, if any.
  ///   - enrichment: Makes the part that looks up books.
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
    refresher = StatsRefresher(
      store: store, stats: diversity, clock: platform.clock, wallTime: platform.wallTime,
      delay: policy.statisticsDelay)
    curator = CuratorService(
      store: store, stats: diversity, wallTime: platform.wallTime, prompts: policy.prompts,
      points: policy.points, cascade: policy.cascade, refresher: refresher)
    cascade = CascadeService(
      store: store, wallTime: platform.wallTime, points: policy.points, policy: policy.cascade,
      refresher: refresher)
    series = SeriesService(store: store, wallTime: platform.wallTime)
    seriesList = SeriesListService(store: store)
    seriesLookUp = SeriesLookUp(
      store: store, transport: platform.transport, connectivity: platform.connectivity,
      wallTime: platform.wallTime, policy: policy.enrichment)
    learner = SeriesLearner(seriesLookUp, clock: platform.clock)
    sync = platform.cloud.map { [store] in LibrarySync($0, store: store, platform: platform) }
    self.archive = archive
    self.platform = platform
    self.policy = policy
    self.enrichment = enrichment(
      EnrichmentParts(store: store, platform: platform, policy: policy.enrichment, observe: observe))
  }

  /// The library after the last commit.
  public var library: Library { get async { await store.snapshot } }

  /// Creates a screen of the library's diversity, kept current while it runs (CAS-7). It is empty until it
  /// appears.
  public func makeOverview() -> LibraryOverview {
    LibraryOverview(store: store, stats: diversity, refresher: refresher, policy: policy.cascade)
  }

  /// Does the app's background work until the task is cancelled: it looks up queued books and then the totals
  /// of their series, compacts the files of the library, recalculates the statistics after changes of facts
  /// about authors, and exchanges changes with the reader's other devices (ENR-1, ENR-8, SER-22, CAS-7,
  /// SYN-1).
  ///
  /// - Throws: `CancellationError`; `StorageError` if a commit failed, after which it may be run again.
  public func run() async throws {
    guard let sync else { return try await work() }
    async let exchange: Void = sync.run()
    try await work()
    try await exchange
  }

  /// The part of `run` that concerns this device alone.
  package func work() async throws {
    async let compaction: Void = keepFilesSmall()
    async let statistics: Void = refreshStatistics()
    async let totals: Void = learner.run()
    try await enrichment.run()
    try await compaction
    try await statistics
    try await totals
  }

  /// The part of `run` that recalculates the statistics.
  package func refreshStatistics() async throws { try await refresher.run() }

  private func keepFilesSmall() async throws { try await archive?.run(store) }

  /// Handles a memory warning: releases all data that can be derived from the library again. It is rebuilt on
  /// demand, and nothing changes for the reader.
  @discardableResult
  public func memoryWarning() async -> ReleasedMemory {
    ReleasedMemory(changes: await store.forgetHistory(), countedWorks: await diversity.forgetCounts())
  }

  /// Gives parked books new tries, at the request of the reader (ENR-5).
  ///
  /// - Throws: `StorageError` or `CancellationError`; nothing is changed then.
  public func wake() async throws { try await enrichment.wake() }
}
