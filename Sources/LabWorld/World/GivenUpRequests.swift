// Tells a server that a client no longer waits, as a closed connection or a reset stream does. A client that
// has lost power sends nothing.

import BooksTrackAPI
import Simulation

/// A request that its client has given up.
package struct GivenUpRequest: Hashable, Sendable {
  package let client: String
  /// The path and query.
  package let label: String

  package init(client: String, label: String) {
    self.client = client
    self.label = label
  }
}

/// The requests that are being handled, by client, with the state of whether it still waits.
///
/// `@unchecked Sendable`: used only on the thread of its world.
final class GivenUpRequests: @unchecked Sendable {
  private var handled: [GivenUpRequest: [Latch]] = [:]

  /// Gives up the oldest request of that client and label.
  func hear(_ request: GivenUpRequest) { handled[request]?.first { !$0.isOpen }?.open() }

  /// Performs the work of a request in a task that is cancelled if the client gives the request up.
  ///
  /// - Returns: The result of the work, and whether the client still waits for it.
  func handle<Value: Sendable>(
    _ request: GivenUpRequest, _ work: @escaping @Sendable () async -> Value
  ) async -> (value: Value?, isAwaited: Bool) {
    let latch = Latch()
    handled[request, default: []].append(latch)
    defer {
      handled[request]?.removeAll { $0 === latch }
      if handled[request]?.isEmpty == true { handled[request] = nil }
    }
    return await withTaskGroup(of: Value?.self) { group in
      group.addTask { await work() }
      group.addTask {
        try? await latch.wait()
        return nil
      }
      let first = await group.next() ?? nil
      group.cancelAll()
      let second = await group.next() ?? nil
      return (first ?? second, first != nil)
    }
  }
}
