// Requests from one machine to another. Departure and arrival of a request and of its response are points of
// their own.

/// A client's connection to a service of another machine.
///
/// `@unchecked Sendable`: used only on the thread of its world.
public final class Connection<Request: Sendable, Response: Sendable>: @unchecked Sendable {
  /// The counts of messages so far.
  public var counts: LinkCounts { tally.counts }

  private let tally = LinkTally()
  private let core: WorldCore
  /// The number of the client machine.
  private let client: Int
  private let service: Service<Request, Response>
  private let behavior: LinkBehavior
  private let sizes: MessageSizes<Request, Response>
  private let there: MessageDirection
  private let back: MessageDirection
  private let laneSeed: UInt64
  private let handlerLanes: UInt64
  /// Unanswered requests that a fault may have affected, by label; a later response for the label is their
  /// recovery.
  private var owed: [String: [AnyExchange]] = [:]

  init(
    core: WorldCore, client: Int, service: Service<Request, Response>,
    behavior: LinkBehavior,
    sizes: MessageSizes<Request, Response>
  ) {
    self.core = core
    self.client = client
    self.service = service
    self.behavior = behavior
    self.sizes = sizes
    let name = "link \(core.machines[client].name) \(core.machines[service.machine].name) \(service.name)"
    there = core.lane("\(name) there", from: client, to: service.machine)
    back = core.lane("\(name) back", from: service.machine, to: client)
    laneSeed = Lane.hash(name)
    handlerLanes = Lane.prefix("\(service.name) ", on: service.machine)
  }

  /// Sends a request and suspends until the response has arrived.
  ///
  /// - Parameters:
  ///   - label: The name of the request, for reports and for the order of points; it need not be unique.
  ///   - timeout: The longest time to wait.
  /// - Throws: `LinkError.timeout`, `.reset`, or `.cancelled` when the task is cancelled or the world closes.
  public func send(
    _ request: Request, label: String, timeout: Duration
  ) async throws(LinkError) -> Response {
    guard core.isOnOwnThread else {
      core.noteEscape("request \(label) was sent")
      throw .cancelled
    }
    if core.isClosing { await core.refuseEntry() }
    guard !core.isClosing else { throw .cancelled }
    let strand = Lane.strand
    let exchange = Exchange<Response>(
      owner: core.owner(client, lane: strand.lane), label: label, core: core)
    let result = await withUnsafeContinuation { (continuation: UnsafeContinuation<WaitResult, Never>) in
      // As at a point, only a child of a task that the world started needs a cancellation handler.
      guard !Task.isCancelled, core.tasks.isItself(strand.task, TaskMark(continuation)) else {
        return continuation.resume(returning: .needsHandler)
      }
      begin(exchange, request, timeout, continuation)
    }
    if result == .needsHandler { await waitWithHandler(exchange, request, timeout) }
    close(exchange)
    return try exchange.take()
  }

  /// Accounts for faults at the end of a request. A response shows that the client recovered from those of
  /// this request and of earlier ones with the same label. Without a response the client observes the loss,
  /// and the request is kept, because one of its messages may still arrive late.
  private func close(_ exchange: Exchange<Response>) {
    if exchange.isAnswered {
      exchange.overcome()
      guard !owed.isEmpty, let earlier = owed.removeValue(forKey: exchange.label) else { return }
      for exchange in earlier { exchange.overcome() }
    } else {
      exchange.endInVain()
      guard there.isExposed || back.isExposed || !exchange.trouble.isNone else { return }
      owed[exchange.label, default: []].append(exchange)
    }
  }

  @inline(never)
  private func waitWithHandler(_ exchange: Exchange<Response>, _ request: Request, _ timeout: Duration) async
  {
    _ = await withTaskCancellationHandler {
      await withUnsafeContinuation {
        begin(exchange, request, timeout, $0)
        // As at a point, it is the same whether a task is cancelled before it sends or in the same step.
        if Task.isCancelled { abandon(exchange) }
      }
    } onCancel: {
      abandon(exchange)
    }
  }

  private func begin(
    _ exchange: Exchange<Response>, _ request: Request, _ timeout: Duration,
    _ continuation: UnsafeContinuation<WaitResult, Never>
  ) {
    exchange.open(continuation)
    let deadline = core.now.addingClamped(timeout.wholeNanoseconds)
    exchange.timer = core.parkEvent(at: deadline, owner: exchange.owner, name: exchange.label) {
      [tally] in
      tally.counts.timeouts += 1
      exchange.timer = nil
      exchange.settle(.timeout)
    }
    let lane = Lane.ofMessage(exchange.label, on: laneSeed)
    exchange.leaving = core.parkEvent(at: core.now, owner: exchange.owner, name: exchange.label) { [self] in
      exchange.leaving = nil
      let fate = there.send(
        exchange.label, lane: lane, of: exchange, bytes: sizes.request(request), behavior, tally: tally
      ) { [self] in handle(request, of: exchange, lane) }
      if case .onItsWay(let departure) = fate { exchange.departure = departure }
      if fate == .reset { exchange.settle(.reset) }
    }
  }

