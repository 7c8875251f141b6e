import BooksTrackAPI
import Foundation
import Simulation
import Synthesis
import Testing

@testable import Providers

@Suite struct ISBNdbTests {
  private let isbndb = World.completeISBNdb

  private func records() throws -> [[String: Any]] {
    try World.catalog.editions.prefix(3_000).compactMap(\.isbn).flatMap {
      try ask(request("/book/\($0)"), of: isbndb).records
    }
  }

  @Test func `A record has the fields of the real one in either of their types`() throws {
    var dates: Set<String> = []
    var (pages, authors) = (0, 0)
    let records = try records()
    for record in records {
      #expect(record["title"] is String)
      #expect((record["isbn13"] as? String)?.count == 13)
      #expect(record["isbn"] is String)
      #expect(record["series"] == nil)
      switch record["date_published"] {
      case is Int: dates.insert("number")
      case let text as String: dates.insert(String(text.count))
      default: dates.insert("none")
      }
      if record["pages"] is Int { pages += 1 }
      if record["authors"] is [String] { authors += 1 }
    }
    #expect(dates == ["number", "4", "7", "10", "20", "none"])
    #expect((76...88).contains(pages * 100 / records.count))
    #expect(authors * 100 >= records.count * 97 && authors < records.count)
  }

  @Test func `Names have additions, and languages have several forms`() throws {
    let records = try records()
    let names = records.flatMap { $0["authors"] as? [String] ?? [] }
    #expect(names.contains { $0.hasSuffix(" ~autofilled~") })
    #expect(names.contains { $0.contains(", ") } && names.contains { $0 == $0.uppercased() })
    let languages = Set(records.compactMap { $0["language"] as? String })
    #expect(languages.isSuperset(of: ["en", "en_US", "English", "de"]))
  }

  @Test func `A long title contains the subtitle or the series, and so do some short ones`() throws {
    let titles = try records().compactMap { record in
      (record["title_long"] as? String).map { (record["title"] as? String ?? "", $0) }
    }
    #expect(titles.contains { $0 != $1 && $1.hasPrefix($0) && $1.hasSuffix(")") })
    #expect(titles.contains { $0 == $1 && $1.hasSuffix(")") })
  }

  @Test func `There is one record for each ISBN`() throws {
    for edition in World.catalog.editions.prefix(500) {
      guard let isbn = edition.isbn else { continue }
      let answer = try ask(request("/book/\(isbn)"), of: isbndb)
      #expect(answer.numbers == [isbn.isbn13])
      #expect(isbndb.work(forISBN: isbn.isbn13) == edition.work)
      if let ten = isbn.isbn10 { #expect(isbndb.work(forExternalID: ten) == edition.work) }
    }
    #expect(isbndb.shelf.volumes.count == World.catalog.editions.count { $0.isbn != nil })
    #expect(isbndb.seriesPlace(forExternalID: "9780261103573") == nil)
  }

  @Test(arguments: [
    "/book/9780000000002", "/book/xyz", "/book/", "/books/xyzzyplugh", "/nothing", "/search/books",
  ])
  func `A missing record is an error of two words`(path: String) throws {
    let answer = try ask(request(path), of: isbndb)
    #expect(answer.status == 404)
    #expect(answer.json["errorMessage"] as? String == "Not Found")
    #expect(answer.json["errorType"] as? String == "string")
  }

  @Test func `Lists have the name of their endpoint, and pages are consecutive`() throws {
    let books = try ask(request("/books/the", ("column", "title"), ("pageSize", "4")), of: isbndb)
    #expect((books.json["books"] as? [Any])?.count == 4 && (books.json["total"] as? Int ?? 0) > 100)
    let found = try ask(request("/search/books", ("text", "the"), ("pageSize", "4")), of: isbndb)
    #expect((found.json["data"] as? [Any])?.count == 4)
    let second = try ask(
      request("/books/the", ("column", "title"), ("pageSize", "2"), ("page", "2")), of: isbndb)
    #expect(second.numbers == Array(books.numbers.dropFirst(2)))
    let last = String(Int.max)
    #expect(
      try ask(request("/books/the", ("column", "title"), ("pageSize", last), ("page", last)), of: isbndb)
        .status == 404)
  }

  @Test func `A path may be percent-encoded`() throws {
    let work = World.plainWorks[2]
    let title = World.catalog.works[work].title
    let encoded = title.replacing(" ", with: "%20").replacing("'", with: "%27")
    let plain = try ask(request("/books/\(title)", ("column", "title")), of: isbndb)
    #expect(try ask(request("/books/\(encoded)", ("column", "title")), of: isbndb).numbers == plain.numbers)
    #expect(plain.numbers.contains { isbndb.work(forISBN: $0) == work })
  }

  @Test func `A title with an additional word still finds the work`() throws {
    let work = try #require(
      World.plainWorks.first { SearchWords.distinct(in: World.catalog.works[$0].title).count > 2 })
    let title = World.catalog.works[work].title
    let loose = try ask(request("/books/\(title) xyzzyplugh", ("column", "title")), of: isbndb)
    #expect(loose.numbers.contains { isbndb.work(forISBN: $0) == work })
    #expect(try ask(request("/books/xyzzyplugh \(title)", ("column", "title")), of: isbndb).status == 404)
  }
}
