import BooksTrackAPI
import Foundation
import Simulation
import Synthesis
import Testing

@testable import Providers

@Suite struct FaultShapeTests {
  private func response(_ fault: ProviderFault, _ request: HTTPRequest) -> HTTPResponse? {
    var stream = RandomStream(seed: 1, name: "content")
    return World.complete.respond(to: request, under: fault, detail: 12_345, using: &stream)
  }

  private func answer(_ fault: ProviderFault, _ request: HTTPRequest) throws -> Answer {
    try Answer(#require(response(fault, request)))
  }

  private let five = search("intitle:the", ("maxResults", "5"))

  @Test(arguments: [
    (ProviderFault.rateLimitedWithDelay, 429), (.rateLimited, 429), (.quotaExhausted, 429),
    (.keyExpired, 400),
    (.internalError, 500), (.badGateway, 502), (.backendFailed, 503), (.gatewayTimeout, 504),
    (.htmlPage, 200),
  ])
  func `A refusal has the expected status`(fault: ProviderFault, status: Int) throws {
    let refused = try #require(response(fault, five))
    #expect(refused.status == status)
    #expect((refused.retryAfterSeconds != nil) == (fault == .rateLimitedWithDelay))
  }

  @Test func `A backend failure has the service's error format`() throws {
    let answer = try answer(.backendFailed, five)
    #expect((answer.error["errors"] as? [[String: Any]])?.first?["reason"] as? String == "backendFailed")
  }

  @Test(arguments: [ProviderFault.htmlPage, .truncatedBody])
  func `An HTML page and a truncated body are no JSON`(fault: ProviderFault) throws {
    let body = try #require(response(fault, five)).body
    #expect(throws: (any Error).self) { try JSONSerialization.jsonObject(with: body) }
  }

  @Test func `Items can be doubled, reordered and lost`() throws {
    let true5 = try ask(five, World.complete)
    #expect(try answer(.duplicateItems, five).ids == true5.ids.flatMap { [$0, $0] })
    #expect(try answer(.reorderedItems, five).ids == true5.ids.reversed())
    let lost = try answer(.emptyResult, five)
    #expect(lost.total == 0 && lost.json["items"] == nil)
  }

  @Test func `A wrong edition is of the same work, a wrong book of another`() throws {
    let work = try #require(World.plainWorks.first { World.catalog.works[$0].editions.count > 2 })
    let isbn = try #require(World.catalog.editions[World.catalog.works[work].editions.lowerBound].isbn)
    let request = search("isbn:\(isbn)")
    let right = try ask(request, World.complete).ids
    let edition = try answer(.wrongEdition, request).ids
    #expect(edition != right)
    #expect(edition.compactMap(World.complete.work(forVolumeID:)) == [work])
    let book = try answer(.wrongBook, request).ids
    #expect(book.compactMap(World.complete.work(forVolumeID:)) != [work])
  }

  @Test func `Types, fields and values can be wrong`() throws {
    let types = try #require(answer(.wrongTypes, five).volumes.first)
    #expect(types["pageCount"] is String)
    let missing = try #require(answer(.missingFields, five).volumes.first)
    #expect(missing["authors"] == nil && missing["industryIdentifiers"] == nil && missing["title"] is String)
    let unknown = try #require(answer(.unknownFields, five).volumes.first)
    #expect(unknown["panelizationSummary"] != nil)
    let absurd = try #require(answer(.absurdValues, five).volumes.first)
    #expect(absurd["pageCount"] as? Int == 4_294_967_295)
  }

  @Test func `A huge body is valid JSON`() throws {
    let body = try #require(response(.hugeBody, five)).body
    #expect(body.count > 1_000_000)
    #expect(throws: Never.self) { try JSONSerialization.jsonObject(with: body) }
  }

  @Test(arguments: [
    ProviderFault.emptyResult, .duplicateItems, .reorderedItems, .wrongBook, .wrongEdition, .wrongTypes,
    .missingFields, .unknownFields, .absurdValues, .hugeBody,
  ])
  func `A fault without anything to change does not fire`(fault: ProviderFault) {
    #expect(response(fault, search("intitle:xyzzyplugh")) == nil)
  }
}
