// The errors of Open Library: HTML pages, even for programs, but a small JSON document for unknown keys.
// There are no API keys and no quotas, and a 429 has no `Retry-After`.

import BooksTrackAPI

/// The error responses.
enum OpenLibraryRefusal {
  /// The response to a fault, or nil if the fault does not occur here.
  static func response(_ fault: ProviderFault) -> HTTPResponse? {
    switch fault {
    case .rateLimited:
      .page(status: 429, title: "429 Too Many Requests", text: "Please slow down and try again later.")
    // There are no API keys; instead a client that was taken for a robot is rejected.
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

  /// The response to an unknown key.
  static func notFound(_ key: String) -> HTTPResponse {
    var json = JSONBytes(capacity: 80)
    json.beginObject()
    json.member("error", "notfound")
    json.member("key", key)
    json.endObject()
    return .json(json.bytes, status: 404)
  }
}
