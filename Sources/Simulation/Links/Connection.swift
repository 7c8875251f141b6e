// Requests from one machine to another. A request and its answer are points of their own, at both ends: it
// leaves, it arrives, the answer leaves, the answer arrives. Delay and loss are drawn when a message leaves, one
// message at a time, so that the draws do not depend on the order of runtime jobs.

/// A client's way to a service.
///
/// `@unchecked Sendable`: used only on the thread of its world.
public final class Connection<Request: Sendable, Response: Sendable>: @unchecked Sendable {
  /// What it has carried so far.
  public private(set) var counts = LinkCounts()

  private let core: WorldCore
  private let client: SimulatedProcess
  private let service: Service<Request, Response>
  private let behavior: LinkBehavior
  private let outbound: Lane
  private let inbound: Lane

  init(
    core: WorldCore, client: SimulatedProcess, service: Service<Request, Response>, behavior: LinkBehavior
  ) {
    self.core = core
    self.client = client
    self.service = service
    self.behavior = behavior
    let link = RandomStream(
      seed: core.seed, name: "link \(client.name) \(service.process.name) \(service.name)")
    outbound = Lane(link.substream("there"))
    inbound = Lane(link.substream("back"))
  }

  /// Sends a request and suspends until its answer has arrived.
  ///
  /// - Parameters:
  ///   - label: What the request is, for reports and for its place among others; equal labels are twins.
  ///   - timeout: How long to wait at most.
  /// - Throws: `LinkError.timeout`, or `.cancelled` when the task is cancelled or the world closes.
  public func send(
    _ request: Request, label: String, timeout: Duration
  ) async throws(LinkError) -> Response {
    guard core.isOnOwnThread else {
      core.noteEscape("request \(label) was sent from a foreign thread")
      throw .cancelled
    }
    if core.isClosing { await core.refuseEntry() }
    guard !Task.isCancelled, !core.isClosing else { throw .cancelled }
    let exchange = Exchange<Response>()
    let result = await withTaskCancellationHandler {
      await withUnsafeContinuation { (continuation: UnsafeContinuation<Result<Response, LinkError>, Never>) in
        exchange.continuation = continuation
        begin(exchange, request: request, label: label, timeout: timeout)
      }
    } onCancel: {
      abandon(exchange, label: label)
    }
    return try result.get()
  }

  private func begin(
    _ exchange: Exchange<Response>, request: Request, label: String, timeout: Duration
  ) {
    core.addOpenWait(exchange) { exchange.finish(.failure(.cancelled)) }
    let deadline = core.now.addingClamped(timeout.wholeNanoseconds)
    exchange.timer = core.parkEvent(at: deadline, process: client.index, name: label) { [self] in
      counts.timeouts += 1
      exchange.timer = nil
      settle(exchange, with: .failure(.timeout))
    }
    depart(label, from: client, on: outbound) { [self] in
      let name = "\(service.name) \(label)"
      core.start(name, on: service.process.executor) { [self] in
        guard let response = await service.handler(request) else { return }
        guard !core.isClosing else { return }
        depart(label, from: service.process, on: inbound) { [self] in
          settle(exchange, with: .success(response))
        }
      }
    }
  }

  /// Lets a message leave; when it arrives, if it does, `arrive` is performed.
  private func depart(
    _ label: String, from sender: SimulatedProcess,
    on lane: Lane, arrive: @escaping () -> Void
  ) {
    core.parkEvent(at: core.now, process: sender.index, name: label) { [self] in
      counts.sent += 1
      let isLost = lane.stream.chance(behavior.lossPerTenThousand, in: 10_000)
      let latency = behavior.latency(&lane.stream).wholeNanoseconds
      core.absorb(UInt64(bitPattern: isLost ? -1 : latency))
      guard !isLost else {
        counts.lost += 1
        return
      }
      core.parkEvent(
        at: core.now.addingClamped(latency), process: sender.index, name: label, arrive)
    }
  }

  private func settle(_ exchange: Exchange<Response>, with result: Result<Response, LinkError>) {
    guard exchange.isOpen else { return }
    if let timer = exchange.timer { core.withdraw(timer) }
    core.removeOpenWait(exchange)
    exchange.finish(result)
  }

  private func abandon(_ exchange: Exchange<Response>, label: String) {
    guard core.isOnOwnThread else {
      return core.noteEscape("request \(label) was cancelled from a foreign thread")
    }
    guard exchange.isOpen else { return }
    guard !core.isClosing else { return settle(exchange, with: .failure(.cancelled)) }
    core.parkEvent(at: core.now, process: client.index, name: "cancelled \(label)") { [self] in
      settle(exchange, with: .failure(.cancelled))
    }
  }
}

/// One request under way, until its answer, its timeout or its end, whichever is first.
final class Exchange<Response: Sendable>: @unchecked Sendable {
  var continuation: UnsafeContinuation<Result<Response, LinkError>, Never>?
  var timer: PointToken?

  var isOpen: Bool { continuation != nil }

  func finish(_ result: Result<Response, LinkError>) {
    let waiting = continuation
    continuation = nil
    waiting?.resume(returning: result)
  }
}

/// One direction of a connection and the stream from which its delays and losses are drawn.
private final class Lane {
  var stream: RandomStream

  init(_ stream: RandomStream) { self.stream = stream }
}
