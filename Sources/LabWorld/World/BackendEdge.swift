// The backend as a machine of a world, with simulated links to providers and devices. The backend is created
// from a variant, and an observer receives the events on both of its sides.

package import BooksTrackAPI
import BooksTrackBackend
import Providers
package import Simulation

/// A backend in a world.
///
/// `@unchecked Sendable`: used only on the thread of its world.
package final class BackendEdge: @unchecked Sendable {
  /// A provider as the backend's peer.
  package struct Provider: Sendable {
    /// The registration at the backend.
    let registration: ProviderRegistration
    let service: Service<HTTPRequest, HTTPResponse>
    /// The quota that the backend assumes.
    var quota: Quota = .unlimited
    /// Returns, once, the provider's last altered answer to a request.
    var takeAltered: @Sendable (HTTPRequest) -> AlteredAnswer? = { _ in nil }

    /// The name in the contract.
    var name: String { registration.name }
  }

  package let server: any BookService
  /// The service to which devices send their requests.
  package let service: Service<HTTPRequest, HTTPResponse>
  /// Messages lost between backend and providers.
  package var lostMessages: Int { connections.reduce(0) { $0 + $1.counts.lost } }
  private let connections: [Connection<HTTPRequest, HTTPResponse>]
  private let process: SimulatedProcess
  private let side: Side
  private let givenUp = GivenUpRequests()

  /// - Parameters:
  ///   - providers: In order of preference.
  ///   - link: The link between backend and providers.
  ///   - observe: Called with each event, in order.
  package init(
    providers: [Provider], variant: BackendVariant = BackendVariant(), link: LinkBehavior, in world: World,
    observe: @escaping @Sendable (BackendEvent) -> Void
  ) {
    let process = world.process("backend")
    let side = Side(world: world, clock: process.clock, observe: observe)
    let calls = providers.map { provider -> (Connection<HTTPRequest, HTTPResponse>, Upstream) in
      let connection = world.connect(process, to: provider.service, over: link)
      let transport = CallTransport(
        link: SimulatedTransport(connection, clock: process.clock), provider: provider, side: side)
      return (connection, Upstream(provider.registration, transport: transport, quota: provider.quota))
    }
    let server = variant.service(
      calls.map { $0.1 }, clock: process.clock, wallTime: SimulatedWallTime(process.clock))
    self.server = server
    self.process = process
    self.side = side
    connections = calls.map { $0.0 }
    service = process.serve("backend") { request in
      await side.handle(request) { (await server.handle(request), !Task.isCancelled) }
    }
  }

  /// Returns the service for one device, through which the backend learns of requests that the device gives
  /// up.
  package func service(of client: String) -> Service<HTTPRequest, HTTPResponse> {
    process.serve("backend of \(client)") { [server, side, givenUp] request in
      await side.handle(request) {
        let name = GivenUpRequest(client: client, label: request.label)
        let (response, isAwaited) = await givenUp.handle(name) { await server.handle(request) }
        return (response, isAwaited && !Task.isCancelled)
      }
    }
  }

  /// The service to which devices report the requests that they have given up.
  package var hearing: Service<GivenUpRequest, Bool> {
    process.serve("given up") { [givenUp] request in
      givenUp.hear(request)
      return true
    }
  }
}

extension BackendEdge.Provider {
  /// Creates a provider on a separate machine.
  package init(_ host: LookalikeMachine) {
    self.init(registration: host.registration, service: host.service, quota: host.quota) {
      host.takeAltered(to: $0)
    }
  }
}

/// The shared state of the two sides of a backend.
///
/// `@unchecked Sendable`: used only on the thread of its world.
private final class Side: @unchecked Sendable {
  let world: World
  let clock: VirtualClock
  private let observe: @Sendable (BackendEvent) -> Void
  private var requests = 0
  private var troubles = ProviderTroubles()

  init(world: World, clock: VirtualClock, observe: @escaping @Sendable (BackendEvent) -> Void) {
    self.world = world
    self.clock = clock
    self.observe = observe
  }

  /// Records the arrival of a request and returns its number.
  func arrived(_ request: HTTPRequest) -> Int {
    requests += 1
    troubles.begin(requests, request)
    note(.arrived(requests, request))
    return requests
  }

  /// Handles a request. `work` returns the response, and whether the sender still waits for it.
  func handle(
    _ request: HTTPRequest, _ work: () async -> (response: HTTPResponse?, isAwaited: Bool)
  ) async -> HTTPResponse? {
    let number = arrived(request)
    let (response, isAwaited) = await work()
    let answer = isAwaited ? response : nil
    ended(number, with: answer)
    note(answer.map { .served(number, request, $0) } ?? .givenUp(number, request))
    return response
  }

  /// Records the end of a request; without a response its sender has given it up.
  func ended(_ number: Int, with response: HTTPResponse?) {
    for kind in troubles.end(number, with: response) { world.faults.recovered(kind) }
  }

  /// Records the end of a call whose answer was altered by a fault of the provider.
  func take(
    _ altered: AlteredAnswer, of call: HTTPRequest, _ result: Result<HTTPResponse, TransportError>
  ) {
    guard altered.isFelt(in: result) else { return }
    world.faults.observed(altered.fault.kind)
    troubles.record(altered.fault.kind, in: call)
  }

  func note(_ kind: BackendEvent.Kind, after duration: Duration = .zero) {
    observe(BackendEvent(time: clock.now.nanoseconds, kind: kind, duration: duration))
  }
}

/// The transport to a provider, observed where calls enter the link.
private struct CallTransport: Transport {
  let link: SimulatedTransport
  let provider: BackendEdge.Provider
  let side: Side

  func send(
    _ request: HTTPRequest, timeout: Duration
  ) async throws(TransportError) -> HTTPResponse {
    let start = side.clock.now
    side.note(.called(provider.name, request))
    let result: Result<HTTPResponse, TransportError>
    do {
      result = .success(try await link.send(request, timeout: timeout))
    } catch {
      result = .failure(error)
    }
    let altered = provider.takeAltered(request)
    side.note(
      .ended(provider.name, request, result, altered?.fault), after: start.duration(to: side.clock.now))
    if let altered { side.take(altered, of: request, result) }
    return try result.get()
  }
}
