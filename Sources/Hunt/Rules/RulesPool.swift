// The books of rules worlds: standalone works, each with a word in its title and a family name that no other
// book of the pool has. A request, or a row in any spelling, can thus be assigned to its book without a
// matching rule.

import BooksTrackAPI
import Synthesis

/// The books of rules worlds. Made once, shared by threads.
struct RulesPool: Sendable {
  /// A book with the fields of a row.
  struct Book: Hashable, Sendable {
    let title: String
    let given: String
    let family: String
    let isbn: ISBN
    /// A lowercase word of the title that no other title of the pool contains.
    let word: String

    var author: String { "\(given) \(family)" }
    /// The name of an invented series.
    var series: String { "The \(family) Chronicles" }
  }

  let books: [Book]

  private static let size = 120
  /// The articles, and words that mark a title as a volume, an edition or a book about a book.
  private static let telling: Set<String> = [
    "a", "an", "book", "collected", "collection", "companion", "complete", "diary", "edition", "essays",
    "guide", "journal", "manga", "novel", "novella", "part", "play", "poems", "series", "star", "stories",
    "story", "summary", "tales", "trilogy", "volume", "wars", "workbook",
  ]

  init(catalog: Catalog) {
    var books: [Book] = []
    var words: Set<String> = []
    var families: Set<String> = []
    for work in catalog.works where books.count < Self.size {
      guard let book = Self.book(work, in: catalog), !families.contains(book.family) else { continue }
      let others = Self.words(of: book.title)
      guard !others.contains(where: words.contains) else { continue }
      books.append(book)
      words.formUnion(others)
      families.insert(book.family)
    }
    self.books = books
  }

  private static func book(_ work: CatalogWork, in catalog: Catalog) -> Book? {
    let edition = catalog.editions[work.editions.lowerBound]
    guard work.kind == .standalone, work.credits.count == 1, work.memberships.isEmpty,
      edition.language == "en",
      let isbn = edition.isbn, isbn.isbn10 != nil,
      edition.title.utf8.allSatisfy({ isLetter($0) || $0 == UInt8(ascii: " ") })
    else { return nil }
    let all = edition.title.lowercased().split(separator: " ").map(String.init)
    guard (2...5).contains(all.count), !all.contains(where: telling.contains),
      let word = all.first(where: { $0.count >= 5 })
    else { return nil }
    let author = catalog.authors[work.credits[0].author]
    let names = author.name.split(separator: " ").map(String.init)
    guard author.person == nil, names.count == 2,
      names.allSatisfy({ $0.utf8.count >= 4 && $0.utf8.allSatisfy(isLetter) })
    else { return nil }
    return Book(title: edition.title, given: names[0], family: names[1], isbn: isbn, word: word)
  }

  /// Returns the words of a title that are long enough to distinguish it.
  private static func words(of title: String) -> [String] {
    title.lowercased().split(separator: " ").filter { $0.count >= 4 }.map(String.init)
  }

  private static func isLetter(_ byte: UInt8) -> Bool {
    (UInt8(ascii: "a")...UInt8(ascii: "z")).contains(byte | 0x20)
  }
}
