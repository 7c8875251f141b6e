// Planted bugs: when requests are sent and repeated.

import BooksTrack
import BooksTrackAPI
import LabWorld
import Simulation

extension PlantedBug {
  static let asking = [
    PlantedBug(
      "retry-at-once", breaks: "ENR-5", caughtBy: .backoff, "A failed request is sent again without a pause."
    ) { $0.policy.enrichment.backoff.steps = [.zero, .zero, .zero, .zero] },
    PlantedBug(
      "flat-backoff", breaks: "ENR-5", caughtBy: .backoff, "Every pause is one second long."
    ) { $0.policy.enrichment.backoff.steps = Array(repeating: .seconds(1), count: 4) },
    PlantedBug(
      "retry-for-ever", breaks: "ENR-5", caughtBy: .backoff, "Nothing is ever parked: after 8 s comes 8 s."
    ) { $0.policy.enrichment.backoff.steps += Array(repeating: .seconds(8), count: 100) },
    PlantedBug(
      "retry-after-ignored", breaks: "ENR-5", caughtBy: .backoff,
      "What a server asks for in Retry-After is not read."
    ) {
      $0.deviceTransport = { link, _ in
        RewrittenAnswers(link: link) {
          HTTPResponse(status: $0.status, contentType: $0.contentType, body: $0.body)
        }
      }
    },
    PlantedBug(
      "refusal-ends-pauses", breaks: "ENR-5", caughtBy: .backoff,
      "When the storage refuses a commit, what had failed is asked for again before its time."
    ) {
      let shipped = $0.enricher
      $0.enricher = { ForgetfulEnricher(parts: $0, device: $1, make: shipped) }
    },
    PlantedBug(
      "offline-is-a-failure", breaks: "ENR-3", caughtBy: .offlineSilence,
      "Requests are sent without a network, and count as failed."
    ) { $0.connectivity = { network, _ in BlindConnectivity(network: network) } },
    PlantedBug(
      "network-is-back-unseen", breaks: "ENR-3", caughtBy: .reconnect,
      "That the network is back is seen ten minutes later, when the system looks by itself."
    ) { $0.connectivity = { network, parts in LateConnectivity(network: network, clock: parts.clock) } },
    PlantedBug(
      "wish-unheard", breaks: "ENR-5", caughtBy: .reconnect,
      "The reader may want new tries as often as they like: the app asks when it is due."
    ) {
      let shipped = $0.enricher
      $0.enricher = { DeafEnricher(enricher: shipped($0, $1)) }
    },
    PlantedBug(
      "page-is-looked-at-often", breaks: "ENR-5", caughtBy: .offlineSilence,
      "Whether the page of a portal is still there is seen every few seconds."
    ) {
      $0.policy.enrichment.breaker = CircuitBreakerPolicy(
        failuresToOpen: 5, firstPause: .seconds(3), growth: 200, longestPause: .seconds(900))
      $0.policy.enrichment.polling = AdaptivePolling(
        first: .seconds(3), growth: 200, longest: .seconds(1_800))
    },
    PlantedBug(
      "swallowed-cancellation", breaks: "ENR-8", caughtBy: .promptness,
      "To be cancelled is taken for an error that may pass: the work is begun again."
    ) {
      let shipped = $0.enricher
      $0.enricher = { StubbornEnricher(enricher: shipped($0, $1), device: $1) }
    },
  ]
}

/// Ignores requests for new tries.
private struct DeafEnricher: Enriching {
  let enricher: any Enriching

  func run() async throws { try await enricher.run() }
  func wake() async throws {}
  func drain() async throws { try await enricher.drain() }
}

/// Loses all state after each error.
///
/// `@unchecked Sendable`: used only on the thread of its world.
private final class ForgetfulEnricher: Enriching, @unchecked Sendable {
  private let make: () -> any Enriching
  private var current: any Enriching

  init(
    parts: EnrichmentParts, device: DeviceParts,
    make: @escaping @Sendable (EnrichmentParts, DeviceParts) -> any Enriching
  ) {
    // The progress would restart too, which another oracle would catch.
    var silent = parts
    silent.observe = { if case .progress = $0 {} else { parts.observe($0) } }
    self.make = { [silent] in make(silent, device) }
    current = make(silent, device)
  }

  func run() async throws { try await forgetting { try await $0.run() } }
  func wake() async throws { try await current.wake() }
  func drain() async throws { try await forgetting { try await $0.drain() } }

  private func forgetting(_ work: (any Enriching) async throws -> Void) async throws {
    do {
      try await work(current)
    } catch {
      current = make()
      throw error
    }
  }
}

/// Always reports the device as online.
private struct BlindConnectivity: Connectivity {
  let network: any Connectivity

  var isOnline: Bool { true }
  func waitUntilOnline() async throws(CancellationError) {}
  func waitForReconnect() async throws(CancellationError) { try await network.waitForReconnect() }
}

/// Reports ten minutes late that the network is back.
private struct LateConnectivity: Connectivity {
  let network: any Connectivity
  let clock: any Clock<Duration>

  var isOnline: Bool { network.isOnline }

  func waitUntilOnline() async throws(CancellationError) {
    guard !network.isOnline else { return }
    try await network.waitUntilOnline()
    try await wait()
  }

  func waitForReconnect() async throws(CancellationError) {
    try await network.waitForReconnect()
    try await wait()
  }

  private func wait() async throws(CancellationError) {
    do { try await clock.sleep(for: .seconds(600)) } catch { throw CancellationError() }
  }
}

/// Restarts after every error, and pauses in an unstructured task that is never cancelled.
private struct StubbornEnricher: Enriching {
  let enricher: any Enriching
  let device: DeviceParts

  func run() async throws { try await insist { try await enricher.run() } }
  func wake() async throws { try await enricher.wake() }
  func drain() async throws { try await insist { try await enricher.drain() } }

  private func insist(_ work: () async throws -> Void) async throws {
    for _ in 0..<8 {
      do { return try await work() } catch {}
      let pause = device.process.start("pause") { [device] in
        try await device.process.pass(.seconds(1), "looks up again")
      }
      try await pause.value
    }
    try await work()
  }
}
