// A server's run: its bounds against clients that vanish, and the end of its virtual time.

import LabWorld
import Loopback
import Serving
import Simulation
import Synchronization
import Testing

@Suite(.serialized, .enabled(if: Loopback.isThere)) struct ServingRunTests {
  private static func settings(latencyPercent: Int = 100) -> ServingSettings {
    var world = LoadConfiguration()
    world.catalogSize = LoadConfiguration.Allowed.catalogSize.lowerBound
    world.latencyPercent = latencyPercent
    return ServingSettings(world: world)
  }

  private static let request = "GET /isbndb/book/1 HTTP/1.1\r\nHost: h\r\n\r\n"

  @Test func `Clients that reset their connections leave a bounded number of requests under way`() throws {
    var limits = HTTPLimits()
    limits.connections = 4
    let server = try HTTPServer(host: "127.0.0.1", port: 0, limits: limits)
    let clients = VanishingClients(server.port)
    let state = Mutex((underWay: 0, most: 0))
    let result = ServingRun(Self.settings(latencyPercent: 10_000)).serve(server, pace: .times(1)) {
      clients.open(Self.request) > 100
    } note: { line in
      state.withLock {
        if line.request != nil { $0.underWay += 1 }
        if line.answer != nil { $0.underWay -= 1 }
        $0.most = max($0.most, $0.underWay)
      }
    }
    #expect(result.verdict == .passed && result.summary.requests > 0 && !result.isOutOfTime)
    #expect(state.withLock { $0.most } <= 4)
  }

  @Test(arguments: [ServingRun.Pace.times(.max), .times(1 << 50)])
  func `A server whose virtual time is used up answers what is under way, and ends`(
    pace: ServingRun.Pace
  ) throws {
    let server = try HTTPServer(host: "127.0.0.1", port: 0)
    let client = try SocketClient(server.port)
    client.send(Self.request)
    for _ in 0..<20 { _ = server.turn(atMost: 5, taking: 0) }
    let turns = Atomic(0)
    let result = ServingRun(Self.settings()).serve(server, pace: pace) {
      turns.add(1, ordering: .relaxed).newValue > 1_000
    } note: { _ in
    }
    client.receive()
    #expect(result.verdict == .passed && result.isOutOfTime)
    #expect(client.received.hasPrefix("HTTP/1.1 404"), "\(client.received)")
  }
}

/// Clients that send a request, and reset their connection some turns later.
///
/// `@unchecked Sendable`: used only on the thread of the server's world.
private final class VanishingClients: @unchecked Sendable {
  private let port: Int
  private var clients: [SocketClient] = []
  private var count = 0

  init(_ port: Int) { self.port = port }

  /// Opens a further one and resets the oldest.
  ///
  /// - Returns: The number of those that were opened.
  func open(_ request: String) -> Int {
    count += 1
    if let client = try? SocketClient(port) {
      client.send(request)
      client.willReset()
      clients.append(client)
    }
    if clients.count > 3 { clients.removeFirst() }
    return count
  }
}
