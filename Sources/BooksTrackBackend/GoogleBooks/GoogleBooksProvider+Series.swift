// The series of Google Books: their names and volumes (CON-2).

package import BooksTrackAPI

extension GoogleBooksProvider {
  /// Requests the name first: if that fails, the series does not exist.
  package func seriesRequests(for id: String) -> [HTTPRequest] {
    guard id.isPlainIdentifier else { return [] }
    return [
      HTTPRequest(path: "/books/v1/series/get", query: [.init("series_id", id)]),
      HTTPRequest(path: "/books/v1/series/membership/get", query: [.init("series_id", id)]),
    ]
  }

  package func series(
    _ id: String, in responses: [HTTPResponse]
  ) throws(ProviderFailure) -> NormalizedSeries? {
    guard let record = responses.first, let title = try seriesNames(in: record)[id] else { return nil }
    var works: [NormalizedSeries.Member] = []
    for response in responses.dropFirst() {
      let list = try response.document(GoogleBooksMembers.self, of: name)
      for volume in list.members.prefix(TextBounds.seriesWorks).compactMap({ $0 }) {
        works.append(.init(volume, in: id))
      }
    }
    return NormalizedSeries(name: title, works: works)
  }
}

extension NormalizedSeries.Member {
  fileprivate init(_ volume: GoogleBooksVolume, in series: String) {
    let place = volume.info.series?.volumes.first { $0.seriesID == series }
    self.init(
      title: volume.info.title,
      authorNames: volume.info.authors.prefix(TextBounds.authors).compactMap { $0.line() },
      position: place?.orderNumber ?? volume.info.series?.displayNumber?.line(), workID: volume.id)
  }
}
