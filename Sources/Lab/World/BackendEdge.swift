// The backend of a cell as a machine: the real handlers, over simulated links to the providers and to the readers.

import BooksTrackAPI
import BooksTrackBackend
import Providers
import Simulation

/// A backend in a world.
///
/// `@unchecked Sendable`: used only on the thread of its world.
final class BackendEdge: @unchecked Sendable {
  let backend: Backend
  /// What readers send their requests to.
  let service: Service<HTTPRequest, HTTPResponse>
  /// How long each provider took, as the backend saw it.
  var providerTime: TimeFigures { watch.time }
  /// Calls and failures minute by minute.
  var timeline: TimelineFigures { watch.timeline }
  /// Messages lost between backend and providers.
  var lostMessages: Int { connections.reduce(0) { $0 + $1.counts.lost } - lostBefore }
  private var lostBefore = 0
  private let watch: Watch
  private let connections: [Connection<HTTPRequest, HTTPResponse>]

  /// - Parameter providers: Each by the contract's name, in the order in which they are preferred.
  init(
    providers: [(name: String, service: Service<HTTPRequest, HTTPResponse>)],
    configuration: LoadConfiguration,
    in world: World
  ) {
    let process = world.process("backend")
    let link = LinkBehavior(lossPerTenThousand: 1) { LatencyTable.dataCentre.draw(&$0) }
    let watch = Watch()
    var connections: [Connection<HTTPRequest, HTTPResponse>] = []
    var upstreams: [Upstream] = []
    for provider in providers {
      guard let normalizer = ProviderRoster.normalizer(provider.name) else { continue }
      let connection = world.connect(process, to: provider.service, over: link)
      connections.append(connection)
      let transport = SimulatedTransport(connection, clock: process.clock) { [name = provider.name] in
        watch.note(name, $0, $1, at: process.clock.now)
      }
      upstreams.append(
        Upstream(
          provider: normalizer, transport: transport, quota: configuration.backendQuota(provider.name),
          // Its calls are few and dear: it is asked for what the others do not know.
          stage: provider.name == ProviderName.isbndb ? 1 : 0))
    }
    let backend = Backend(
      upstreams: upstreams, wallTime: SimulatedWallTime(process.clock), clock: process.clock,
      policy: configuration.backendPolicy)
    self.backend = backend
    self.connections = connections
    self.watch = watch
    service = process.serve("backend") { request in await backend.handle(request) }
  }

  /// Counts from 0 again: what happened so far is none of the run's.
  func startCounting() async {
    await backend.resetMetrics()
    watch.reset()
    lostBefore += lostMessages
  }
}

/// Collects times and outcomes of calls; used only on the thread of one world.
private final class Watch: @unchecked Sendable {
  var time = TimeFigures()
  var timeline = TimelineFigures()

  func reset() {
    time = TimeFigures()
    timeline = TimelineFigures()
  }

  func note(
    _ provider: String, _ duration: Duration, _ result: Result<HTTPResponse, TransportError>,
    at now: VirtualClock.Instant
  ) {
    time.record("provider.\(provider)", duration)
    let isAnswer = (try? result.get()).map { $0.status < 400 || $0.status == 404 } ?? false
    timeline.noteCall(of: provider, failed: !isAnswer && result != .failure(.cancelled), at: now)
  }
}

extension LoadConfiguration {
  /// What the backend believes that a provider allows.
  func backendQuota(_ provider: String) -> Quota {
    guard quotas == .free else { return .none }
    switch provider {
    case ProviderName.googleBooks: return .googleBooksFree
    case ProviderName.isbndb: return .isbndbFree
    default: return .none
    }
  }

  var backendPolicy: BackendPolicy {
    var policy = BackendPolicy.standard
    if strategy == .firstAnswer { policy.strategy = .firstAnswer }
    return policy
  }
}
