// The record server as one device reaches it: counted, and cut off for a while.

package import RecordSync
package import SimulatedCloud
package import Simulation

/// The way of a device to the record server.
///
/// `@unchecked Sendable`: used only on the thread of its world.
package final class CloudLine: CloudService, @unchecked Sendable {
  private let link: CloudLink
  private let network: DeviceNetwork
  private let clock: VirtualClock
  /// The times at which the server cannot be reached, in nanoseconds of the world.
  package var cuts: [Range<Int64>] = []
  /// A planted bug: every so many-th record is reported as saved, and is not sent.
  private let losesEvery: Int?
  package private(set) var requests = 0
  package private(set) var records = 0
  package private(set) var bytes = 0
  /// The largest number of records that one request sent.
  package private(set) var largestRequest = 0
  package private(set) var errors: [String: Int] = [:]
  /// The records of the library that were sent; those of sync itself are not counted.
  package private(set) var sent = 0

  /// Called when a push has arrived.
  package var received: (@Sendable () async -> Void)?

  /// Connects a device with the server.
  ///
  /// - Parameters:
  ///   - behavior: The network between them.
  ///   - network: The times at which the device has none.
  package init(
    from process: SimulatedProcess, to server: CloudServer, account: AccountState,
    over behavior: LinkBehavior, network: DeviceNetwork, losesEvery: Int? = nil
  ) {
    self.losesEvery = losesEvery
    self.network = network
    clock = process.clock
    let holder = LineHolder()
    link = server.link(from: process, account: account, over: behavior) { await holder.line?.received?() }
    holder.line = self
  }

  package func account() async -> AccountState { await link.account() }

  package func createZone(of account: AccountID) async throws(CloudError) -> Int64 {
    try await counted { link throws(CloudError) in try await link.createZone(of: account) }
  }

  package func modify(_ request: ModifyRequest) async throws(CloudError) -> ModifyAnswer {
    records += request.changes.count
    largestRequest = max(largestRequest, request.changes.count)
    bytes += request.changes.reduce(0) { $0 + $1.size }
    sent += request.changes.count { !$0.name.kind.hasPrefix("@") }
    let answer = try await counted { link throws(CloudError) in try await modify(request, over: link) }
    for case .failed(let error) in answer.results { errors[error.word, default: 0] += 1 }
    return answer
  }

  package func fetch(of account: AccountID, since token: CloudToken?) async throws(CloudError) -> FetchPage {
    let page = try await counted { link throws(CloudError) in try await link.fetch(of: account, since: token)
    }
    records += page.changed.count + page.removed.count
    bytes += page.changed.reduce(0) { $0 + CloudChange($1.name, tag: $1.tag, .save($1.fields)).size }
    return page
  }

  /// Sends a request, but for the records that the planted bug loses.
  private func modify(_ request: ModifyRequest, over link: CloudLink) async throws(CloudError) -> ModifyAnswer
  {
    guard let losesEvery else { return try await link.modify(request) }
    let first = sent - request.changes.count
    let isLost = request.changes.indices.map { (first + $0).isMultiple(of: losesEvery) }
    let kept = zip(request.changes, isLost).filter { !$0.1 }.map(\.0)
    let answer = try await link.modify(ModifyRequest(account: request.account, changes: kept))
    var results = answer.results.makeIterator()
    return ModifyAnswer(
      results: isLost.map { isLost in
        let lost = ChangeResult.saved(CloudTag(0), modified: answer.serverTime)
        return isLost ? lost : results.next() ?? lost
      }, serverTime: answer.serverTime)
  }

  private func counted<Value: Sendable>(
    _ body: (CloudLink) async throws(CloudError) -> Value
  ) async throws(CloudError) -> Value {
    requests += 1
    let start = clock.now
    do throws(CloudError) {
      guard isOpen(from: start.nanoseconds, to: start.nanoseconds) else { throw .networkFailure }
      let value = try await body(link)
      // A device that is offline before the answer arrives does not receive it.
      guard isOpen(from: start.nanoseconds, to: clock.now.nanoseconds) else { throw .networkFailure }
      return value
    } catch {
      errors[error.word, default: 0] += 1
      throw error
    }
  }

  /// Returns true if the server can be reached all the time, in nanoseconds of the world.
  package func isOpen(from start: Int64, to end: Int64) -> Bool {
    !network.wasOffline(
      between: VirtualClock.Instant(nanoseconds: start), and: VirtualClock.Instant(nanoseconds: end))
      && !cuts.contains { $0.lowerBound <= end && start < $0.upperBound }
  }
}

/// Holds a line for a callback that is made before it.
///
/// `@unchecked Sendable`: used only on the thread of its world.
private final class LineHolder: @unchecked Sendable {
  weak var line: CloudLine?
}

/// Random bits of a device for the engine.
package struct DeviceBits: SyncRandomness {
  private let stream: RecordedStream

  package init(_ stream: RecordedStream) { self.stream = stream }

  package func bits() -> UInt64 { stream.draw { $0.next() } }
}
