// The platform of an app: six small protocols, besides the files. A device of the lab and a real one differ
// only in these values.

public import BooksTrackAPI

/// The environment of an app.
public struct AppPlatform: Sendable {
  /// The clock for waits and timeouts.
  public var clock: any Clock<Duration>
  /// The calendar.
  public var wallTime: any WallTime
  /// The transport to the backend.
  public var transport: any Transport
  /// The state of the network.
  public var connectivity: any Connectivity
  /// The source of jitter.
  public var random: any RandomSource
  /// The time zone of the device.
  public var timeZone: any LocalTimeZone
  /// The record server of the reader's account; nil if the library is not synchronized.
  public var cloud: CloudPlatform?

  /// Creates a platform.
  public init(
    clock: any Clock<Duration>, wallTime: any WallTime, transport: any Transport,
    connectivity: any Connectivity, random: any RandomSource = NoRandomness(),
    timeZone: any LocalTimeZone = CoordinatedUniversalTime(), cloud: CloudPlatform? = nil
  ) {
    self.clock = clock
    self.wallTime = wallTime
    self.transport = transport
    self.connectivity = connectivity
    self.random = random
    self.timeZone = timeZone
    self.cloud = cloud
  }
}

/// A platform without a network, for tools that work on files only.
public struct NoNetwork: Transport, Connectivity {
  /// Creates the value.
  public init() {}

  /// Throws `offline` for every request.
  public func send(_ request: HTTPRequest, timeout: Duration) async throws(TransportError) -> HTTPResponse {
    throw .offline
  }

  /// False.
  public var isOnline: Bool { false }

  /// Returns only by throwing on cancellation.
  public func waitUntilOnline() async throws(CancellationError) { try await waitForReconnect() }

  /// Returns only by throwing on cancellation.
  public func waitForReconnect() async throws(CancellationError) {
    do {
      try await WaitingLine().wait()
    } catch {
      throw CancellationError()
    }
  }
}
