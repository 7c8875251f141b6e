// That a client does not wait any more, as a server learns of it: a closed connection, or a stream that was
// reset. Whoever has lost its power tells nobody.

import BooksTrackAPI
import Simulation

/// A request that its client does not wait for any more.
package struct GivenUpRequest: Hashable, Sendable {
  package let client: String
  /// Path and query.
  package let label: String

  package init(client: String, label: String) {
    self.client = client
    self.label = label
  }
}

/// The requests that are being handled, each for a client, and what is known of whether it still waits.
///
/// `@unchecked Sendable`: used only on the thread of its world.
final class GivenUpRequests: @unchecked Sendable {
  private var handled: [GivenUpRequest: [Latch]] = [:]

  /// A client does not wait any more, for its oldest request of that kind.
  func hear(_ request: GivenUpRequest) { handled[request]?.first { !$0.isOpen }?.open() }

  /// Does the work of a request in a task that is cancelled if its client gives it up.
  ///
  /// - Returns: What the work came to, and whether anybody still waits for it.
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
