// The search index of a provider: for every word of a title, of an author, and of anything, the things that have
// it; and for every whole title the things that bear it.
//
// All words of a query must be there. What is found is ranked by popularity, with things whose title has no other
// words in front. So what comes first can be the next volume, or another author's book of the same title.

/// What can be found of a thing.
struct SearchableBook {
  /// Each with its subtitle.
  var titles: [(title: String, subtitle: String?)]
  var authors: [String]
  /// Further words that are looked for without a field.
  var others: [String] = []
}

/// Finds things.
struct BookIndex: Sendable {
  private let words: PostingLists

  /// More matches than any client asks for.
  static let mostMatches = 400

  /// Keeps the words of one field apart from those of another.
  private enum Field: UInt64 {
    case title = 0x5851_F42D_4C95_7F2D
    case author = 0x1405_7B7E_F767_814F
    case anywhere = 0x2545_F491_4F6C_DD1D
    case wholeTitle = 0x6C62_272E_07BB_0142
  }

  /// Indexes things in ascending order, the most popular first.
  init(count: Int, book: (Int) -> SearchableBook) {
    var builder = PostingListsBuilder(capacity: count * 17)
    for thing in 0..<count { Self.add(book(thing), thing: thing, to: &builder) }
    words = builder.build()
  }

  private static func add(_ book: SearchableBook, thing: Int, to builder: inout PostingListsBuilder) {
    var titleWords: [UInt64] = []
    var wholes: [UInt64] = []
    for (title, subtitle) in book.titles {
      let words = SearchWords.distinct(in: title)
      let whole = words.reduce(0, ^)
      if !wholes.contains(whole) { wholes.append(whole) }
      for word in words where !titleWords.contains(word) { titleWords.append(word) }
      if let subtitle { collect(subtitle, into: &titleWords) }
    }
    var authorWords: [UInt64] = []
    for author in book.authors { collect(author, into: &authorWords) }
    var all = titleWords
    for word in authorWords where !all.contains(word) { all.append(word) }
    for other in book.others { collect(other, into: &all) }
    for word in titleWords { builder.add(word ^ Field.title.rawValue, thing: thing) }
    for word in authorWords { builder.add(word ^ Field.author.rawValue, thing: thing) }
    for word in all { builder.add(word ^ Field.anywhere.rawValue, thing: thing) }
    for whole in wholes { builder.add(whole ^ Field.wholeTitle.rawValue, thing: thing) }
  }

  private static func collect(_ text: String, into words: inout [UInt64]) {
    SearchWords.forEach(in: text) { if !words.contains($0) { words.append($0) } }
  }

  /// The things that match, best first.
  func search(title: [UInt64] = [], author: [UInt64] = [], anywhere: [UInt64] = []) -> [Int] {
    let wanted =
      title.map { $0 ^ Field.title.rawValue } + author.map { $0 ^ Field.author.rawValue }
      + anywhere.map { $0 ^ Field.anywhere.rawValue }
    let found = words.things(withAll: wanted, limit: Self.mostMatches)
    guard !title.isEmpty, found.count > 1 else { return found }
    let whole = title.reduce(0, ^) ^ Field.wholeTitle.rawValue
    let exact = words.things(withAll: wanted + [whole], limit: Self.mostMatches)
    return Self.putting(exact, first: found)
  }

  /// The ascending list with those of another ascending list in front.
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
