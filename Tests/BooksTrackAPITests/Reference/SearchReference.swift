// Search responses, coded with Foundation: the reference for the tape and the encoder.

public import BooksTrackAPI

extension ResponseEnvelope: Codable where Payload: Codable {
  private enum Field: String, CodingKey { case success, data, error, meta }

  public init(from decoder: any Decoder) throws {
    let fields = try decoder.container(keyedBy: Field.self)
    let result: Result<Payload, ErrorDetails> =
      try fields.decode(Bool.self, forKey: .success)
      ? .success(try fields.decode(Payload.self, forKey: .data))
      : .failure(try fields.decode(ErrorDetails.self, forKey: .error))
    self.init(result, meta: try fields.decodeIfPresent(ResponseMeta.self, forKey: .meta) ?? ResponseMeta())
  }

  public func encode(to encoder: any Encoder) throws {
    var fields = encoder.container(keyedBy: Field.self)
    try fields.encode(success, forKey: .success)
    switch result {
    case .success(let data): try fields.encode(data, forKey: .data)
    case .failure(let error): try fields.encode(error, forKey: .error)
    }
    try fields.encode(meta, forKey: .meta)
  }
}

extension ResponseMeta: Codable {
  private enum Field: String, CodingKey {
    case timestamp, processingTime, provider, cached, missingProviders, retryAfterSeconds
  }

  public init(from decoder: any Decoder) throws {
    let fields = try decoder.container(keyedBy: Field.self)
    self.init()
    timestamp = try fields.decodeIfPresent(String.self, forKey: .timestamp)
    processingTime = try fields.wholeNumber(.processingTime)
    provider = try fields.decodeIfPresent(String.self, forKey: .provider)
    cached = try fields.decodeIfPresent(Bool.self, forKey: .cached)
    missingProviders = try fields.decodeIfPresent([String].self, forKey: .missingProviders) ?? []
    retryAfterSeconds = try fields.wholeNumber(.retryAfterSeconds)
  }

  public func encode(to encoder: any Encoder) throws {
    var fields = encoder.container(keyedBy: Field.self)
    try fields.encodeIfPresent(timestamp, forKey: .timestamp)
    try fields.encodeIfPresent(processingTime, forKey: .processingTime)
    try fields.encodeIfPresent(provider, forKey: .provider)
    try fields.encodeIfPresent(cached, forKey: .cached)
    if !missingProviders.isEmpty { try fields.encode(missingProviders, forKey: .missingProviders) }
    try fields.encodeIfPresent(retryAfterSeconds, forKey: .retryAfterSeconds)
  }
}

extension ErrorDetails: Codable {
  private enum Field: String, CodingKey { case code, message, details }
  private enum Detail: String, CodingKey { case reason }

  public init(from decoder: any Decoder) throws {
    let fields = try decoder.container(keyedBy: Field.self)
    let code = APIErrorCode(rawValue: try fields.decode(String.self, forKey: .code))
    let message = try fields.decode(String.self, forKey: .message)
    let details = try? fields.nestedContainer(keyedBy: Detail.self, forKey: .details)
    let reason = try? details?.decodeIfPresent(String.self, forKey: .reason)
    self.init(code: code, message: message, reason: reason.map(ErrorReason.init(rawValue:)))
  }

  public func encode(to encoder: any Encoder) throws {
    var fields = encoder.container(keyedBy: Field.self)
    try fields.encode(code.rawValue, forKey: .code)
    try fields.encode(message, forKey: .message)
    guard let reason else { return }
    var details = fields.nestedContainer(keyedBy: Detail.self, forKey: .details)
    try details.encode(reason.rawValue, forKey: .reason)
  }
}

extension SearchResponseData: Codable {
  private enum Field: String, CodingKey { case works, editions, authors }

  public init(from decoder: any Decoder) throws {
    let fields = try decoder.container(keyedBy: Field.self)
    self.init(
      works: try fields.decode([WorkDTO].self, forKey: .works),
      editions: try fields.decode([EditionDTO].self, forKey: .editions),
      authors: try fields.decode([AuthorDTO].self, forKey: .authors))
  }

  public func encode(to encoder: any Encoder) throws {
    var fields = encoder.container(keyedBy: Field.self)
    try fields.encode(works, forKey: .works)
    try fields.encode(editions, forKey: .editions)
    try fields.encode(authors, forKey: .authors)
  }
}
