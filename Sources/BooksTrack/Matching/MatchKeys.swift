// What of a book is compared, made once for each book: folding a title and taking it apart costs more than all
// the look-ups that follow.

public import BooksTrackAPI

/// Everything that a match compares. Made by `MatchRules`; keys of different rules are not to be mixed.
public struct MatchKeys: Hashable, Sendable {
  /// Finds books with the same title but for case and the like (tier 1).
  var wholeTitle: UInt64
  /// Find books that may have the same title by tier 3; none twice.
  var titleParts: [UInt64]
  /// Every ISBN of the book, none twice (tier 2).
  public internal(set) var isbns: [ISBN]
  var title: TitleFacts
  /// The writers in order, without placeholders such as `Various`.
  var authors: [AuthorName]
  /// The first author as written, for rules that compare names as one string.
  var authorText: String

  /// Under which hashes the book is found.
  var postings: [UInt64] {
    var all = [wholeTitle] + titleParts + isbns.map(Self.posting) + title.seriesPostings
    all.sort()
    var unique: [UInt64] = []
    for hash in all where unique.last != hash { unique.append(hash) }
    return unique
  }

  static func posting(of isbn: ISBN) -> UInt64 { isbn.number ^ StableHash.Kind.isbn.rawValue << 8 }
}
