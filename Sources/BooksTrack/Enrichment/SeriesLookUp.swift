// Requests about series for a reader who waits for them: providers' pages of a series, and the books of
// missing volumes (SER-19).
//
//     let lookUp = app.seriesLookUp
//     _ = try await lookUp.refresh(series)                 // total and titles, if older than a month
//     if case .found(let candidates) = try await lookUp.find(volume: 3, of: series) {
//       _ = try await lookUp.add(candidates[0], as: 3, of: series)
//     }
//
// Nothing of this is retried: the reader sees the outcome and can repeat the request. In the background,
// `SeriesLearner` requests each series once.
// The library is read again after each wait, and each change is one transaction that checks its
// preconditions.

public import BooksTrackAPI

/// Looks up series and their missing volumes.
public struct SeriesLookUp: Sendable {
  let store: LibraryStore
  let client: MetadataClient
  let connectivity: any Connectivity
  let wallTime: any WallTime
  let policy: EnrichmentPolicy

  /// Creates the service, with the same policy as enrichment.
  public init(
    store: LibraryStore, transport: any Transport, connectivity: any Connectivity, wallTime: any WallTime,
    policy: EnrichmentPolicy = EnrichmentPolicy()
  ) {
    self.store = store
    client = MetadataClient(transport: transport, timeout: policy.timeout, routes: policy.routes)
    self.connectivity = connectivity
    self.wallTime = wallTime
    self.policy = policy
  }

  /// Requests the series' page from each provider that has an id for it, unless the stored page is younger
  /// than `seriesPageLifetime`. The pages determine the total and the titles of missing volumes.
  ///
  /// - Throws: `StorageError` or `CancellationError`; nothing is changed then.
  public func refresh(_ series: SeriesID) async throws -> SeriesPageOutcome {
    let library = await store.snapshot
    guard library.series.contains(series) else { return .gone }
    let ids = library.dueForPages(of: series, at: wallTime.now(), lifetime: policy.seriesPageLifetime)
    guard let ids else { return .notKnown }
    guard !ids.isEmpty else { return .fresh }
    guard connectivity.isOnline else { return .offline }
    var pages: [(ExternalID, SeriesDTO)] = []
    var failure: MetadataFailure?
    for id in ids {
      guard let asked = ProviderSeriesID(provider: id.provider, providerID: id.value) else { continue }
      switch await client.ask(about: asked) {
      case .found(let page): pages.append((id, page))
      case .notFound: continue
      case .failed(let reason, _): failure = failure ?? reason
      case .offline: if pages.isEmpty && failure == nil { return .offline }
      case .cancelled: throw CancellationError()
      }
    }
    if pages.isEmpty { return failure.map { .failed($0) } ?? .notKnown }
    return try await keep(pages, of: series)
  }

  /// Stores pages and updates the total of their series.
  func keep(
    _ pages: [(ExternalID, SeriesDTO)], of series: SeriesID
  ) async throws -> SeriesPageOutcome {
    let now = wallTime.now()
    return try await store.commit(.learn) { editor in
      guard editor.library.series.contains(series) else { return .gone }
      for (id, page) in pages { editor.learn(page, named: id, of: series, now: now) }
      return .learnt(total: editor.library.series[series]?.total)
    }
  }
}

/// The outcome of requesting the pages of a series.
public enum SeriesPageOutcome: Hashable, Sendable {
  /// At least one provider has answered; the total is the current one.
  case learnt(total: Int?)
  /// The stored pages are recent; no request was sent.
  case fresh
  /// No provider has an id for the series, or none has a page of it.
  case notKnown
  /// The device has no network.
  case offline
  /// A failure that a later try may resolve.
  case failed(MetadataFailure)
  /// The series is not in the library.
  case gone
}

extension Library {
  /// Returns the ids whose pages are due, one per provider; nil if no provider has an id for the series.
  fileprivate func dueForPages(
    of id: SeriesID, at now: Timestamp, lifetime: Duration
  ) -> [ExternalID]? {
    guard let row = series[id], !row.externalIDs.isEmpty else { return nil }
    let oldest = now.milliseconds - lifetime.components.seconds * 1_000
    let fresh = pages(of: id).filter { $0.asked.milliseconds > oldest }.map(\.externalID.provider)
    var due: [ExternalID] = []
    for name in row.externalIDs
    where !fresh.contains(name.provider) && !due.contains(where: { $0.provider == name.provider }) {
      due.append(name)
    }
    return due
  }
}

extension LibraryEditor {
  /// Stores a provider's page of a series, replacing an older one, and updates the total of the series.
  mutating func learn(_ page: SeriesDTO, named id: ExternalID, of series: SeriesID, now: Timestamp) {
    let known = library.pages(of: series).first { $0.externalID == id }
    put(
      SeriesPage(
        id: known?.id ?? newID(of: SeriesPage.self), series: series, externalID: id, total: page.total,
        volumes: page.works.map { work in
          SeriesVolume(
            title: work.title, authors: work.authorNames,
            position: work.position.flatMap { SeriesPosition($0) })
        }, asked: now))
    settleTotal(of: series)
  }
}
