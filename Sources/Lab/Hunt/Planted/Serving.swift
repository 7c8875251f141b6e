// Planted: what the backend remembers, and what it does not.

import BooksTrackAPI
import BooksTrackBackend
import Simulation

extension PlantedBug {
  static let serving = [
    PlantedBug(
      "failure-is-cached", breaks: "CON-9", caughtBy: .quota,
      "For half a minute whoever asks again is told of the earlier failure."
    ) {
      let shipped = $0.service
      $0.service = { FailureCache(backend: shipped($0), clock: $0.clock) }
    },
    PlantedBug(
      "no-single-flight", breaks: "CON-11", caughtBy: .quota,
      "Two instances serve in turn; neither knows what the other one is asking or has been told."
    ) {
      let shipped = $0.service
      $0.service = { TwoInstances(shipped($0), shipped($0)) }
    },
    PlantedBug(
      "nothing-is-cached", breaks: "CON-9", caughtBy: .quota, "The cache has room for nothing."
    ) { $0.backend.answerCapacity = 0 },
  ]
}

/// Keeps failures as if they were answers.
private actor FailureCache: BookService {
  private let backend: any BookService
  private let clock: VirtualClock
  private var failures: [HTTPRequest: (response: HTTPResponse, until: VirtualClock.Instant)] = [:]

  init(backend: any BookService, clock: VirtualClock) {
    self.backend = backend
    self.clock = clock
  }

  func handle(_ request: HTTPRequest) async -> HTTPResponse {
    if let known = failures[request], clock.now < known.until { return known.response }
    let response = await backend.handle(request)
    if response.status >= 429 { failures[request] = (response, clock.now.advanced(by: .seconds(30))) }
    return response
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
}
