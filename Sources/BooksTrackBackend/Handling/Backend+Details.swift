// Calls for details of a book that a provider's search leaves out. They are optional for an answer.

import BooksTrackAPI

extension Backend {
  private struct Addition: Sendable {
    var book: NormalizedBook
    var tally = NormalizationTally()
  }

  /// Calls the providers in sequence until one has described the best book.
  func addMissingDetails(
    to parts: inout [Contribution], found query: ProviderQuery, from places: [Int], until end: Duration
  ) async {
    for index in parts.indices {
      if parts.contains(where: { $0.books.first?.work.description != nil }) { return }
      let nameless = parts[index].books.namelessSeriesIDs
      await addDetails(to: &parts[index], found: query, from: places[index], until: end)
      // The names of series that were nameless before have been requested already.
      guard parts[index].books.namelessSeriesIDs != nameless else { continue }
      await nameSeries(in: &parts[index], from: places[index], until: end)
    }
  }

  /// Adds details to the best books of a part.
  func addDetails(
    to part: inout Contribution, found query: ProviderQuery, from place: Int, until end: Duration
  ) async {
    let provider = upstreams[place].provider
    for index in part.books.indices.prefix(policy.detailsPerAnswer) {
      for request in provider.detailRequests(for: part.books[index], found: query) {
        do throws(ProviderFailure) {
          guard
            let addition = try await addition(to: part.books[index], by: request, from: place, until: end)
          else { continue }
          counters.add(addition.tally)
          part.books[index] = addition.book
        } catch {
          part.lacksDetails = true
          if error.kind == .cancelled { return }
        }
      }
    }
  }

  /// Returns the book with its details; nil if the provider has none.
  private func addition(
    to book: NormalizedBook, by request: HTTPRequest, from place: Int, until end: Duration
  ) async throws(ProviderFailure) -> Addition? {
    let upstream = upstreams[place]
    do throws(ProviderFailure) {
      let addition = try await call(request, of: place, timeout: policy.detailTimeout, until: end) {
        response throws(ProviderFailure) -> Addition? in
        if response.status == 404 { return nil }
        return try upstream.read(response) { response throws(ProviderFailure) in
          var addition = Addition(book: book)
          try upstream.provider.addDetails(
            in: response, of: request, to: &addition.book, tally: &addition.tally)
          return addition
        }
      }
      counters.countDetails(of: upstream.name, outcome: addition == nil ? "notFound" : "found")
      return addition
    } catch {
      if !error.wasSkipped { counters.countDetails(of: upstream.name, outcome: error.kind.reason.rawValue) }
      throw error
    }
  }
}
