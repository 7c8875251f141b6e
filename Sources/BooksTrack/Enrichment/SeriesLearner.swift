// Requests about series in the background: a detected series gets its total and the titles of its volumes
// from providers' pages, without an action of the reader (SER-22).
//
// Books come first: nothing is requested while a book waits for its look-up. Then the series are requested
// one after the other, each once from every provider that has an identifier for it, since a provider may list
// only the volumes that it sells. Pages are requested again if the reader owns a later volume than all of
// them list, at most once a week, and empty ones after a month. An answer is stored, also the answer that
// there is no page, so a relaunch does not repeat a request.

import BooksTrackAPI

/// Learns the totals of detected series in the background.
struct SeriesLearner: Sendable {
  private let lookUp: SeriesLookUp
  private let clock: any Clock<Duration>

  private var store: LibraryStore { lookUp.store }

  init(_ lookUp: SeriesLookUp, clock: any Clock<Duration>) {
    self.lookUp = lookUp
    self.clock = clock
  }

  /// Runs until the task is cancelled.
  ///
  /// - Throws: `CancellationError`, or errors of the store.
  func run() async throws {
    // The routes from before v1 have no pages of series.
    guard lookUp.client.routes == .v1, lookUp.policy.learnsSeries else { return }
    while true {
      let sequence = try await learnAll()
      _ = try await store.nextChange(after: sequence)
      try await clock.sleep(for: Self.collecting)
    }
  }

  /// Requests the pages of all series that are due. Returns when none is, or when a book waits for its
  /// look-up.
  ///
  /// - Returns: The number of the last transaction that was looked at.
  func learnAll() async throws -> UInt64 {
    var failures = 0
    while true {
      let library = await store.snapshot
      let due =
        library.hasBooksToLookUp ? [] : library.seriesToLearn(at: lookUp.wallTime.now(), lookUp.policy)
      if due.isEmpty { return library.sequence }
      for series in due {
        guard await !store.snapshot.hasBooksToLookUp else { break }
        try await lookUp.connectivity.waitUntilOnline()
        if let requested = try await lookUp.learn(series) {
          let pause = min(Self.firstPause * (1 << min(failures, 10)), Self.longestPause)
          failures += 1
          try await clock.sleep(for: max(pause, min(requested, Enricher.longestRest)))
        } else {
          failures = 0
          try await clock.sleep(for: Self.gap)
        }
      }
    }
  }

  /// The time in which changes of the library are collected before it is searched for series.
  private static let collecting: Duration = .seconds(60)
  /// The pause between two series.
  private static let gap: Duration = .seconds(1)
  /// The pause after the first failure; it doubles with each further one.
  private static let firstPause: Duration = .seconds(60)
  /// The longest pause after a failure without a `Retry-After`.
  private static let longestPause: Duration = .seconds(3_600)
}

extension SeriesLookUp {
  /// Requests the pages of a series that are to be learnt.
  ///
  /// - Returns: The pause that the service requests, which may be zero; nil if all requests were answered.
  fileprivate func learn(_ series: SeriesID) async throws -> Duration? {
    let ids = await store.snapshot.pagesToLearn(of: series, at: wallTime.now(), policy)
    for id in ids {
      guard let asked = ProviderSeriesID(provider: id.provider, providerID: id.value) else { continue }
      let page: SeriesDTO
      switch await client.ask(about: asked) {
      case .found(let found): page = found
      case .notFound: page = SeriesDTO(id: asked, name: "")
      case .failed(_, let retryAfter): return retryAfter ?? .zero
      case .offline: return .zero
      case .cancelled: throw CancellationError()
      }
      guard case .learnt = try await keep([(id, page)], of: series) else { break }
    }
    return nil
  }
}

extension Library {
  /// True if a book waits for its look-up and is not parked.
  fileprivate var hasBooksToLookUp: Bool { jobs.contains { !$0.isParked } }

  /// Returns the series with pages to be learnt, oldest row first.
  ///
  /// - Complexity: O(*n*) in the series and their books.
  fileprivate func seriesToLearn(at now: Timestamp, _ policy: EnrichmentPolicy) -> [SeriesID] {
    series.lazy.map(\.id).filter { !pagesToLearn(of: $0, at: now, policy).isEmpty }
  }

  /// Returns the providers' ids whose pages are to be learnt, one of each provider.
  fileprivate func pagesToLearn(
    of id: SeriesID, at now: Timestamp, _ policy: EnrichmentPolicy
  ) -> [ExternalID] {
    guard let row = series[id], !row.externalIDs.isEmpty else { return [] }
    let pages = pages(of: id)
    let isOutdated = lastVolume(of: id) > pages.compactMap(\.lastVolume).max() ?? .max
    var due: [ExternalID] = []
    for name in row.externalIDs where !due.contains(where: { $0.provider == name.provider }) {
      guard let page = pages.first(where: { $0.externalID.provider == name.provider }) else {
        due.append(name)
        continue
      }
      let isEmpty = page.lastVolume == nil
      guard isEmpty || isOutdated else { continue }
      let lifetime = isEmpty ? policy.seriesPageLifetime : policy.outdatedPageLifetime
      if page.isOlder(than: lifetime, at: now) { due.append(name) }
    }
    return due
  }
}

extension SeriesPage {
  /// The number of the last volume that the page counts or lists; nil if it has no number.
  fileprivate var lastVolume: Int? {
    (volumes.map { $0.position?.wholeVolumes.last } + [countedVolumes ?? total]).compactMap { $0 }.max()
  }

  fileprivate func isOlder(than lifetime: Duration, at now: Timestamp) -> Bool {
    now.milliseconds - asked.milliseconds >= lifetime.components.seconds * 1_000
  }
}
