// How the backend says that it has no answer (CON-8): a code for the program, a finer reason for statistics,
// and a plain sentence for the reader. A provider's own words never get this far.

/// What kind of failure it is.
public struct APIErrorCode: OpenValue {
  public let rawValue: String
  /// The search parameters are missing or unusable. HTTP 400.
  public static let invalidQuery = APIErrorCode(rawValue: "INVALID_QUERY")
  /// The number is not an ISBN. HTTP 400.
  public static let invalidISBN = APIErrorCode(rawValue: "INVALID_ISBN")
  /// No provider knows such a book, or there is no such endpoint. HTTP 404; asking again does not help
  /// (ENR-6).
  ///
  /// It is sent only when every provider that was asked did answer: a failure is never shown as "no results".
  public static let notFound = APIErrorCode(rawValue: "NOT_FOUND")
  /// A provider failed. HTTP 503, or 429 when providers ask to slow down; worth asking again (ENR-5).
  public static let providerError = APIErrorCode(rawValue: "PROVIDER_ERROR")
  /// The backend itself failed. HTTP 500.
  public static let internalError = APIErrorCode(rawValue: "INTERNAL_ERROR")
  /// All that the contract names.
  package static let known = [invalidQuery, invalidISBN, notFound, providerError, internalError]

  public init(rawValue: String) { self.rawValue = rawValue }
}

/// The `error` part of an answer.
public struct ErrorDetails: Error, Hashable, Sendable {
  /// What kind of failure it is.
  public let code: APIErrorCode
  /// A plain sentence for the reader.
  public let message: String
  /// `details.reason` on the wire.
  public let reason: ErrorReason?

  /// Makes an error part.
  public init(code: APIErrorCode, message: String, reason: ErrorReason? = nil) {
    self.code = code
    self.message = message
    self.reason = reason
  }
}

extension ErrorDetails: Codable {
  private enum Field: String, CodingKey { case code, message, details }
  private enum Detail: String, CodingKey { case reason }

  /// Decodes; the contract leaves the shape of `details` open, so one that is not understood is ignored.
  public init(from decoder: any Decoder) throws {
    let fields = try decoder.container(keyedBy: Field.self)
    code = APIErrorCode(rawValue: try fields.decode(String.self, forKey: .code))
    message = try fields.decode(String.self, forKey: .message)
    let details = try? fields.nestedContainer(keyedBy: Detail.self, forKey: .details)
    reason = (try? details?.decodeIfPresent(String.self, forKey: .reason)).map(ErrorReason.init(rawValue:))
  }

  /// Encodes; without a reason there are no details.
  public func encode(to encoder: any Encoder) throws {
    var fields = encoder.container(keyedBy: Field.self)
    try fields.encode(code.rawValue, forKey: .code)
    try fields.encode(message, forKey: .message)
    guard let reason else { return }
    var details = fields.nestedContainer(keyedBy: Detail.self, forKey: .details)
    try details.encode(reason.rawValue, forKey: .reason)
  }
}
