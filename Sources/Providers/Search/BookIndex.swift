// The search index of a provider: posting lists of books for each word of a title, of an author and of any
// field, and for each complete title.
//
// A book must contain all words of a query. Results are ranked by popularity, but books whose title has no
// other words come first. So the first result can be another volume, or another author's book with the same
// title.

/// The searchable text of a book.
struct SearchableBook {
  /// Titles with their subtitles.
  var titles: [(title: String, subtitle: String?)]
  var authors: [String]
  /// Further words, which are found only without a field.
  var others: [String] = []
}

/// Finds books.
struct BookIndex: Sendable {
  private let words: PostingLists

  /// The maximum number of results; more than any client requests.
  static let mostMatches = 400

  /// Indexes books by rank, most popular first.
  init(count: Int, book: (Int) -> SearchableBook) {
    var builder = PostingListsBuilder(capacity: count * 17)
    var titleWords: [UInt64] = []
    for thing in 0..<count {
      let book = book(thing)
      for (title, subtitle) in book.titles {
        SearchWords.collect(title, into: &titleWords)
        for word in titleWords { builder.add(word, in: .title, thing: thing) }
        builder.add(builder.number(of: titleWords.reduce(0, ^)), in: .wholeTitle, thing: thing)
        if let subtitle { builder.add(subtitle, in: .title, thing: thing) }
      }
      for author in book.authors { builder.add(author, in: .author, thing: thing) }
      for other in book.others { builder.add(other, in: .anywhere, thing: thing) }
    }
    words = builder.build()
  }

  /// Returns the matching books, best first.
  func search(title: [UInt64] = [], author: [UInt64] = [], anywhere: [UInt64] = []) -> [Int] {
    let wanted =
      title.map { SearchTerm(word: $0, field: .title) } + author.map { SearchTerm(word: $0, field: .author) }
      + anywhere.map { SearchTerm(word: $0, field: .anywhere) }
    let found = words.things(withAll: wanted, limit: Self.mostMatches)
    guard !title.isEmpty, found.count > 1 else { return found }
    let whole = SearchTerm(word: title.reduce(0, ^), field: .wholeTitle)
    let exact = words.things(withAll: wanted + [whole], limit: Self.mostMatches)
    return Self.putting(exact, first: found)
  }

  /// Moves the elements of one ascending list to the front of another.
  private static func putting(_ chosen: [Int], first all: [Int]) -> [Int] {
    var front: [Int] = []
    var back: [Int] = []
    var place = 0
    for thing in all {
      while place < chosen.count, chosen[place] < thing { place += 1 }
      if place < chosen.count, chosen[place] == thing { front.append(thing) } else { back.append(thing) }
    }
    return front + back
  }
}

extension PostingListsBuilder {
  /// Adds a word of a book to a field and to `anywhere`.
  fileprivate mutating func add(_ word: UInt64, in field: SearchField, thing: Int) {
    let number = number(of: word)
    add(number, in: field, thing: thing)
    if field != .anywhere { add(number, in: .anywhere, thing: thing) }
  }

  /// Adds all words of a text.
  fileprivate mutating func add(_ text: String, in field: SearchField, thing: Int) {
    SearchWords.forEach(in: text) { add($0, in: field, thing: thing) }
  }
}
