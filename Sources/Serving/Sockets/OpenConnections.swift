// The open connections of a server, in the order in which they were opened.

/// The open connections.
struct OpenConnections: Sequence {
  /// Sorted by serial number.
  private var connections: [ClientConnection] = []

  var count: Int { connections.count }
  /// The bytes of answers that clients have not taken.
  var unsent: Int { connections.reduce(0) { $0 + $1.unsent } }

  func makeIterator() -> some IteratorProtocol<ClientConnection> { connections.makeIterator() }

  /// Adds a connection whose serial number is higher than those of all others.
  mutating func append(_ connection: ClientConnection) { connections.append(connection) }

  /// Removes those that are closed.
  ///
  /// - Returns: The number of those whose client had not taken its answer.
  mutating func removeClosed() -> Int {
    defer { connections.removeAll { $0.state == .closed } }
    return connections.count { $0.hasUntaken }
  }

  /// Returns the connections in the order in which they have their turn: first those after a serial number.
  func inTurn(after serial: UInt64) -> [ClientConnection] {
    let start = place(of: serial + 1)
    return Array(connections[start...] + connections[..<start])
  }

  /// Returns the open connection with a serial number.
  func find(_ serial: UInt64) -> ClientConnection? {
    let place = place(of: serial)
    return place < count && connections[place].serial == serial ? connections[place] : nil
  }

  /// Returns the place of the first connection whose serial number is not lower, by binary search.
  private func place(of serial: UInt64) -> Int {
    var (low, high) = (0, count)
    while low < high {
      let middle = (low + high) / 2
      if connections[middle].serial < serial { low = middle + 1 } else { high = middle }
    }
    return low
  }

  // MARK: Idle ones

  func hasIdle(at now: Duration) -> Bool { connections.contains { $0.isIdle(at: now) } }

  /// Closes and removes the connection that has been idle for the longest time.
  ///
  /// - Returns: False if none is idle.
  mutating func closeOldestIdle(at now: Duration) -> Bool {
    let idle = connections.indices.filter { connections[$0].isIdle(at: now) }
    guard let oldest = idle.min(by: { connections[$0].deadline < connections[$1].deadline }) else {
      return false
    }
    connections.remove(at: oldest).close()
    return true
  }
}
