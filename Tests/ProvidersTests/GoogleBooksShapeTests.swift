import BooksTrackAPI
import Foundation
import Simulation
import Synthesis
import Testing

@testable import Providers

@Suite struct GoogleBooksShapeTests {
  private func answers() throws -> [Answer] {
    try World.plainWorks.prefix(300).compactMap { work in
      let edition = World.catalog.editions[World.catalog.works[work].editions.lowerBound]
      return try edition.isbn.map { try ask(search("isbn:\($0)"), World.complete) }
    }
  }

  @Test func `A volume has the fields of the real one`() throws {
    for answer in try answers() {
      #expect(answer.json["kind"] as? String == "books#volumes")
      #expect(answer.total == 1)
      let item = try #require(answer.items.first)
      #expect(item["kind"] as? String == "books#volume")
      #expect((item["id"] as? String)?.count == 12)
      for part in ["etag", "selfLink"] { #expect(item[part] is String) }
      for part in ["volumeInfo", "saleInfo", "accessInfo"] { #expect(item[part] is [String: Any]) }
      let volume = try #require(answer.volumes.first)
      for field in ["title", "printType", "maturityRating", "language", "previewLink", "infoLink"] {
        #expect(volume[field] is String, "\(field)")
      }
      #expect(volume["pageCount"] is Int)
      #expect(volume["imageLinks"] is [String: String])
      let identifiers = try #require(volume["industryIdentifiers"] as? [[String: String]])
      #expect(identifiers.contains { $0["type"] == "ISBN_13" })
    }
  }

  @Test func `A published date is a year, a month or a day`() throws {
    let answers = try answers()
    let dates = answers.flatMap(\.volumes).compactMap { $0["publishedDate"] as? String }
    let lengths = Set(dates.map(\.count))
    #expect(lengths == [4, 7, 10])
    #expect(dates.count < answers.count)
  }

  @Test func `Optional fields are present in most volumes and missing in some`() throws {
    let volumes = try answers().flatMap(\.volumes)
    for field in ["description", "publisher", "categories", "averageRating", "authors", "publishedDate"] {
      let count = volumes.count { $0[field] != nil }
      #expect(count < volumes.count || field == "authors", "\(field)")
      #expect(count * 4 > volumes.count, "\(field)")
    }
  }

  @Test func `A response without a match has no items`() throws {
    let answer = try ask(search("intitle:xyzzyplugh"))
    #expect(answer.status == 200)
    #expect(answer.total == 0)
    #expect(answer.json["items"] == nil)
  }

  @Test(arguments: ["41", "1000", "-1", "many"])
  func `A request for more than forty results is refused with the service's error format`(count: String)
    throws
  {
    let answer = try ask(search("dune", ("maxResults", count)))
    #expect(answer.status == 400)
    #expect(answer.error["code"] as? Int == 400)
    #expect((answer.error["errors"] as? [[String: Any]])?.first?["location"] as? String == "maxResults")
  }

  @Test func `A search without a query is refused`() throws {
    #expect(try ask(HTTPRequest(path: "/books/v1/volumes")).status == 400)
    #expect(try ask(HTTPRequest(path: "/books/v2/volumes")).status == 404)
  }

  @Test func `An unknown identifier is a backend failure`() throws {
    let answer = try ask(HTTPRequest(path: "/books/v1/volumes/AAAAAAAAAAAA"))
    #expect(answer.status == 503)
    #expect((answer.error["errors"] as? [[String: Any]])?.first?["reason"] as? String == "backendFailed")
  }

  @Test func `A volume can be requested by its identifier`() throws {
    let found = try ask(search("isbn:\(firstISBN(of: World.plainWorks[0]))"), World.complete)
    let id = try #require(found.ids.first)
    let answer = try ask(HTTPRequest(path: "/books/v1/volumes/\(id)"), World.complete)
    #expect(answer.json["id"] as? String == id)
  }

  @Test func `Only comics have series, by identifier and without a name`() throws {
    let catalog = World.catalog
    let comics = catalog.works.indices.filter { work in
      catalog.works[work].memberships.first.map { catalog.series[$0.series].isComic } ?? false
    }
    var withSeries = 0
    for work in comics.prefix(200) {
      let volume = try #require(
        ask(search("isbn:\(firstISBN(of: work))"), World.complete).volumes.first)
      guard let info = volume["seriesInfo"] as? [String: Any] else { continue }
      withSeries += 1
      #expect(info["bookDisplayNumber"] is String)
      let series = try #require((info["volumeSeries"] as? [[String: Any]])?.first)
      #expect(series["orderNumber"] is Int)
      #expect(series["title"] == nil && info["title"] == nil && info["name"] == nil)
      let id = try #require(series["seriesId"] as? String)
      let lookup = try ask(
        HTTPRequest(path: "/books/v1/series/get", query: [HTTPRequest.QueryItem("series_id", id)]),
        World.complete)
      let named = try #require((lookup.json["series"] as? [[String: Any]])?.first)
      let membership = try #require(catalog.works[work].memberships.first)
      let name = try #require(named["title"] as? String)
      #expect(World.complete.names(ofSeries: membership.series).contains(name))
      #expect(World.complete.series(forSeriesID: id) == membership.series)
    }
    #expect((140...190).contains(withSeries), "\(withSeries)")
    let others = try answers().flatMap(\.volumes)
    #expect(others.allSatisfy { $0["seriesInfo"] == nil })
  }

  private func firstISBN(of work: Int) throws -> ISBN {
    let editions = World.catalog.works[work].editions
    return try #require(editions.lazy.compactMap { World.catalog.editions[$0].isbn }.first)
  }
}
