// A provider as it is registered: how it is asked, the way to it, and how far it may be used.

package import BooksTrackAPI

/// A provider that can be reached.
package struct Upstream: Sendable {
  /// How to ask and how to read.
  package let provider: any MetadataProvider
  /// The way there.
  package let transport: any Transport
  /// How many calls it allows.
  package let quota: Quota
  /// When it is left alone because it fails.
  package let breaker: CircuitBreakerPolicy
  /// Where answers are merged, providers of one stage are asked together, and those of a later stage only if
  /// the earlier ones knew nothing.
  package let stage: Int

  /// Registers a provider.
  ///
  /// - Parameters:
  ///   - provider: How to ask and how to read.
  ///   - transport: The way there.
  ///   - quota: How many calls it allows (CON-11).
  ///   - breaker: When it is left alone because it fails.
  ///   - stage: 0 for those that are always asked; more for those whose calls are precious.
  package init(
    provider: any MetadataProvider, transport: any Transport, quota: Quota = .none,
    breaker: CircuitBreakerPolicy = .standard, stage: Int = 0
  ) {
    self.provider = provider
    self.transport = transport
    self.quota = quota
    self.breaker = breaker
    self.stage = stage
  }

  /// How the contract names it.
  var name: String { provider.name }

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
