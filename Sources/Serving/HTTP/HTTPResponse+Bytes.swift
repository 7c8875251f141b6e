// A response as the bytes of HTTP/1.1.

package import BooksTrackAPI

extension HTTPResponse {
  /// Returns the message.
  ///
  /// - Parameters:
  ///   - date: The time of the answer; nil to state none.
  ///   - connection: The value of `Connection`; nil to leave it out, which keeps an HTTP/1.1 connection.
  ///   - isHead: True to leave out the body, as the answer to a HEAD request does.
  package func bytes(date: Timestamp? = nil, connection: String? = nil, isHead: Bool = false) -> [UInt8] {
    var lines = ["HTTP/1.1 \(status) \(Self.phrases[status] ?? "Status")"]
    if let date { lines.append("Date: \(date.httpDate)") }
    if let contentType { lines.append("Content-Type: \(contentType)") }
    lines.append("Content-Length: \(body.count)")
    if let retryAfterSeconds { lines.append("Retry-After: \(retryAfterSeconds)") }
    for field in deprecation?.headers ?? [] { lines.append("\(field.name): \(field.value)") }
    if status == 405 { lines.append("Allow: GET, HEAD") }
    if let connection { lines.append("Connection: \(connection)") }
    let head = Array((lines.joined(separator: "\r\n") + "\r\n\r\n").utf8)
    return isHead ? head : head + body
  }

  /// The message that makes a client send its body.
  package static let goOn = Array("HTTP/1.1 100 Continue\r\n\r\n".utf8)

  /// The phrases of RFC 9110 for the statuses that are sent.
  private static let phrases: [Int: String] = [
    200: "OK", 400: "Bad Request", 401: "Unauthorized", 403: "Forbidden", 404: "Not Found",
    405: "Method Not Allowed", 408: "Request Timeout", 413: "Content Too Large", 414: "URI Too Long",
    417: "Expectation Failed", 429: "Too Many Requests", 431: "Request Header Fields Too Large",
    500: "Internal Server Error", 501: "Not Implemented", 502: "Bad Gateway", 503: "Service Unavailable",
    504: "Gateway Timeout", 505: "HTTP Version Not Supported",
  ]
}
