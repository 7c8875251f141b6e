// The request line and the header fields of an HTTP/1.1 request, as RFC 9112 has them. Where the RFC leaves a
// choice between refusing and repairing a malformed message, it is refused.

/// The head of a request: what decides where its body ends, and whether the connection stays.
package struct RequestHead: Hashable, Sendable {
  /// The end of a body.
  enum Body: Hashable {
    case length(Int)
    case chunks
  }

  package let method: String
  /// The request target as sent: printable ASCII.
  package let target: String
  /// True if the connection may be used for a further request.
  package var keepsConnection: Bool { !closes && (isCurrent || asksToKeep) }
  /// True for HTTP/1.1, false for HTTP/1.0.
  package let isCurrent: Bool
  /// True if the client waits for `100 Continue` before it sends the body.
  var waitsForContinue: Bool { isCurrent && expectsContinue && body != .length(0) }
  private var closes = false
  private var asksToKeep = false
  private var expectsContinue = false
  private var hasHost = false
  private var length: Int?
  private var isChunked = false

  var body: Body { isChunked ? .chunks : .length(length ?? 0) }

  // MARK: The request line

  /// Parses a request line without its line end.
  init(line: ArraySlice<UInt8>) throws(HTTPRefusal) {
    let parts = line.split(separator: UInt8(ascii: " "), omittingEmptySubsequences: false)
    guard parts.count == 3, parts[0].allSatisfy(\.isOfToken), !parts[0].isEmpty else {
      throw HTTPRefusal(400, "the request line is not a method, a target and a version")
    }
    guard !parts[1].isEmpty, parts[1].allSatisfy({ (0x21...0x7e).contains($0) }) else {
      throw HTTPRefusal(400, "the request target has characters that must be percent-encoded")
    }
    let version = String(decoding: parts[2], as: UTF8.self)
    guard version.wholeMatch(of: /HTTP\/[0-9]\.[0-9]/) != nil else {
      throw HTTPRefusal(400, "the request line does not end in a version of HTTP")
    }
    guard version.hasPrefix("HTTP/1.") else {
      throw HTTPRefusal(505, "only HTTP/1.1 and HTTP/1.0 are served")
    }
    method = String(decoding: parts[0], as: UTF8.self)
    target = String(decoding: parts[1], as: UTF8.self)
    isCurrent = version != "HTTP/1.0"
  }

  // MARK: Fields

  /// Takes a header field without its line end. Fields that decide nothing are checked and dropped.
  mutating func add(field line: ArraySlice<UInt8>) throws(HTTPRefusal) {
    let (name, value) = try Self.field(line)
    switch name {
    case "host":
      guard !hasHost else { throw HTTPRefusal(400, "there are two Host fields") }
      hasHost = true
    case "content-length": try takeLength(value)
    case "transfer-encoding": try takeEncoding(value)
    case "connection":
      for option in value.lowercased().split(separator: ",").map({ String($0).trimmed }) {
        if option == "close" { closes = true }
        if option == "keep-alive" { asksToKeep = true }
      }
    case "expect":
      guard value.lowercased() == "100-continue" else {
        throw HTTPRefusal(417, "only 100-continue is expected")
      }
      expectsContinue = true
    default: break
    }
  }

  /// Checks a field after a body, without its line end. It must not be one that decides something.
  static func check(trailer line: ArraySlice<UInt8>) throws(HTTPRefusal) {
    let (name, _) = try field(line)
    guard !["host", "content-length", "transfer-encoding", "connection", "expect"].contains(name) else {
      throw HTTPRefusal(400, "the field \(name) is behind the body; expected it in front of the body")
    }
  }

  /// Parses a header field.
  ///
  /// - Returns: The name in lower case, and the value without blanks at its ends.
  private static func field(
    _ line: ArraySlice<UInt8>
  ) throws(HTTPRefusal) -> (name: String, value: String) {
    guard line.first != UInt8(ascii: " "), line.first != UInt8(ascii: "\t") else {
      throw HTTPRefusal(400, "a header field is folded over two lines")
    }
    guard let colon = line.firstIndex(of: UInt8(ascii: ":")), colon > line.startIndex,
      line[..<colon].allSatisfy(\.isOfToken)
    else { throw HTTPRefusal(400, "a header field is not a name, a colon and a value") }
    let bytes = line[line.index(after: colon)...]
    guard bytes.allSatisfy({ $0 == 0x09 || ($0 >= 0x20 && $0 != 0x7f) }) else {
      throw HTTPRefusal(400, "a header field has a control character")
    }
    return (
      String(decoding: line[..<colon], as: UTF8.self).lowercased(),
      String(decoding: bytes, as: UTF8.self).trimmed
    )
  }

  private mutating func takeLength(_ value: String) throws(HTTPRefusal) {
    guard length == nil else { throw HTTPRefusal(400, "there are two Content-Length fields") }
    guard !value.isEmpty, value.utf8.allSatisfy({ (0x30...0x39).contains($0) }) else {
      throw HTTPRefusal(400, "Content-Length is no number")
    }
    length = Int(value) ?? .max
  }

  private mutating func takeEncoding(_ value: String) throws(HTTPRefusal) {
    guard !isChunked else { throw HTTPRefusal(400, "there are two Transfer-Encoding fields") }
    guard value.lowercased() == "chunked" else { throw HTTPRefusal(501, "only chunked bodies are read") }
    isChunked = true
  }

  /// Checks the head as a whole, at its end.
  func check(_ limits: HTTPLimits) throws(HTTPRefusal) {
    guard hasHost || !isCurrent else { throw HTTPRefusal(400, "there is no Host field") }
    guard !isChunked || length == nil else {
      throw HTTPRefusal(400, "there are both a Content-Length and a Transfer-Encoding")
    }
    guard !isChunked || isCurrent else { throw HTTPRefusal(400, "HTTP/1.0 has no chunked bodies") }
    guard length ?? 0 <= limits.body else { throw .bodyTooLarge(limits) }
  }
}

extension HTTPRefusal {
  static func bodyTooLarge(_ limits: HTTPLimits) -> HTTPRefusal {
    HTTPRefusal(413, "the body has more than \(limits.body) bytes")
  }
}

extension String {
  /// The text without blanks and tabs at both ends.
  fileprivate var trimmed: String {
    let isBlank = { (character: Character) in character == " " || character == "\t" }
    let start = drop(while: isBlank)
    return String(start.prefix(start.count - start.reversed().prefix(while: isBlank).count))
  }
}
