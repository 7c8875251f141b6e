// The limits within which one client may send, wait and hold memory. All of them together bound the memory of
// the server, whatever clients do.

/// The limits of a server.
package struct HTTPLimits: Sendable {
  /// The bytes of a request line; a longer one is refused with 414.
  package var requestLine = 8_192
  /// The bytes of all header fields, trailers included; more are refused with 431.
  package var fields = 16_384
  /// The bytes of a body, which is read and dropped; more are refused with 413.
  package var body = 65_536
  /// The connections at one time; further ones wait in the queue of the system until one is idle or ends.
  /// Also the requests under way at one time, whose clients may be gone; further ones wait.
  package var connections = 256
  /// The bytes of answers that clients have not taken; beyond it no further request is taken.
  package var unsentBytes = 64 << 20
  /// The time that a new connection has for its first byte, before it may make room for another connection.
  package var beginning = Duration.seconds(1)
  /// The time from the first byte of a request to its last; then it is refused with 408. Also the time for
  /// which a pipelined request waits to be taken; then it is refused with 503.
  package var receiving = Duration.seconds(15)
  /// The time in which a client has to take a whole answer; then the connection is closed.
  package var sending = Duration.seconds(30)
  /// The time for which a connection may stay open without a request.
  package var idle = Duration.seconds(60)
  /// The time for which a request is kept that gets no answer; then the connection is closed.
  package var unanswered = Duration.seconds(120)
  /// The time in which what a client still sends is dropped after an answer that ends the connection, so that
  /// the client can read that answer.
  package var lingering = Duration.seconds(1)

  /// The usual limits.
  package init() {}
}
