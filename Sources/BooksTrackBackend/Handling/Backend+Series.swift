// Requests for one series, sent to the provider named in its id (CON-2).

import BooksTrackAPI

extension Backend {
  /// Calls the provider and caches the answer, unless it is a failure; nil if this task was cancelled.
  func askForSeries(_ id: ProviderSeriesID, key: String) async -> Answer? {
    let place = upstreams.firstIndex { $0.name == id.provider }
    let requests = place.map { upstreams[$0].provider.seriesRequests(for: id.providerID) } ?? []
    guard let place, !requests.isEmpty else { return .notFound(provider: nil) }
    let name = upstreams[place].name
    do throws(ProviderFailure) {
      let series = try await series(id.providerID, by: requests, from: place)
      counters.countSeriesPage(of: name, outcome: series == nil ? "notFound" : "found")
      let document = series.map { WireDocument.encode(SeriesResponseData($0, id: id)) }
      let answer = document.map { Answer.found(document: $0, provider: name) } ?? .notFound(provider: name)
      store(answer, for: key, lifetime: policy.lifetime(of: .series(id), found: document != nil))
      return answer
    } catch {
      if !error.wasSkipped { counters.countSeriesPage(of: name, outcome: error.kind.reason.rawValue) }
      return error.kind == .cancelled ? nil : .failed([error])
    }
  }

  /// Sends the requests in sequence and returns the series of all responses; nil if any response does not
  /// know it.
  private func series(
    _ id: String, by requests: [HTTPRequest], from place: Int
  ) async throws(ProviderFailure) -> NormalizedSeries? {
    let upstream = upstreams[place]
    var responses: [HTTPResponse] = []
    for request in requests {
      let known = responses
      let (response, series) = try await call(request, of: place, timeout: policy.providerTimeout) {
        response throws(ProviderFailure) -> (HTTPResponse?, NormalizedSeries?) in
        if response.status == 404 { return (nil, nil) }
        let series = try upstream.read(response) { response throws(ProviderFailure) in
          try upstream.provider.series(id, in: known + [response])
        }
        return (response, series)
      }
      guard let response, series != nil else { return nil }
      responses.append(response)
      if responses.count == requests.count { return series }
    }
    return nil
  }
}
