// How Open Library refuses: with HTML pages, also to programs. It has no keys and no quotas, it never says
// how long to wait, and what it does not know is a small JSON document.

import BooksTrackAPI

/// Refusals.
enum OpenLibraryRefusal {
  /// The refusal for a fault, or nil for one that does not happen here.
  static func response(_ fault: ProviderFault) -> HTTPResponse? {
    switch fault {
    case .rateLimited:
      .page(status: 429, title: "429 Too Many Requests", text: "Please slow down and try again later.")
    // There is no key that could expire; a caller that was taken for a robot is turned away.
    case .keyExpired: .page(status: 403, title: "403 Forbidden", text: "nginx")
    case .internalError:
      .page(status: 500, title: "Internal Server Error", text: "It looks like we're having some problems.")
    case .badGateway: .page(status: 502, title: "502 Bad Gateway", text: "nginx")
    case .backendFailed:
      .page(
        status: 503, title: "503 Service Unavailable",
        text: "No server is available to handle this request. The Internet Archive is working on it.")
    case .gatewayTimeout: .page(status: 504, title: "504 Gateway Time-out", text: "nginx")
    case .htmlPage:
      .page(
        status: 200, title: "Open Library is temporarily offline",
        text: "We are performing maintenance. Please check back soon.")
    default: nil
    }
  }

  /// What it says of a key that it does not have.
  static func notFound(_ key: String) -> HTTPResponse {
    var json = JSONBytes(capacity: 80)
    json.beginObject()
    json.member("error", "notfound")
    json.member("key", key)
    json.endObject()
    return .json(json.bytes, status: 404)
  }
}
