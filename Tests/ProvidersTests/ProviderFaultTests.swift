import BooksTrackAPI
import Foundation
import Simulation
import Synthesis
import Testing

@testable import Providers

/// The three providers, for test arguments.
enum Provider: String, CaseIterable, CustomTestStringConvertible {
  case google, library, isbndb

  var testDescription: String { rawValue }

  var lookalike: any TruthfulLookalike {
    switch self {
    case .google: World.complete
    case .library: World.completeLibrary
    case .isbndb: World.completeISBNdb
    }
  }

  /// A search that finds five books.
  var five: HTTPRequest {
    switch self {
    case .google: search("intitle:the", ("maxResults", "5"))
    case .library: searchLibrary(("title", "the"))
    case .isbndb: request("/books/the", ("column", "title"), ("pageSize", "5"))
    }
  }

  /// Returns a look-up by ISBN.
  func number(_ isbn: ISBN) -> HTTPRequest {
    switch self {
    case .google: search("isbn:\(isbn)")
    case .library: request("/isbn/\(isbn).json")
    case .isbndb: request("/book/\(isbn)")
    }
  }

  /// A search that finds nothing.
  var nothing: HTTPRequest {
    switch self {
    case .google: search("intitle:xyzzyplugh")
    case .library: searchLibrary(("title", "xyzzyplugh"))
    case .isbndb: request("/books/xyzzyplugh", ("column", "title"))
    }
  }

  /// Returns the identifiers of the books in a list.
  func ids(_ answer: Answer) -> [String] {
    switch self {
    case .google: answer.ids
    case .library: answer.keys
    case .isbndb: answer.numbers
    }
  }

  func response(_ fault: ProviderFault, _ request: HTTPRequest, detail: Int = 12_345) -> HTTPResponse? {
    var stream = RandomStream(seed: 1, name: "content")
    return lookalike.respond(to: request, under: fault, detail: detail, using: &stream)
  }

  func answer(_ fault: ProviderFault, _ request: HTTPRequest, detail: Int = 12_345) throws -> Answer {
    try Answer(#require(response(fault, request, detail: detail)))
  }

  func truth(_ request: HTTPRequest) throws -> Answer {
    var stream = RandomStream(seed: 1, name: "answers")
    return try Answer(lookalike.respond(to: request, using: &stream))
  }
}

@Suite struct ProviderFaultTests {
  /// The status of each refusal; 0 if a provider does not have it.
  private static let refusals: [(fault: ProviderFault, statuses: [Int])] = [
    (.rateLimitedWithDelay, [429, 0, 429]), (.rateLimited, [429, 429, 429]),
    (.quotaExhausted, [429, 0, 429]), (.keyExpired, [400, 403, 403]), (.internalError, [500, 500, 500]),
    (.badGateway, [502, 502, 502]), (.backendFailed, [503, 503, 503]), (.gatewayTimeout, [504, 504, 504]),
    (.htmlPage, [200, 200, 200]),
  ]

  @Test(arguments: refusals)
  func `Each provider refuses in its own way, for any request`(fault: ProviderFault, statuses: [Int]) {
    for (provider, status) in zip(Provider.allCases, statuses) {
      for request in [provider.five, provider.nothing, request("/nowhere")] {
        let response = provider.response(fault, request)
        #expect((response?.status ?? 0) == status, "\(provider)")
        #expect((response?.retryAfterSeconds != nil) == (fault == .rateLimitedWithDelay && status > 0))
      }
    }
  }

  @Test func `Every refusal has a row`() {
    #expect(Set(Self.refusals.map(\.fault)) == Set(ProviderFault.allCases.filter(\.isRefusal)))
  }

  @Test func `Open Library refuses with HTML pages and ISBNdb with a message`() throws {
    for fault in [ProviderFault.rateLimited, .backendFailed, .keyExpired] {
      let page = try #require(Provider.library.response(fault, Provider.library.five))
      #expect(page.contentType?.hasPrefix("text/html") == true)
      #expect(String(decoding: page.body, as: UTF8.self).hasPrefix("<!DOCTYPE html>"))
      #expect(try Provider.isbndb.answer(fault, Provider.isbndb.five).json["message"] is String)
    }
    let limit = try Provider.isbndb.answer(.quotaExhausted, Provider.isbndb.five)
    #expect(limit.json["message"] as? String == "Limit Exceeded")
    let daily = try Provider.google.answer(.quotaExhausted, Provider.google.five)
    #expect((daily.error["message"] as? String)?.contains("per day") == true)
  }

  @Test(arguments: Provider.allCases)
  func `A truncated body is no JSON`(provider: Provider) throws {
    let body = try #require(provider.response(.truncatedBody, provider.five)).body
    #expect(throws: (any Error).self) { try JSONSerialization.jsonObject(with: body) }
  }

