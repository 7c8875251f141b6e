// The search index: for every word of a title, of an author, and of either, the volumes that have it.
//
// All words of a query must be there. What is found is ranked by popularity, with volumes whose title has no
// other words in front.

import BooksTrackAPI

/// Finds volumes.
struct GoogleBooksIndex: Sendable {
  let shelf: GoogleBooksShelf
  private let words: PostingLists
  /// The distinct words of each volume's title, without its subtitle, as one number.
  private let titles: [UInt64]

  /// More matches than anybody pages through.
  static let mostMatches = 400

  /// Keeps the words of one field apart from those of another.
  private enum Field: UInt64 {
    case title = 0x5851_F42D_4C95_7F2D
    case author = 0x1405_7B7E_F767_814F
    case anywhere = 0x2545_F491_4F6C_DD1D
  }

  init(shelf: GoogleBooksShelf, volumes: [GoogleBooksVolume]) {
    self.shelf = shelf
    var builder = PostingListsBuilder(capacity: volumes.count * 16)
    var titles: [UInt64] = []
    titles.reserveCapacity(volumes.count)
    var all: [UInt64] = []
    for (rank, volume) in volumes.enumerated() {
      var titleWords = SearchWords.distinct(in: volume.title)
      titles.append(titleWords.reduce(0, ^))
      if let subtitle = volume.subtitle {
        SearchWords.forEach(in: subtitle) { if !titleWords.contains($0) { titleWords.append($0) } }
      }
      all.removeAll(keepingCapacity: true)
      all += titleWords
      var authorWords: [UInt64] = []
      for author in volume.authors {
        SearchWords.forEach(in: author) { if !authorWords.contains($0) { authorWords.append($0) } }
      }
      for word in authorWords where !all.contains(word) { all.append(word) }
      for word in titleWords { builder.add(word ^ Field.title.rawValue, thing: rank) }
      for word in authorWords { builder.add(word ^ Field.author.rawValue, thing: rank) }
      for word in all { builder.add(word ^ Field.anywhere.rawValue, thing: rank) }
    }
    words = builder.build()
    self.titles = titles
  }

  /// The volumes that match, best first.
  func search(_ query: GoogleBooksQuery) -> [Int] {
    if let text = query.isbn { return (try? ISBN(text)).map { shelf.volumes(isbn: $0) } ?? [] }
    let wanted =
      query.title.map { $0 ^ Field.title.rawValue } + query.author.map { $0 ^ Field.author.rawValue }
      + query.anywhere.map { $0 ^ Field.anywhere.rawValue }
    let found = words.things(withAll: wanted, limit: Self.mostMatches)
    guard !query.title.isEmpty else { return found }
    let title = query.title.reduce(0, ^)
    return found.filter { titles[$0] == title } + found.filter { titles[$0] != title }
  }
}
