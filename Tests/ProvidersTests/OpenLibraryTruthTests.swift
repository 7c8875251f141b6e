import BooksTrackAPI
import Simulation
import Synthesis
import Testing

@testable import Providers

@Suite struct OpenLibraryTruthTests {
  private let library = World.openLibrary
  private let complete = World.completeLibrary

  @Test func `Keys map back to their works and editions, and other texts to none`() {
    let catalog = World.catalog
    var seen: Set<String> = []
    for work in catalog.works.indices {
      for key in library.workKeys(forWork: work) {
        #expect(seen.insert(key).inserted)
        #expect(library.work(forWorkKey: key) == work)
        #expect(library.work(forExternalID: "/works/\(key)") == work)
      }
      #expect(library.workKeys(forWork: work).isEmpty == !library.knows(work: work))
    }
    #expect(seen.count == library.works.records.count)
    for edition in catalog.editions.indices {
      guard let key = library.editionKey(forEdition: edition) else { continue }
      #expect(library.edition(forEditionKey: key) == edition)
      #expect(library.work(forExternalID: key) == catalog.editions[edition].work)
    }
    for key in ["", "OL", "OLW", "OL0W", "OL1000W", "OL+5000W", "OL99999999999999999999W", "W", "/works/"] {
      #expect(library.work(forExternalID: key) == nil)
    }
  }

  @Test func `Some popular works are duplicated, the second time with one edition`() throws {
    let catalog = World.catalog
    let doubled = catalog.works.indices.filter { library.workKeys(forWork: $0).count == 2 }
    let popular = catalog.works.indices.sorted { catalog.works[$0].weight > catalog.works[$1].weight }
      .prefix(600)
    #expect((8...48).contains(doubled.count), "\(doubled.count)")
    #expect(doubled.allSatisfy { popular.contains($0) })
    for work in doubled {
      let keys = library.workKeys(forWork: work)
      let first = try ask(request("/works/\(keys[0]).json"), of: library)
      let second = try ask(request("/works/\(keys[1]).json"), of: library)
      #expect(second.json["description"] == nil && second.json["series"] == nil)
      #expect(second.json["key"] as? String != first.json["key"] as? String)
      #expect(library.seriesPlaces(forWorkKey: keys[1]).isEmpty)
      let strayed = try #require(
        catalog.works[work].editions.last { library.editionKey(forEdition: $0) != nil })
      if let isbn = catalog.editions[strayed].isbn {
        let found = try ask(searchLibrary(("q", "isbn:\(isbn)")), of: library)
        #expect(found.keys == ["/works/\(keys[1])"])
        #expect(found.docs.first?["edition_count"] as? Int == 1)
      }
    }
  }

  @Test func `Both kinds of series lists agree`() throws {
    let catalog = World.catalog
    var (stated, silent) = (0, 0)
    let volumes = catalog.works.indices.filter { !catalog.works[$0].memberships.isEmpty }
    for work in volumes.prefix(900) {
      guard let key = library.workKeys(forWork: work).first else { continue }
      let places = library.statements(forWorkKey: key)
      let record = try ask(request("/works/\(key).json"), of: library)
      let list = record.json["series"] as? [[String: Any]] ?? []
      #expect(list.count == places.count)
      guard !places.isEmpty else { continue }
      let title = try #require(record.json["title"] as? String)
      let author = catalog.writers(of: work)[0]
      let docs = try ask(searchLibrary(("title", title), ("author", author)), of: library).docs
      guard let doc = docs.first(where: { $0["key"] as? String == "/works/\(key)" }) else { continue }
      let keys = try #require(doc["series_key"] as? [String])
      let names = try #require(doc["series_name"] as? [String])
      let positions = try #require(doc["series_position"] as? [String])
      #expect(keys.map { library.seriesNumber(forSeriesKey: $0) } == places.map(\.number))
      #expect(names == places.map(\.name))
      #expect(names == places.map { library.json.seriesRecords.name(ofNumber: $0.number) })
      #expect(positions.count == names.count)
      for (number, entry) in list.enumerated() {
        #expect((entry["series"] as? [String: String])?["key"] == "/series/\(keys[number])")
        #expect((entry["position"] as? String ?? "") == positions[number])
        if positions[number].isEmpty { silent += 1 } else { stated += 1 }
        #expect(positions[number] == places[number].position ?? "")
        if places[number].isTrue, !positions[number].isEmpty {
          #expect(positions[number] == places[number].meant?.position.text)
          let known = library.names(ofSeries: places[number].meant?.series ?? 0)
          #expect(known.contains(names[number]))
        }
      }
      let first = places.first { $0.isTrue && $0.position != nil }
      #expect(library.seriesPlace(forWorkKey: key) == first?.meant)
    }
    #expect(silent > 20 && stated > silent * 5, "\(stated), \(silent)")
  }

  @Test func `A series lists the works that name it, in reading order`() throws {
    let catalog = World.catalog
    var asked = 0
    for series in catalog.series.indices {
      guard let key = library.seriesKey(forSeries: series) else { continue }
      asked += 1
      let record = try ask(request("/series/\(key).json"), of: library)
      #expect(record.json["key"] as? String == "/series/\(key)")
      #expect(record.json["name"] as? String == library.json.seriesRecords.name(ofNumber: series))
      #expect((record.json["type"] as? [String: String])?["key"] == "/type/series")
      let list = try ask(
        request("/search.json", ("q", "series_key:\(key)"), ("fields", libraryFields), ("limit", "100")),
        of: library)
      let works = list.keys.compactMap { library.work(forWorkKey: $0) }
      let expected = catalog.series[series].works.filter { work in
        library.workKeys(forWork: work).contains { key in
          library.statements(forWorkKey: key).contains { $0.number == series }
        }
      }
      #expect(works == expected && !works.isEmpty)
    }
    #expect(asked > 50)
  }

  @Test func `The ISBN of a missing edition may be in the record of another`() throws {
    let catalog = World.catalog
    var adopted = 0
    for (index, edition) in catalog.editions.enumerated() {
      guard let isbn = edition.isbn, library.editionKey(forEdition: index) == nil else { continue }
      let answer = try ask(searchLibrary(("q", "isbn:\(isbn)")), of: library)
      guard let shown = answer.shownEditions.first else { continue }
      adopted += 1
      #expect((shown["isbn"] as? [String])?.contains(isbn.isbn13) == true)
      #expect(library.work(forExternalID: answer.keys[0]) == edition.work)
    }
    #expect(adopted > 20, "\(adopted)")
  }

  @Test func `A complete library has every edition`() {
    #expect(complete.shelf.volumes.count == World.catalog.editions.count)
    #expect(complete.works.records.count == World.catalog.works.count)
  }
}
