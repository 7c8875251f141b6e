// The backend of a small world with the provider behind it, watched at both sides.

import BooksTrack
import BooksTrackAPI
import BooksTrackBackend
import Providers
import Simulation

/// Something that happened at the backend.
struct BackendEvent: Sendable {
  let time: Int64
  let kind: Kind

  enum Kind: Sendable {
    /// A device's request arrived; the number tells it from others.
    case arrived(Int, HTTPRequest)
    case served(Int, HTTPRequest, HTTPResponse)
    /// A call to the provider leaves.
    case called(HTTPRequest)
    /// How it ended, and what the provider did to the answer.
    case ended(HTTPRequest, Result<HTTPResponse, TransportError>, ProviderFault?)
  }
}

/// The backend as a machine.
///
/// `@unchecked Sendable`: used only on the thread of its world.
final class HuntBackend: @unchecked Sendable {
  let service: Service<HTTPRequest, HTTPResponse>

  init(
    provider: ProviderHost<GoogleBooksLookalike>, variant: StackVariant, world: World, bench: HuntBench,
    latency: LatencyTable
  ) {
    let process = world.process("backend")
    let link = LinkBehavior { latency.draw(&$0) }
    let connection = world.connect(process, to: provider.service, over: link)
    let clock = process.clock
    let watch = BackendWatch(clock: clock, provider: provider, bench: bench)
    let transport = CallTransport(
      link: SimulatedTransport(connection, clock: clock), watch: watch, world: world)
    let backend = variant.service(
      ServiceParts(
        transport: variant.providerTransport(transport, clock), clock: clock,
        wallTime: SimulatedWallTime(clock), policy: variant.backend))
    service = process.serve("backend") { request in
      let number = watch.arrived(request)
      let response = await backend.handle(request)
      watch.served(number, request, response)
      return response
    }
  }
}

/// Tells the backend's oracle what happens.
///
/// `@unchecked Sendable`: used only on the thread of its world.
private final class BackendWatch: @unchecked Sendable {
  private let clock: VirtualClock
  private let provider: ProviderHost<GoogleBooksLookalike>
  private let bench: HuntBench
  private let quota = QuotaOracle()
  private var requests = 0

  init(clock: VirtualClock, provider: ProviderHost<GoogleBooksLookalike>, bench: HuntBench) {
    self.clock = clock
    self.provider = provider
    self.bench = bench
  }

  func arrived(_ request: HTTPRequest) -> Int {
    requests += 1
    note(.arrived(requests, request))
    return requests
  }

  func served(_ number: Int, _ request: HTTPRequest, _ response: HTTPResponse) {
    note(.served(number, request, response))
  }

  func called(_ request: HTTPRequest) { note(.called(request)) }

  func ended(_ request: HTTPRequest, _ result: Result<HTTPResponse, TransportError>) -> ProviderFault? {
    let fault = provider.takeFault(of: request)
    note(.ended(request, result, fault))
    return fault
  }

  private func note(_ kind: BackendEvent.Kind) {
    quota.note(BackendEvent(time: clock.now.nanoseconds, kind: kind), bench)
  }
}

/// The backend's way to its provider, watched where calls are handed over to the link.
private struct CallTransport: Transport {
  let link: SimulatedTransport
  let watch: BackendWatch
  let world: World

  func send(
    _ request: HTTPRequest, timeout: Duration
  ) async throws(TransportError) -> HTTPResponse {
    watch.called(request)
    let result: Result<HTTPResponse, TransportError>
    do {
      result = .success(try await link.send(request, timeout: timeout))
    } catch {
      result = .failure(error)
    }
    if let fault = watch.ended(request, result), result != .failure(.cancelled) {
      world.faults.observed(fault.kind)
      if !fault.isFailure { world.faults.recovered(fault.kind) }
    }
    return try result.get()
  }
}
