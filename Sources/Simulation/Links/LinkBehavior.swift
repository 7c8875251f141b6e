// How the way between two machines behaves.

/// The behaviour of one connection, the same in both directions.
public struct LinkBehavior: Sendable {
  /// How long one message is under way.
  public var latency: @Sendable (inout RandomStream) -> Duration
  /// Messages lost on the way, of ten thousand.
  public var lossPerTenThousand: Int

  /// Makes a behaviour.
  public init(
    lossPerTenThousand: Int = 0, latency: @escaping @Sendable (inout RandomStream) -> Duration
  ) {
    self.lossPerTenThousand = lossPerTenThousand
    self.latency = latency
  }

  /// No delay, no loss.
  public static let instant = LinkBehavior { _ in .zero }
}

/// Why a request got no answer.
public enum LinkError: Error, Equatable, Sendable {
  /// None came within the time that the caller allowed.
  case timeout
  /// The task was cancelled, or the world is closing.
  case cancelled
}

/// What a connection has carried.
public struct LinkCounts: Equatable, Sendable {
  /// Messages handed over, requests and responses.
  public internal(set) var sent = 0
  /// Messages that never arrived.
  public internal(set) var lost = 0
  /// Requests whose time ran out.
  public internal(set) var timeouts = 0
}