  /// Handles the arrival of a request: starts the handler, unless the machine is dead or has restarted.
  private func handle(_ request: Request, of exchange: Exchange<Response>, _ lane: UInt64) {
    let server = service.machine
    guard let handler = service.present, let executor = core.executor(of: server) else {
      tally.counts.lost += 1
      return core.record(.lost, process: server, lane: lane, name: exchange.label)
    }
    core.start(
      TaskName(service: service.name, name: exchange.label),
      lane: Lane.ofTask(exchange.label, after: handlerLanes), on: executor
    ) { [self] in
      guard let response = await handler(request), !core.isClosing else { return }
      core.parkEvent(at: core.now, owner: core.owner(server), name: exchange.label) { [self] in
        let fate = back.send(
          exchange.label, lane: lane, of: exchange, answerTo: exchange.departure,
          bytes: sizes.response(response),
          behavior, tally: tally
        ) { exchange.settle(with: response) }
        if fate == .reset { exchange.settle(.reset) }
      }
    }
  }

  /// Ends a cancelled request. If it has not left yet, it never does.
  private func abandon(_ exchange: Exchange<Response>) {
    guard core.isOnOwnThread else {
      return core.noteEscape("request \(exchange.label) was cancelled")
    }
    guard exchange.isOpen else { return }
    guard !core.isClosing else { return exchange.settle(.cancelled) }
    if let leaving = exchange.leaving.take() { core.withdraw(leaving) }
    core.parkEvent(at: core.now, owner: exchange.owner, name: "cancelled \(exchange.label)") {
      exchange.settle(.cancelled)
    }
  }
}

/// A request in progress, until its response, timeout or failure, whichever is first.
class AnyExchange: OpenWait, @unchecked Sendable {
  let owner: PointOwner
  let label: String
  var timer: PointToken?
  /// The point at which the request leaves; nil once it has.
  var leaving: PointToken?
  /// The number of the departure event of the request; nil before that.
  var departure: UInt64?
  /// The faults that affected its messages and that are not yet accounted for.
  private(set) var trouble = ExchangeTrouble()
  fileprivate(set) var isAnswered = false
  /// True once the client has a response to this request or to a later one with the same label.
  private var isOvercome = false
  fileprivate var failure: LinkError?
  private let core: WorldCore
  private var continuation: UnsafeContinuation<WaitResult, Never>?
  /// Its slot in `openWaits`.
  private var place = 0

  init(owner: PointOwner, label: String, core: WorldCore) {
    self.owner = owner
    self.label = label
    self.core = core
  }

  var waitDescription: String { "an answer to \(label)" }

  final var isOpen: Bool { continuation != nil }

  final func open(_ continuation: UnsafeContinuation<WaitResult, Never>) {
    self.continuation = continuation
    place = core.openWaits.add(self, lane: owner.lane)
  }

  /// Records that one of its messages was lost, to a fault of the given kind if any.
  final func lost(to kind: FaultKind?) {
    if let kind { trouble.lostTo.append(kind) }
  }

  /// Records that a fault was observed by the receiver of a message or by the waiting client. If the client
  /// already has its response, the fault counts as recovered from at once.
  final func felt(_ kind: FaultKind) {
    core.faultState.observed(kind)
    if isOvercome { core.faultState.recovered(kind) } else { trouble.felt.append(kind) }
  }

  /// Records the loss or reset that the client observes if its request fails.
  fileprivate final func endInVain() {
    switch failure {
    case .timeout: for kind in trouble.lostTo { felt(kind) }
    case .reset: felt(NetworkFault.reset)
    case .cancelled, nil: break
    }
    trouble.lostTo = []
  }

  /// Counts all observed faults of the request as recovered from.
  fileprivate final func overcome() {
    isOvercome = true
    guard !trouble.isNone else { return }
    for kind in trouble.felt { core.faultState.recovered(kind) }
    trouble = ExchangeTrouble()
  }

  /// Ends the request with a failure.
  final func settle(_ failure: LinkError) {
    guard isOpen else { return }
    self.failure = failure
    close()
  }

  func endWait() {
    failure = .cancelled
    resume()
  }

  fileprivate final func close() {
    if let timer { core.withdraw(timer) }
    core.openWaits.remove(at: place)
    resume()
  }

  private func resume() {
    let waiting = continuation
    continuation = nil
    waiting?.resume(returning: .released)
  }
}

/// A request with a response type.
final class Exchange<Response: Sendable>: AnyExchange, @unchecked Sendable {
  private var response: Response?

  /// Ends the request with a response.
  func settle(with response: Response) {
    guard isOpen else { return }
    self.response = response
    isAnswered = true
    close()
  }

  /// Returns the response or throws the failure.
  func take() throws(LinkError) -> Response {
    guard let response else { throw failure ?? .cancelled }
    return response
  }
}
