// The network state as reported by the platform. It is a hint: a request may fail although the device is
// online.

/// Reports the state of the network and its return.
public protocol Connectivity: Sendable {
  /// True if the device reports a network.
  var isOnline: Bool { get }

  /// Waits until the device has a network; returns at once if it has one (ENR-3).
  func waitUntilOnline() async throws(CancellationError)

  /// Waits until the device comes back online; if it is online now, it has to go offline first (ENR-5).
  func waitForReconnect() async throws(CancellationError)
}

/// A network that is always online and never reconnects, for platforms without network monitoring.
public struct AlwaysOnline: Connectivity {
  /// Creates the value.
  public init() {}

  /// True.
  public var isOnline: Bool { true }

  /// Returns at once.
  public func waitUntilOnline() async throws(CancellationError) {}

  /// Returns only by throwing on cancellation.
  public func waitForReconnect() async throws(CancellationError) {
    do {
      try await WaitingLine().wait()
    } catch {
      throw CancellationError()
    }
  }
}
