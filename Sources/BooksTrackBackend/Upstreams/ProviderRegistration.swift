// Everything that the backend has to know of a provider, as one value. Each provider's folder has the one of
// its provider, and only there does the provider's name stand.

/// A provider as it is known to the backend, whichever way leads to it.
package struct ProviderRegistration: Sendable {
  /// How to ask and how to read.
  package var normalizer: any MetadataProvider
  /// How many calls its free use allows (CON-11).
  package var quota: Quota
  /// 0 for those that are always asked; more for those whose calls are precious. Where answers are merged,
  /// providers of one stage are asked together, and those of a later stage only if the earlier ones knew
  /// nothing.
  package var fallbackLevel: Int
  /// Its place among the providers of each field that it is good at, the lowest first (CON-10). Places are
  /// tens, so that a new provider fits between two others.
  package var ranks: [FieldPriorities.Field: Int]

  /// Registers a provider; unless something else is said it has no limits, and its word goes last.
  package init(
    _ normalizer: any MetadataProvider, quota: Quota = .unlimited, fallbackLevel: Int = 0,
    ranks: [FieldPriorities.Field: Int] = [:]
  ) {
    self.normalizer = normalizer
    self.quota = quota
    self.fallbackLevel = fallbackLevel
    self.ranks = ranks
  }

  /// How the contract names it.
  package var name: String { normalizer.name }
}
