// A connection of a client: what it is busy with, and until when that may last. It has one request at a time;
// while that is answered, and until the answer is taken, nothing is read. So a client that sends and never
// reads fills the buffers of the system, and none of the server.

import BooksTrackAPI

/// A connection.
final class ClientConnection {
  /// The state of a connection.
  enum State: Hashable {
    /// It waits for a request, or for the rest of one.
    case receiving
    /// Its request is being answered.
    case answering
    /// The answer is being sent; afterwards the connection goes on, or ends.
    case sending(thenEnds: Bool)
    /// All is sent; what still arrives is dropped until the client closes.
    case lingering
    case closed
  }

  /// The time of an event, as the time since the start of the server.
  typealias Instant = Duration

  let serial: UInt64
  let socket: Socket
  private(set) var state = State.receiving
  private(set) var deadline: Instant
  /// The time from which it may make room for another connection, unless a request has begun.
  private var idleFrom: Instant
  private var parser: RequestParser
  private var head: RequestHead?
  private var output: [UInt8] = []
  private var sent = 0
  /// True if there may be a request among the bytes that have arrived.
  private(set) var isFresh = false
  /// True if it was closed before the client had taken an answer.
  private(set) var hasUntaken = false
  private let limits: HTTPLimits

  init(_ socket: Socket, serial: UInt64, at now: Instant, _ limits: HTTPLimits) {
    self.socket = socket
    self.serial = serial
    self.limits = limits
    parser = RequestParser(limits)
    deadline = now + limits.idle
    idleFrom = now + limits.beginning
  }

  /// The bytes of its answer that the client has not taken.
  var unsent: Int { output.count - sent }
  /// Returns true if it may be closed to make room for another: it has its answer and no further request, or
  /// it was opened some time ago and has sent nothing.
  func isIdle(at now: Instant) -> Bool {
    state == .receiving && !parser.isWithinRequest && now >= idleFrom
  }
  var isReading: Bool { (state == .receiving && !isFresh) || state == .lingering }
  var isWriting: Bool { unsent > 0 }

  // MARK: Reading

  /// Reads what has arrived.
  func read(_ buffer: inout [UInt8], at now: Instant) {
    switch socket.read(into: &buffer) {
    case .nothing: break
    case .end: close()
    case .bytes(let bytes) where state == .receiving:
      if !parser.isWithinRequest { deadline = now + limits.receiving }
      parser.add(bytes)
      isFresh = true
    case .bytes: break
    }
  }

  /// Returns the next request that has arrived completely, which the connection is then busy with.
  ///
  /// - Throws: The refusal of what has arrived; the caller answers with it and ends the connection.
  func next(at now: Instant) throws(HTTPRefusal) -> RequestHead? {
    guard state == .receiving, isFresh else { return nil }
    isFresh = false
    guard let head = try parser.next() else {
      if parser.takeContinue() { send(HTTPResponse.goOn, at: now) }
      return nil
    }
    self.head = head
    state = .answering
    deadline = now + limits.unanswered
    return head
  }

  // MARK: Writing

  /// Sends the answer to its request.
  ///
  /// - Parameter ends: True if the connection ends with it, even if the client would keep it.
  func answer(_ response: HTTPResponse, date: Timestamp?, ends: Bool, at now: Instant) {
    guard state == .answering, let head = head.take() else { return }
    let keeps = head.keepsConnection && !ends
    let connection = keeps ? (head.isCurrent ? nil : "keep-alive") : "close"
    state = .sending(thenEnds: !keeps)
    send(response.bytes(date: date, connection: connection, isHead: head.method == "HEAD"), at: now)
  }

  /// Sends a refusal, and ends the connection.
  func refuse(_ refusal: HTTPRefusal, at now: Instant) {
    head = nil
    state = .sending(thenEnds: true)
    send(refusal.response.bytes(connection: "close", isHead: parser.isHead), at: now)
  }

  private func send(_ bytes: [UInt8], at now: Instant) {
    if state != .receiving { deadline = now + limits.sending }
    output = bytes
    sent = 0
    flush(at: now)
  }

  /// Sends as much of the answer as the client takes.
  func flush(at now: Instant) {
    while unsent > 0 {
      guard let count = socket.write(output[sent...]) else { return close() }
      if count == 0 { return }
      sent += count
    }
    output = []
    sent = 0
    guard case .sending(let ends) = state else { return }
    if ends {
      socket.endWriting()
      state = .lingering
      deadline = now + limits.lingering
    } else {
      state = .receiving
      isFresh = parser.unread > 0
      idleFrom = now
      deadline = now + (isFresh ? limits.receiving : limits.idle)
    }
  }

  // MARK: Ending

  /// Ends what has lasted too long.
  ///
  /// - Returns: The refusal of a request that did not arrive in time, or was not taken in time; nil if there
  ///   is none.
  func expire(at now: Instant) -> HTTPRefusal? {
    guard deadline <= now, state != .closed else { return nil }
    guard state == .receiving, parser.isWithinRequest else {
      close()
      return nil
    }
    let refusal =
      isFresh
      ? HTTPRefusal(503, "the server had no room for the request within \(limits.receiving)")
      : HTTPRefusal(408, "the request did not arrive within \(limits.receiving)")
    refuse(refusal, at: now)
    return refusal
  }

  func close() {
    guard state != .closed else { return }
    state = .closed
    hasUntaken = unsent > 0
    socket.close()
    output = []
    sent = 0
  }
}
