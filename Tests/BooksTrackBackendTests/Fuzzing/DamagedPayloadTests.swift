// Parsing any payload of a provider gives values that obey the contract, or a typed failure (CON-3, CON-8).
//
// A thousand damaged payloads by default; `PROPERTY_EFFORT=100` makes them a hundred thousand.

import BooksTrackAPI
import BooksTrackBackend
import Foundation
import PropertyTesting
import Testing

/// All ways in which the backend parses a response of one provider.
private struct Readings {
  let provider: any MetadataProvider
  let response: HTTPResponse
  var books: [NormalizedBook] = []
  var failures = 0

  init(_ provider: any MetadataProvider, _ response: HTTPResponse) throws {
    self.provider = provider
    self.response = response
    let isbn = ProviderQuery.isbn(try ISBN("9781399000017"))
    attempt { () throws(ProviderFailure) in
      if let failure = provider.failure(in: response) { throw failure }
    }
    for query in [isbn, .title("The Lantern Keepers")] {
      var found: [NormalizedBook] = []
      attempt { () throws(ProviderFailure) in found = try provider.normalize(response, for: query).books }
      books += found
    }
    for path in ["/works/OL90000001W.json", "/isbn/9781399000017.json"] {
      var book = books.first ?? NormalizedBook(work: WorkDTO(title: "T"), editions: [], authors: [])
      var tally = NormalizationTally()
      attempt { () throws(ProviderFailure) in
        try provider.addDetails(in: response, of: HTTPRequest(path: path), to: &book, tally: &tally)
      }
      books.append(book)
    }
    attempt { () throws(ProviderFailure) in _ = try provider.seriesNames(in: response) }
    for id in ["hQAAABtinCOMET", "OL900001L"] {
      attempt { () throws(ProviderFailure) in
        _ = try provider.series(id, in: [response, response])
      }
    }
  }

  private mutating func attempt(_ reading: () throws(ProviderFailure) -> Void) {
    do throws(ProviderFailure) {
      try reading()
    } catch {
      failures += error.provider == provider.name ? 1 : 1_000
    }
  }

  /// Checks the books against the contract and the bounds.
  func checkBooks() throws {
    for book in books {
      let work = book.work
      try claim(!work.title.isEmpty && work.title.unicodeScalars.count <= 1_000, "a title within bounds")
      try claim(work.authorNames == book.authors.map(\.name), "an author for each name")
      try claim((work.description?.unicodeScalars.count ?? 0) <= 10_000, "a description within bounds")
      try claim(work.coverImageURL?.hasPrefix("https://") != false, "a cover that an app may open")
      try claim(work.subjectTags.count <= 400 && work.series.count <= 60, "lists within bounds")
      for edition in book.editions {
        try claim(edition.isbns.allSatisfy { (try? ISBN($0)) != nil }, "valid numbers")
        try claim(edition.isbn == edition.isbns.first, "the first number")
        try claim(edition.pageCount.map { (1...30_000).contains($0) } ?? true, "pages within bounds")
        try claim(edition.publicationDate.map { $0.utf8.count <= 10 } ?? true, "a date in its form")
      }
    }
    let data = SearchResponseData(WorkDeduplication.corrected.merge(books))
    let envelope = ResponseEnvelope<SearchResponseData>(.success(data), meta: ResponseMeta())
    try claimEqual(try ResponseEnvelope<SearchResponseData>.decode(from: envelope.encoded()).data, data)
  }
}

@Suite("Damaged payloads", .timeLimit(.minutes(60)))
struct DamagedPayloadTests {
  private static let providers: [(folder: String, provider: any MetadataProvider)] = [
    ("google-books", GoogleBooksProvider()), ("open-library", OpenLibraryProvider()),
    ("isbndb", ISBNdbProvider()),
  ]

  @Test("Every payload of the corpus gives values or typed failures, at every provider")
  func corpus() throws {
    var values = 0
    for (folder, _) in Self.providers {
      let names = try Corpus.payloads(of: folder)
      #expect(names.count >= 12)
      for name in names {
        for (_, provider) in Self.providers {
          let readings = try Readings(provider, Corpus.response(name, of: folder))
          #expect(readings.failures < 1_000)
          try readings.checkBooks()
          values += readings.books.count
        }
      }
    }
    #expect(values > 100)
  }

  @Test("Every payload gives values or typed failures after any damage")
  func damaged() throws {
    var payloads: [(provider: any MetadataProvider, bytes: [UInt8])] = []
    for (folder, provider) in Self.providers {
      for name in try Corpus.payloads(of: folder) {
        payloads.append((provider, Array(try Corpus.payload(name, of: folder))))
      }
    }
    let changes = Gen<[PayloadMutation]>.array(of: PayloadMutation.any, count: 1...4)
    let statuses = Gen<Int>.element(of: [200, 200, 200, 404, 429, 403, 500])
    let sample = Gen<Int>.integer(in: 0...(payloads.count - 1))
    try check(
      "damaged payloads", combine(sample, changes, statuses), count: 1_000, shrinkBudget: 200
    ) { sample, changes, status in
      let bytes = changes.reduce(payloads[sample].bytes) { $1.applied(to: $0) }
      let response = HTTPResponse(status: status, body: Data(bytes))
      let readings = try Readings(payloads[sample].provider, response)
      try claim(readings.failures < 1_000, "failures of this provider only")
      try readings.checkBooks()
    }
  }

  @Test(
    "A payload cut off at any byte gives values or typed failures",
    arguments: [
      ("google-books", "one-volume.json"), ("open-library", "one-work.json"), ("isbndb", "one-book.json"),
    ])
  func cutOff(folder: String, name: String) throws {
    let bytes = try Corpus.payload(name, of: folder)
    let provider = try #require(Self.providers.first { $0.folder == folder }).provider
    for end in stride(from: 0, to: bytes.count - 2, by: 3) {
      let response = HTTPResponse(status: 200, body: bytes.prefix(end))
      #expect(throws: ProviderFailure(.unreadable, provider: provider.name)) {
        try provider.normalize(response, for: .title("T"))
      }
    }
  }
}
