// All errors of the backend, with their messages to the reader (CON-8). No message contains text of a
// provider.

import BooksTrackAPI

extension ErrorDetails {
  static let unknownRoute = ErrorDetails(
    code: .notFound, message: "There is no such service.", reason: .unknownRoute)
  static let noSuchBook = ErrorDetails(
    code: .notFound, message: "No matching book was found.", reason: .noSuchBook)
  static let noSuchSeries = ErrorDetails(
    code: .notFound, message: "No such series was found.", reason: .noSuchSeries)
  static let badSeriesID = ErrorDetails(
    code: .invalidQuery, message: "This is not the number of a series.", reason: .badSeriesID)
  static let authorTooLong = ErrorDetails(
    code: .invalidQuery, message: "This author's name is too long to search for.", reason: .tooLong)
  static let emptyTitle = ErrorDetails(
    code: .invalidQuery, message: "Please enter a title.", reason: .empty)
  static let titleTooLong = ErrorDetails(
    code: .invalidQuery, message: "This title is too long to search for.", reason: .tooLong)
  static let noProvider = ErrorDetails(
    code: .providerError, message: "Book search is not available right now.", reason: .noProvider)
  static let cancelled = ErrorDetails(
    code: .internalError, message: "The search was stopped. Please try again.", reason: .cancelled)
  static let unwritableAnswer = ErrorDetails(
    code: .internalError, message: "Something went wrong. Please try again.", reason: .unwritableAnswer)

  static func missingParameter(_ name: String) -> ErrorDetails {
    ErrorDetails(
      code: .invalidQuery, message: "The search needs a value for \"\(name)\".", reason: .missingParameter)
  }

  static func invalidISBN(_ problem: ISBN.Problem) -> ErrorDetails {
    func refuse(_ reason: ErrorReason, _ message: String) -> ErrorDetails {
      ErrorDetails(code: .invalidISBN, message: message, reason: reason)
    }
    switch problem {
    case .empty: return refuse(.empty, "Please enter an ISBN.")
    case .unexpectedCharacter:
      return refuse(.badCharacter, "An ISBN has only digits, and perhaps an X at its end.")
    case .wrongLength: return refuse(.badLength, "An ISBN has 10 or 13 digits.")
    case .wrongCheckDigit:
      return refuse(.badCheckDigit, "This ISBN has a typing error: its last digit does not fit.")
    case .notABook: return refuse(.notABook, "This number belongs to something that is not a book.")
    case .scientificNotation: return refuse(.scientificNotation, "A spreadsheet has rounded this ISBN.")
    case .placeholder: return refuse(.placeholder, "This number stands for a book without ISBN.")
    }
  }

  /// Returns the error for failed providers.
  ///
  /// It asks the reader to wait only if all failures are rate limits or exhausted quotas.
  static func providers(_ failures: [ProviderFailure]) -> ErrorDetails {
    guard let first = failures.first else { return .noProvider }
    let reason = (failures.first { !$0.kind.asksToSlowDown } ?? first).kind.reason
    let message =
      failures.allSatisfy(\.kind.asksToSlowDown)
      ? "Book search is busy. Please try again in a moment."
      : "Book search is not available right now. Please try again."
    return ErrorDetails(code: .providerError, message: message, reason: reason)
  }
}
