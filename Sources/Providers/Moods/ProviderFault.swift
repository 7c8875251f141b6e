// What can go wrong with a provider's answer, whichever provider it is.

/// A kind of fault. New kinds go to the end: a mood draws a number for each kind in this order.
package enum ProviderFault: String, CaseIterable, Codable, Sendable {
  /// 429 that says how long to wait.
  case rateLimitedWithDelay = "429-retry-after"
  /// 429 that does not.
  case rateLimited = "429"
  /// The day's or the month's requests are used up.
  case quotaExhausted = "quota-exhausted"
  case keyExpired = "key-expired"
  case internalError = "500"
  case badGateway = "502"
  /// 503 in the provider's own shape.
  case backendFailed = "503"
  case gatewayTimeout = "504"
  /// No answer ever.
  case timeout
  /// The body ends in the middle.
  case truncatedBody = "truncated-body"
  /// A page for people, with status 200.
  case htmlPage = "html-200"
  /// "Nothing found" for a book that is known.
  case emptyResult = "empty-result"
  /// Text where a number belongs, and the other way round.
  case wrongTypes = "wrong-types"
  case missingFields = "missing-fields"
  case unknownFields = "unknown-fields"
  /// Another edition of the same book.
  case wrongEdition = "wrong-edition"
  /// Another book.
  case wrongBook = "wrong-book"
  case duplicateItems = "duplicate-items"
  case reorderedItems = "reordered-items"
  /// A book of four billion pages from the year 0.
  case absurdValues = "absurd-values"
  /// Megabytes of description.
  case hugeBody = "huge-body"
  /// A known field has another name, another type or another place.
  case schemaDrift = "schema-drift"
  /// Another book's record under the number that was asked for.
  case staleRecord = "stale-record"
  /// The right book with the pages, the publisher and the year of another.
  case wrongFacts = "wrong-facts"

  /// Whether the provider answers with a refusal or a page instead of an answer, whatever was asked.
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
