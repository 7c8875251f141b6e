// The errors of ISBNdb: short JSON messages of its API gateway.

import BooksTrackAPI

/// The error responses.
enum ISBNdbRefusal {
  /// The response to a fault, or nil if the fault is not a refusal.
  static func response(_ fault: ProviderFault, detail: Int) -> HTTPResponse? {
    switch fault {
    case .rateLimitedWithDelay: message("Too Many Requests", status: 429, retryAfterSeconds: 1 + detail % 5)
    case .rateLimited: message("Too Many Requests", status: 429)
    case .quotaExhausted: message("Limit Exceeded", status: 429)
    case .keyExpired: message("Forbidden", status: 403)
    case .internalError, .badGateway:
      message("Internal server error", status: fault == .badGateway ? 502 : 500)
    case .backendFailed: message("Service Unavailable", status: 503)
    case .gatewayTimeout: message("Endpoint request timed out", status: 504)
    case .htmlPage:
      .page(
        status: 200, title: "Just a moment...", text: "Checking your browser before accessing isbndb.com.")
    default: nil
    }
  }

  /// The response to an unknown number or title.
  static let notFound: HTTPResponse = {
    var json = JSONBytes(capacity: 60)
    json.beginObject()
    json.member("errorType", "string")
    json.member("errorMessage", "Not Found")
    json.endObject()
    return .json(json.bytes, status: 404)
  }()

  private static func message(_ text: String, status: Int, retryAfterSeconds: Int? = nil) -> HTTPResponse {
    var json = JSONBytes(capacity: 60)
    json.beginObject()
    json.member("message", text)
    json.endObject()
    return .json(json.bytes, status: status, retryAfterSeconds: retryAfterSeconds)
  }
}
