// The backend of a small world with the providers behind it, watched at both sides.

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
    /// The request was given up by who had sent it; what it was answered with reaches nobody.
    case givenUp(Int, HTTPRequest)
    /// A call to the provider of that name leaves.
    case called(String, HTTPRequest)
    /// How it ended, and what the provider did to the answer.
    case ended(String, HTTPRequest, Result<HTTPResponse, TransportError>, ProviderFault?)
  }
}

/// The backend as a machine.
///
/// `@unchecked Sendable`: used only on the thread of its world.
final class HuntBackend: @unchecked Sendable {
  let service: Service<HTTPRequest, HTTPResponse>
  private let watch: BackendWatch

  /// - Parameter quota: How many calls a day each provider allows that has a quota at all; nothing for any number.
  init(
    providers: [ProviderHost], quota: Int?, variant: StackVariant, world: World, bench: HuntBench,
    latency: LatencyTable
  ) {
    let process = world.process("backend")
    let link = LinkBehavior { latency.draw(&$0) }
    let clock = process.clock
    let quotas = providers.map { (provider: $0.name, calls: Self.quota(of: $0.name, quota)) }
    let watch = BackendWatch(clock: clock, oracle: QuotaOracle(quotas: quotas), bench: bench)
    self.watch = watch
    let upstreams = zip(providers, quotas).compactMap { provider, quota -> Upstream? in
      guard let normalizer = ProviderRoster.normalizer(provider.name) else { return nil }
      let connection = world.connect(process, to: provider.service, over: link)
      let transport = CallTransport(
        link: SimulatedTransport(connection, clock: clock), provider: provider, watch: watch, world: world)
      return Upstream(
        provider: normalizer, transport: variant.providerTransport(transport, clock),
        quota: quota.calls.map { Quota(calls: $0, per: .day) } ?? .none,
        // Its calls are few and dear: it is asked for what the others do not know.
        stage: provider.name == ProviderName.isbndb ? 1 : 0)
    }
    let backend = variant.service(
      ServiceParts(
        upstreams: upstreams, clock: clock, wallTime: SimulatedWallTime(clock), policy: variant.backend))
    service = process.serve("backend") { request in
      let number = watch.arrived(request)
      let response = await backend.handle(request)
      if Task.isCancelled {
        watch.givenUp(number, request)
      } else {
        watch.served(number, request, response)
      }
      return response
    }
  }

  /// The quota of a provider in a world with that one; Open Library has none.
  static func quota(of provider: String, _ quota: Int?) -> Int? {
    provider == ProviderName.openLibrary ? nil : quota
  }

  /// Whether a provider may be called no more today.
  var isUsedUp: Bool { watch.isUsedUp }
}

/// Tells the backend's oracle what happens.
///
/// `@unchecked Sendable`: used only on the thread of its world.
private final class BackendWatch: @unchecked Sendable {
  private let clock: VirtualClock
  private let bench: HuntBench
  private let quota: QuotaOracle
  private let words = PlainWordsOracle()
  private var requests = 0

  init(clock: VirtualClock, oracle: QuotaOracle, bench: HuntBench) {
    self.clock = clock
    quota = oracle
    self.bench = bench
  }

  var isUsedUp: Bool { quota.isUsedUp(at: clock.now.nanoseconds) }

  func arrived(_ request: HTTPRequest) -> Int {
    requests += 1
    note(.arrived(requests, request))
    return requests
  }

  func served(_ number: Int, _ request: HTTPRequest, _ response: HTTPResponse) {
    note(.served(number, request, response))
  }

  func givenUp(_ number: Int, _ request: HTTPRequest) { note(.givenUp(number, request)) }

  func called(_ provider: ProviderHost, _ request: HTTPRequest) { note(.called(provider.name, request)) }

  func ended(
    _ provider: ProviderHost, _ request: HTTPRequest, _ result: Result<HTTPResponse, TransportError>
  ) -> ProviderFault? {
    let fault = provider.takeFault(of: request)
    note(.ended(provider.name, request, result, fault))
    return fault
  }

  private func note(_ kind: BackendEvent.Kind) {
    let event = BackendEvent(time: clock.now.nanoseconds, kind: kind)
    quota.note(event, bench)
    words.note(event, bench)
  }
}

/// The backend's way to a provider, watched where calls are handed over to the link.
private struct CallTransport: Transport {
  let link: SimulatedTransport
  let provider: ProviderHost
  let watch: BackendWatch
  let world: World

  func send(
    _ request: HTTPRequest, timeout: Duration
  ) async throws(TransportError) -> HTTPResponse {
    watch.called(provider, request)
    let result: Result<HTTPResponse, TransportError>
    do {
      result = .success(try await link.send(request, timeout: timeout))
    } catch {
      result = .failure(error)
    }
    if let fault = watch.ended(provider, request, result), result != .failure(.cancelled) {
      world.faults.observed(fault.kind)
      if !fault.isFailure { world.faults.recovered(fault.kind) }
    }
    return try result.get()
  }
}
