// The behavior of a link without faults, and the counts of a connection.

/// The behavior of a connection, the same in both directions.
public struct LinkBehavior: Sendable {
  /// Draws the latency of one message.
  public var latency: @Sendable (inout RandomStream) -> Duration
  /// The rate of lost messages, of ten thousand.
  public var lossPerTenThousand: Int
  /// The rate of duplicated messages, of ten thousand. The copy arrives up to a second after the original.
  public var duplicatesPerTenThousand: Int
  /// The bandwidth, which messages use one after the other; nil for no limit.
  public var bytesPerSecond: Int?

  /// Creates a behavior.
  public init(
    lossPerTenThousand: Int = 0, duplicatesPerTenThousand: Int = 0, bytesPerSecond: Int? = nil,
    latency: @escaping @Sendable (inout RandomStream) -> Duration
  ) {
    self.lossPerTenThousand = lossPerTenThousand
    self.duplicatesPerTenThousand = duplicatesPerTenThousand
    self.bytesPerSecond = bytesPerSecond
    self.latency = latency
  }

  /// No delay, no loss.
  public static let instant = LinkBehavior { _ in .zero }
}

/// Computes the sizes of messages, in bytes.
public struct MessageSizes<Request: Sendable, Response: Sendable>: Sendable {
  /// The size of a request.
  public var request: @Sendable (Request) -> Int
  /// The size of a response.
  public var response: @Sendable (Response) -> Int

  /// Creates sizes from two closures.
  public init(
    request: @escaping @Sendable (Request) -> Int, response: @escaping @Sendable (Response) -> Int
  ) {
    self.request = request
    self.response = response
  }

  /// Messages of size zero, which take no bandwidth.
  public static var none: MessageSizes { MessageSizes(request: { _ in 0 }, response: { _ in 0 }) }
}

/// The reason why a request got no response.
public enum LinkError: Error, Equatable, Sendable {
  /// No response arrived within the timeout of the request.
  case timeout
  /// A fault reset the connection during the request.
  case reset
  /// The task was cancelled, or the world is closing.
  case cancelled
}

/// Counters that a connection shares with its two directions.
final class LinkTally {
  var counts = LinkCounts()
}

/// The counts of a connection.
public struct LinkCounts: Equatable, Sendable {
  /// Messages sent, requests and responses.
  public internal(set) var sent = 0
  /// Messages that never arrived.
  public internal(set) var lost = 0
  /// Messages that were duplicated.
  public internal(set) var duplicated = 0
  /// Requests that timed out.
  public internal(set) var timeouts = 0
  /// Messages on which the connection was reset.
  public internal(set) var resets = 0
}
