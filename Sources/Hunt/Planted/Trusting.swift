// Planted bugs: answers trusted beyond a rule of the stack. The oracle `right-book` excuses some records of
// other books, and must excuse no more than the rule does.

import BooksTrack
import BooksTrackAPI
import LabWorld

extension PlantedBug {
  static let trusting = [
    PlantedBug(
      "named-by-number-is-trusted", breaks: "ENR-12", caughtBy: .rightBook,
      "A record whose name is the number that was asked for is attached, whatever book it tells of."
    ) {
      let shipped = $0.enricher
      $0.enricher = { parts, device in
        var parts = parts
        parts.platform.transport = TrustedNumbers(link: parts.platform.transport, store: parts.store)
        return shipped(parts, device)
      }
    }
  ]
}

/// Replaces title and authors of records that are identified by an ISBN by those of the reader's book.
private struct TrustedNumbers: Transport {
  let link: any Transport
  let store: LibraryStore

  func send(_ request: HTTPRequest, timeout: Duration) async throws(TransportError) -> HTTPResponse {
    let response = try await link.send(request, timeout: timeout)
    guard let envelope = try? ResponseEnvelope<SearchResponseData>.decode(from: response.body),
      case .success(let data) = envelope.result
    else { return response }
    let fitted = fit(data, to: request, of: await store.snapshot)
    return HTTPResponse(
      status: response.status, contentType: response.contentType,
      body: ResponseEnvelope(.success(fitted), meta: envelope.meta).encoded())
  }

  /// Returns the data with such records renamed like the reader's book.
  private func fit(
    _ data: SearchResponseData, to request: HTTPRequest, of library: Library
  ) -> SearchResponseData {
    guard let number = request["isbn"],
      let edition = library.editions.first(where: { $0.facts.numbers.map(\.isbn13).contains(number) }),
      let work = library.works[edition.work]
    else { return data }
    var data = data
    for index in data.works.indices where isNamedByNumber(data.works[index]) {
      data.works[index].title = work.title
      data.works[index].subtitle = nil
      data.works[index].authorNames = work.authors.compactMap { library.authors[$0.author]?.name }
    }
    return data
  }

  private func isNamedByNumber(_ work: WorkDTO) -> Bool {
    !work.externalIDs.isEmpty && work.externalIDs.allSatisfy { (try? ISBN($0.value)) != nil }
  }
}
