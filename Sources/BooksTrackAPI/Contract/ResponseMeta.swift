// What the backend says about how an answer came about (CON-1, CON-9).

/// The `meta` part of an answer. Servers may leave out any of it.
public struct ResponseMeta: Hashable, Codable, Sendable {
  /// When the answer was made, as ISO 8601 in UTC.
  public var timestamp: String?
  /// How long the backend took, in milliseconds.
  public var processingTime: Int?
  /// Who found the data, by its name on the wire.
  public var provider: String?
  /// The data came from the backend's cache.
  public var cached: Bool?

  /// Makes a meta part; whatever is not given is left out.
  public init(
    timestamp: String? = nil, processingTime: Int? = nil, provider: String? = nil, cached: Bool? = nil
  ) {
    self.timestamp = timestamp
    self.processingTime = processingTime
    self.provider = provider
    self.cached = cached
  }
}

extension ResponseMeta {
  private enum Field: String, CodingKey { case timestamp, processingTime, provider, cached }

  /// Decodes; nothing must be there.
  public init(from decoder: any Decoder) throws {
    let fields = try decoder.container(keyedBy: Field.self)
    timestamp = try fields.decodeIfPresent(String.self, forKey: .timestamp)
    processingTime = try fields.wholeNumber(.processingTime)
    provider = try fields.decodeIfPresent(String.self, forKey: .provider)
    cached = try fields.decodeIfPresent(Bool.self, forKey: .cached)
  }
}
