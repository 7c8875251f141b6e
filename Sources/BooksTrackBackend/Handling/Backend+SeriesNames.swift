// The names of series of which a provider's answer gives only the number (SER-1): asked for once, and
// remembered.

import BooksTrackAPI

extension Backend {
  /// Fills in names that the provider gives on request only.
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

  /// Nil if this task was cancelled.
  private func lookUpSeries(
    _ request: HTTPRequest, from place: Int, until end: Duration
  ) async -> Result<[String: String], ProviderFailure>? {
    let upstream = upstreams[place]
    do throws(ProviderFailure) {
      let names = try await call(request, of: place, timeout: policy.seriesTimeout, until: end) {
        response throws(ProviderFailure) -> [String: String] in
        // Not one of them is known: that is an answer.
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

/// A series as one provider numbers it.
struct SeriesKey: Hashable, Sendable {
  let provider: String
  let id: String
}

/// One call for the names of series.
struct SeriesLookup: Hashable, Sendable {
  let provider: String
  let request: HTTPRequest
}
