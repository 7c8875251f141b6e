// The transport of the app and the backend to another machine, over a simulated link.

package import BooksTrackAPI
package import Simulation

/// A `Transport` over a connection of a world.
package struct SimulatedTransport: Transport {
  private let connection: Connection<HTTPRequest, HTTPResponse>
  private let clock: VirtualClock
  private let network: DeviceNetwork?
  private let tally: OutageTally
  private let observe: @Sendable (HTTPRequest, Duration, Result<HTTPResponse, TransportError>) -> Void

  /// Creates a transport.
  ///
  /// - Parameters:
  ///   - network: The outages of the sending device; nil for a server, which has none.
  ///   - tally: Records the outages that requests meet.
  ///   - observe: Called with each request, its duration and its result.
  package init(
    _ connection: Connection<HTTPRequest, HTTPResponse>, clock: VirtualClock, network: DeviceNetwork? = nil,
    tally: OutageTally = OutageTally(),
    observe: @escaping @Sendable (HTTPRequest, Duration, Result<HTTPResponse, TransportError>) -> Void = {
      _, _, _ in
    }
  ) {
    self.connection = connection
    self.clock = clock
    self.network = network
    self.tally = tally
    self.observe = observe
  }

  package func send(
    _ request: HTTPRequest, timeout: Duration
  ) async throws(TransportError) -> HTTPResponse {
    let start = clock.now
    let result = await attempt(request, timeout: timeout)
    observe(request, start.duration(to: clock.now), result)
    return try result.get()
  }

  private func attempt(
    _ request: HTTPRequest, timeout: Duration
  ) async -> Result<HTTPResponse, TransportError> {
    let start = clock.now
    if let network, let outage = network.outage(at: start) {
      tally.note(outage)
      return .failure(.offline)
    }
    do {
      let response = try await connection.send(request, label: request.label, timeout: timeout)
      // A device that is offline before the response arrives does not receive it.
      if let network, network.wasOffline(between: start, and: clock.now) { return .failure(.connectionLost) }
      return .success(response)
    } catch LinkError.timeout {
      return .failure(.timeout)
    } catch LinkError.reset {
      return .failure(.connectionLost)
    } catch {
      return .failure(.cancelled)
    }
  }
}

extension HTTPRequest {
  /// The path and query as one text, which names the request.
  ///
  /// Every message has this name, so it is assembled byte by byte.
  package var label: String {
    let room = query.reduce(path.utf8.count) { $0 + $1.name.utf8.count + $1.value.utf8.count + 2 }
    return String(unsafeUninitializedCapacity: room) { bytes in
      var end = 0
      func add(_ piece: String) {
        var piece = piece
        piece.withUTF8 { end = bytes[end...].initialize(fromContentsOf: $0) }
      }
      add(path)
      for item in query {
        add(" ")
        add(item.name)
        add("=")
        add(item.value)
      }
      return end
    }
  }
}
