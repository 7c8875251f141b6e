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

extension ErrorDetails: JSONReadable, JSONWritable {
  /// Reads; the contract leaves the shape of `details` open, so one that is not understood is ignored.
  package init(reading value: JSONTape.Value) throws(JSONMismatch) {
    let members = try value.members()
    code = APIErrorCode(rawValue: try members.required("code"))
    message = try members.required("message")
    reason = members["details"]?.object?["reason"]?.text.map(ErrorReason.init(rawValue:))
  }

  /// Writes; without a reason there are no details.
  package func write(to writer: inout JSONWriter) {
    writer.object { writer in
      writer.member("code", code.rawValue)
      if let reason {
        writer.key("details")
        writer.object { $0.member("reason", reason.rawValue) }
      }
      writer.member("message", message)
    }
  }
}
