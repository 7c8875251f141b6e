// The backend as a value: its rules, and how it is made of its parts. A planted bug is another value; neither
// the backend nor the edge around it has a branch for it.

package import BooksTrackAPI
package import BooksTrackBackend

/// What answers the devices' requests.
package protocol BookService: Sendable {
  /// Serves one request.
  func handle(_ request: HTTPRequest) async -> HTTPResponse
  /// What it has counted since it was made, or told to count from 0.
  func metrics() async -> BackendMetrics
  /// Counts from 0 again.
  func resetMetrics() async
}

extension Backend: BookService {}

/// What a backend is made of.
package struct BackendParts: Sendable {
  /// The providers, best first.
  package var upstreams: [Upstream]
  package let clock: any Clock<Duration>
  package var wallTime: any WallTime
  package let policy: BackendPolicy
}

/// A backend that worlds can be built with.
package struct BackendVariant: Sendable {
  /// Its time-outs, lifetimes and bounds.
  package var policy = BackendPolicy.standard
  /// Makes it.
  package var make: @Sendable (BackendParts) -> any BookService = { $0.backend }

  package init() {}

  /// The backend with those providers, on that clock.
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
