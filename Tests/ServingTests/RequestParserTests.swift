// The parser of HTTP/1.1: what it takes, what it refuses, and that neither depends on the pieces in which
// bytes come.

import BooksTrackAPI
import Foundation
import Serving
import Testing

@Suite struct RequestParserTests {
  private static let host = "Host: h\r\n"

  /// Returns the requests in some bytes that arrive in pieces of a size, and the status of the refusal at
  /// their end.
  private static func parse(_ text: String, piece: Int = .max) -> (targets: [String], refusal: Int?) {
    var parser = RequestParser(HTTPLimits())
    var targets: [String] = []
    var rest = Array(text.utf8)[...]
    do throws(HTTPRefusal) {
      while !rest.isEmpty {
        parser.add(rest.prefix(piece))
        rest = rest.dropFirst(piece)
        while let head = try parser.next() { targets.append("\(head.method) \(head.target)") }
      }
    } catch {
      return (targets, error.status)
    }
    return (targets, nil)
  }

  @Test(arguments: [
    ("GET / HTTP/1.1\r\n\(host)\r\n", ["GET /"]),
    ("\r\n\r\nHEAD /a?b=c HTTP/1.1\r\n\(host)X-Y:\t z \r\n\r\n", ["HEAD /a?b=c"]),
    ("GET /1 HTTP/1.1\r\n\(host)\r\nGET /2 HTTP/1.1\r\n\(host)\r\nGET", ["GET /1", "GET /2"]),
    (
      "POST /1 HTTP/1.1\r\n\(host)Content-Length: 5\r\n\r\nGET /GET /2 HTTP/1.1\r\n\(host)\r\n",
      ["POST /1", "GET /2"]
    ),
    (
      "POST /1 HTTP/1.1\r\n\(host)Transfer-Encoding: Chunked\r\n\r\n3;x=y\r\nabc\r\nA\r\n0123456789\r\n0\r\nT: t\r\n\r\n"
        + "GET /2 HTTP/1.1\r\n\(host)\r\n", ["POST /1", "GET /2"]
    ),
    (
      "POST /1 HTTP/1.1\r\n\(host)Transfer-Encoding: chunked\r\n\r\n2 ; a = \"b;\\\"c\" ;d;e=f\r\nab\r\n00\r\n\r\n",
      ["POST /1"]
    ),
    ("GET / HTTP/1.0\r\n\r\n", ["GET /"]),
  ])
  func `Requests are found whatever the pieces`(text: String, targets: [String]) {
    for piece in [1, 2, 3, 7, .max] {
      let result = Self.parse(text, piece: piece)
      #expect(result.targets == targets && result.refusal == nil, "in pieces of \(piece)")
    }
  }

