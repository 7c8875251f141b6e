// A provider that a backend can call: its registration, transport, quota and circuit breaker.

package import BooksTrackAPI

/// A provider with a transport.
package struct Upstream: Sendable {
  /// The description of the provider.
  package let registration: ProviderRegistration
  /// The transport of its requests.
  package var transport: any Transport
  /// The number of calls that it allows.
  package var quota: Quota
  /// The policy of its circuit breaker.
  package var breaker: CircuitBreakerPolicy

  /// Creates an upstream.
  ///
  /// - Parameters:
  ///   - registration: The description of the provider.
  ///   - transport: The transport of its requests.
  ///   - quota: The number of calls that it allows (CON-11); by default that of its free plan.
  ///   - breaker: The policy of its circuit breaker.
  package init(
    _ registration: ProviderRegistration, transport: any Transport, quota: Quota? = nil,
    breaker: CircuitBreakerPolicy = .standard
  ) {
    self.registration = registration
    self.transport = transport
    self.quota = quota ?? registration.quota
    self.breaker = breaker
  }

  /// The requests and the parser.
  var provider: any MetadataProvider { registration.normalizer }

  /// The provider's name on the wire.
  var name: String { registration.name }

  /// Sends a request and returns the response. Throws the failure if none arrives.
  func send(_ request: HTTPRequest, timeout: Duration) async throws(ProviderFailure) -> HTTPResponse {
    do {
      return try await transport.send(request, timeout: timeout)
    } catch {
      throw ProviderFailure(error, provider: name)
    }
  }

  /// Parses a response. Throws the failure that its status or its body reports.
  func read<Value>(
    _ response: HTTPResponse, _ reading: (HTTPResponse) throws(ProviderFailure) -> Value
  ) throws(ProviderFailure) -> Value {
    if let failure = provider.failure(in: response) { throw failure }
    return try reading(response)
  }
}
