// Requests from one machine to another. A request and its answer are points of their own, at both ends: it leaves,
// it arrives, the answer leaves, the answer arrives.

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
  private let sizes: MessageSizes<Request, Response>
  private let there: MessageLane
  private let back: MessageLane
  private let laneSeed: UInt64

  init(
    core: WorldCore, client: SimulatedProcess, service: Service<Request, Response>,
    behavior: LinkBehavior,
    sizes: MessageSizes<Request, Response>
  ) {
    self.core = core
    self.client = client
    self.service = service
    self.behavior = behavior
    self.sizes = sizes
    let name = "link \(client.name) \(service.process.name) \(service.name)"
    there = core.lane("\(name) there", from: client.index, to: service.process.index)
    back = core.lane("\(name) back", from: service.process.index, to: client.index)
    laneSeed = Lane.hash(name)
  }

  /// Sends a request and suspends until its answer has arrived.
  ///
  /// - Parameters:
  ///   - label: What the request is, for reports and for its place among others; equal labels are twins.
  ///   - timeout: How long to wait at most.
  /// - Throws: `LinkError.timeout`, `.reset`, or `.cancelled` when the task is cancelled or the world closes.
  public func send(
    _ request: Request, label: String, timeout: Duration
  ) async throws(LinkError) -> Response {
    guard core.isOnOwnThread else {
      core.noteEscape("request \(label) was sent from a foreign thread")
      throw .cancelled
    }
    if core.isClosing { await core.refuseEntry() }
    guard !Task.isCancelled, !core.isClosing else { throw .cancelled }
    let exchange = Exchange<Response>(owner: core.owner(client.index), label: label)
    let result = await withTaskCancellationHandler {
      await withUnsafeContinuation {
        (continuation: UnsafeContinuation<Result<Response, LinkError>, Never>) in
        exchange.continuation = continuation
        begin(exchange, request: request, timeout: timeout)
      }
    } onCancel: {
      abandon(exchange)
    }
    return try result.get()
  }

  private func begin(_ exchange: Exchange<Response>, request: Request, timeout: Duration) {
    core.addOpenWait(exchange, for: "an answer to \(exchange.label)") {
      exchange.finish(.failure(.cancelled))
    }
    let deadline = core.now.addingClamped(timeout.wholeNanoseconds)
    exchange.timer = core.parkEvent(at: deadline, owner: exchange.owner, name: exchange.label) {
      [self] in
      counts.timeouts += 1
      exchange.timer = nil
      settle(exchange, with: .failure(.timeout))
    }
    let lane = Lane.ofMessage(exchange.label, on: laneSeed)
    core.parkEvent(at: core.now, owner: exchange.owner, name: exchange.label) { [self] in
      let fate = there.send(
        exchange.label, lane: lane, bytes: sizes.request(request), behavior, counts: &counts
      ) { [self] in handle(request, of: exchange, lane) }
      if case .onItsWay(let departure) = fate { exchange.departure = departure }
      if fate == .reset { settle(exchange, with: .failure(.reset)) }
    }
  }

  /// The request has arrived: its handler is born, if the machine lives.
  private func handle(_ request: Request, of exchange: Exchange<Response>, _ lane: UInt64) {
    guard let handler = service.present, let executor = core.executor(of: service.process.index)
    else {
      counts.lost += 1
      return core.record(.lost, process: service.process.index, lane: lane, name: exchange.label)
    }
    core.start("\(service.name) \(exchange.label)", on: executor) { [self] in
      guard let response = await handler(request), !core.isClosing else { return }
      core.parkEvent(
        at: core.now, owner: core.owner(service.process.index), name: exchange.label
      ) { [self] in
        let fate = back.send(
          exchange.label, lane: lane, answerTo: exchange.departure, bytes: sizes.response(response),
          behavior, counts: &counts
        ) { [self] in settle(exchange, with: .success(response)) }
        if fate == .reset { settle(exchange, with: .failure(.reset)) }
      }
    }
  }

  private func settle(_ exchange: Exchange<Response>, with result: Result<Response, LinkError>) {
    guard exchange.isOpen else { return }
    if let timer = exchange.timer { core.withdraw(timer) }
    core.removeOpenWait(exchange)
    exchange.finish(result)
  }

  private func abandon(_ exchange: Exchange<Response>) {
    guard core.isOnOwnThread else {
      return core.noteEscape("request \(exchange.label) was cancelled from a foreign thread")
    }
    guard exchange.isOpen else { return }
    guard !core.isClosing else { return settle(exchange, with: .failure(.cancelled)) }
    core.parkEvent(at: core.now, owner: exchange.owner, name: "cancelled \(exchange.label)") {
      [self] in
      settle(exchange, with: .failure(.cancelled))
    }
  }
}

extension WorldCore {
  /// The direction of that name, made when it is first asked for.
  func lane(_ name: String, from sender: Int, to receiver: Int) -> MessageLane {
    if let lane = lanes[name] { return lane }
    let lane = MessageLane(core: self, name: name, from: sender, to: receiver)
    lanes[name] = lane
    return lane
  }
}

/// One request under way, until its answer, its timeout or its end, whichever is first.
final class Exchange<Response: Sendable>: @unchecked Sendable {
  let owner: PointOwner
  let label: String
  var continuation: UnsafeContinuation<Result<Response, LinkError>, Never>?
  var timer: PointToken?
  /// The number of the event with which the request left, once it has.
  var departure: UInt64?

  init(owner: PointOwner, label: String) {
    self.owner = owner
    self.label = label
  }

  var isOpen: Bool { continuation != nil }

  func finish(_ result: Result<Response, LinkError>) {
    let waiting = continuation
    continuation = nil
    waiting?.resume(returning: result)
  }
}
