// The names of series for which a provider's response has only the id (SER-1). They are requested once and
// cached.

import BooksTrackAPI

extension Backend {
  /// Sets the missing series names, from the cache or by calls to the provider.
  func nameSeries(in part: inout Contribution, from place: Int, until end: Duration) async {
    let upstream = upstreams[place]
    var names: [String: String] = [:]
    var missing: [String] = []
    for id in part.books.namelessSeriesIDs {
      if let name = seriesNames.value(for: SeriesKey(provider: upstream.name, id: id), at: wallTime.now()) {
        names[id] = name
      } else {
        missing.append(id)
      }
    }
    let asked = Array(missing.prefix(policy.seriesPerLookup))
    for request in upstream.provider.seriesNameRequests(for: asked) {
      let lookup = SeriesLookup(provider: upstream.name, request: request)
      let found = await seriesFlights.run(lookup) { await lookUpSeries(request, from: place, until: end) }
      switch found {
      case .success(let found)?: names.merge(found) { _, new in new }
      case .failure?, nil: part.lacksSeriesNames = true
      }
    }
    part.books.setSeriesNames(names)
  }

  /// Requests series names and caches them; nil if this task was cancelled.
  private func lookUpSeries(
    _ request: HTTPRequest, from place: Int, until end: Duration
  ) async -> Result<[String: String], ProviderFailure>? {
    let upstream = upstreams[place]
    do throws(ProviderFailure) {
      let names = try await call(request, of: place, timeout: policy.seriesTimeout, until: end) {
        response throws(ProviderFailure) -> [String: String] in
        // None of the ids is known, which is a valid result.
        if response.status == 404 { return [:] }
        return try upstream.read(response, upstream.provider.seriesNames)
      }
      counters.countSeriesLookup(of: upstream.name, outcome: "found")
      for (id, name) in names.sorted(by: { $0.key < $1.key }) {
        seriesNames.insert(
          name, for: SeriesKey(provider: upstream.name, id: id), at: wallTime.now(),
          lifetime: policy.seriesNameLifetime)
      }
      return .success(names)
    } catch {
      if !error.wasSkipped {
        counters.countSeriesLookup(of: upstream.name, outcome: error.kind.reason.rawValue)
      }
      return error.kind == .cancelled ? nil : .failure(error)
    }
  }
}

/// The id of a series at one provider.
struct SeriesKey: Hashable, Sendable {
  let provider: String
  let id: String
}

/// One request for series names.
struct SeriesLookup: Hashable, Sendable {
  let provider: String
  let request: HTTPRequest
}
