// A provider and the way to it: one call, from query to normalized books or to a typed failure.

package import BooksTrackAPI

/// A provider that can be reached.
package struct Upstream: Sendable {
  /// How to ask and how to read.
  package let provider: any MetadataProvider
  /// The way there.
  package let transport: any Transport

  /// Joins a provider and the way to it.
  package init(provider: any MetadataProvider, transport: any Transport) {
    self.provider = provider
    self.transport = transport
  }

  func ask(_ query: ProviderQuery, timeout: Duration) async throws(ProviderFailure) -> NormalizedResult {
    let response = try await send(provider.request(for: query), timeout: timeout)
    if let failure = provider.failure(in: response) { throw failure }
    return try provider.normalize(response, for: query)
  }

  func seriesNames(
    _ request: HTTPRequest, timeout: Duration
  ) async throws(ProviderFailure) -> [String: String] {
    let response = try await send(request, timeout: timeout)
    // Not one of them is known: that is an answer.
    if response.status == 404 { return [:] }
    if let failure = provider.failure(in: response) { throw failure }
    return try provider.seriesNames(in: response)
  }

  private func send(
    _ request: HTTPRequest, timeout: Duration
  ) async throws(ProviderFailure) -> HTTPResponse {
    do {
      return try await transport.send(request, timeout: timeout)
    } catch {
      throw ProviderFailure(error, provider: provider.name)
    }
  }
}
