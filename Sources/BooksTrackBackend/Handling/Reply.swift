// The two shapes in which an answer goes back: the envelope of v1, and the flat list from before it (CON-2).
// Both are made of the same answer, so that they cannot disagree.

import BooksTrackAPI
import Foundation

/// Writes the answer to one request.
struct Reply: Sendable {
  let isLegacy: Bool
  let wallTime: any WallTime
  let stopwatch: Stopwatch

  /// A successful answer around an encoded payload; nil if it cannot be written.
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
    return body.map { HTTPResponse(status: 200, body: $0) }
  }

  /// The old shape, from the payload as it was encoded: old clients are few, so the cache keeps one form.
  private func flat(_ document: Data, provider: String, cached: Bool) -> Data? {
    guard let data = try? WireDocument.decode(SearchResponseData.self, from: document) else { return nil }
    return LegacySearchResponse(data, provider: provider, cached: cached).encoded()
  }

  /// An error, with the same status in either shape.
  func failure(_ refusal: Refusal, cached: Bool) -> HTTPResponse {
    let meta = meta(provider: refusal.provider, cached: cached)
    let body =
      isLegacy
      ? LegacyErrorResponse(refusal.error).encoded()
      : ResponseEnvelope<SearchResponseData>(.failure(refusal.error), meta: meta).encoded()
    return HTTPResponse(
      status: refusal.status, retryAfterSeconds: refusal.retryAfterSeconds, body: body)
  }

  private func meta(provider: String?, cached: Bool) -> ResponseMeta {
    ResponseMeta(
      timestamp: wallTime.now().iso8601, processingTime: stopwatch.milliseconds, provider: provider,
      cached: cached)
  }
}
