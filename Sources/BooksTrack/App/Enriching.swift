// The interface of enrichment for the app.

/// Processes the enrichment queue of a library.
package protocol Enriching: Sendable {
  /// Runs until the task is cancelled.
  func run() async throws
  /// Gives parked books new tries.
  func wake() async throws
  /// Processes the queue once, and returns.
  func drain() async throws
}

extension Enricher: Enriching {}

/// The inputs of an enricher.
package struct EnrichmentParts: Sendable {
  package let store: LibraryStore
  package var platform: AppPlatform
  package var policy: EnrichmentPolicy
  package var observe: @Sendable (EnrichmentEvent) -> Void

  /// The default enricher.
  package var enricher: Enricher {
    Enricher(
      store: store, transport: platform.transport, clock: platform.clock, wallTime: platform.wallTime,
      connectivity: platform.connectivity, random: platform.random, policy: policy, observe: observe)
  }
}
