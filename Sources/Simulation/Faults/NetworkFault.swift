// The faults of messages and links, and the distributions of their parameters.

/// The faults that every connection consults when a message departs.
public enum NetworkFault {
  /// The message takes 0.1 to 5 s longer.
  public static let delay = FaultKind("network.delay")
  /// The message takes 5 to 60 s longer.
  public static let heavyTail = FaultKind("network.heavy-tail")
  /// The message is lost.
  public static let loss = FaultKind("network.loss")
  /// The message arrives a second time, up to 2 s later.
  public static let duplicate = FaultKind("network.duplicate")
  /// The message is delayed by up to 0.5 s, so that later ones may overtake it.
  public static let reorder = FaultKind("network.reorder")
  /// All messages between the two machines are lost for 1 to 60 s.
  public static let partition = FaultKind("network.partition")
  /// All messages in the direction of the message are lost for 1 to 60 s.
  public static let oneWayPartition = FaultKind("network.one-way-partition")
  /// Messages in the direction of the message are held up for 1 to 60 s, and then all of them proceed.
  public static let clog = FaultKind("network.clog")
  /// The message takes 1 to 20 s longer, as a slowly arriving body.
  public static let slowBody = FaultKind("network.slow-body")
  /// The message is lost and the request fails at once with `LinkError.reset`.
  public static let reset = FaultKind("network.reset")

  /// All kinds.
  public static let all = [
    delay, heavyTail, loss, duplicate, reorder, partition, oneWayPartition, clog, slowBody, reset,
  ]

  static func drawOutage(_ stream: inout RandomStream) -> Int64 {
    Int64(stream.within(1_000...60_000)) * 1_000_000
  }

  /// Returns the minimum delay that a fault of the kind causes, in nanoseconds.
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
