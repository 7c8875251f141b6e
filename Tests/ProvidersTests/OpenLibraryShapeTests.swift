import BooksTrackAPI
import Foundation
import Simulation
import Synthesis
import Testing

@testable import Providers

@Suite struct OpenLibraryShapeTests {
  private let library = World.completeLibrary
  private let works = Array(World.plainWorks.prefix(300))

  private func answer(_ request: HTTPRequest) throws -> Answer { try ask(request, of: library) }

  @Test func `A search has the outer fields of the real one`() throws {
    let isbn = try #require(World.isbn(of: works[0]))
    let answer = try answer(searchLibrary(("q", "isbn:\(isbn)")))
    #expect(answer.status == 200)
    #expect(answer.json["numFound"] as? Int == 1 && answer.json["num_found"] as? Int == 1)
    #expect(answer.json["start"] as? Int == 0 && answer.json["numFoundExact"] as? Bool == true)
    #expect(answer.json["q"] as? String == "isbn:\(isbn)")
    #expect(answer.json["offset"] is NSNull && answer.json["documentation_url"] is String)
    #expect(answer.docs.count == 1)
  }

  @Test func `A work of a search shows one edition, the one with the ISBN`() throws {
    for work in works {
      let isbn = try #require(World.isbn(of: work))
      let doc = try #require(answer(searchLibrary(("q", "isbn:\(isbn)"))).docs.first)
      for field in ["key", "title"] { #expect(doc[field] is String, "\(field)") }
      for field in ["edition_count", "first_publish_year"] { #expect(doc[field] is Int, "\(field)") }
      let key = try #require(doc["key"] as? String)
      #expect(key.hasPrefix("/works/OL") && key.hasSuffix("W"))
      if let names = doc["author_name"] as? [String] {
        #expect((doc["author_key"] as? [String])?.count == names.count)
      }
      #expect((doc["language"] as? [String])?.allSatisfy { $0.count == 3 } == true)
      let editions = try #require(doc["editions"] as? [String: Any])
      #expect(editions["numFound"] as? Int == doc["edition_count"] as? Int)
      let edition = try #require((editions["docs"] as? [[String: Any]])?.first)
      #expect((edition["isbn"] as? [String])?.contains(isbn.isbn13) == true)
      #expect((edition["key"] as? String)?.hasPrefix("/books/OL") == true)
    }
  }

  @Test func `Only the requested fields are sent`() throws {
    let title = World.catalog.works[works[0]].title
    let two = try answer(request("/search.json", ("title", title), ("fields", "key,title,nonsense")))
    #expect(try #require(two.docs.first).keys.sorted() == ["key", "title"])
    let all = try answer(request("/search.json", ("title", title), ("fields", "*")))
    let each = try answer(searchLibrary(("title", title)))
    #expect(try #require(all.docs.first).keys.sorted() == #require(each.docs.first).keys.sorted())
    let usual = try #require(answer(request("/search.json", ("title", title))).docs.first)
    #expect(usual["editions"] == nil && usual["subject"] == nil && usual["series_key"] == nil)
    let some = try answer(request("/search.json", ("title", title), ("fields", "editions,editions.key")))
    #expect(some.shownEditions.allSatisfy { $0.keys.sorted() == ["key"] } && !some.shownEditions.isEmpty)
  }

  @Test func `A work record has the fields of the real one, and a description in either form`() throws {
    var (plain, typed, none) = (0, 0, 0)
    for work in World.catalog.works.indices.prefix(2_000) {
      let key = try #require(library.workKeys(forWork: work).first)
      let answer = try answer(request("/works/\(key).json"))
      #expect(answer.json["key"] as? String == "/works/\(key)")
      #expect(answer.json["title"] is String && answer.json["latest_revision"] is Int)
      #expect((answer.json["created"] as? [String: String])?["type"] == "/type/datetime")
      for author in answer.json["authors"] as? [[String: Any]] ?? [] {
        #expect((author["author"] as? [String: String])?["key"]?.hasPrefix("/authors/OL") == true)
      }
      switch answer.json["description"] {
      case is String: plain += 1
      case let text as [String: String]:
        #expect(text["type"] == "/type/text" && text["value"]?.isEmpty == false)
        typed += 1
      default: none += 1
      }
    }
    #expect(plain > 200 && typed > 200 && none > 800, "\(plain), \(typed), \(none)")
  }

  @Test func `An edition record has lists of publishers, languages and works`() throws {
    var (pages, languages, shortOnly, longOnly) = (0, 0, 0, 0)
    for work in works {
      let isbn = try #require(World.isbn(of: work))
      let answer = try answer(request("/isbn/\(isbn).json"))
      #expect(answer.json["title"] is String)
      #expect(answer.json["publishers"] is [String] || answer.json["publishers"] == nil)
      let long = answer.json["isbn_13"] as? [String]
      let short = answer.json["isbn_10"] as? [String]
      #expect(long?.contains(isbn.isbn13) ?? (short?.contains(isbn.isbn10 ?? "") == true))
      if long == nil { shortOnly += 1 }
      if short == nil { longOnly += 1 }
      let reference = try #require((answer.json["works"] as? [[String: String]])?.first?["key"])
      #expect(library.work(forWorkKey: reference) == work)
      if answer.json["number_of_pages"] is Int { pages += 1 }
      if let list = answer.json["languages"] as? [[String: String]] {
        #expect(list == [["key": "/languages/eng"]])
        languages += 1
      }
    }
    #expect((190...250).contains(pages), "\(pages)")
    #expect((230...285).contains(languages), "\(languages)")
    #expect(shortOnly > 10 && longOnly > 10, "\(shortOnly), \(longOnly)")
  }

  @Test func `ISBN and key give the same edition`() throws {
    let isbn = try #require(World.isbn(of: works[1]))
    let one = try answer(request("/isbn/\(isbn).json"))
    let key = try #require(one.json["key"] as? String)
    let two = try answer(request("\(key).json"))
    #expect(one.json["title"] as? String == two.json["title"] as? String)
    #expect(two.json["key"] as? String == key)
    let ten = try #require(isbn.isbn10)
    #expect(try answer(request("/isbn/\(ten).json")).json["key"] as? String == key)
  }

  @Test func `Dates are free text`() throws {
    let dates = try works.compactMap { work -> String? in
      let isbn = try #require(World.isbn(of: work))
      return try answer(request("/isbn/\(isbn).json")).json["publish_date"] as? String
    }
    #expect(dates.count < works.count)
    for form in [
      /^\d{4}$/, /^[A-Z][a-z]+ \d{1,2}, \d{4}$/, /^[A-Z][a-z]{2} \d{4}$/, /^\d{4}-\d\d-\d\d$/, /^c\d{4}$/,
    ] {
      #expect(dates.contains { $0.wholeMatch(of: form) != nil })
    }
  }

  @Test func `Subjects are inverted headings, tags of the site, and in other languages`() throws {
    var all: Set<String> = []
    for work in World.catalog.works.indices.prefix(1_500) {
      let key = try #require(library.workKeys(forWork: work).first)
      all.formUnion(try answer(request("/works/\(key).json")).json["subjects"] as? [String] ?? [])
    }
    for subject in [
      "Fiction, science fiction, general", "Accessible book", "Ciencia-ficción", "Fiction, fantasy, epic",
    ] {
      #expect(all.contains(subject), "\(subject)")
    }
    #expect(all.contains { $0.hasPrefix("nyt:") } && all.contains { $0.hasPrefix("series:") })
  }

  @Test func `The series of an edition is usually the publisher's`() throws {
    var (readers, publishers) = (0, 0)
    for edition in World.catalog.editions.indices {
      let names = library.json.seriesRecords.texts(ofEdition: edition).map(\.text)
      let work = World.catalog.works[World.catalog.editions[edition].work]
      let own = work.memberships.map { World.catalog.series[$0.series].name }
      for name in names {
        if own.contains(where: { name.hasPrefix($0) }) { readers += 1 } else { publishers += 1 }
      }
    }
    #expect(readers > 100 && publishers > readers * 8, "\(readers) of \(publishers)")
  }

  @Test(arguments: [
    "/works/OL1W.json", "/books/OL1M.json", "/isbn/9780000000002.json", "/series/OL1L.json", "/isbn/x.json",
    "/works/OL27479M.json", "/authors", "/", "/works//.json",
  ])
  func `A missing record is a small document with status 404`(path: String) throws {
    let answer = try answer(request(path))
    #expect(answer.status == 404)
    #expect(answer.json["error"] as? String == "notfound")
    #expect(answer.json["key"] is String)
  }

  @Test func `No match is an empty list`() throws {
    let answer = try answer(searchLibrary(("title", "xyzzyplugh")))
    #expect(answer.status == 200 && answer.docs.isEmpty && answer.json["numFound"] as? Int == 0)
  }
}
