// The entry point of the backend: it routes a request, finds the answer and sends the response.
//
// All state that outlives a request is here: caches, calls in flight, availability of providers, and
// counters. There is no suspension between the cache look-up and joining a flight, so of any number of
// concurrent misses exactly one calls the providers.

package import BooksTrackAPI
import Foundation

/// A backend with its providers in order of preference.
///
///     let backend = Backend(
///       upstreams: [
///         Upstream(.googleBooks, transport: google), Upstream(.openLibrary, transport: openLibrary),
///         Upstream(.isbndb, transport: isbndb, quota: .unlimited),
///       ],
///       wallTime: wallTime, clock: clock)
///     let request = HTTPRequest(path: "/v1/search/isbn", query: [.init("isbn", text)])
///     let response = await backend.handle(request)
///
/// It calls each provider once per request and does not retry: the app retries (ENR-5), and nested retry
/// loops would multiply the calls. All its tasks are children of the request.
package actor Backend {
  let upstreams: [Upstream]
  let policy: BackendPolicy
  /// The order of preference among providers for each field (CON-10).
  let priorities: FieldPriorities
  let wallTime: any WallTime
  let clock: any Clock<Duration>
  let flights = SingleFlight<String, Answer>()
  let seriesFlights = SingleFlight<SeriesLookup, Result<[String: String], ProviderFailure>>()
  var answers: ExpiringCache<String, Answer>
  var seriesNames: ExpiringCache<SeriesKey, String>
  var availability: [ProviderAvailability]
  var counters = BackendMetrics()
  private let uptime: Stopwatch

  /// Creates a backend with empty caches.
  ///
  /// - Parameters:
  ///   - upstreams: The providers; their order breaks all ties.
  ///   - wallTime: The calendar time, for lifetimes, quotas and the timestamps of responses.
  ///   - clock: The clock for processing times and waits.
  ///   - policy: Strategy, timeouts, lifetimes and bounds.
  package init(
    upstreams: [Upstream], wallTime: any WallTime, clock: any Clock<Duration>,
    policy: BackendPolicy = .standard
  ) {
    self.upstreams = upstreams
    self.wallTime = wallTime
    self.clock = clock
    self.policy = policy
    priorities = FieldPriorities(upstreams.map { ($0.name, $0.registration.ranks) })
    answers = ExpiringCache(capacity: policy.answerCapacity)
    seriesNames = ExpiringCache(capacity: policy.seriesNameCapacity)
    let now = wallTime.now()
    availability = upstreams.map { ProviderAvailability($0, at: now) }
    uptime = Stopwatch(clock)
  }

  /// Returns the counters since the start or the last reset.
  package func metrics() -> BackendMetrics { counters }

  /// Resets the counters; caches and provider state are kept.
  package func resetMetrics() { counters = BackendMetrics() }

  /// The monotonic time since the start.
  var now: Duration { uptime.elapsedTime }

  /// Handles one request. It always returns a response, possibly an error in the contract's form.
  package func handle(_ request: HTTPRequest) async -> HTTPResponse {
    let stopwatch = Stopwatch(clock)
    let end = now + policy.extrasTimeout
    let route = Route(path: request.path)
    counters.requests[route?.rawValue ?? BackendMetrics.unknownRoute, default: 0] += 1
    let reply = Reply(
      isLegacy: route?.isLegacy ?? false, deprecation: route.flatMap { policy.deprecation(of: $0) },
      wallTime: wallTime, stopwatch: stopwatch)
    let response: HTTPResponse
    if let route {
      do {
        let question = try route.question(of: request, longest: policy.longestTitle)
        response = send(await answer(question, until: end), to: question, as: reply)
      } catch {
        response = refuse(Refusal(error), as: reply)
      }
    } else {
      response = refuse(Refusal(.unknownRoute), as: reply)
    }
    counters.processing.count(milliseconds: stopwatch.milliseconds)
    return response
  }

  /// Returns the answer from the cache, a flight in progress, or new calls; nil if this task was cancelled.
  ///
  /// - Parameter end: The deadline for optional calls.
  private func answer(_ question: Question, until end: Duration) async -> (answer: Answer, cached: Bool)? {
    let key = question.cacheKey
    if let answer = answers.value(for: key, at: wallTime.now()) {
      counters.cacheHits += 1
      return (answer, true)
    }
    counters.cacheMisses += 1
    var isLeader = false
    let answer = await flights.run(key) {
      isLeader = true
      switch question {
      case .books(let query): return await ask(query, key: key, until: end)
      case .series(let id): return await askForSeries(id, key: key)
      }
    }
    guard let answer else { return nil }
    if !isLeader { counters.sharedCalls += 1 }
    return (answer, false)
  }

  /// Caches an answer.
  func store(_ answer: Answer, for key: String, lifetime: Duration) {
    counters.evictedAnswers += answers.insert(answer, for: key, at: wallTime.now(), lifetime: lifetime)
  }

  private func send(
    _ found: (answer: Answer, cached: Bool)?, to question: Question, as reply: Reply
  ) -> HTTPResponse {
    guard let found else { return refuse(Refusal(.cancelled), as: reply) }
    switch found.answer {
    case .found(let document, let provider, let missing):
      return reply.success(document, provider: provider, missing: missing, cached: found.cached)
        ?? refuse(Refusal(.unwritableAnswer), as: reply)
    case .notFound(let provider):
      return refuse(Refusal(question.notFound, provider: provider), cached: found.cached, as: reply)
    case .failed(let failures):
      return refuse(Refusal(failures), as: reply)
    }
  }

  private func refuse(_ refusal: Refusal, cached: Bool = false, as reply: Reply) -> HTTPResponse {
    counters.errors[refusal.error.code.rawValue, default: 0] += 1
    if let reason = refusal.error.reason { counters.reasons[reason.rawValue, default: 0] += 1 }
    return reply.failure(refusal, cached: cached)
  }
}
