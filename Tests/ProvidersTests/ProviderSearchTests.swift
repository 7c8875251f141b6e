import BooksTrackAPI
import Simulation
import Synthesis
import Testing

@testable import Providers

@Suite struct ProviderSearchTests {
  private static let catalog = World.catalog

  /// Returns all forms of requests that a backend makes for a book.
  private static func forms(of work: Int) throws -> [(any TruthfulLookalike, HTTPRequest)] {
    let isbn = try #require(World.isbn(of: work))
    let title = catalog.works[work].title
    let author = catalog.writers(of: work)[0]
    let library = World.completeLibrary
    let key = try #require(library.workKeys(forWork: work).first)
    return [
      (World.complete, search("isbn:\(isbn)", ("maxResults", "5"))),
      (World.complete, search("intitle:\(title)", ("maxResults", "40"))),
      (World.complete, search("intitle:\(title)+inauthor:\(author)", ("maxResults", "5"))),
      (library, searchLibrary(("q", "isbn:\(isbn)"))),
      (library, searchLibrary(("title", title))),
      (library, searchLibrary(("title", title), ("author", author))),
      (library, searchLibrary(("q", "\(title) \(author)"))),
      (library, request("/works/\(key).json")),
      (library, request("/isbn/\(isbn).json")),
      (World.completeISBNdb, request("/book/\(isbn)")),
      (World.completeISBNdb, request("/books/\(title)", ("column", "title"), ("pageSize", "5"))),
      (
        World.completeISBNdb,
        request("/search/books", ("text", title), ("author", author), ("pageSize", "5"))
      ),
    ]
  }

  /// Returns all identifiers of the books in a response.
  private func ids(_ answer: Answer) -> [String] {
    answer.status == 404
      ? [] : answer.ids + answer.keys + answer.numbers + [answer.json["key"] as? String].compactMap { $0 }
  }

  @Test(arguments: 0..<12)
  func `Every form of request finds a known book, at the same place each time`(form: Int) throws {
    let works = World.plainWorks.prefix(120)
    var (found, first) = (0, 0)
    for work in works {
      let (lookalike, request) = try Self.forms(of: work)[form]
      var (one, two) = (RandomStream(seed: 1, name: "a"), RandomStream(seed: 2, name: "b"))
      let answer = try Answer(lookalike.respond(to: request, using: &one))
      let again = try Answer(lookalike.respond(to: request, using: &two))
      #expect(ids(answer) == ids(again))
      #expect(
        !answer.json.isEmpty
          && ids(answer).isEmpty
            == (answer.status == 404 || answer.total == 0 || answer.json["numFound"] as? Int == 0)
      )
      let known = ids(answer).map { lookalike.work(forExternalID: $0) }
      if known.contains(work) { found += 1 }
      if known.first == work { first += 1 }
    }
    // A few records have no author, or the title in other words.
    #expect(found * 100 >= works.count * 92, "\(found)")
    #expect(first * 100 >= works.count * 85, "\(first)")
  }

  @Test func `A title alone may find another author's book first`() throws {
    let catalog = Self.catalog
    var byTitle: [String: [Int]] = [:]
    for work in catalog.works.indices where catalog.works[work].memberships.isEmpty {
      byTitle[catalog.works[work].title, default: []].append(work)
    }
    let shared = byTitle.values.filter { works in
      Set(works.map { catalog.writers(of: $0).first }).count > 1
    }
    .compactMap { works in works.min { catalog.works[$0].weight < catalog.works[$1].weight } }
    var wrong = 0
    for work in shared.sorted().prefix(60) {
      let answer = try ask(
        searchLibrary(("title", catalog.works[work].title)), of: World.completeLibrary)
      if answer.keys.first.flatMap({ World.completeLibrary.work(forWorkKey: $0) }) != work { wrong += 1 }
    }
    #expect(wrong > 10, "\(wrong)")
  }

  @Test func `A search for a volume of a comic finds several volumes`() throws {
    let catalog = Self.catalog
    let work = try #require(
      catalog.works.indices.first { catalog.works[$0].isKnownByNumber && catalog.works[$0].language == "en" })
    let title = catalog.works[work].title
    let answers = [
      try ask(searchLibrary(("title", title)), of: World.completeLibrary).keys
        .compactMap { World.completeLibrary.work(forExternalID: $0) },
      try ask(request("/books/\(title)", ("column", "title")), of: World.completeISBNdb).numbers
        .compactMap { World.completeISBNdb.work(forExternalID: $0) },
    ]
    for works in answers { #expect(Set(works).count > 1) }
  }

  @Test func `A translated title finds the work, and shows the translated edition`() throws {
    let catalog = Self.catalog
    var (found, shown) = (0, 0)
    let translations = catalog.editions.indices.filter { index in
      let edition = catalog.editions[index]
      let work = catalog.works[edition.work]
      return edition.language != work.language && edition.title != work.title && !work.isKnownByNumber
        && ["de", "fr", "es"].contains(edition.language)
    }.prefix(100)
    for index in translations {
      let edition = catalog.editions[index]
      let answer = try ask(
        request("/search.json", ("title", edition.title), ("fields", libraryFields), ("limit", "100")),
        of: World.completeLibrary)
      guard
        let place = answer.keys.firstIndex(where: {
          World.completeLibrary.work(forExternalID: $0) == edition.work
        })
      else { continue }
      found += 1
      let key = answer.shownEditions[place]["key"] as? String ?? ""
      let other = try #require(World.completeLibrary.edition(forEditionKey: key))
      if catalog.editions[other].title == edition.title { shown += 1 }
    }
    #expect(found * 100 >= translations.count * 98, "\(found) of \(translations.count)")
    #expect(shown == found)
  }

  @Test func `Limit and offset select a part of a list of works`() throws {
    let ten = try ask(request("/search.json", ("title", "the"), ("limit", "10")), of: World.completeLibrary)
    let rest = try ask(
      request("/search.json", ("title", "the"), ("limit", "4"), ("offset", "6")), of: World.completeLibrary)
    #expect(ten.keys.count == 10 && rest.keys == Array(ten.keys.dropFirst(6)))
    #expect(rest.json["start"] as? Int == 6)
    for (name, value) in [("limit", "-3"), ("offset", "-9"), ("page", String(Int.min)), ("limit", "x")] {
      #expect(
        try ask(request("/search.json", ("title", "the"), (name, value)), of: World.completeLibrary).status
          == 200)
    }
  }

  @Test func `a work can be found by an ISBN or by a significant word of a title`() throws {
    let providers: [any TruthfulLookalike] = [World.complete, World.completeLibrary, World.completeISBNdb]
    for work in World.plainWorks.prefix(20) {
      let (book, editions) = (World.catalog.works[work], World.catalog.editions)
      let number = try #require(book.editions.compactMap { editions[$0].isbn }.first)
      for provider in providers {
        #expect(provider.canFind(work: work, numbers: [number], titles: []))
        #expect(provider.canFind(work: work, numbers: [], titles: ["Zzyzx", book.title.uppercased()]))
        #expect(!provider.canFind(work: work, numbers: [], titles: ["The Zzyzx of an"]))
        #expect(!provider.canFind(work: work, numbers: [try ISBN("9791090636071")], titles: []))
      }
    }
  }
}
