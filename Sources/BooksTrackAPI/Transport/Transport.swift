// How the stack reaches another machine: one request, one response, one typed failure.
//
// The app uses it to reach the backend and the backend to reach its providers. The lab hands in a simulated
// network; a shipped app hands in an adapter over the platform's HTTP client. Neither side can tell.

public import Foundation

/// A GET request: a path and its query, in the order in which it is written.
public struct HTTPRequest: Hashable, Sendable {
  /// One `name=value` pair of the query, decoded.
  public struct QueryItem: Hashable, Sendable {
    /// The parameter.
    public let name: String
    /// Its value, not escaped.
    public let value: String

    /// Makes a pair from decoded text.
    public init(_ name: String, _ value: String) {
      self.name = name
      self.value = value
    }
  }

  /// The path, starting with a slash, such as `/v1/search/isbn`.
  public let path: String
  /// The query in the order of the caller.
  public let query: [QueryItem]

  /// Makes a request for a path and a query.
  public init(path: String, query: [QueryItem] = []) {
    self.path = path
    self.query = query
  }

  /// The value of the first query item of that name.
  public subscript(name: String) -> String? {
    for item in query where item.name == name { return item.value }
    return nil
  }
}

/// A response: status, the headers that matter to us, and the body as it came over the wire.
public struct HTTPResponse: Hashable, Sendable {
  /// The HTTP status code.
  public let status: Int
  /// The value of `Retry-After` in whole seconds, if the server sent one.
  public let retryAfterSeconds: Int?
  /// The value of `Content-Type`, if the server sent one.
  public let contentType: String?
  /// The body, undecoded.
  public let body: Data

  /// Makes a response.
  public init(
    status: Int, retryAfterSeconds: Int? = nil, contentType: String? = "application/json", body: Data
  ) {
    self.status = status
    self.retryAfterSeconds = retryAfterSeconds
    self.contentType = contentType
    self.body = body
  }
}

/// Why no response came.
public enum TransportError: Error, Hashable, Sendable {
  /// The device has no network; the request was not sent.
  case offline
  /// No response within the time that the caller allowed.
  case timeout
  /// The connection broke before the response was complete.
  case connectionLost
  /// The task that asked was cancelled.
  case cancelled
}

/// Sends a request to one fixed peer.
public protocol Transport: Sendable {
  /// Sends the request and waits for the response, at most `timeout` long.
  func send(_ request: HTTPRequest, timeout: Duration) async throws(TransportError) -> HTTPResponse
}
