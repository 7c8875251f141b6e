// The backend as a value: its policy, and a function that builds it. A planted bug is another value; neither
// the backend nor its edge has code for it.

package import BooksTrackAPI
package import BooksTrackBackend

/// The service that answers the devices' requests.
package protocol BookService: Sendable {
  /// Handles a request.
  func handle(_ request: HTTPRequest) async -> HTTPResponse
  /// Returns the counts since the service was created or reset.
  func metrics() async -> BackendMetrics
  /// Resets the counts to 0.
  func resetMetrics() async
}

extension Backend: BookService {}

/// The parts from which a backend is built.
package struct BackendParts: Sendable {
  /// The providers, in order of preference.
  package var upstreams: [Upstream]
  package let clock: any Clock<Duration>
  package var wallTime: any WallTime
  package let policy: BackendPolicy
}

/// A variant of the backend for a world.
package struct BackendVariant: Sendable {
  /// The time-outs, lifetimes and limits.
  package var policy = BackendPolicy.standard
  /// Builds the service.
  package var make: @Sendable (BackendParts) -> any BookService = { $0.backend }

  package init() {}

  /// Returns the service with these providers and clocks.
  package func service(
    _ upstreams: [Upstream], clock: any Clock<Duration>, wallTime: any WallTime
  ) -> any BookService {
    make(BackendParts(upstreams: upstreams, clock: clock, wallTime: wallTime, policy: policy))
  }
}

extension BackendParts {
  /// The backend as it ships.
  package var backend: Backend {
    Backend(upstreams: upstreams, wallTime: wallTime, clock: clock, policy: policy)
  }
}
