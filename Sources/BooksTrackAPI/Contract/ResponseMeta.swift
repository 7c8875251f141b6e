// The metadata of a response (CON-1, CON-9).

/// The `meta` object of a response. Servers may leave out any of its members.
public struct ResponseMeta: Hashable, Sendable {
  /// The time of the response, in ISO 8601 and UTC.
  public var timestamp: String?
  /// The processing time of the backend, in milliseconds.
  public var processingTime: Int?
  /// The provider that found the data, by its wire name.
  public var provider: String?
  /// True if the data came from the backend's cache.
  public var cached: Bool?
  /// The wire names of providers that were needed but cannot be called for some time, because they failed
  /// repeatedly or their quota is exhausted. Empty if none is missing.
  public var missingProviders: [String] = []
  /// The number of seconds after which a missing provider may be available again; nil if none is missing.
  public var retryAfterSeconds: Int?

  /// Creates metadata; nil members are left out.
  public init(
    timestamp: String? = nil, processingTime: Int? = nil, provider: String? = nil, cached: Bool? = nil
  ) {
    self.timestamp = timestamp
    self.processingTime = processingTime
    self.provider = provider
    self.cached = cached
  }
}

extension ResponseMeta: JSONReadable, JSONWritable {
  /// Decodes metadata; no member is required.
  package init(reading value: JSONTape.Value) throws(JSONMismatch) {
    let members = try value.members()
    timestamp = try members.optional("timestamp")
    processingTime = try members.optional("processingTime")
    provider = try members.optional("provider")
    cached = try members.optional("cached")
    missingProviders = try members.list("missingProviders")
    retryAfterSeconds = try members.optional("retryAfterSeconds")
  }

  /// Encodes metadata; unknown values are left out.
  package func write(to writer: inout JSONWriter) {
    writer.object { writer in
      writer.optional("cached", cached)
      writer.unlessEmpty("missingProviders", missingProviders)
      writer.optional("processingTime", processingTime)
      writer.optional("provider", provider)
      writer.optional("retryAfterSeconds", retryAfterSeconds)
      writer.optional("timestamp", timestamp)
    }
  }
}
