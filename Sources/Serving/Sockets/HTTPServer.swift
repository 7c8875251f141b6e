// LIVE ADAPTER: a small server for HTTP/1.1. It has no threads: its owner calls `turn` again and again, and
// each turn moves the bytes that can be moved and returns the requests that have arrived.

package import BooksTrackAPI
import Foundation

/// A server for GET and HEAD.
///
/// `@unchecked Sendable`: used only on one thread.
package final class HTTPServer: @unchecked Sendable {
  /// A request that has arrived.
  package struct Arrival: Sendable {
    /// Identifies its connection.
    package let connection: UInt64
    /// The target as the client sent it.
    package let target: String
    package let request: HTTPRequest
  }

  /// The counts of a server.
  package struct Counts: Sendable {
    package var connections = 0
    /// The messages that were refused, by status.
    package var refused: [Int: Int] = [:]
    /// The answers whose client was gone, or did not take them in time.
    package var untaken = 0
  }

  package let port: Int
  package let limits: HTTPLimits
  package private(set) var counts = Counts()
  /// Called with each refusal.
  package var observe: (HTTPRefusal) -> Void = { _ in }
  private let listener: Socket
  private var connections = OpenConnections()
  private var lastSerial: UInt64 = 0
  /// The connection whose request was the last one to be taken.
  private var lastTaken: UInt64 = 0
  private var buffer = [UInt8](repeating: 0, count: 16_384)
  private let clock = ContinuousClock()
  private let beginning = ContinuousClock.now
  /// The time until which no connection is accepted, because the system had no room for one.
  private var pausedUntil = Duration.zero

  /// Opens the server.
  ///
  /// - Parameters:
  ///   - host: A numeric address of this machine.
  ///   - port: 0 for any free port.
  package init(host: String, port: Int, limits: HTTPLimits = HTTPLimits()) throws(SocketError) {
    listener = try Socket.listening(host: host, port: port)
    self.port = listener.port
    self.limits = limits
  }

  /// The time since the server was opened.
  package var now: Duration { beginning.duration(to: clock.now) }
  /// The number of connections at present.
  package var open: Int { connections.count }

  // MARK: Turns

  /// Waits until something can be done, at most for a time, does it, and returns the requests that are
  /// complete.
  ///
  /// - Parameter most: The number of requests beyond which further ones wait on their connections.
  package func turn(atMost milliseconds: Int32, taking most: Int = .max) -> [Arrival] {
    var arrivals = requests(atMost: most)
    wait(arrivals.isEmpty ? milliseconds : 0)
    arrivals += requests(atMost: most - arrivals.count)
    for connection in connections {
      if let refusal = connection.expire(at: now) { note(refusal) }
    }
    counts.untaken += connections.removeClosed()
    return arrivals
  }

  private func wait(_ milliseconds: Int32) {
    let accepts = now >= pausedUntil && hasRoom(at: now)
    var polled = [pollfd(fd: accepts ? listener.descriptor : -1, events: Int16(POLLIN), revents: 0)]
    for connection in connections {
      let events = (connection.isReading ? POLLIN : 0) | (connection.isWriting ? POLLOUT : 0)
      polled.append(pollfd(fd: connection.socket.descriptor, events: Int16(events), revents: 0))
    }
    guard poll(&polled, nfds_t(polled.count), milliseconds) > 0 else { return }
    let now = now
    for (connection, entry) in zip(connections, polled.dropFirst()) where entry.revents != 0 {
      let isGone = Int32(entry.revents) & (POLLERR | POLLNVAL) != 0
      let hasHungUp = Int32(entry.revents) & POLLHUP != 0 && !connection.isReading
      if isGone || hasHungUp {
        connection.close()
        continue
      }
      if connection.isWriting { connection.flush(at: now) }
      if connection.isReading { connection.read(&buffer, at: now) }
    }
    if polled[0].revents != 0 { accept(at: now) }
  }

  /// Accepts the connections that wait, in place of idle ones where the server or the system has no room.
  private func accept(at now: Duration) {
    while hasRoom(at: now), listener.hasWaiting {
      do throws(SocketError) {
        guard let socket = try listener.accept() else { return }
        if connections.count >= limits.connections { _ = connections.closeOldestIdle(at: now) }
        lastSerial += 1
        counts.connections += 1
        connections.append(ClientConnection(socket, serial: lastSerial, at: now, limits))
      } catch {
        if connections.closeOldestIdle(at: now) { continue }
        // The listener stays readable: without a pause, each turn would try in vain.
        pausedUntil = now + .milliseconds(100)
        return
      }
    }
  }

  /// Returns true if a further connection can be accepted, in place of an idle one if need be.
  private func hasRoom(at now: Duration) -> Bool {
    connections.count < limits.connections || connections.hasIdle(at: now)
  }

  /// Returns the requests among the bytes that have arrived, at most one of each connection. Where not all
  /// can be taken, the connections take turns.
  private func requests(atMost most: Int) -> [Arrival] {
    var arrivals: [Arrival] = []
    var room = limits.unsentBytes - connections.unsent
    for connection in connections.inTurn(after: lastTaken) where connection.isFresh {
      guard room > 0, arrivals.count < most else { break }
      do throws(HTTPRefusal) {
        guard let head = try connection.next(at: now) else { continue }
        guard ["GET", "HEAD"].contains(head.method) else {
          throw HTTPRefusal(405, "only GET and HEAD are answered")
        }
        let request = try HTTPRequest(target: head.target)
        arrivals.append(Arrival(connection: connection.serial, target: head.target, request: request))
        lastTaken = connection.serial
      } catch {
        note(error)
        connection.refuse(error, at: now)
      }
      room -= connection.unsent
    }
    return arrivals
  }

  private func note(_ refusal: HTTPRefusal) {
    counts.refused[refusal.status, default: 0] += 1
    observe(refusal)
  }

  // MARK: Answers

  /// Sends the answer to the request of a connection.
  package func answer(_ connection: UInt64, with response: HTTPResponse, date: Timestamp?) {
    guard let connection = connections.find(connection) else {
      counts.untaken += 1
      return
    }
    // A client whose connection is closed only afterwards might send a request into it in vain.
    let isWanted = connections.count >= limits.connections && listener.hasWaiting
    connection.answer(response, date: date, ends: isWanted, at: now)
  }

  /// Closes a connection whose request gets no answer.
  package func drop(_ connection: UInt64) { connections.find(connection)?.close() }

  /// Sends what is left of answers, for at most a time, and closes everything.
  package func close(within time: Duration = .seconds(2)) {
    listener.close()
    pausedUntil = .seconds(Int64.max / 1_000_000_000)
    let end = now + time
    while connections.unsent > 0 && now < end { wait(50) }
    for connection in connections { connection.close() }
    counts.untaken += connections.removeClosed()
  }
}
