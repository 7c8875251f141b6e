// A provider that a backend can reach: what is registered of it, the way to it, and how far it may be used.

package import BooksTrackAPI

/// A provider that can be reached.
package struct Upstream: Sendable {
  /// What is known of the provider.
  package let registration: ProviderRegistration
  /// The way there.
  package var transport: any Transport
  /// How many calls it allows.
  package var quota: Quota
  /// When it is left alone because it fails.
  package var breaker: CircuitBreakerPolicy

  /// Connects a provider.
  ///
  /// - Parameters:
  ///   - registration: What is known of the provider.
  ///   - transport: The way there.
  ///   - quota: How many calls it allows (CON-11); without it, those of its free use.
  ///   - breaker: When it is left alone because it fails.
  package init(
    _ registration: ProviderRegistration, transport: any Transport, quota: Quota? = nil,
    breaker: CircuitBreakerPolicy = .standard
  ) {
    self.registration = registration
    self.transport = transport
    self.quota = quota ?? registration.quota
    self.breaker = breaker
  }

  /// How to ask and how to read.
  var provider: any MetadataProvider { registration.normalizer }

  /// How the contract names it.
  var name: String { registration.name }

  /// The response to a request, or why none came.
  func send(_ request: HTTPRequest, timeout: Duration) async throws(ProviderFailure) -> HTTPResponse {
    do {
      return try await transport.send(request, timeout: timeout)
    } catch {
      throw ProviderFailure(error, provider: name)
    }
  }

  /// What the provider makes of a response, which may be a typed failure.
  func read<Value>(
    _ response: HTTPResponse, _ reading: (HTTPResponse) throws(ProviderFailure) -> Value
  ) throws(ProviderFailure) -> Value {
    if let failure = provider.failure(in: response) { throw failure }
    return try reading(response)
  }
}
