// How the contract names a series: by the provider that knows it and that provider's own id, because no id is
// shared by two providers (CON-2).

/// The id of a series in `/v1/series/{id}`, such as `openlibrary:OL326110L`.
public struct ProviderSeriesID: Hashable, Sendable, CustomStringConvertible {
  /// Who knows the series, by its name on the wire. Has no colon.
  public let provider: String
  /// The provider's own id.
  public let providerID: String

  /// Makes an id from its parts; nil if one is empty or the provider's name has a colon.
  public init?(provider: String, providerID: String) {
    guard !provider.isEmpty, !providerID.isEmpty, !provider.utf8.contains(UInt8(ascii: ":")) else {
      return nil
    }
    self.provider = provider
    self.providerID = providerID
  }

  /// Reads an id; nil if it is not a provider, a colon and an id.
  public init?(_ text: String) {
    let parts = text.split(separator: ":", maxSplits: 1, omittingEmptySubsequences: false)
    guard parts.count == 2 else { return nil }
    self.init(provider: String(parts[0]), providerID: String(parts[1]))
  }

  /// The id as it stands in the path, before percent encoding.
  public var description: String { "\(provider):\(providerID)" }
}
