// The series of Open Library: the record for the name, and a search for the works (CON-2).

package import BooksTrackAPI

extension OpenLibraryProvider {
  /// One request for each series, because a record has one name.
  package func seriesNameRequests(for ids: [String]) -> [HTTPRequest] {
    ids.filter(isSeries).map { HTTPRequest(path: "/series/\($0).json") }
  }

  package func seriesNames(in response: HTTPResponse) throws(ProviderFailure) -> [String: String] {
    let record = try response.document(OpenLibrarySeriesRecord.self, of: name)
    return record.name?.line().map { [record.key.id: $0] } ?? [:]
  }

  private func isSeries(_ id: String) -> Bool {
    OpenLibraryKey(id).map { $0.id == id && $0.isKind("L") } ?? false
  }

  /// Requests the record first: if that fails, the series does not exist.
  package func seriesRequests(for id: String) -> [HTTPRequest] {
    guard isSeries(id) else { return [] }
    let fields = "key,title,author_name,series_key,series_name,series_position"
    return [
      HTTPRequest(path: "/series/\(id).json"),
      HTTPRequest(
        path: "/search.json",
        query: [.init("q", "series_key:\(id)"), .init("fields", fields), .init("limit", "100")]),
    ]
  }

  package func series(
    _ id: String, in responses: [HTTPResponse]
  ) throws(ProviderFailure) -> NormalizedSeries? {
    guard let record = responses.first, let title = try seriesNames(in: record)[id] else { return nil }
    var works: [NormalizedSeries.Member] = []
    // The number of search results is that of the works with the key, and says nothing of the others.
    for response in responses.dropFirst() {
      let search = try response.document(OpenLibrarySearch.self, of: name)
      for work in search.works.prefix(TextBounds.seriesWorks).compactMap({ $0 }) {
        guard let place = work.places.first(where: { $0.seriesID == id }) else { continue }
        works.append(
          NormalizedSeries.Member(
            title: work.title, authorNames: work.writers.map(\.name), position: place.position,
            workID: work.key.id))
      }
    }
    return NormalizedSeries(name: title, works: works)
  }
}
