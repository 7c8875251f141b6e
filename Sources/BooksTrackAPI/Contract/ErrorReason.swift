// The finer reasons of errors (CON-8), for statistics and for clients. The message for the reader is composed
// separately, never derived from the reason.

/// The reason of an error within its `APIErrorCode`.
public struct ErrorReason: OpenValue {
  public let rawValue: String

  public init(rawValue: String) { self.rawValue = rawValue }
}

// INVALID_QUERY
extension ErrorReason {
  /// A required parameter is missing.
  public static let missingParameter = ErrorReason(rawValue: "missingParameter")
  /// The parameter, or the ISBN, is empty or white space.
  public static let empty = ErrorReason(rawValue: "empty")
  /// The parameter is longer than any book needs.
  public static let tooLong = ErrorReason(rawValue: "tooLong")
  /// The series id is not a provider, a colon and the provider's id.
  public static let badSeriesID = ErrorReason(rawValue: "badSeriesID")
}

// INVALID_ISBN
extension ErrorReason {
  /// A character that cannot be in an ISBN.
  public static let badCharacter = ErrorReason(rawValue: "badCharacter")
  /// Neither 10 nor 13 digits.
  public static let badLength = ErrorReason(rawValue: "badLength")
  /// The check digit does not match.
  public static let badCheckDigit = ErrorReason(rawValue: "badCheckDigit")
  /// Thirteen digits with the prefix of another kind of article.
  public static let notABook = ErrorReason(rawValue: "notABook")
  /// A number rounded by a spreadsheet.
  public static let scientificNotation = ErrorReason(rawValue: "scientificNotation")
  /// A placeholder number.
  public static let placeholder = ErrorReason(rawValue: "placeholder")
}

// NOT_FOUND
extension ErrorReason {
  /// Every provider that was asked answered, and none knows the book.
  public static let noSuchBook = ErrorReason(rawValue: "noSuchBook")
  /// The provider does not know the series, or there is no such provider.
  public static let noSuchSeries = ErrorReason(rawValue: "noSuchSeries")
  /// The endpoint does not exist.
  public static let unknownRoute = ErrorReason(rawValue: "unknownRoute")
}

// PROVIDER_ERROR
extension ErrorReason {
  /// No response in time.
  public static let timeout = ErrorReason(rawValue: "timeout")
  /// There was no connection, or it broke.
  public static let unreachable = ErrorReason(rawValue: "unreachable")
  /// The provider reports that it is unavailable.
  public static let unavailable = ErrorReason(rawValue: "unavailable")
  /// The provider's circuit breaker is open.
  public static let resting = ErrorReason(rawValue: "resting")
  /// Too many calls in a short time.
  public static let rateLimited = ErrorReason(rawValue: "rateLimited")
  /// The quota of the day or the month is exhausted.
  public static let quota = ErrorReason(rawValue: "quota")
  /// The provider rejected the call.
  public static let refused = ErrorReason(rawValue: "refused")
  /// The response is truncated, a web page, or of another format.
  public static let unreadableAnswer = ErrorReason(rawValue: "unreadableAnswer")
  /// No provider is configured for such a search.
  public static let noProvider = ErrorReason(rawValue: "noProvider")
}

// INTERNAL_ERROR
extension ErrorReason {
  /// The call was cancelled before there was a response.
  public static let cancelled = ErrorReason(rawValue: "cancelled")
  /// The result could not be encoded.
  public static let unwritableAnswer = ErrorReason(rawValue: "unwritableAnswer")
}

extension ErrorReason {
  /// The reasons of the published contract.
  package static let known = [
    missingParameter, empty, tooLong, badSeriesID,
    badCharacter, badLength, badCheckDigit, notABook, scientificNotation, placeholder,
    noSuchBook, noSuchSeries, unknownRoute,
    timeout, unreachable, unavailable, resting, rateLimited, quota, refused, unreadableAnswer, noProvider,
    cancelled, unwritableAnswer,
  ]
}
