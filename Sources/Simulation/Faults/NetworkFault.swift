// What can go wrong with a message, and with the way it takes.

/// The faults that every connection consults whenever a message leaves.
public enum NetworkFault {
  /// The message takes 0.1 to 5 s longer.
  public static let delay = FaultKind("network.delay")
  /// The message takes 5 to 60 s longer.
  public static let heavyTail = FaultKind("network.heavy-tail")
  /// The message does not arrive.
  public static let loss = FaultKind("network.loss")
  /// The message arrives a second time, up to 2 s later.
  public static let duplicate = FaultKind("network.duplicate")
  /// The message is overtaken by those of the next half second.
  public static let reorder = FaultKind("network.reorder")
  /// Nothing gets through between the two machines for 1 to 60 s.
  public static let partition = FaultKind("network.partition")
  /// Nothing gets through in the direction of the message for 1 to 60 s.
  public static let oneWayPartition = FaultKind("network.one-way-partition")
  /// Nothing moves in the direction of the message for 1 to 60 s, and then all of it.
  public static let clog = FaultKind("network.clog")
  /// The body trickles in: 1 to 20 s.
  public static let slowBody = FaultKind("network.slow-body")
  /// The connection is cut; the sender of the request learns it.
  public static let reset = FaultKind("network.reset")

  /// All of them.
  public static let all = [
    delay, heavyTail, loss, duplicate, reorder, partition, oneWayPartition, clog, slowBody, reset,
  ]

  static func drawOutage(_ stream: inout RandomStream) -> Int64 {
    Int64(stream.within(1_000...60_000)) * 1_000_000
  }

  /// How late a message is at least that a fault of the kind has slowed down, in nanoseconds.
  static func leastDelay(_ kind: FaultKind) -> Int64 {
    switch kind {
    case heavyTail: 5_000_000_000
    case slowBody, clog: 1_000_000_000
    default: 100_000_000
    }
  }

  static func drawDelay(_ kind: FaultKind, _ stream: inout RandomStream) -> Int64 {
    let milliseconds =
      switch kind {
      case heavyTail: stream.within(5_000...60_000)
      case slowBody: stream.within(1_000...20_000)
      case reorder: stream.within(1...500)
      default: stream.within(100...5_000)
      }
    return Int64(milliseconds) * 1_000_000
  }
}
