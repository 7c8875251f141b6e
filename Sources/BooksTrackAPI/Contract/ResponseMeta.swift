// What the backend says about how an answer came about (CON-1, CON-9).

/// The `meta` part of an answer. Servers may leave out any of it.
public struct ResponseMeta: Hashable, Sendable {
  /// When the answer was made, as ISO 8601 in UTC.
  public var timestamp: String?
  /// How long the backend took, in milliseconds.
  public var processingTime: Int?
  /// Who found the data, by its name on the wire.
  public var provider: String?
  /// The data came from the backend's cache.
  public var cached: Bool?
  /// Providers that should have been asked for data and may not be called for some time, by their names on
  /// the wire: they failed again and again, or have no calls left. Empty if none is missing.
  public var missingProviders: [String] = []
  /// After how many seconds one of the missing providers may be there again; nil if none is missing.
  public var retryAfterSeconds: Int?

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

extension ResponseMeta: JSONReadable, JSONWritable {
  /// Reads; nothing must be there.
  package init(reading value: JSONTape.Value) throws(JSONMismatch) {
    let members = try value.members()
    timestamp = try members.optional("timestamp")
    processingTime = try members.optional("processingTime")
    provider = try members.optional("provider")
    cached = try members.optional("cached")
    missingProviders = try members.list("missingProviders")
    retryAfterSeconds = try members.optional("retryAfterSeconds")
  }

  /// Writes; what is unknown is left out.
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
