// The backend's front: takes a request over the wire, finds the answer, sends it back.
//
// The state that lives longer than a request is here and nowhere else: the cache, the calls that are under
// way, what is known of the providers, the counters. Between looking into the cache and joining a call
// nothing is awaited, so of any number of readers who miss at the same time exactly one asks the providers.

package import BooksTrackAPI
import Foundation

/// A backend with its providers, best first.
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
/// It tries each provider once a request and does not repeat a call: repeating is the app's part (ENR-5), and
/// two loops around each other would multiply. The only tasks that it starts are children of the request.
package actor Backend {
  let upstreams: [Upstream]
  let policy: BackendPolicy
  /// Which provider's value is taken for each field (CON-10).
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

  /// Makes a backend with nothing in its cache.
  ///
  /// - Parameters:
  ///   - upstreams: The providers; the order decides whenever nothing else does.
  ///   - wallTime: The calendar time, for the cache's lifetimes, for quotas, and the time stamps of answers.
  ///   - clock: What processing time is measured on, and waited on.
  ///   - policy: Strategy, time-outs, lifetimes and bounds.
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

  /// What has been counted since the start.
  package func metrics() -> BackendMetrics { counters }

  /// Counts from 0 again; what is known and kept stays.
  package func resetMetrics() { counters = BackendMetrics() }

  /// The time since the start, on the clock and not on the calendar.
  var now: Duration { uptime.elapsedTime }

  /// Serves one request; it always has an answer, if need be an error in the contract's form.
  package func handle(_ request: HTTPRequest) async -> HTTPResponse {
    let stopwatch = Stopwatch(clock)
    let end = now + policy.extrasTimeout
    let route = Route(path: request.path)
    counters.requests[route?.rawValue ?? BackendMetrics.unknownRoute, default: 0] += 1
    let reply = Reply(isLegacy: route?.isLegacy ?? false, wallTime: wallTime, stopwatch: stopwatch)
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

  /// An answer from the cache, from a call that is under way, or from a new one; nil if this task was
  /// cancelled.
  ///
  /// - Parameter end: When nothing more is waited for that the answer can do without.
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

  /// Keeps an answer for a time.
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
