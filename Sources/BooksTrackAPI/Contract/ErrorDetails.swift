// The errors of the backend (CON-8): a code for programs, a finer reason for statistics, and a sentence for
// the reader. Messages of providers are never passed on.

/// The code of an error.
public struct APIErrorCode: OpenValue {
  public let rawValue: String
  /// The search parameters are missing or invalid. HTTP 400.
  public static let invalidQuery = APIErrorCode(rawValue: "INVALID_QUERY")
  /// The number is not an ISBN. HTTP 400.
  public static let invalidISBN = APIErrorCode(rawValue: "INVALID_ISBN")
  /// No provider knows the book, or the endpoint does not exist. HTTP 404; retrying does not help (ENR-6).
  ///
  /// Sent only if every provider that was asked answered: a failure is never reported as "no results".
  public static let notFound = APIErrorCode(rawValue: "NOT_FOUND")
  /// A provider failed. HTTP 503, or 429 if providers limit the rate; may be retried (ENR-5).
  public static let providerError = APIErrorCode(rawValue: "PROVIDER_ERROR")
  /// The backend failed. HTTP 500.
  public static let internalError = APIErrorCode(rawValue: "INTERNAL_ERROR")
  /// All codes of the contract.
  package static let known = [invalidQuery, invalidISBN, notFound, providerError, internalError]

  public init(rawValue: String) { self.rawValue = rawValue }
}

/// The `error` object of a response.
public struct ErrorDetails: Error, Hashable, Sendable {
  /// The code.
  public let code: APIErrorCode
  /// A sentence for the reader.
  public let message: String
  /// The reason, `details.reason` on the wire.
  public let reason: ErrorReason?

  /// Creates an error.
  public init(code: APIErrorCode, message: String, reason: ErrorReason? = nil) {
    self.code = code
    self.message = message
    self.reason = reason
  }
}

extension ErrorDetails: JSONReadable, JSONWritable {
  /// Decodes an error. The contract does not define the format of `details`, so unknown ones are ignored.
  package init(reading value: JSONTape.Value) throws(JSONMismatch) {
    let members = try value.members()
    code = APIErrorCode(rawValue: try members.required("code"))
    message = try members.required("message")
    reason = members["details"]?.object?["reason"]?.text.map(ErrorReason.init(rawValue:))
  }

  /// Encodes an error; without a reason there are no `details`.
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
