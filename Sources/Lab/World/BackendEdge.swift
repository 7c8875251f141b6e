// The backend of a cell as a machine: the real handlers, over simulated links to the provider and to the readers.

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
  /// How long the provider took, as the backend saw it.
  var providerTime: TimeFigures { watch.time }
  /// Messages lost between backend and provider.
  var lostMessages: Int { connection.counts.lost }
  private let watch: Watch
  private let connection: Connection<HTTPRequest, HTTPResponse>

  init(provider: Service<HTTPRequest, HTTPResponse>, in world: World) {
    let process = world.process("backend")
    let link = LinkBehavior(lossPerTenThousand: 1) { LatencyTable.dataCentre.draw(&$0) }
    let connection = world.connect(process, to: provider, over: link)
    let watch = Watch()
    let transport = SimulatedTransport(connection, clock: process.clock) { time, _ in
      watch.time.record("provider.google-books", time)
    }
    let backend = Backend(
      upstreams: [Upstream(provider: GoogleBooksProvider(), transport: transport)],
      wallTime: SimulatedWallTime(process.clock), clock: process.clock)
    self.backend = backend
    self.connection = connection
    self.watch = watch
    service = process.serve("backend") { request in await backend.handle(request) }
  }
}

/// Collects times; used only on the thread of one world.
private final class Watch: @unchecked Sendable {
  var time = TimeFigures()
}
