// Series ids of the contract: a provider and its own id, because providers share no ids (CON-2).

/// The id of a series in `/v1/series/{id}`, such as `openlibrary:OL326110L`.
public struct ProviderSeriesID: Hashable, Sendable, CustomStringConvertible {
  /// The provider, by its wire name without a colon.
  public let provider: String
  /// The provider's id.
  public let providerID: String

  /// Creates an id; nil if a part is empty or the provider's name contains a colon.
  public init?(provider: String, providerID: String) {
    guard !provider.isEmpty, !providerID.isEmpty, !provider.utf8.contains(UInt8(ascii: ":")) else {
      return nil
    }
    self.provider = provider
    self.providerID = providerID
  }

  /// Parses an id; nil if the text is not a provider, a colon and an id.
  public init?(_ text: String) {
    let parts = text.split(separator: ":", maxSplits: 1, omittingEmptySubsequences: false)
    guard parts.count == 2 else { return nil }
    self.init(provider: String(parts[0]), providerID: String(parts[1]))
  }

  /// The id as in the path, before percent encoding.
  public var description: String { "\(provider):\(providerID)" }
}
