// What an app asks of the machine that it runs on: six small protocols, and files beside them. A device of
// the lab and a real one hand over different values; nothing else tells them apart.

public import BooksTrackAPI

/// The ground that an app stands on.
public struct AppPlatform: Sendable {
  /// Waits, and time-outs, are measured with it.
  public var clock: any Clock<Duration>
  /// The calendar.
  public var wallTime: any WallTime
  /// The way to the backend.
  public var transport: any Transport
  /// Whether there is a network.
  public var connectivity: any Connectivity
  /// Where the jitter of pauses comes from.
  public var random: any RandomSource
  /// In which time zone the device is.
  public var timeZone: any LocalTimeZone

  /// Makes a platform.
  public init(
    clock: any Clock<Duration>, wallTime: any WallTime, transport: any Transport,
    connectivity: any Connectivity, random: any RandomSource = NoRandomness(),
    timeZone: any LocalTimeZone = CoordinatedUniversalTime()
  ) {
    self.clock = clock
    self.wallTime = wallTime
    self.transport = transport
    self.connectivity = connectivity
    self.random = random
    self.timeZone = timeZone
  }
}

/// A machine that never has a network: for tools that work on files alone.
public struct NoNetwork: Transport, Connectivity {
  /// Makes one.
  public init() {}

  /// Refuses every request as offline.
  public func send(_ request: HTTPRequest, timeout: Duration) async throws(TransportError) -> HTTPResponse {
    throw .offline
  }

  /// False.
  public var isOnline: Bool { false }

  /// Returns only by being cancelled.
  public func waitUntilOnline() async throws(CancellationError) { try await waitForReconnect() }

  /// Returns only by being cancelled.
  public func waitForReconnect() async throws(CancellationError) {
    do {
      try await WaitingLine().wait()
    } catch {
      throw CancellationError()
    }
  }
}
