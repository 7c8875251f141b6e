// A fourth provider: one registration for the backend, one look-alike, and one value that joins them. Nothing
// else knows of it, and it takes part in everything (CON-3).

import BooksTrackAPI
import BooksTrackBackend
import Foundation
import Providers
import Simulation
import Synthesis
import Testing

@testable import LabWorld
@testable import LoadRun

@Suite("A new provider is one registration (CON-3)")
struct NewProviderTests {
  private static let name = "parish-library"

  private static let parish = SimulatedProvider(
    ProviderRegistration(ParishNormalizer(), ranks: [.imprint: 5]), latency: .constant(milliseconds: 100)
  ) { catalog, _ in ParishLookalike(catalog: catalog) }

  /// One that attaches the ids of other books to its records.
  private static let mistaken = SimulatedProvider(
    ProviderRegistration(ParishNormalizer()), latency: .constant(milliseconds: 100)
  ) { catalog, _ in ParishLookalike(catalog: catalog, isMistaken: true) }

  private static func figures(_ providers: [SimulatedProvider]) -> RunFigures {
    var configuration = LoadConfiguration()
    configuration.users = 2
    configuration.books = 25
    configuration.catalogSize = 2_000
    configuration.arrivalMinutes = 5
    configuration.mood = .flawless
    configuration.providers = providers
    return Cell(number: 0, on: CellFixture(configuration)).run().figures
  }

  @Test("It is called beside the others, and its answers are merged with theirs")
  func merged() {
    let figures = Self.figures(SimulatedProvider.all + [Self.parish])
    #expect(figures.violations == [])
    #expect(figures.providerRequests[Self.name] ?? 0 > 0)
    #expect(figures.backend.providerCalls[Self.name]?["found"] ?? 0 > 0)
    let enrichment = figures.enrichment
    // Most books have something of it and something of others.
    #expect(enrichment.byContributor[Self.name] ?? 0 > enrichment.byProvider[Self.name] ?? 0)
    #expect(enrichment.correct > 0 && enrichment.wrong == 0)
  }

  @Test("Its identifiers reach the app's library, and the catalog's truth judges them")
  func judged() {
    let alone = Self.figures([Self.parish])
    #expect(alone.violations == [])
    // A book is right only if an id is attached to it, and the id is of that book.
    #expect(alone.enrichment.correct > 30 && alone.enrichment.wrong == 0)
    #expect(alone.enrichment.byProvider == [Self.name: alone.enrichment.correct])
    let mistaken = Self.figures([Self.mistaken])
    #expect(mistaken.enrichment.correct == 0 && mistaken.enrichment.wrong > 30)
  }
}

/// The requests and responses of the parish library. Its lines are `id|title|author|isbn|publisher`.
private struct ParishNormalizer: MetadataProvider {
  let name = "parish-library"

  func request(for query: ProviderQuery) -> HTTPRequest? {
    switch query {
    case .isbn(let isbn): HTTPRequest(path: "/find", query: [.init("number", isbn.isbn13)])
    case .title(let title), .titleAndAuthor(let title, _):
      HTTPRequest(path: "/find", query: [.init("title", title)])
    }
  }

  func normalize(
    _ response: HTTPResponse, for query: ProviderQuery
  ) throws(ProviderFailure) -> NormalizedResult {
    var result = NormalizedResult()
    for line in String(decoding: response.body, as: UTF8.self).split(separator: "\n") {
      let fields = line.split(separator: "|", omittingEmptySubsequences: false).map(String.init)
      guard fields.count == 5 else { throw ProviderFailure(.unreadable, provider: name) }
      let id = ExternalID(provider: name, value: fields[0])
      var work = WorkDTO(title: fields[1])
      work.authorNames = [fields[2]]
      work.synthetic = true
      work.externalIDs = [id]
      (work.primaryProvider, work.contributors) = (name, [name])
      var edition = EditionDTO(isbns: [fields[3]])
      edition.title = fields[1]
      edition.publisher = fields[4]
      edition.externalIDs = [id]
      (edition.primaryProvider, edition.contributors) = (name, [name])
      result.books.append(
        NormalizedBook(work: work, editions: [edition], authors: [AuthorDTO(name: fields[2])]))
    }
    return result
  }
}

/// The parish library: every edition of the catalog that has a number, and nothing goes wrong there.
private struct ParishLookalike: TruthfulLookalike {
  let catalog: Catalog
  private let editionsOfTitle: [String: [Int]]
  private let isMistaken: Bool

  init(catalog: Catalog, isMistaken: Bool = false) {
    self.catalog = catalog
    self.isMistaken = isMistaken
    let numbered = catalog.editions.indices.filter { catalog.editions[$0].isbn != nil }
    editionsOfTitle = Dictionary(grouping: numbered) { catalog.editions[$0].title.lowercased() }
  }

  func respond(to request: HTTPRequest, using stream: inout RandomStream) -> HTTPResponse {
    let number = request["number"].flatMap { try? ISBN($0) }.flatMap { catalog.edition(isbn: $0) }
    let titled = request["title"].flatMap { editionsOfTitle[$0.lowercased()] } ?? []
    let lines = (number.map { [$0] } ?? Array(titled.prefix(3))).map(line)
    return HTTPResponse(status: 200, body: Data(lines.joined(separator: "\n").utf8))
  }

  private func line(_ edition: Int) -> String {
    let book = catalog.editions[edition]
    let writer = catalog.writers(of: book.work).first ?? ""
    let id = isMistaken ? (edition + catalog.editions.count / 2) % catalog.editions.count : edition
    return [
      "P\(id)", catalog.works[book.work].title, writer, book.isbn?.isbn13 ?? "", book.publisher,
    ].joined(separator: "|")
  }

  func respond(
    to request: HTTPRequest, under fault: ProviderFault, detail: Int, using stream: inout RandomStream
  ) -> HTTPResponse? { nil }

  func work(forExternalID value: String) -> Int? {
    guard value.hasPrefix("P"), let edition = Int(value.dropFirst()),
      catalog.editions.indices.contains(edition)
    else { return nil }
    return catalog.editions[edition].work
  }

  func knows(work: Int) -> Bool { catalog.editions[catalog.works[work].editions].contains { $0.isbn != nil } }

  func knows(edition: Int) -> Bool { catalog.editions[edition].isbn != nil }

  func seriesPlace(forExternalID value: String) -> CatalogMembership? { nil }
  func work(onCover url: String) -> Int? { nil }
  func titles(ofWork work: Int) -> [String] { [catalog.works[work].title] }
  func sends(work: Int, under isbn: ISBN) -> Bool {
    catalog.edition(isbn: isbn).map { catalog.editions[$0].work } == work
  }
  func describes(work: Int, as text: String) -> Bool { false }
}
