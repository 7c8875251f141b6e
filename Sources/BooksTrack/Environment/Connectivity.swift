// Whether the device has a network, as the platform tells it. Being told is not being sure: a request may
// still fail.

/// Tells whether the device has a network and when it gets one back.
public protocol Connectivity: Sendable {
  /// Whether the device has a network now, as far as it knows.
  var isOnline: Bool { get }

  /// Returns when the device has a network; at once if it has one (ENR-3).
  func waitUntilOnline() async throws(CancellationError)

  /// Returns the next time that the device comes back online; if it is online now, it must go offline first
  /// (ENR-5).
  func waitForReconnect() async throws(CancellationError)
}

/// Always online; a reconnect never comes. For machines whose network nobody watches.
public struct AlwaysOnline: Connectivity {
  /// Makes one.
  public init() {}

  /// True.
  public var isOnline: Bool { true }

  /// Returns at once.
  public func waitUntilOnline() async throws(CancellationError) {}

  /// Returns only by being cancelled.
  public func waitForReconnect() async throws(CancellationError) {
    do {
      try await WaitingLine().wait()
    } catch {
      throw CancellationError()
    }
  }
}
