// The faults of providers' answers.

/// A kind of fault. New kinds must be appended, because a mood draws a number for each kind in this order.
package enum ProviderFault: String, CaseIterable, Codable, Sendable {
  /// Status 429 with a `Retry-After`.
  case rateLimitedWithDelay = "429-retry-after"
  /// Status 429 without a `Retry-After`.
  case rateLimited = "429"
  /// The quota of the day or the month is exhausted.
  case quotaExhausted = "quota-exhausted"
  case keyExpired = "key-expired"
  case internalError = "500"
  case badGateway = "502"
  /// Status 503 with an error in the provider's format.
  case backendFailed = "503"
  case gatewayTimeout = "504"
  /// No response.
  case timeout
  /// The body is cut off.
  case truncatedBody = "truncated-body"
  /// An HTML page with status 200.
  case htmlPage = "html-200"
  /// An empty result for a book that is known.
  case emptyResult = "empty-result"
  /// Strings instead of numbers, and the reverse.
  case wrongTypes = "wrong-types"
  case missingFields = "missing-fields"
  case unknownFields = "unknown-fields"
  /// A record of another edition of the same work.
  case wrongEdition = "wrong-edition"
  /// A record of another work.
  case wrongBook = "wrong-book"
  case duplicateItems = "duplicate-items"
  case reorderedItems = "reordered-items"
  /// Impossible values, such as four billion pages or the year 0.
  case absurdValues = "absurd-values"
  /// A description of megabytes.
  case hugeBody = "huge-body"
  /// A known field has another name, type or place.
  case schemaDrift = "schema-drift"
  /// A record of another work under the requested number.
  case staleRecord = "stale-record"
  /// The correct record, with the pages, the publisher and the year of another book.
  case wrongFacts = "wrong-facts"

  /// True if the provider responds with an error or a page instead of an answer, whatever the request.
  package var isRefusal: Bool {
    switch self {
    case .rateLimitedWithDelay, .rateLimited, .quotaExhausted, .keyExpired, .internalError, .badGateway,
      .backendFailed, .gatewayTimeout, .htmlPage:
      true
    case .timeout, .truncatedBody, .emptyResult, .wrongTypes, .missingFields, .unknownFields, .wrongEdition,
      .wrongBook, .duplicateItems, .reorderedItems, .absurdValues, .hugeBody, .schemaDrift, .staleRecord,
      .wrongFacts:
      false
    }
  }
}
