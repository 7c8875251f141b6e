// The values of a book that are compared. Folding and parsing a title costs more than all the look-ups that
// follow, so they are made once and shared: by a row of a file and its work, by the work and a look-up for
// it, by the look-up and an answer with the same text.

public import BooksTrackAPI

/// All values that a match compares, made by `MatchRules`. Keys of different rules must not be mixed.
public struct MatchKeys: Equatable, Sendable {
  let titleKeys: Shared<TitleKeys>
  let writerKeys: Shared<WriterKeys>
  /// Every ISBN of the book, without duplicates (tier 2).
  public let isbns: [ISBN]
  /// The letters of the title's main part, kept here to avoid a reference.
  let letters: LetterParity

  init(titleKeys: Shared<TitleKeys>, writerKeys: Shared<WriterKeys>, isbns: [ISBN]) {
    self.titleKeys = titleKeys
    self.writerKeys = writerKeys
    self.isbns = isbns
    letters = titleKeys.value.letters
  }

  var wholeTitle: UInt64 { titleKeys.value.whole }
  var titleParts: [UInt64] { titleKeys.value.parts }
  var title: TitleFacts { titleKeys.value.facts }
  var authors: [AuthorName] { writerKeys.value.authors }
  /// The first author as written, for rules that compare names as one string.
  var authorText: String { writerKeys.value.names.first ?? "" }

  /// The hashes under which the book is found.
  var postings: [UInt64] {
    var all: [UInt64] = []
    all.reserveCapacity(Self.usualPostingCount)
    TitleTraces.addPosted(self, to: &all)
    all.append(wholeTitle)
    all += titleParts
    for isbn in isbns { all.append(Self.posting(of: isbn)) }
    title.addSeriesPostings(to: &all)
    title.addPlacePostings(to: &all)
    if let writer = authors.first { all.append(StableHash.of(writer.text, kind: .writer)) }
    all.sort()
    var count = 0
    for index in all.indices where count == 0 || all[index] != all[count - 1] {
      all[count] = all[index]
      count += 1
    }
    all.removeSubrange(count...)
    return all
  }

  /// Most books have no more postings.
  private static let usualPostingCount = 16

  /// Returns the postings of a book's earlier keys and of these. If title and writers are unchanged, their
  /// postings are left out of both: a look-up that adds a number changes nothing else, and the traces of a
  /// title cost more than all the rest.
  func postings(inPlaceOf old: MatchKeys?) -> (before: [UInt64], after: [UInt64]) {
    guard let old, old.titleKeys == titleKeys, old.writerKeys == writerKeys else {
      return (old?.postings ?? [], postings)
    }
    return (old.isbns.map(Self.posting), isbns.map(Self.posting))
  }

  /// Returns true if a hash is a posting that is never indexed by writers: that of a number, a series or a
  /// writer.
  func isMark(_ hash: UInt64) -> Bool {
    isbns.contains { Self.posting(of: $0) == hash } || title.isPosted(underSeries: hash)
      || authors.first.map { StableHash.of($0.text, kind: .writer) == hash } ?? false
  }

  /// Returns true if the book is posted under a hash.
  func isFound(under hash: UInt64) -> Bool {
    hash == wholeTitle || titleParts.contains(hash) || isbns.contains { Self.posting(of: $0) == hash }
      || title.isPosted(underSeries: hash)
  }

  /// Returns true if title and writers of another book have the same text.
  func isSpelledAs(_ other: MatchKeys?) -> Bool {
    guard let other else { return false }
    return titleKeys == other.titleKeys && authors == other.authors
  }

  /// Returns the first writers of two books; nil unless they are different by the rules of names.
  func differentWriters(from other: MatchKeys) -> (AuthorName, AuthorName)? {
    guard WriterComparison(authors, other.authors) == .different, let first = authors.first,
      let second = other.authors.first
    else { return nil }
    return (first, second)
  }

  static func posting(of isbn: ISBN) -> UInt64 { isbn.number ^ StableHash.Kind.isbn.rawValue << 8 }
}

/// The compared values of a title.
struct TitleKeys: Equatable, Sendable {
  /// The title as written.
  let text: String
  /// The hash of the title without case and the like (tier 1).
  let whole: UInt64
  /// The hashes of parts of the title (tier 3), without duplicates.
  let parts: [UInt64]
  let facts: TitleFacts
  let letters: LetterParity
  /// True if the title may have a marker of a volume, also if it was not parsed.
  let mayHaveMarkers: Bool

  /// Returns true if the keys were made from exactly these scalars. Equal texts may be composed or
  /// decomposed, and titles are parsed by scalars.
  func isMade(from title: String) -> Bool { text.utf8.elementsEqual(title.utf8) }
}

/// The compared values of a book's writers.
struct WriterKeys: Equatable, Sendable {
  /// All names as written, the writer first.
  let names: [String]
  /// The writers in order, without placeholders such as `Various`.
  let authors: [AuthorName]

  /// Returns true if the keys were made from exactly the scalars of these names.
  func isMade(from names: [String]) -> Bool {
    self.names.elementsEqual(names) { $0.utf8.elementsEqual($1.utf8) }
  }
}
