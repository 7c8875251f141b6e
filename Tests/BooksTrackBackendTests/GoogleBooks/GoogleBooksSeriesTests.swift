// Google's series, and advanced search (CON-2, CON-3).

import BooksTrackAPI
import BooksTrackBackend
import Foundation
import Testing

@Suite("Google Books: series and advanced search")
struct GoogleBooksSeriesTests {
  @Test("Title and author are separate fields of one query")
  func titleAndAuthor() {
    let request = GoogleBooksProvider().request(
      for: .titleAndAuthor(title: "The \"Salt\" Road", author: "Ida Quell"))
    #expect(request?["q"] == "intitle:The Salt Road inauthor:Ida Quell")
  }

  @Test("A series is its name and its volumes, in order of their places (CON-2)")
  func series() throws {
    let responses = try ["series-get.json", "series-members.json"].map { try Corpus.response($0) }
    let provider = GoogleBooksProvider()
    let series = try #require(try provider.series("hQAAABtinCOMET", in: responses))
    #expect(series.name == "Tin Comet")
    #expect(series.works.map(\.workID) == ["tInC0met01AJ", "tInC0met02AJ", "tInC0metXXAJ"])
    #expect(series.works.map(\.position) == ["1", "2", nil])
    let other = try provider.series("notThere", in: responses)
    #expect(other == nil)
  }

  @Test("A text that is invalid in a path is no series identifier", arguments: ["", "a b", "a/../b", "é"])
  func badSeries(id: String) {
    #expect(GoogleBooksProvider().seriesRequests(for: id).isEmpty)
  }

  @Test("Payloads of the corpus with other oddities", arguments: ["deep.json", "error-page.html"])
  func unreadable(payload: String) throws {
    let response = try Corpus.response(payload)
    #expect(throws: ProviderFailure(.unreadable, provider: "google-books")) {
      try GoogleBooksProvider().normalize(response, for: .title("T"))
    }
  }

  @Test("Any script is preserved, HTML is removed from descriptions, absurd values are dropped")
  func oddities() throws {
    let provider = GoogleBooksProvider()
    let books = try provider.normalize(Corpus.response("unicode.json"), for: .title("T")).books
    #expect(books.first?.work.title == "銀の灯台 — 〈上〉 🗼")
    #expect(books.first?.work.description == "灯台の 物語 & more")
    let absurd = try provider.normalize(Corpus.response("absurd.json"), for: .title("T")).books
    #expect(absurd.first?.editions.first?.pageCount == nil)
    #expect(absurd.first?.editions.first?.publicationDate == nil)
    #expect(absurd.first?.editions.first?.isbns == [])
  }
}
