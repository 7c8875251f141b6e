// Planted bugs: what the backend caches, how often it calls providers, and what it reports.

import BooksTrackAPI
package import BooksTrackBackend
import Foundation
package import LabWorld

extension PlantedBug {
  static let serving = [
    PlantedBug(
      "failure-is-cached", breaks: "CON-9", caughtBy: .quota,
      "For half a minute whoever asks again is told of the earlier failure."
    ) {
      let shipped = $0.backend.make
      $0.backend.make = { cachingFailures(shipped($0), $0.clock, for: .seconds(30)) }
    },
    PlantedBug(
      "no-single-flight", breaks: "CON-11", caughtBy: .quota,
      "Two instances serve in turn; neither knows what the other one is asking or has been told."
    ) {
      let shipped = $0.backend.make
      $0.backend.make = { TwoInstances(shipped($0), shipped($0)) }
    },
    PlantedBug(
      "nothing-is-cached", breaks: "CON-9", caughtBy: .quota, "The cache has room for nothing."
    ) { $0.backend.policy.answerCapacity = 0 },
    PlantedBug(
      "answers-grow-old", breaks: "CON-9", caughtBy: .quota,
      "What was answered once is told for years, whatever has been published since."
    ) {
      $0.backend.policy.isbnLifetime *= 1_000
      $0.backend.policy.titleLifetime *= 1_000
    },
    PlantedBug(
      "series-is-asked-for-again", breaks: "CON-9", caughtBy: .quota,
      "All about a series is kept for no time at all."
    ) { $0.backend.policy.seriesLifetime = .zero },
    PlantedBug(
      "series-by-number", breaks: "SER-1", caughtBy: .seriesName,
      "What a provider calls a series is asked for, and answers have the number all the same."
    ) {
      let shipped = $0.backend.make
      $0.backend.make = { NamelessSeries(backend: shipped($0)) }
    },
    PlantedBug(
      "quota-overrun", breaks: "CON-11", caughtBy: .quota,
      "Nobody counts the calls: a provider is asked until it refuses, and after that as well."
    ) {
      let shipped = $0.backend.make
      $0.backend.make = { shipped($0.changingUpstreams { $0.quota = .unlimited }) }
    },
    PlantedBug(
      "a-month-is-a-day", breaks: "CON-11", caughtBy: .quota,
      "The calls that a provider allows in a month are made every day."
    ) {
      let shipped = $0.backend.make
      $0.backend.make = { shipped($0.changingUpstreams { $0.quota = $0.quota.byTheDay }) }
    },
    PlantedBug(
      "local-time", breaks: "CON-1", caughtBy: .frame,
      "The time at which an answer was made is that of the server's town, and is called UTC."
    ) {
      let shipped = $0.backend.make
      $0.backend.make = { parts in
        var parts = parts
        parts.wallTime = TownTime(time: parts.wallTime)
        return shipped(parts)
      }
    },
    PlantedBug(
      "refusals-are-not-counted", breaks: "CON-12", caughtBy: .counts,
      "Requests are counted where an answer leaves, and a refusal leaves elsewhere."
    ) {
      let shipped = $0.backend.make
      $0.backend.make = { CountingBackend(backend: shipped($0)) }
    },
    PlantedBug(
      "waits-for-the-slowest", breaks: "CON-10", caughtBy: .grace,
      "What one provider has found is kept back until the last one has answered, however late that is."
    ) { $0.backend.policy.strategy = .merging(grace: nil) },
    PlantedBug(
      "breaker-never-closes", breaks: "ENR-10", caughtBy: .liveness,
      "A provider that has failed too often is never asked again."
    ) {
      let shipped = $0.backend.make
      let breaker = CircuitBreakerPolicy(
        failuresToOpen: 5, firstPause: .seconds(1 << 30), growth: 100, longestPause: .seconds(1 << 30))
      $0.backend.make = { shipped($0.changingUpstreams { $0.breaker = breaker }) }
    },
    PlantedBug(
      "no-rest", breaks: "ENR-5", caughtBy: .quota,
      "A provider that fails and fails is asked all the same."
    ) {
      let shipped = $0.backend.make
      $0.backend.make = { shipped($0.changingUpstreams { $0.breaker = .off }) }
    },
    PlantedBug(
      "every-call-is-a-probe", breaks: "ENR-5", caughtBy: .quota,
      "When the rest of a provider is over, every call finds out whether it is back, and not a single one."
    ) {
      let shipped = $0.backend.make
      $0.backend.make = { parts in
        shipped(
          parts.changingUpstreams {
            $0.transport = hastyRest(of: $0.transport, on: parts.clock, by: $0.breaker)
            $0.breaker = .off
          })
      }
    },
    PlantedBug(
      "raw-error-shown", breaks: "CON-8", caughtBy: .plainWords,
      "The reader is told what the provider has written, so that somebody can make sense of it."
    ) {
      let shipped = $0.backend.make
      $0.backend.make = { parts in
        let memory = LastError()
        let heard = parts.changingUpstreams {
          $0.transport = HeardErrors(link: $0.transport, memory: memory)
        }
        return CandidBackend(backend: shipped(heard), memory: memory)
      }
    },
  ]
}

extension Quota {
  /// The same number of calls per day.
  fileprivate var byTheDay: Quota { self == .unlimited ? self : Quota(calls: calls, per: .day) }
}

/// A local time one hour ahead of UTC.
private struct TownTime: WallTime {
  let time: any WallTime

  func now() -> Timestamp { time.now().advanced(byMilliseconds: 3_600_000) }
}

/// Removes the names of series from the first work of an answer.
private struct NamelessSeries: BookService {
  let backend: any BookService

