// A provider's facts about series are attached with the rest of its answer (SER-1, SER-2, SER-5).

import BooksTrackAPI
import Testing

@testable import BooksTrack

struct EnrichmentSeriesTests {
  /// Returns the library after the look-up of a book for which the provider named those series.
  private func library(_ title: String, _ references: [SeriesReferenceDTO]) async throws -> Library {
    let store = try await LibraryStore.queued([QueuedBook(title: title)])
    let backend = EnrichmentBackend { request, _ in
      var book = FoundBook(request.title)
      book.work.series = references
      return .success(.books([book]))
    }
    try await Enricher.sample(store, backend).drain()
    let library = await store.snapshot
    #expect(library.enrichmentStates == [.enriched])
    #expect(library.checkInvariants() == [])
    return library
  }

  private func google(order: String, name: String? = nil) -> SeriesReferenceDTO {
    SeriesReferenceDTO(provider: ProviderName.googleBooks, seriesID: "s1", name: name, position: order)
  }

  private let id = ExternalID(provider: ProviderName.googleBooks, value: "s1")

  @Test func `SER-1: a named series makes a membership`() async throws {
    let library = try await library("Dune", [google(order: "1", name: "Dune Chronicles")])
    #expect(library.series.map(\.name) == ["Dune Chronicles"])
    #expect(library.series.map(\.externalIDs) == [[id]])
    #expect(library.memberships.map(\.position) == [SeriesPosition(1)])
  }

  @Test func `SER-1: a series without name gets its name from the title with the same number`() async throws {
    let library = try await library("Dune Messiah (Dune Chronicles, #2)", [google(order: "2")])
    #expect(library.series.map(\.name) == ["Dune Chronicles"])
    #expect(library.series.map(\.externalIDs) == [[id]])
    #expect(library.memberships.map(\.position) == [SeriesPosition(2)])
  }

  @Test func `SER-3: a series without name that the title does not mention is none`() async throws {
    let library = try await library("Dune Messiah", [google(order: "2")])
    #expect(library.series.isEmpty && library.memberships.isEmpty)
  }

  @Test(arguments: ["Penguin Classics #12", "Dover thrift editions"])
  func `SER-2: a publisher's series makes none`(name: String) async throws {
    let library = try await library(
      "Emma", [SeriesReferenceDTO(provider: ProviderName.openLibrary, name: name)])
    #expect(library.series.isEmpty && library.memberships.isEmpty)
  }

  @Test func `SER-5: the second book joins the series of the first`() async throws {
    let store = try await LibraryStore.queued([QueuedBook(title: "Dune"), QueuedBook(title: "Dune Messiah")])
    let backend = EnrichmentBackend { request, _ in
      var book = FoundBook(request.title)
      let place = request.title == "Dune" ? "1" : "2"
      book.work.series = [google(order: place, name: "Dune Chronicles")]
      return .success(.books([book]))
    }
    try await Enricher.sample(store, backend).drain()
    let library = await store.snapshot
    #expect(library.series.count == 1)
    #expect(library.memberships.map(\.position) == [SeriesPosition(1), SeriesPosition(2)])
  }
}
