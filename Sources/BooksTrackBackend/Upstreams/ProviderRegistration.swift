// The description of a provider for the backend. Each provider's folder contains its own; no other place
// names the provider.

/// A provider as registered with the backend, independent of its transport.
package struct ProviderRegistration: Sendable {
  /// The requests and the parser.
  package var normalizer: any MetadataProvider
  /// The quota of its free plan (CON-11).
  package var quota: Quota
  /// 0 for providers that are always called, more for those with scarce calls. When answers are merged, the
  /// providers of one level are called together, and the next level only if the earlier ones knew nothing.
  package var fallbackLevel: Int
  /// Its rank for each field that it is good at, the lowest first (CON-10). Ranks are multiples of ten, so
  /// that a new provider fits between two others.
  package var ranks: [FieldPriorities.Field: Int]

  /// Registers a provider, by default without a limit and ranked last for every field.
  package init(
    _ normalizer: any MetadataProvider, quota: Quota = .unlimited, fallbackLevel: Int = 0,
    ranks: [FieldPriorities.Field: Int] = [:]
  ) {
    self.normalizer = normalizer
    self.quota = quota
    self.fallbackLevel = fallbackLevel
    self.ranks = ranks
  }

  /// The provider's name on the wire.
  package var name: String { normalizer.name }
}
