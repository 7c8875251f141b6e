// The interface of the stack to other machines: one request, one response, one typed error.
//
// The app uses it to reach the backend, and the backend to reach its providers. The lab provides a simulated
// network; a shipped app provides an adapter of the platform's HTTP client.

public import Foundation

/// A GET request: a path and its query, in the order in which they are written.
public struct HTTPRequest: Hashable, Sendable {
  /// One decoded `name=value` pair of the query.
  public struct QueryItem: Hashable, Sendable {
    /// The name of the parameter.
    public let name: String
    /// The value, not percent-encoded.
    public let value: String

    /// Creates a pair from decoded text.
    public init(_ name: String, _ value: String) {
      self.name = name
      self.value = value
    }
  }

  /// The path with its leading slash, such as `/v1/search/isbn`.
  public let path: String
  /// The query items in the order of the caller.
  public let query: [QueryItem]

  /// Creates a request.
  public init(path: String, query: [QueryItem] = []) {
    self.path = path
    self.query = query
  }

  /// The value of the first query item with a name.
  public subscript(name: String) -> String? {
    for item in query where item.name == name { return item.value }
    return nil
  }
}

/// A response: the status, the headers that the stack uses, and the undecoded body.
public struct HTTPResponse: Hashable, Sendable {
  /// The HTTP status code.
  public let status: Int
  /// The value of `Retry-After` in seconds, if the server sent one.
  public let retryAfterSeconds: Int?
  /// The value of `Content-Type`, if the server sent one.
  public let contentType: String?
  /// The announcement that the requested route ends; nil for a current route.
  public let deprecation: RouteDeprecation?
  /// The undecoded body.
  public let body: Data

  /// Creates a response.
  public init(
    status: Int, retryAfterSeconds: Int? = nil, contentType: String? = "application/json",
    deprecation: RouteDeprecation? = nil, body: Data
  ) {
    self.status = status
    self.retryAfterSeconds = retryAfterSeconds
    self.contentType = contentType
    self.deprecation = deprecation
    self.body = body
  }
}

/// The reason why there is no response.
public enum TransportError: Error, Hashable, Sendable {
  /// The device has no network; the request was not sent.
  case offline
  /// There was no response within the timeout.
  case timeout
  /// The connection broke before the response was complete.
  case connectionLost
  /// The task was cancelled.
  case cancelled
}

/// Sends requests to one fixed peer.
public protocol Transport: Sendable {
  /// Sends a request and waits for the response, for at most `timeout`.
  func send(_ request: HTTPRequest, timeout: Duration) async throws(TransportError) -> HTTPResponse
}
