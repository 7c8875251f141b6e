// The server with real sockets: order, keep-alive, and its limits against clients that are slow or never
// read.

import BooksTrackAPI
import Foundation
import Loopback
import Serving
import Testing

@Suite(.serialized, .enabled(if: Loopback.isThere)) struct HTTPServerTests {
  private static let end = " HTTP/1.1\r\nHost: h\r\n\r\n"

  /// Runs turns until a condition holds, answering each request with its path.
  private static func run(
    _ server: HTTPServer, _ clients: [SocketClient], size: Int = 0, until isDone: () -> Bool
  ) {
    let limit = Date(timeIntervalSinceNow: 20)
    while !isDone() && Date() < limit {
      for arrival in server.turn(atMost: 5) {
        let body = arrival.request.path + String(repeating: "x", count: size)
        server.answer(arrival.connection, with: HTTPResponse(status: 200, body: Data(body.utf8)), date: nil)
      }
      for client in clients { client.receive() }
    }
    #expect(isDone(), "\(clients.map(\.received))")
  }

  private static func server(_ change: (inout HTTPLimits) -> Void = { _ in }) throws -> HTTPServer {
    var limits = HTTPLimits()
    change(&limits)
    return try HTTPServer(host: "127.0.0.1", port: 0, limits: limits)
  }

  @Test func `Pipelined requests are answered in order over one connection`() throws {
    let server = try Self.server()
    let client = try SocketClient(server.port)
    client.send((1...50).map { "GET /\($0)\(Self.end)" }.joined() + "HEAD /51\(Self.end)")
    Self.run(server, [client]) { client.received.components(separatedBy: "HTTP/1.1 200").count == 52 }
    let bodies = client.received.matches(of: /\r\n\r\n(\/\d+)/).map { String($0.1) }
    #expect(bodies == (1...50).map { "/\($0)" } && server.counts.connections == 1)
    server.close()
  }

  @Test func `A request that does not arrive in time is refused, and an idle connection is closed`() throws {
    let server = try Self.server {
      $0.receiving = .milliseconds(100)
      $0.idle = .milliseconds(200)
    }
    let (slow, idle) = (try SocketClient(server.port), try SocketClient(server.port))
    slow.send("GET / HTTP")
    Self.run(server, [slow, idle]) { slow.hasEnded && idle.hasEnded }
    #expect(slow.received.hasPrefix("HTTP/1.1 408") && idle.received.isEmpty)
    #expect(server.counts.refused == [408: 1])
    server.close()
  }

  @Test func `LAB-12: a client that never reads is closed, and holds up only itself`() throws {
    let server = try Self.server {
      $0.sending = .milliseconds(300)
      $0.unsentBytes = 1 << 20
    }
    let (greedy, other) = (try SocketClient(server.port), try SocketClient(server.port))
    greedy.send(String(repeating: "GET /a\(Self.end)", count: 50))
    Self.run(server, [], size: 8 << 20) { server.counts.untaken == 1 }
    other.send("GET /b\(Self.end)")
    Self.run(server, [other]) { other.received.hasSuffix("/b") }
    #expect(server.open == 1)
    server.close()
  }

  @Test func `A new connection takes the place of an idle one, and waits if there is none`() throws {
    let server = try Self.server {
      $0.connections = 2
      $0.beginning = .milliseconds(50)
      $0.receiving = .milliseconds(400)
    }
    let (first, busy) = (try SocketClient(server.port), try SocketClient(server.port))
    busy.send("GET /")
    Self.run(server, [first, busy]) { server.open == 2 && server.turn(atMost: 20).isEmpty }
    let third = try SocketClient(server.port)
    third.send("GET /3\(Self.end)")
    Self.run(server, [first, third]) { first.hasEnded && third.received.hasSuffix("/3") }
    third.send("GET")
    let fourth = try SocketClient(server.port)
    fourth.send("GET /4\(Self.end)")
    Self.run(server, [busy, third, fourth]) { fourth.received.hasSuffix("/4") }
    #expect(busy.received.hasPrefix("HTTP/1.1 408") || third.received.contains("HTTP/1.1 408"))
    server.close()
  }

  @Test func `A client that is gone, or gets no answer, leaves nothing behind`() throws {
    let server = try Self.server { $0.unanswered = .milliseconds(100) }
    var clients = try (0..<20).map { _ in try SocketClient(server.port) }
    for client in clients { client.send("GET /\(Self.end)") }
    for _ in 0..<20 { _ = server.turn(atMost: 5) }
    clients.removeLast(10)
    Self.run(server, clients) { server.open == 0 && clients.allSatisfy(\.hasEnded) }
    #expect(clients.allSatisfy { $0.received.isEmpty })
    server.close()
  }

  @Test func `A new connection is not closed for another before it could send its request`() throws {
    let server = try Self.server { $0.connections = 2 }
    let clients = try (0..<4).map { _ in try SocketClient(server.port) }
    for _ in 0..<20 { _ = server.turn(atMost: 5) }
    for (number, client) in clients.enumerated() { client.send("GET /\(number)\(Self.end)") }
    Self.run(server, clients) { clients.allSatisfy { $0.received.contains("HTTP/1.1 200") } }
    #expect(server.counts.connections == 4)
    server.close()
  }

  @Test func `Where further connections wait, an answer ends its connection`() throws {
    let server = try Self.server { $0.connections = 2 }
    let clients = try (0..<2).map { _ in try SocketClient(server.port) }
    for client in clients { client.send("GET /a\(Self.end)") }
    for _ in 0..<20 { _ = server.turn(atMost: 5, taking: 0) }
    let third = try SocketClient(server.port)
    third.send("GET /c\(Self.end)")
    Self.run(server, clients + [third]) { third.received.hasSuffix("/c") }
    #expect(clients.allSatisfy { $0.received.contains("Connection: close\r\n") && $0.hasEnded })
    #expect(!third.received.contains("Connection: close"))
    server.close()
  }

  @Test func `Where not all requests can be taken, connections take turns`() throws {
    let server = try Self.server()
    let clients = try (0..<3).map { _ in try SocketClient(server.port) }
    for (number, client) in clients.enumerated() {
      client.send((0..<3).map { "GET /\(number)\($0)\(Self.end)" }.joined())
    }
    var taken: [String] = []
    let limit = Date(timeIntervalSinceNow: 20)
    for _ in 0..<10 { #expect(server.turn(atMost: 5, taking: 0).isEmpty) }
    while taken.count < 9 && Date() < limit {
      for arrival in server.turn(atMost: 5, taking: 1) {
        taken.append(arrival.request.path)
        server.answer(arrival.connection, with: HTTPResponse(status: 200, body: Data()), date: nil)
      }
    }
    #expect(taken == ["/00", "/10", "/20", "/01", "/11", "/21", "/02", "/12", "/22"])
    server.close()
  }

  @Test func `A request that is not taken in time is refused`() throws {
    let server = try Self.server { $0.receiving = .milliseconds(100) }
    let client = try SocketClient(server.port)
    client.send("GET /\(Self.end)")
    let limit = Date(timeIntervalSinceNow: 20)
    while !client.hasEnded && Date() < limit {
      #expect(server.turn(atMost: 5, taking: 0).isEmpty)
      client.receive()
    }
    #expect(client.received.hasPrefix("HTTP/1.1 503") && server.counts.refused == [503: 1])
    server.close()
  }

  @Test(arguments: [
    "HEAD / HTTP/1.1\r\n\r\n", "HEAD /%zz\(end)", "HEAD / HTTP/9\r\n",
    "HEAD /\(String(repeating: "a", count: 9_000))", "HEAD / HTTP/1.1\r\nHost: h\r\nA",
  ])
  func `The refusal of a HEAD request has no body`(message: String) throws {
    let server = try Self.server { $0.receiving = .milliseconds(100) }
    let client = try SocketClient(server.port)
    client.send(message)
    Self.run(server, [client]) { client.hasEnded }
    #expect(client.received.hasPrefix("HTTP/1.1 4") && client.received.hasSuffix("\r\n\r\n"))
    #expect(client.received.matches(of: /Content-Length: [1-9]/).count == 1, "\(client.received)")
    server.close()
  }
}
