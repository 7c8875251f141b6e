// counts, legacy-counts: what the backend says that it has counted is what was seen at its two sides
// (CON-12); of the routes from before v1 a name of its own says so.
//
// Nothing in a hunt asks for what is no question, so each request is looked for in the cache.

import BooksTrackAPI
import BooksTrackBackend
import LabWorld

/// Counts what happens at the backend, and compares.
final class CountsOracle {
  private var requests = 0
  /// The same by endpoint.
  private var byRoute: [String: Int] = [:]
  private var ended = 0
  private var givenUp = 0
  private var refused = 0
  /// Requests for all about a series.
  private var pages = 0
  /// Calls by provider and by what they are for.
  private var calls: [String: Int] = [:]
  /// Who has found what was answered, as the answers say.
  private var finders: Set<String> = []
  private let providers: Int

  /// - Parameter providers: How many there are.
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
    // The keys are sorted, so that `meta` is behind everything that a provider has written.
    let text = String(decoding: response.body.suffix(400), as: UTF8.self)
    guard let name = text.value(behind: #""provider":""#, upTo: "\""), !name.isEmpty else { return }
    finders.insert(name)
  }

  /// Compares what was counted with what was seen, when nothing is under way any more.
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
    // What was refused to who had given up, nobody has seen.
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

  /// Who has found an answer was counted for it, and each of them as one who had a part in it; no miss has
  /// two answers.
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

  /// All about a series takes two calls at most, and fewer if the first says enough or fails.
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
  /// What a call to a provider is for.
  fileprivate var purpose: String {
    isForSeries ? "series" : isForDetails ? "details" : "searches"
  }
}
