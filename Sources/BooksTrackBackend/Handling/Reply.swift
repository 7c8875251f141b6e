// The two response formats: the envelope of v1, and the flat list of earlier versions (CON-2). Both are built
// from the same answer, so they cannot disagree.

import BooksTrackAPI
import Foundation

/// Builds the response to one request.
struct Reply: Sendable {
  let isLegacy: Bool
  /// The announcement of the route's end; nil for a current route.
  let deprecation: RouteDeprecation?
  let wallTime: any WallTime
  let stopwatch: Stopwatch

  /// Returns a success response with an encoded payload; nil if it cannot be encoded.
  func success(
    _ document: Data, provider: String, missing: MissingParts?, cached: Bool
  ) -> HTTPResponse? {
    var meta = meta(provider: provider, cached: cached)
    meta.missingProviders = missing?.providers ?? []
    meta.retryAfterSeconds = missing?.seconds(from: wallTime.now())
    let body =
      isLegacy
      ? flat(document, provider: provider, cached: cached)
      : WireDocument.frame(encodedData: document, meta: meta)
    return body.map { HTTPResponse(status: 200, deprecation: deprecation, body: $0) }
  }

  /// Converts the encoded payload to the flat format. Old clients are few, so the cache has only one format.
  private func flat(_ document: Data, provider: String, cached: Bool) -> Data? {
    guard let data = try? WireDocument.decode(SearchResponseData.self, from: document) else { return nil }
    return LegacySearchResponse(data, provider: provider, cached: cached).encoded()
  }

  /// Returns an error response, with the same status in both formats.
  func failure(_ refusal: Refusal, cached: Bool) -> HTTPResponse {
    let meta = meta(provider: refusal.provider, cached: cached)
    let body =
      isLegacy
      ? LegacyErrorResponse(refusal.error).encoded()
      : ResponseEnvelope<SearchResponseData>(.failure(refusal.error), meta: meta).encoded()
    return HTTPResponse(
      status: refusal.status, retryAfterSeconds: refusal.retryAfterSeconds, deprecation: deprecation,
      body: body)
  }

  private func meta(provider: String?, cached: Bool) -> ResponseMeta {
    ResponseMeta(
      timestamp: wallTime.now().iso8601, processingTime: stopwatch.milliseconds, provider: provider,
      cached: cached)
  }
}
