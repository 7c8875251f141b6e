// Errors in the JSON format of Google's APIs, and the HTML pages of their front ends.

import BooksTrackAPI

/// An error response.
struct GoogleBooksRefusal {
  let status: Int
  let message: String
  let reason: String
  /// The name of the status, if the service states it.
  var state: String?
  /// The invalid parameter.
  var parameter: String?
  var retryAfterSeconds: Int?

  /// The HTTP response.
  var response: HTTPResponse {
    var json = JSONBytes(capacity: 400)
    json.beginObject()
    json.key("error")
    json.beginObject()
    json.key("code")
    json.number(status)
    json.key("message")
    json.text(message)
    json.key("errors")
    json.beginArray()
    json.beginObject()
    json.key("message")
    json.text(message)
    json.key("domain")
    json.text("global")
    json.key("reason")
    json.text(reason)
    if let parameter {
      json.key("location")
      json.text(parameter)
      json.key("locationType")
      json.text("parameter")
    }
    json.endObject()
    json.endArray()
    if let state {
      json.key("status")
      json.text(state)
    }
    json.endObject()
    json.endObject()
    return .json(json.bytes, status: status, retryAfterSeconds: retryAfterSeconds)
  }

  static let missingQuery = GoogleBooksRefusal(
    status: 400, message: "Missing query.", reason: "queryRequired", parameter: "q")
  static let notFound = GoogleBooksRefusal(status: 404, message: "Not Found", reason: "notFound")
  static let backendFailed = GoogleBooksRefusal(
    status: 503, message: "Service temporarily unavailable.", reason: "backendFailed", state: "UNAVAILABLE")

  /// The error for a parameter outside its range.
  static func outOfRange(_ parameter: String, value: String, range: String) -> GoogleBooksRefusal {
    GoogleBooksRefusal(
      status: 400, message: "Invalid value '\(value)'. Values must be within the range: \(range)",
      reason: "invalidParameter", state: "INVALID_ARGUMENT", parameter: parameter)
  }

  /// The response to a fault, or nil if the fault is not a refusal.
  ///
  /// - Parameter detail: Determines the `Retry-After`.
  static func refusal(_ fault: ProviderFault, detail: Int) -> HTTPResponse? {
    switch fault {
    case .rateLimitedWithDelay: tooMany(retryAfterSeconds: 1 + detail % 40).response
    case .rateLimited: tooMany(retryAfterSeconds: nil).response
    case .quotaExhausted:
      GoogleBooksRefusal(
        status: 429,
        message: "Quota exceeded for quota metric 'Queries' and limit 'Queries per day' of service 'books'.",
        reason: "rateLimitExceeded", state: "RESOURCE_EXHAUSTED"
      ).response
    case .keyExpired:
      GoogleBooksRefusal(
        status: 400, message: "API key expired. Please renew the API key.", reason: "badRequest",
        state: "INVALID_ARGUMENT"
      ).response
    case .internalError:
      GoogleBooksRefusal(
        status: 500, message: "Internal error encountered.", reason: "backendError", state: "INTERNAL"
      ).response
    case .backendFailed: backendFailed.response
    case .badGateway: page(status: 502, title: "Error 502 (Server Error)!!1")
    case .gatewayTimeout: page(status: 504, title: "Error 504 (Gateway Timeout)!!1")
    case .htmlPage: page(status: 200, title: "Sorry...")
    default: nil
    }
  }

  private static func tooMany(retryAfterSeconds: Int?) -> GoogleBooksRefusal {
    GoogleBooksRefusal(
      status: 429, message: "Rate Limit Exceeded", reason: "rateLimitExceeded", state: "RESOURCE_EXHAUSTED",
      retryAfterSeconds: retryAfterSeconds)
  }

  private static func page(status: Int, title: String) -> HTTPResponse {
    .page(
      status: status, title: title,
      text: "The server could not complete your request. Please try again later.")
  }
}
