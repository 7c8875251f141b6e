// How the way between two machines behaves when nothing is wrong with it.

/// The behaviour of one connection, the same in both directions.
public struct LinkBehavior: Sendable {
  /// How long one message is under way.
  public var latency: @Sendable (inout RandomStream) -> Duration
  /// Messages lost on the way, of ten thousand.
  public var lossPerTenThousand: Int
  /// Messages that arrive a second time, of ten thousand; the second up to a second after the first.
  public var duplicatesPerTenThousand: Int
  /// How much fits through in a second, one message after the other; nil for "as much as there is".
  public var bytesPerSecond: Int?

  /// Makes a behaviour.
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

/// How many bytes messages have.
public struct MessageSizes<Request: Sendable, Response: Sendable>: Sendable {
  /// Of a request.
  public var request: @Sendable (Request) -> Int
  /// Of a response.
  public var response: @Sendable (Response) -> Int

  /// Makes sizes.
  public init(
    request: @escaping @Sendable (Request) -> Int, response: @escaping @Sendable (Response) -> Int
  ) {
    self.request = request
    self.response = response
  }

  /// Messages without size.
  public static var none: MessageSizes { MessageSizes(request: { _ in 0 }, response: { _ in 0 }) }
}

/// Why a request got no answer.
public enum LinkError: Error, Equatable, Sendable {
  /// None came within the time that the caller allowed.
  case timeout
  /// The connection was cut while the request was under way.
  case reset
  /// The task was cancelled, or the world is closing.
  case cancelled
}

/// Where a connection and its lanes count.
final class LinkTally {
  var counts = LinkCounts()
}

/// What a connection has carried.
public struct LinkCounts: Equatable, Sendable {
  /// Messages handed over, requests and responses.
  public internal(set) var sent = 0
  /// Messages that never arrived.
  public internal(set) var lost = 0
  /// Messages that arrived twice.
  public internal(set) var duplicated = 0
  /// Requests whose time ran out.
  public internal(set) var timeouts = 0
  /// Requests whose connection was cut.
  public internal(set) var resets = 0
}