  func handle(_ request: HTTPRequest) async -> HTTPResponse {
    let response = await backend.handle(request)
    guard response.status == 200, request.path.hasPrefix("/v1/search/"),
      let envelope = try? ResponseEnvelope<SearchResponseData>.decode(from: response.body),
      case .success(var data) = envelope.result, !data.works.isEmpty
    else { return response }
    for place in data.works[0].series.indices { data.works[0].series[place].name = nil }
    let changed = ResponseEnvelope<SearchResponseData>(.success(data), meta: envelope.meta)
    return HTTPResponse(
      status: 200, retryAfterSeconds: response.retryAfterSeconds, contentType: response.contentType,
      body: changed.encoded())
  }

  func metrics() async -> BackendMetrics { await backend.metrics() }

  func resetMetrics() async { await backend.resetMetrics() }
}

/// Reports the number of answers below 500 as the number of requests.
private actor CountingBackend: BookService {
  private let backend: any BookService
  private var answers = 0

  init(backend: any BookService) { self.backend = backend }

  func handle(_ request: HTTPRequest) async -> HTTPResponse {
    let response = await backend.handle(request)
    if response.status < 500 { answers += 1 }
    return response
  }

  func metrics() async -> BackendMetrics {
    var metrics = await backend.metrics()
    metrics.requests = [BackendMetrics.unknownRoute: answers]
    return metrics
  }

  func resetMetrics() async { await backend.resetMetrics() }
}

extension BackendParts {
  /// Returns the parts with changed upstreams.
  package func changingUpstreams(_ change: (inout Upstream) -> Void) -> BackendParts {
    var parts = self
    for place in parts.upstreams.indices { change(&parts.upstreams[place]) }
    return parts
  }
}

/// The last error text of a provider.
private actor LastError {
  private(set) var text: String?

  func keep(_ body: Data) { text = String(decoding: body, as: UTF8.self) }
}

/// Records the error texts of providers.
private struct HeardErrors: Transport {
  let link: any Transport
  let memory: LastError

  func send(_ request: HTTPRequest, timeout: Duration) async throws(TransportError) -> HTTPResponse {
    let response = try await link.send(request, timeout: timeout)
    if response.status >= 400 { await memory.keep(response.body) }
    return response
  }
}

/// Appends the last error text of a provider to the backend's errors.
private struct CandidBackend: BookService {
  let backend: any BookService
  let memory: LastError

  func handle(_ request: HTTPRequest) async -> HTTPResponse {
    let response = await backend.handle(request)
    guard response.status >= 500, let text = await memory.text else { return response }
    return HTTPResponse(
      status: response.status, retryAfterSeconds: response.retryAfterSeconds,
      contentType: response.contentType, body: response.body + Data(text.utf8))
  }

  func metrics() async -> BackendMetrics { await backend.metrics() }

  func resetMetrics() async { await backend.resetMetrics() }
}

/// Wraps a backend in a cache of failures.
func cachingFailures(
  _ backend: any BookService, _ clock: some Clock<Duration>, for lifetime: Duration
) -> any BookService {
  FailureCache(backend: backend, clock: clock, lifetime: lifetime)
}

/// Caches failures like answers.
private actor FailureCache<Time: Clock<Duration>>: BookService {
  private let backend: any BookService
  private let clock: Time
  private let lifetime: Duration
  private var failures: [HTTPRequest: (response: HTTPResponse, until: Time.Instant)] = [:]

  init(backend: any BookService, clock: Time, lifetime: Duration) {
    self.backend = backend
    self.clock = clock
    self.lifetime = lifetime
  }

  func handle(_ request: HTTPRequest) async -> HTTPResponse {
    if let known = failures[request], clock.now < known.until { return known.response }
    let response = await backend.handle(request)
    if response.status >= 429 { failures[request] = (response, clock.now.advanced(by: lifetime)) }
    return response
  }

  func metrics() async -> BackendMetrics { await backend.metrics() }

  func resetMetrics() async { await backend.resetMetrics() }
}

private func hastyRest(
  of link: any Transport, on clock: some Clock<Duration>, by policy: CircuitBreakerPolicy
) -> any Transport {
  HastyRest(link: link, clock: clock, policy: policy)
}

/// Rests after failures, but lets every call through as a probe when the rest is over.
private actor HastyRest<Time: Clock<Duration>>: Transport {
  private let link: any Transport
  private let clock: Time
  private let start: Time.Instant
  private var breaker: CircuitBreaker

  init(link: any Transport, clock: Time, policy: CircuitBreakerPolicy) {
    self.link = link
    self.clock = clock
    start = clock.now
    breaker = CircuitBreaker(policy)
  }

  private var now: Duration { start.duration(to: clock.now) }

  func send(_ request: HTTPRequest, timeout: Duration) async throws(TransportError) -> HTTPResponse {
    // The breaker's note of the probe is made in a copy.
    var copy = breaker
    guard copy.admits(at: now) else { throw .connectionLost }
    do {
      let response = try await link.send(request, timeout: timeout)
      if response.status >= 500 {
        breaker.failed(at: now)
      } else {
        breaker.succeeded(at: now)
      }
      return response
    } catch {
      if error != .cancelled { breaker.failed(at: now) }
      throw error
    }
  }
}

/// Hands requests to two backends in turn.
private actor TwoInstances: BookService {
  private let instances: [any BookService]
  private var requests = 0

  init(_ first: any BookService, _ second: any BookService) { instances = [first, second] }

  func handle(_ request: HTTPRequest) async -> HTTPResponse {
    requests += 1
    return await instances[requests % 2].handle(request)
  }

  func metrics() async -> BackendMetrics {
    var sum = await instances[0].metrics()
    sum.add(await instances[1].metrics())
    return sum
  }

  func resetMetrics() async { for instance in instances { await instance.resetMetrics() } }
}
