import BooksTrackAPI
import Simulation
import Synthesis
import Testing

@testable import Providers

@Suite struct GoogleBooksSeriesTests {
  private static let path = "/books/v1/series/membership/get"

  private func members(_ answer: Answer) -> [[String: Any]] {
    answer.json["member"] as? [[String: Any]] ?? []
  }

  private func seriesID(of volume: [String: Any]) -> String? {
    let info = (volume["volumeInfo"] as? [String: Any])?["seriesInfo"] as? [String: Any]
    return (info?["volumeSeries"] as? [[String: Any]])?.first?["seriesId"] as? String
  }

  @Test func `A series lists the volumes that name it, in reading order`() throws {
    let catalog = World.catalog
    let comic = try #require(
      catalog.series.indices.first { catalog.series[$0].isComic && catalog.series[$0].works.count > 5 })
    var ids: Set<String> = []
    for work in catalog.series[comic].works {
      let isbn = try #require(World.isbn(of: work))
      let volume = try ask(search("isbn:\(isbn)"), World.complete).items.first
      if let id = volume.flatMap(seriesID(of:)) { ids.insert(id) }
    }
    #expect(!ids.isEmpty)
    var listed: [Int] = []
    for id in ids.sorted() {
      let answer = try ask(request(Self.path, ("series_id", id)), World.complete)
      #expect(answer.json["kind"] as? String == "books#volumes")
      #expect(members(answer).allSatisfy { seriesID(of: $0) == id })
      let works = members(answer).compactMap {
        ($0["id"] as? String).flatMap(World.complete.work(forVolumeID:))
      }
      let places = works.compactMap { work in
        catalog.works[work].memberships.first { $0.series == comic }?.position.start
      }
      #expect(places.count == works.count && places == places.sorted())
      listed += works
    }
    let named = catalog.works.indices.filter { work in
      catalog.works[work].editions.contains { edition in
        let id = World.complete.volumeID(forEdition: edition)
        return id.flatMap(World.complete.seriesPlace(forVolumeID:))?.series == comic
      }
    }
    #expect(Set(listed).isSubset(of: Set(named)) && listed.count > 3)
  }

  @Test func `Pages of a series are consecutive`() throws {
    let catalog = World.catalog
    let id = try #require(
      catalog.editions.indices.lazy.compactMap { edition -> String? in
        guard let id = World.complete.volumeID(forEdition: edition),
          World.complete.seriesPlace(forVolumeID: id) != nil
        else { return nil }
        return try? ask(request("/books/v1/volumes/\(id)"), World.complete).json
          .flatMapSeries(self.seriesID(of:))
      }.first { id in
        (try? self.members(ask(request(Self.path, ("series_id", id)), World.complete)).count).map { $0 > 4 }
          ?? false
      })
    let whole = members(try ask(request(Self.path, ("series_id", id)), World.complete))
    let first = try ask(request(Self.path, ("series_id", id), ("page_size", "2")), World.complete)
    let token = try #require(first.json["nextPageToken"] as? String)
    let second = try ask(
      request(Self.path, ("series_id", id), ("page_size", "100"), ("page_token", token)), World.complete)
    #expect(second.json["nextPageToken"] == nil)
    let pages = (members(first) + members(second)).compactMap { $0["id"] as? String }
    #expect(pages == whole.compactMap { $0["id"] as? String })
  }

  @Test func `An unknown series is not found`() throws {
    #expect(try ask(request(Self.path, ("series_id", "nonsense"))).status == 404)
    #expect(try ask(request(Self.path)).status == 404)
  }
}

extension [String: Any] {
  fileprivate func flatMapSeries(_ id: ([String: Any]) -> String?) -> String? { id(self) }
}
