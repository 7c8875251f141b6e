// The part of an app that looks books up, as the app sees it.

/// Works off the enrichment queue of a library.
package protocol Enriching: Sendable {
  /// Works until the task is cancelled.
  func run() async throws
  /// Gives parked books new tries.
  func wake() async throws
  /// Works off what waits, and returns.
  func drain() async throws
}

extension Enricher: Enriching {}

/// What the part that looks books up is made of.
package struct EnrichmentParts: Sendable {
  package let store: LibraryStore
  package var platform: AppPlatform
  package var policy: EnrichmentPolicy
  package var observe: @Sendable (EnrichmentEvent) -> Void

  /// The part as it ships.
  package var enricher: Enricher {
    Enricher(
      store: store, transport: platform.transport, clock: platform.clock, wallTime: platform.wallTime,
      connectivity: platform.connectivity, random: platform.random, policy: policy, observe: observe)
  }
}
