// The way from a device to the record server: its account, its network, its pushes.

public import RecordSync
public import Simulation

/// A request of a device.
enum CloudRequest: Sendable {
  case createZone(AccountID)
  case modify(ModifyRequest)
  case fetch(AccountID, CloudToken?)
}

/// An answer of the server.
enum CloudAnswer: Sendable {
  case zone(Int64)
  case modified(ModifyAnswer)
  case page(FetchPage)
  case failed(CloudError)
}

/// The record server as a device reaches it.
///
/// `@unchecked Sendable`: used only on the thread of its world.
public final class CloudLink: CloudService, @unchecked Sendable {
  /// The account of the device, which the person may change at any time.
  public var state: AccountState
  private let connection: Connection<CloudRequest, CloudAnswer>

  /// The time that the app waits for an answer. A request or an answer that was lost is noticed only then, so
  /// with the 60 s of CloudKit about one edit in a hundred is shown a minute late on the other device.
  private static let timeout = Duration.seconds(20)

  init(state: AccountState, connection: Connection<CloudRequest, CloudAnswer>) {
    self.state = state
    self.connection = connection
  }

  public func account() async -> AccountState { state }

  public func createZone(of account: AccountID) async throws(CloudError) -> Int64 {
    guard case .zone(let time) = try await send(.createZone(account), "make the zone", of: account) else {
      throw .networkFailure
    }
    return time
  }

  public func modify(_ request: ModifyRequest) async throws(CloudError) -> ModifyAnswer {
    let label = "send \(request.changes.count)"
    guard case .modified(let answer) = try await send(.modify(request), label, of: request.account) else {
      throw .networkFailure
    }
    return answer
  }

  public func fetch(of account: AccountID, since token: CloudToken?) async throws(CloudError) -> FetchPage {
    guard case .page(let page) = try await send(.fetch(account, token), "fetch", of: account) else {
      throw .networkFailure
    }
    return page
  }

  private func send(
    _ request: CloudRequest, _ label: String, of account: AccountID
  ) async throws(CloudError) -> CloudAnswer {
    guard state == .signedIn(account) else { throw .notAuthenticated }
    let answer: CloudAnswer
    do throws(LinkError) {
      answer = try await connection.send(request, label: label, timeout: Self.timeout)
    } catch {
      throw .networkFailure
    }
    guard state == .signedIn(account) else { throw .notAuthenticated }
    if case .failed(let error) = answer { throw error }
    return answer
  }
}

extension CloudServer {
  /// Connects a device with the server.
  ///
  /// - Parameters:
  ///   - account: The account of the device at the beginning.
  ///   - link: The network.
  ///   - received: Called on the device for each push.
  public func link(
    from device: SimulatedProcess, account: AccountState, over link: LinkBehavior = .instant,
    received: @escaping @Sendable () async -> Void
  ) -> CloudLink {
    let service: Service<CloudRequest, CloudAnswer> = process.serve("records of \(device.name)") {
      [self, process] request in
      do { try await process.point("handle") } catch { return nil }
      return answer(request, from: device.name)
    }
    let cloud = CloudLink(
      state: account, connection: world.connect(device, to: service, over: link))
    let pushes: Service<CloudPush, Bool> = device.serve("pushes") { _ in
      await received()
      return true
    }
    subscribers.append(
      CloudSubscriber(
        device: device.name, link: cloud, connection: world.connect(process, to: pushes, over: link)))
    return cloud
  }

  /// Takes pushes up again after a restart of a device.
  public func resubscribe(_ device: SimulatedProcess, received: @escaping @Sendable () async -> Void) {
    let _: Service<CloudPush, Bool> = device.serve("pushes") { _ in
      await received()
      return true
    }
  }

  private func answer(_ request: CloudRequest, from device: String) -> CloudAnswer {
    do throws(CloudError) {
      switch request {
      case .createZone(let account): return .zone(try createZone(of: account))
      case .modify(let request): return .modified(try modify(request, from: device))
      case .fetch(let account, let token): return .page(try fetch(of: account, since: token))
      }
    } catch {
      counts.note(error)
      return .failed(error)
    }
  }
}
