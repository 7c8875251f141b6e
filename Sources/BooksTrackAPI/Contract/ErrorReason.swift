// The finer reason of an error (CON-8): what statistics count and what a client may act on. The sentence for
// the reader is made beside it, never from it.

/// Why a call failed, within one `APIErrorCode`.
public struct ErrorReason: OpenValue {
  public let rawValue: String

  public init(rawValue: String) { self.rawValue = rawValue }
}

// INVALID_QUERY
extension ErrorReason {
  /// A parameter that the search needs is not there.
  public static let missingParameter = ErrorReason(rawValue: "missingParameter")
  /// Nothing but white space was given; also for an ISBN.
  public static let empty = ErrorReason(rawValue: "empty")
  /// More text than any book needs.
  public static let tooLong = ErrorReason(rawValue: "tooLong")
  /// Not the id of a series: a provider, a colon and its own id.
  public static let badSeriesID = ErrorReason(rawValue: "badSeriesID")
}

// INVALID_ISBN
extension ErrorReason {
  /// A character that no ISBN has.
  public static let badCharacter = ErrorReason(rawValue: "badCharacter")
  /// Neither 10 nor 13 digits.
  public static let badLength = ErrorReason(rawValue: "badLength")
  /// The last digit does not fit the others.
  public static let badCheckDigit = ErrorReason(rawValue: "badCheckDigit")
  /// Thirteen digits of another kind of article.
  public static let notABook = ErrorReason(rawValue: "notABook")
  /// A number that a spreadsheet has rounded.
  public static let scientificNotation = ErrorReason(rawValue: "scientificNotation")
  /// A number that stands for "none".
  public static let placeholder = ErrorReason(rawValue: "placeholder")
}

// NOT_FOUND
extension ErrorReason {
  /// Every provider that was asked has answered, and none knows the book.
  public static let noSuchBook = ErrorReason(rawValue: "noSuchBook")
  /// The provider does not know that series, or there is no such provider.
  public static let noSuchSeries = ErrorReason(rawValue: "noSuchSeries")
  /// There is no such endpoint.
  public static let unknownRoute = ErrorReason(rawValue: "unknownRoute")
}

// PROVIDER_ERROR
extension ErrorReason {
  /// No answer in time.
  public static let timeout = ErrorReason(rawValue: "timeout")
  /// No connection, or it broke.
  public static let unreachable = ErrorReason(rawValue: "unreachable")
  /// The provider says that it cannot serve now.
  public static let unavailable = ErrorReason(rawValue: "unavailable")
  /// The provider's circuit breaker is open: it has failed too often.
  public static let resting = ErrorReason(rawValue: "resting")
  /// Too many calls in a short time.
  public static let rateLimited = ErrorReason(rawValue: "rateLimited")
  /// The calls of the day or the month are used up.
  public static let quota = ErrorReason(rawValue: "quota")
  /// The provider does not accept the call.
  public static let refused = ErrorReason(rawValue: "refused")
  /// An answer that is cut off, a web page, or of another shape.
  public static let unreadableAnswer = ErrorReason(rawValue: "unreadableAnswer")
  /// No provider is set up for such a search.
  public static let noProvider = ErrorReason(rawValue: "noProvider")
}

// INTERNAL_ERROR
extension ErrorReason {
  /// The call was given up before there was an answer.
  public static let cancelled = ErrorReason(rawValue: "cancelled")
  /// An answer was found, and could not be put into the form in which it is sent.
  public static let unwritableAnswer = ErrorReason(rawValue: "unwritableAnswer")
}

extension ErrorReason {
  /// The words that the published contract names.
  package static let known = [
    missingParameter, empty, tooLong, badSeriesID,
    badCharacter, badLength, badCheckDigit, notABook, scientificNotation, placeholder,
    noSuchBook, noSuchSeries, unknownRoute,
    timeout, unreachable, unavailable, resting, rateLimited, quota, refused, unreadableAnswer, noProvider,
    cancelled, unwritableAnswer,
  ]
}
