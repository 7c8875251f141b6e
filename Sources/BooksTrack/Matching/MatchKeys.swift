// What of a book is compared. Folding a title and taking it apart costs more than all the look-ups that
// follow, so the parts are made once and shared: by a row of a file and the work that comes of it, by the
// work and the question that is asked about it, by the question and an answer in the same words.

public import BooksTrackAPI

/// Everything that a match compares. Made by `MatchRules`; keys of different rules are not to be mixed.
public struct MatchKeys: Equatable, Sendable {
  let titleKeys: Shared<TitleKeys>
  let writerKeys: Shared<WriterKeys>
  /// Every ISBN of the book, none twice (tier 2).
  public let isbns: [ISBN]
  /// The letters of the title's main part, at hand without following a reference.
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

  /// Under which hashes the book is found.
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

  /// The postings of a book's earlier keys and these, without those that stand in both because title and
  /// writers are the same: a look-up that adds a number changes nothing else, and the traces of a title cost
  /// more than all the rest.
  func postings(inPlaceOf old: MatchKeys?) -> (before: [UInt64], after: [UInt64]) {
    guard let old, old.titleKeys == titleKeys, old.writerKeys == writerKeys else {
      return (old?.postings ?? [], postings)
    }
    return (old.isbns.map(Self.posting), isbns.map(Self.posting))
  }

  /// Whether a hash is one of `postings` that says something of the book and is not asked for its writer: a
  /// number, a series, a writer.
  func isMark(_ hash: UInt64) -> Bool {
    isbns.contains { Self.posting(of: $0) == hash } || title.isPosted(underSeries: hash)
      || authors.first.map { StableHash.of($0.text, kind: .writer) == hash } ?? false
  }

  /// Whether a hash is one of `postings`.
  func isFound(under hash: UInt64) -> Bool {
    hash == wholeTitle || titleParts.contains(hash) || isbns.contains { Self.posting(of: $0) == hash }
      || title.isPosted(underSeries: hash)
  }

  /// Whether title and writers of another book are in these words.
  func isSpelledAs(_ other: MatchKeys?) -> Bool {
    guard let other else { return false }
    return titleKeys == other.titleKeys && authors == other.authors
  }

  /// The first writers of two books, if they are not the same by the rules of names.
  func differentWriters(from other: MatchKeys) -> (AuthorName, AuthorName)? {
    guard WriterComparison(authors, other.authors) == .different, let first = authors.first,
      let second = other.authors.first
    else { return nil }
    return (first, second)
  }

  static func posting(of isbn: ISBN) -> UInt64 { isbn.number ^ StableHash.Kind.isbn.rawValue << 8 }
}

/// What of a title is compared.
struct TitleKeys: Equatable, Sendable {
  /// The title as written.
  let text: String
  /// Finds books with the same title but for case and the like (tier 1).
  let whole: UInt64
  /// Find books that may have the same title by tier 3; none twice.
  let parts: [UInt64]
  let facts: TitleFacts
  let letters: LetterParity
  /// Whether the title has a marker of a volume; true as well if it was not read for one.
  let mayHaveMarkers: Bool

  /// Whether they were made from these very scalars. Two texts that are equal may be composed and decomposed,
  /// and a title is read scalar by scalar.
  func isMade(from title: String) -> Bool { text.utf8.elementsEqual(title.utf8) }
}

/// What of those who wrote a book is compared.
struct WriterKeys: Equatable, Sendable {
  /// All names as written, the writer first.
  let names: [String]
  /// The writers in order, without placeholders such as `Various`.
  let authors: [AuthorName]

  /// Whether they were made from the very scalars of these names.
  func isMade(from names: [String]) -> Bool {
    self.names.elementsEqual(names) { $0.utf8.elementsEqual($1.utf8) }
  }
}