  @Test(arguments: Provider.allCases)
  func `Items can be doubled, reordered and lost`(provider: Provider) throws {
    let ids = provider.ids(try provider.truth(provider.five))
    #expect(ids.count == 5)
    #expect(provider.ids(try provider.answer(.duplicateItems, provider.five)) == ids.flatMap { [$0, $0] })
    #expect(provider.ids(try provider.answer(.reorderedItems, provider.five)) == ids.reversed())
    let lost = try provider.answer(.emptyResult, provider.five)
    #expect(provider.ids(lost).isEmpty)
    #expect(lost.status == (provider == .isbndb ? 404 : 200))
  }

  @Test(arguments: Provider.allCases)
  func `A wrong edition is of the same work, a wrong book of another`(provider: Provider) throws {
    let catalog = World.catalog
    let work = try #require(
      World.plainWorks.first { work in
        catalog.works[work].editions.count { catalog.editions[$0].isbn != nil } > 2
      })
    let isbn = try #require(World.isbn(of: work))
    let request = provider.number(isbn)
    let right = try #require(provider.truth(request).externalIDs.first)
    let edition = try provider.answer(.wrongEdition, request).externalIDs
    #expect(edition.first != right)
    #expect(provider.lookalike.work(forExternalID: edition.first ?? "") == work)
    let book = try provider.answer(.wrongBook, request).externalIDs
    #expect(provider.lookalike.work(forExternalID: book.first ?? "") != work)
  }

  @Test(arguments: Provider.allCases)
  func `A known ISBN can be reported as not found`(provider: Provider) throws {
    let isbn = try #require(World.isbn(of: World.plainWorks[0]))
    let answer = try provider.answer(.emptyResult, provider.number(isbn))
    #expect(answer.externalIDs.isEmpty)
    #expect(answer.status == (provider == .google ? 200 : 404))
  }

  @Test(arguments: Provider.allCases)
  func `Types, fields and values can be wrong`(provider: Provider) throws {
    let pages = ["pageCount", "number_of_pages", "pages"]
    let lost = ["authors", "author_name", "publisher", "publishers", "isbn_13", "isbn13"]
    var (strings, absurd, unknown) = (0, 0, 0)
    for work in World.plainWorks.prefix(40) {
      let request = provider.number(try #require(World.isbn(of: work)))
      let truth = try provider.truth(request).facts
      let wrong = try provider.answer(.wrongTypes, request).facts
      if pages.contains(where: { wrong[$0] is String }) { strings += 1 }
      let missing = try provider.answer(.missingFields, request).facts
      #expect(missing["title"] is String && missing.count < truth.count)
      #expect(lost.allSatisfy { missing[$0] == nil })
      let huge = try provider.answer(.absurdValues, request).facts
      if pages.contains(where: { huge[$0] as? Int == 4_294_967_295 }) { absurd += 1 }
      if try provider.answer(.unknownFields, request).facts.count > truth.count { unknown += 1 }
    }
    #expect(strings > 20 && absurd > 20 && unknown == 40)
  }

  @Test(arguments: Provider.allCases)
  func `A huge body is valid JSON`(provider: Provider) throws {
    let isbn = try #require(World.isbn(of: World.plainWorks[0]))
    for request in [provider.five, provider.number(isbn)] {
      let body = try #require(provider.response(.hugeBody, request)).body
      #expect(body.count > 1_000_000)
      #expect(throws: Never.self) { try JSONSerialization.jsonObject(with: body) }
    }
  }

  @Test(arguments: Provider.allCases, ProviderFault.allCases.filter { !$0.isRefusal })
  func `A fault without anything to change does not fire`(provider: Provider, fault: ProviderFault) {
    guard fault != .truncatedBody else { return }
    #expect(provider.response(fault, provider.nothing) == nil)
  }

  @Test(arguments: Provider.allCases, ProviderFault.allCases.filter { !$0.isRefusal && $0 != .timeout })
  func `A fault that fires changes the response`(provider: Provider, fault: ProviderFault) throws {
    let isbn = try #require(World.isbn(of: World.plainWorks[1]))
    var fired = 0
    for request in [provider.five, provider.number(isbn)] {
      var stream = RandomStream(seed: 1, name: "content")
      let truth = provider.lookalike.respond(to: request, using: &stream)
      for detail in fault == .hugeBody ? [0] : [0, 1, 2, 12_345, 1 << 29] {
        guard let response = provider.response(fault, request, detail: detail) else { continue }
        fired += 1
        #expect(response != truth)
      }
    }
    #expect(fired > 0)
  }

  @Test func `Extreme details of a fault cause no trap`() {
    for provider in Provider.allCases {
      for fault in ProviderFault.allCases where fault != .hugeBody {
        for detail in [0, 1, (1 << 30) - 1] { _ = provider.response(fault, provider.five, detail: detail) }
      }
    }
  }
}

@Suite struct LyingProviderTests {
  private static let works = Array(World.plainWorks.prefix(60))

