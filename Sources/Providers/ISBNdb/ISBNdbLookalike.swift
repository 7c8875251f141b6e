// A look-alike of ISBNdb for a synthetic catalog, with the paths, parameters, formats and peculiarities of
// the real service.
//
//     GET /book/9780261103573
//     GET /books/the two towers?column=title&pageSize=5
//     GET /search/books?text=the two towers&author=tolkien&pageSize=5
//
// There is one record per ISBN; there are no works and no series. The value is immutable and can be shared
// between threads; its answers depend only on the catalog and the request.

package import BooksTrackAPI
import Foundation
package import Synthesis

/// The content of an answer before rendering.
enum ISBNdbContent {
  case record(Int)
  case list([Int], total: Int, isSearch: Bool)
  case notFound
}

/// A look-alike of ISBNdb.
package struct ISBNdbLookalike: RenderingLookalike {
  let shelf: ProviderHoldings
  private let index: BookIndex
  private let json: ISBNdbJSON

  /// Indexes a catalog. This takes some tenths of a second for the default size, so keep the value.
  ///
  /// - Parameter gaps: The works that no provider has.
  package init(
    catalog: Catalog, coverage: ProviderCoverage = .isbndb, gaps: CommonGaps = .none
  ) {
    // Whatever the coverage, it is indexed by ISBN and has no works.
    var coverage = coverage
    coverage.missingUnnumberedEditions = 10_000
    coverage.hasWorks = false
    let shelf = ProviderHoldings(
      catalog: catalog, coverage: coverage, gaps: gaps, draw: StableDraw(seed: catalog.seed &+ 0x15B4_DB))
    let json = ISBNdbJSON(shelf: shelf)
    index = BookIndex(count: shelf.volumes.count) { rank in
      let edition = shelf.edition(shelf.misfilings[rank])
      let (title, long) = json.wording.titles(ofEdition: edition)
      return SearchableBook(
        titles: title == long ? [(title, nil)] : [(title, nil), (long, nil)],
        authors: json.wording.authors(ofEdition: edition))
    }
    self.shelf = shelf
    self.json = json
  }

  // MARK: Truth

  /// The index of the catalog edition with an ISBN, if the provider has it.
  package func edition(forISBN text: String) -> Int? {
    guard let isbn = try? ISBN(text), let edition = shelf.catalog.edition(isbn: isbn), knows(edition: edition)
    else { return nil }
    return edition
  }

  /// The index of the catalog work of an ISBN, if the provider has the edition.
  package func work(forISBN text: String) -> Int? {
    edition(forISBN: text).map { shelf.catalog.editions[$0].work }
  }

  package func knows(work: Int) -> Bool { shelf.knows(work: work) }

  /// Returns true if it has a catalog edition.
  package func knows(edition: Int) -> Bool { shelf.rank(of: edition) != nil }

  /// Records have no identifier but the ISBN, so the result is the work whose record is sent for it.
  package func work(forExternalID value: String) -> Int? {
    edition(forISBN: value).flatMap { shelf.rank(of: $0) }.map { shelf.original(shelf.misfilings[$0]) }
  }

  package func work(onCover url: String) -> Int? {
    guard url.hasPrefix("https://images.isbndb.com/covers/") else { return nil }
    return work(forExternalID: String(url.dropLast(4).suffix(13)))
  }

  package func titles(ofWork work: Int) -> [String] {
    shelf.catalog.works[work].editions.filter { shelf.rank(of: $0) != nil }
      .flatMap { [ISBNdbWording(shelf: shelf).titles(ofEdition: $0)].flatMap { [$0.title, $0.long] } }
  }

  package func sentTitles(ofWork work: Int) -> [String] {
    shelf.sentVolumes(ofWork: work).flatMap { volume in
      let (title, long) = json.wording.titles(ofEdition: shelf.edition(volume))
      return [title, long]
    }
  }

  package func sends(work: Int, under isbn: ISBN) -> Bool { self.work(forExternalID: isbn.isbn13) == work }

  package func titles(misfiledUnderWork work: Int) -> [(work: Int, title: String)] {
    shelf.misfiled(underWork: work).map {
      (shelf.original($0), json.wording.titles(ofEdition: shelf.edition($0)).title)
    }
  }

  package func statement(forExternalID value: String) -> EditionStatement? {
    edition(forISBN: value).flatMap(shelf.rank(of:)).map(json.statement(ofRank:))
  }

  package func describes(work: Int, as text: String) -> Bool {
    shelf.catalog.works[work].editions.contains {
      Blurbs.make(text, from: shelf.draw.roll(.description, $0, below: 100_000))
    }
  }

  /// Leaves out `Subjects`, which precedes most lists and is not a subject.
  package func headings(ofWork work: Int) -> [String] {
    shelf.catalog.works[work].editions.flatMap { json.wording.subjects(ofEdition: $0) }
      .filter { $0 != ISBNdbWording.noSubject }
  }

  /// Returns nil, because records have no series.
  package func seriesPlace(forExternalID value: String) -> CatalogMembership? { nil }

  // MARK: Requests

  private static let usualPage = 20
  private static let largestPage = 1_000

  func content(of request: HTTPRequest) -> ISBNdbContent {
    if let text = Self.tail(of: request.path, behind: "/book/") {
      let edition = edition(forISBN: text)
      return edition.flatMap(shelf.rank(of:)).map { .record($0) } ?? .notFound
    }
    if request.path == "/search/books" {
      return page(
        loosely(
          anywhere: SearchWords.distinct(in: request["text"] ?? ""),
          author: SearchWords.distinct(in: request["author"] ?? "")), request, isSearch: true)
    }
    guard let text = Self.tail(of: request.path, behind: "/books/") else { return .notFound }
    let words = SearchWords.distinct(in: text)
    let found =
      switch request["column"] {
      case "title": loosely(title: words)
      case "author": index.search(author: words)
      default: loosely(anywhere: words)
      }
    return page(found, request, isSearch: false)
  }

  /// The rest of a path after a prefix, percent-decoded if necessary.
  private static func tail(of path: String, behind start: String) -> String? {
    guard path.hasPrefix(start), path.utf8.count > start.utf8.count else { return nil }
    let text = String(path.dropFirst(start.count))
    return text.contains("%") ? text.removingPercentEncoding ?? text : text
  }

  private func page(_ found: [Int], _ request: HTTPRequest, isSearch: Bool) -> ISBNdbContent {
    let size = Self.number(request["pageSize"]) ?? Self.usualPage
    let page = Self.number(request["page"]) ?? 1
    let ranks = Array(found.dropFirst((page - 1) * size).prefix(size))
    return ranks.isEmpty ? .notFound : .list(ranks, total: found.count, isSearch: isSearch)
  }

  /// A number of the query, clamped to `1...largestPage`.
  private static func number(_ text: String?) -> Int? {
    text.flatMap { Int($0) }.map { min(max($0, 1), largestPage) }
  }

  /// Returns records that match all words or, if there are none, as many leading words as possible, but more
  /// than half.
  ///
  /// So a search for a title that it lacks finds another volume or another book.
  private func loosely(title: [UInt64] = [], anywhere: [UInt64] = [], author: [UInt64] = []) -> [Int] {
    let most = max(title.count, anywhere.count)
    guard most > 0 else { return index.search(author: author) }
    var left = most
    while left > most / 2 {
      let found = index.search(
        title: Array(title.prefix(left)), author: author, anywhere: Array(anywhere.prefix(left)))
      if !found.isEmpty { return found }
      left -= 1
    }
    return []
  }

  // MARK: Faults

  func books(in content: ISBNdbContent) -> [Int] {
    switch content {
    case .record(let rank): [rank]
    case .list(let ranks, _, _): ranks
    case .notFound: []
    }
  }

  func replacing(_ content: ISBNdbContent, with books: [Int]) -> ISBNdbContent? {
    guard let first = books.first else { return .notFound }
    switch content {
    case .record: return books.count == 1 ? .record(first) : nil
    case .list(_, let total, let isSearch): return .list(books, total: total, isSearch: isSearch)
    case .notFound: return nil
    }
  }

  func refusal(_ fault: ProviderFault, detail: Int) -> HTTPResponse? {
    ISBNdbRefusal.response(fault, detail: detail)
  }

  // MARK: Rendering

  func render(_ content: ISBNdbContent, variation: Int, distortion: Distortion) -> HTTPResponse {
    switch content {
    case .record(let rank): .json(json.single(rank, distortion: distortion))
    case .list(let ranks, let total, let isSearch):
      .json(json.list(ranks, total: total, isSearch: isSearch, distortion: distortion))
    case .notFound: ISBNdbRefusal.notFound
    }
  }
}
