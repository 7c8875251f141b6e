// The backend's front: takes a request over the wire, finds the answer, sends it back.
//
// The state that lives longer than a request is here and nowhere else: the cache, the calls that are under
// way, the counters. Between looking into the cache and joining a call nothing is awaited, so of any number
// of readers who miss at the same time exactly one asks the provider.

package import BooksTrackAPI
import Foundation

/// A backend with its providers, best first.
///
///     let backend = Backend(
///       upstreams: [Upstream(provider: GoogleBooksProvider(), transport: link)],
///       wallTime: wallTime, clock: clock)
///     let request = HTTPRequest(path: "/v1/search/isbn", query: [.init("isbn", text)])
///     let response = await backend.handle(request)
///
/// It tries each provider once a request and does not repeat a call: repeating is the app's part (ENR-5), and
/// two loops around each other would multiply. It starts no tasks of its own.
package actor Backend {
  let upstreams: [Upstream]
  let policy: BackendPolicy
  let wallTime: any WallTime
  let flights = SingleFlight<String, Answer>()
  let seriesFlights = SingleFlight<SeriesLookup, Result<[String: String], ProviderFailure>>()
  var answers: ExpiringCache<String, Answer>
  var seriesNames: ExpiringCache<SeriesKey, String>
  var counters = BackendMetrics()
  private let clock: any Clock<Duration>

  /// Makes a backend with nothing in its cache.
  ///
  /// - Parameters:
  ///   - upstreams: The providers in the order in which they are asked.
  ///   - wallTime: The calendar time, for the cache's lifetimes and the time stamps of answers.
  ///   - clock: What processing time is measured on.
  ///   - policy: Time-outs, lifetimes and bounds.
  package init(
    upstreams: [Upstream], wallTime: any WallTime, clock: any Clock<Duration>,
    policy: BackendPolicy = .standard
  ) {
    self.upstreams = upstreams
    self.wallTime = wallTime
    self.clock = clock
    self.policy = policy
    answers = ExpiringCache(capacity: policy.answerCapacity)
    seriesNames = ExpiringCache(capacity: policy.seriesNameCapacity)
  }

  /// What has been counted since the start.
  package func metrics() -> BackendMetrics { counters }

  /// Serves one request; it always has an answer, if need be an error in the contract's form.
  package func handle(_ request: HTTPRequest) async -> HTTPResponse {
    let stopwatch = Stopwatch(clock)
    let route = Route(rawValue: request.path)
    counters.requests[route?.rawValue ?? BackendMetrics.unknownRoute, default: 0] += 1
    guard let route else { return refuse(Refusal(.unknownRoute), after: stopwatch) }
    do {
      let query = try route.query(of: request, longestTitle: policy.longestTitle)
      return reply(with: await answer(query), after: stopwatch)
    } catch {
      return refuse(Refusal(error), after: stopwatch)
    }
  }

  /// An answer from the cache, from a call that is under way, or from a new one; nothing if this task was
  /// cancelled.
  private func answer(_ query: ProviderQuery) async -> (answer: Answer, cached: Bool)? {
    let key = query.cacheKey
    if let answer = answers.value(for: key, at: wallTime.now()) {
      counters.cacheHits += 1
      return (answer, true)
    }
    counters.cacheMisses += 1
    var isLeader = false
    let answer = await flights.run(key) {
      isLeader = true
      return await ask(query, key: key)
    }
    guard let answer else { return nil }
    if !isLeader { counters.sharedCalls += 1 }
    return (answer, false)
  }

  private func reply(with found: (answer: Answer, cached: Bool)?, after stopwatch: Stopwatch) -> HTTPResponse
  {
    guard let found else { return refuse(Refusal(.cancelled), after: stopwatch) }
    switch found.answer {
    case .found(let document, let provider):
      let meta = meta(after: stopwatch, provider: provider, cached: found.cached)
      guard let body = try? WireDocument.frame(encodedData: document, meta: meta) else {
        return refuse(Refusal(.unwritableAnswer), after: stopwatch)
      }
      return HTTPResponse(status: 200, body: body)
    case .notFound(let provider):
      return refuse(Refusal(.noSuchBook, provider: provider), cached: found.cached, after: stopwatch)
    case .failed(let failures):
      return refuse(Refusal(failures), after: stopwatch)
    }
  }

  private func refuse(_ refusal: Refusal, cached: Bool = false, after stopwatch: Stopwatch) -> HTTPResponse {
    counters.errors[refusal.error.code.rawValue, default: 0] += 1
    if let reason = refusal.error.reason { counters.reasons[reason.rawValue, default: 0] += 1 }
    let meta = meta(after: stopwatch, provider: refusal.provider, cached: cached)
    let envelope = ResponseEnvelope<SearchResponseData>(.failure(refusal.error), meta: meta)
    return HTTPResponse(
      status: refusal.status, retryAfterSeconds: refusal.retryAfterSeconds,
      // An error is two strings; if even that cannot be written, the status alone has to do.
      body: (try? envelope.encoded()) ?? Data())
  }

  private func meta(after stopwatch: Stopwatch, provider: String?, cached: Bool) -> ResponseMeta {
    ResponseMeta(
      timestamp: wallTime.now().iso8601, processingTime: stopwatch.milliseconds, provider: provider,
      cached: cached)
  }
}