  @Test(arguments: Provider.allCases)
  func `A stale record has the queried ISBN and is about another book`(provider: Provider) throws {
    for (detail, work) in Self.works.enumerated() {
      let isbn = try #require(World.isbn(of: work))
      let request = provider.number(isbn)
      let truth = try provider.truth(request)
      let lie = try provider.answer(.staleRecord, request, detail: detail * 7_919)
      #expect(lie.status == 200)
      #expect(lie.allNumbers.contains { (try? ISBN($0)) == isbn })
      #expect(lie.facts["title"] as? String != truth.facts["title"] as? String)
      // Identifiers other than the ISBN are those of the other book.
      if provider != .isbndb {
        let told = try #require(provider.lookalike.work(forExternalID: lie.externalIDs.first ?? ""))
        #expect(told != work)
      }
    }
  }

  @Test(arguments: Provider.allCases)
  func `Wrong facts are those of another edition, in the right record`(provider: Provider) throws {
    var changed = 0
    for (detail, work) in Self.works.enumerated() {
      let request = provider.number(try #require(World.isbn(of: work)))
      let truth = try provider.truth(request)
      let lie = try provider.answer(.wrongFacts, request, detail: detail * 104_729)
      #expect(lie.facts["title"] as? String == truth.facts["title"] as? String)
      #expect(lie.externalIDs == truth.externalIDs && lie.allNumbers == truth.allNumbers)
      for field in ["pageCount", "number_of_pages", "pages"] {
        guard let right = truth.facts[field] as? Int, let wrong = lie.facts[field] as? Int else { continue }
        #expect((1...3_000).contains(wrong))
        if right != wrong { changed += 1 }
      }
    }
    #expect(changed > 30, "\(changed)")
  }

  @Test(arguments: Provider.allCases)
  func `Each drift of the schema moves, renames or retypes a field`(provider: Provider) throws {
    let truth = try provider.truth(provider.five)
    let renamed = try provider.answer(.schemaDrift, provider.five, detail: 0)
    #expect(provider.ids(renamed).isEmpty && !provider.ids(truth).isEmpty && renamed.status == 200)
    #expect(renamed.json.values.contains { ($0 as? [Any])?.count == 5 })
    let objects = try provider.answer(.schemaDrift, provider.five, detail: 1)
    #expect(provider.ids(objects) == provider.ids(truth))
    #expect(
      objects.listed.contains { book in
        ["authors", "author_name"].contains { (book[$0] as? [[String: String]])?.first?["name"] != nil }
      })
    let nested = try provider.answer(.schemaDrift, provider.five, detail: 2)
    #expect(nested.listed.allSatisfy { ($0["title"] as? [String: Any])?["main"] is String })
  }

  @Test func `Single records of Open Library drift as well`() throws {
    let isbn = try #require(World.isbn(of: Self.works[0]))
    let key = try #require(World.completeLibrary.workKeys(forWork: Self.works[0]).first)
    let edition = Provider.library.number(isbn)
    let work = request("/works/\(key).json")
    #expect(try Provider.library.answer(.schemaDrift, edition, detail: 0).json["title"] == nil)
    #expect(try Provider.library.answer(.schemaDrift, work, detail: 0).json["name"] is String)
    #expect(
      try Provider.library.answer(.schemaDrift, edition, detail: 2).json["identifiers"] is [String: Any])
    #expect(try Provider.library.answer(.schemaDrift, work, detail: 2).json["title"] is [String: Any])
  }

  @Test(arguments: [Mood.schemaDrift, .lying])
  func `A lying provider never fails`(mood: Mood) {
    for provider in Provider.allCases {
      for fault in mood.enabled {
        let response = provider.response(fault, provider.five)
        #expect(response.map { $0.status == 200 || fault == .emptyResult } ?? true)
      }
    }
  }
}

extension Answer {
  /// The record of a look-up, or the first one of a list.
  fileprivate var facts: [String: Any] {
    volumes.first ?? records.first ?? docs.first ?? json
  }

  /// All records of a list.
  fileprivate var listed: [[String: Any]] { volumes + records + docs }

  /// The identifiers of the books in any response.
  fileprivate var externalIDs: [String] {
    status == 200 ? ids + keys + numbers + [json["key"] as? String].compactMap { $0 } : []
  }

  /// All ISBNs in the record of a look-up.
  fileprivate var allNumbers: [String] {
    let google = (facts["industryIdentifiers"] as? [[String: String]] ?? []).compactMap { $0["identifier"] }
    let lists = ["isbn_10", "isbn_13"].flatMap { facts[$0] as? [String] ?? [] }
    return google + lists + ["isbn13", "isbn"].compactMap { facts[$0] as? String }
  }
}
