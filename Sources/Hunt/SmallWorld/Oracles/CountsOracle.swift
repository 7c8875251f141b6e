// counts, legacy-counts: the counters of the backend equal the messages seen at its two sides (CON-12); those
// of the routes before v1 have an oracle name of their own.
//
// All requests of a hunt are valid, so each one is looked up in the cache.

import BooksTrackAPI
import BooksTrackBackend
import LabWorld

/// Counts messages of the backend and compares its counters with them.
final class CountsOracle {
  private var requests = 0
  /// Requests by endpoint.
  private var byRoute: [String: Int] = [:]
  private var ended = 0
  private var givenUp = 0
  private var refused = 0
  /// Requests for series pages.
  private var pages = 0
  /// Calls by purpose and provider.
  private var calls: [String: Int] = [:]
  /// The primary providers named in answers.
  private var finders: Set<String> = []
  private let providers: Int

  /// - Parameter providers: The number of providers.
  init(providers: Int) { self.providers = providers }

  func note(_ event: BackendEvent) {
    switch event.kind {
    case .arrived(_, let request):
      requests += 1
      let isPage = request.path.hasPrefix("/v1/series/")
      byRoute[isPage ? "/v1/series/{id}" : request.path, default: 0] += 1
      if isPage { pages += 1 }
    case .givenUp:
      ended += 1
      givenUp += 1
    case .served(_, let request, let response):
      ended += 1
      if response.status != 200 { refused += 1 }
      if response.status == 200, !request.path.hasPrefix("/v1/series/") { note(response) }
    case .ended(let provider, let request, _, _):
      calls["\(request.purpose) of \(provider)", default: 0] += 1
    case .called: break
    }
  }

  private func note(_ response: HTTPResponse) {
    // Keys are sorted, so `meta` follows all data of providers.
    let text = String(decoding: response.body.suffix(400), as: UTF8.self)
    guard let name = text.value(behind: #""provider":""#, upTo: "\""), !name.isEmpty else { return }
    finders.insert(name)
  }

  /// Compares counters with messages when nothing is in flight.
  func check(_ metrics: BackendMetrics, _ log: ObjectionLog) {
    func compare(_ what: String, _ counted: Int, _ seen: Int) {
      guard counted != seen else { return }
      log.object(.counts, "CON-12", "the backend has counted \(counted) \(what), and there were \(seen)")
    }
    for route in Set(byRoute.keys).union(metrics.requests.keys).sorted() {
      let (counted, seen) = (metrics.requests[route, default: 0], byRoute[route, default: 0])
      guard counted != seen else { continue }
      log.object(
        route.hasPrefix("/v1/") ? .counts : .legacyCounts, "CON-12",
        "the backend has counted \(counted) requests for \(route), and there were \(seen)")
    }
    // Errors sent after the client had given up are counted by the backend only.
    let errors = metrics.errors.values.reduce(0, +)
    if errors < refused || errors > refused + givenUp {
      log.object(
        .counts, "CON-12",
        "the backend has counted \(errors) errors, and has sent \(refused) and perhaps "
          + "\(givenUp) more")
    }
    compare("times that a request took", metrics.processing.count, ended)
    compare("questions to its cache", metrics.cacheHits + metrics.cacheMisses, requests)
    let leaders = metrics.cacheMisses - metrics.sharedCalls
    let searches = calls.reduce(0) { $1.key.hasPrefix("searches") ? $0 + $1.value : $0 }
    if searches > providers * leaders {
      log.object(
        .counts, "CON-12",
        "the backend has counted \(leaders) misses that nobody shared, and its providers were searched \(searches) times"
      )
    }
    for (purpose, table) in [("searches", metrics.providerCalls), ("details", metrics.detailLookups)] {
      let providers = Set(calls.keys.compactMap { $0.split(separator: " ").last.map(String.init) }).union(
        table.keys)
      for provider in providers.sorted() {
        let counted = table[provider]?.values.reduce(0, +) ?? 0
        compare("\(purpose) of \(provider)", counted, calls["\(purpose) of \(provider)", default: 0])
      }
    }
    checkSeries(metrics, log)
    checkFinders(metrics, leaders: leaders, log)
  }

  /// Each provider named in an answer must be counted as its finder and as a contributor, and there are at
  /// most as many found answers as unshared misses.
  private func checkFinders(_ metrics: BackendMetrics, leaders: Int, _ log: ObjectionLog) {
    for name in finders.sorted() where metrics.answersFoundBy[name, default: 0] == 0 {
      log.object(
        .counts, "CON-12", "an answer says that \(name) has found it, and the backend has counted none")
    }
    let found = metrics.answersFoundBy.values.reduce(0, +)
    if found > leaders {
      log.object(
        .counts, "CON-12", "the backend has counted \(found) answers that were found, for \(leaders) misses")
    }
    for (name, count) in metrics.answersFoundBy.sorted(by: { $0.key < $1.key })
    where metrics.answersContributedTo[name, default: 0] < count {
      log.object(
        .counts, "CON-12", "the backend has counted fewer answers with a part of \(name) than it has found")
    }
  }

  /// A series page takes at most two calls, and fewer if the first one suffices or fails.
  private func checkSeries(_ metrics: BackendMetrics, _ log: ObjectionLog) {
    func sum(_ table: [String: [String: Int]]) -> Int {
      table.values.reduce(0) { $0 + $1.values.reduce(0, +) }
    }
    let seen = calls.reduce(0) { $1.key.hasPrefix("series") ? $0 + $1.value : $0 }
    let (names, answers) = (sum(metrics.seriesLookups), sum(metrics.seriesPages))
    guard seen < names + answers || seen > names + 2 * pages else { return }
    log.object(
      .counts, "CON-12",
      "the backend has counted \(names) calls for names of series and \(answers) series, and there were \(seen) calls"
        + " for \(pages) requests")
  }
}

extension HTTPRequest {
  /// The purpose of a call to a provider.
  fileprivate var purpose: String {
    isForSeries ? "series" : isForDetails ? "details" : "searches"
  }
}