  @Test(arguments: [
    ("GET /\r\n", 400), ("GET  / HTTP/1.1\r\n", 400), ("GET / HTTP/1.1 \r\n", 400),
    (" GET / HTTP/1.1\r\n", 400),
    ("G\u{e9}T / HTTP/1.1\r\n", 400), ("GET /\u{e9} HTTP/1.1\r\n", 400), ("GET /\u{1} HTTP/1.1\r\n", 400),
    ("GET / http/1.1\r\n", 400), ("GET / HTTP/11\r\n", 400), ("GET / HTTP/1.1\n", 400),
    ("\r\n\r\n\r\n\r\n\r\n", 400),
    ("PRI * HTTP/2.0\r\n", 505), ("GET /\(String(repeating: "a", count: 9_000)) HTTP/1.1\r\n", 414),
    ("GET / HTTP/1.1\r\n\r\n", 400), ("GET / HTTP/1.1\r\n\(host)\(host)\r\n", 400),
    ("GET / HTTP/1.1\r\n\(host)A: b\r\n c\r\n\r\n", 400), ("GET / HTTP/1.1\r\n\(host)A : b\r\n\r\n", 400),
    ("GET / HTTP/1.1\r\n\(host)A\r\n\r\n", 400), ("GET / HTTP/1.1\r\n\(host): b\r\n\r\n", 400),
    ("GET / HTTP/1.1\r\n\(host)A: b\u{0}\r\n\r\n", 400), ("GET / HTTP/1.1\r\n\(host)A: b\rc\r\n\r\n", 400),
    ("GET / HTTP/1.1\r\n\(host)A: b\n\r\n", 400),
    ("GET / HTTP/1.1\r\n\(host)A: \(String(repeating: "b", count: 17_000))\r\n\r\n", 431),
    ("GET / HTTP/1.1\r\n" + String(repeating: "A: b\r\n", count: 4_000), 431),
    ("GET / HTTP/1.1\r\n\(host)Content-Length: 1\r\nContent-Length: 1\r\n\r\n", 400),
    ("GET / HTTP/1.1\r\n\(host)Content-Length: 1, 1\r\n\r\n", 400),
    ("GET / HTTP/1.1\r\n\(host)Content-Length: -1\r\n\r\n", 400),
    ("GET / HTTP/1.1\r\n\(host)Content-Length: +1\r\n\r\n", 400),
    ("GET / HTTP/1.1\r\n\(host)Content-Length:\r\n\r\n", 400),
    ("GET / HTTP/1.1\r\n\(host)Content-Length: 99999999999999999999\r\n\r\n", 413),
    ("GET / HTTP/1.1\r\n\(host)Content-Length: 65537\r\n\r\n", 413),
    ("GET / HTTP/1.1\r\n\(host)Content-Length: 1\r\nTransfer-Encoding: chunked\r\n\r\n", 400),
    ("GET / HTTP/1.1\r\n\(host)Transfer-Encoding: chunked\r\nTransfer-Encoding: chunked\r\n\r\n", 400),
    ("GET / HTTP/1.1\r\n\(host)Transfer-Encoding: gzip, chunked\r\n\r\n", 501),
    ("GET / HTTP/1.0\r\n\(host)Transfer-Encoding: chunked\r\n\r\n", 400),
    ("GET / HTTP/1.1\r\n\(host)Transfer-Encoding: chunked\r\n\r\nx\r\n", 400),
    ("GET / HTTP/1.1\r\n\(host)Transfer-Encoding: chunked\r\n\r\n-1\r\n", 400),
    ("GET / HTTP/1.1\r\n\(host)Transfer-Encoding: chunked\r\n\r\n1\r\nab\r\n", 400),
    ("GET / HTTP/1.1\r\n\(host)Transfer-Encoding: chunked\r\n\r\nFFFFFFFFFFFFFFFFF\r\n", 400),
    ("GET / HTTP/1.1\r\n\(host)Transfer-Encoding: chunked\r\n\r\n10001\r\n", 413),
    (
      "GET / HTTP/1.1\r\n\(host)Transfer-Encoding: chunked\r\n\r\n1;\(String(repeating: "x", count: 300))\r\n",
      400
    ),
    ("GET / HTTP/1.1\r\n\(host)Expect: 200-ok\r\n\r\n", 417),
  ])
  func `Malformed heads and bodies are refused whatever the pieces`(text: String, status: Int) {
    Self.expectRefusal(of: text, status: status)
  }

  @Test(arguments: [
    "1 a\r\n", "1 \r\n", "1\t\r\n", " 1\r\n", "1,2\r\n", "0x1\r\n", "\r\n", ";a\r\n", "1;\r\n", "1;a=\r\n",
    "1;=b\r\n", "1;a b\r\n", "1;a=\"b\r\n", "1;a=\"b\u{1}\"\r\n", "1;a=\"b\"c\r\n", "1;\u{e9}\r\n",
    "1\u{0}\r\n",
    "1\na\r\n", "1\r\nab\r\n", "1\r\na0\r\n\r\n",
    "0\r\nA\r\n\r\n", "0\r\nA : b\r\n\r\n", "0\r\n A: b\r\n\r\n", "0\r\nA: b\u{0}\r\n\r\n", "0\r\nA: b\n\r\n",
    "0\r\nContent-Length: 5\r\n\r\n", "0\r\ntransfer-encoding: chunked\r\n\r\n", "0\r\nHost: other\r\n\r\n",
  ])
  func `Malformed chunks and trailers are refused`(chunks: String) {
    let head = "POST / HTTP/1.1\r\n\(Self.host)Transfer-Encoding: chunked\r\n\r\n"
    Self.expectRefusal(of: head + chunks, status: 400)
  }

  private static func expectRefusal(of text: String, status: Int) {
    for piece in [1, 5, .max] {
      let result = parse(text, piece: piece)
      #expect(result.targets.isEmpty && result.refusal == status, "in pieces of \(piece): \(result)")
    }
  }

  @Test func `A message that does not end holds no more than the limits`() {
    for start in [
      "", "GET / HTTP/1.1\r\n", "GET / HTTP/1.1\r\n\(Self.host)Transfer-Encoding: chunked\r\n\r\n",
    ] {
      var parser = RequestParser(HTTPLimits())
      var most = 0
      #expect(throws: HTTPRefusal.self) {
        parser.add(start.utf8)
        for _ in 0..<1_000_000 {
          _ = try parser.next()
          parser.add([UInt8(ascii: "a")])
          most = max(most, parser.unread)
        }
      }
      #expect(most < 17_000)
    }
  }

  @Test(arguments: [
    ("HTTP/1.1\r\n\(host)", true), ("HTTP/1.1\r\n\(host)Connection: x, Close\r\n", false),
    ("HTTP/1.0\r\n", false), ("HTTP/1.0\r\nConnection: Keep-Alive\r\n", true),
  ])
  func `The connection is kept as the client says`(rest: String, isKept: Bool) throws {
    var parser = RequestParser(HTTPLimits())
    parser.add("GET / \(rest)\r\n".utf8)
    #expect(try parser.next()?.keepsConnection == isKept)
  }

  @Test func `A client that waits for it is asked once for the body`() throws {
    var parser = RequestParser(HTTPLimits())
    parser.add("POST / HTTP/1.1\r\n\(Self.host)Expect: 100-continue\r\nContent-Length: 2\r\n\r\n".utf8)
    #expect(try parser.next() == nil)
    let asked = [parser.takeContinue(), parser.takeContinue()]
    #expect(asked == [true, false])
    parser.add("ab".utf8)
    #expect(try parser.next()?.method == "POST")
  }

  @Test(arguments: [
    ("/a%20b?q=intitle:a+b%2Bc&x&=y&z=%C3%A9", "/a%20b q=intitle:a b+c x= =y z=é"),
    ("http://example.org/a?b=c=d", "/a b=c=d"), ("http://example.org?b", "/ b="), ("/?", "/"), ("//a", "//a"),
  ])
  func `A target is a path and decoded items`(target: String, label: String) throws {
    let request = try HTTPRequest(target: target)
    #expect(([request.path] + request.query.map { "\($0.name)=\($0.value)" }).joined(separator: " ") == label)
  }

  @Test(arguments: [
    "/%", "/%2", "/%zz", "/a?b=%", "/a?b=%ff", "/a?%c3%28=1", "*", "example.org:80", "/a#b", "ftp://a/b",
  ])
  func `A target that cannot be decoded is refused`(target: String) {
    #expect(throws: HTTPRefusal.self) { _ = try HTTPRequest(target: target) }
  }

  @Test func `An answer is a message with its length`() {
    let response = HTTPResponse(status: 429, retryAfterSeconds: 7, body: .init("{}".utf8))
    let head =
      "HTTP/1.1 429 Too Many Requests\r\nContent-Type: application/json\r\nContent-Length: 2\r\nRetry-After: 7\r\n"
    #expect(String(decoding: response.bytes(), as: UTF8.self) == head + "\r\n{}")
    #expect(
      String(decoding: response.bytes(connection: "close", isHead: true), as: UTF8.self)
        == head + "Connection: close\r\n\r\n")
  }
}
