// The known facts of a work before its look-up.

public import BooksTrackAPI

/// A work as the input of a search.
public struct EnrichmentSubject: Hashable, Sendable {
  /// The title in the library, not normalized.
  public let title: String
  /// The writers, the main one first; translators and other contributors are left out, as in comparisons of
  /// books.
  public let authors: [String]
  /// The ISBNs of the reader's editions, that of the entry first.
  public let isbns: [ISBN]
  /// The work's keys by the rules of the library.
  private var known: (rules: MatchRules, keys: MatchKeys)?

  /// Creates a subject.
  public init(title: String, authors: [String], isbns: [ISBN]) {
    self.title = title
    self.authors = authors
    self.isbns = isbns
  }

  /// Creates the subject of a work; nil if the work is gone (ENR-7).
  public init?(_ id: WorkID, in library: Library) {
    guard let work = library.works[id] else { return nil }
    let preferred = library.entries(of: id).compactMap { $0.edition }
    let editions = library.editions(of: id)
    var isbns: [ISBN] = []
    for isPreferred in [true, false] {
      for edition in editions where preferred.contains(edition.id) == isPreferred {
        for isbn in edition.facts.allISBNs where !isbns.contains(isbn) { isbns.append(isbn) }
      }
    }
    let writers = work.authors.filter { $0.role == nil }.compactMap { library.authors[$0.author]?.name }
    self.init(title: work.title, authors: writers, isbns: isbns)
    known = library.matchIndex.keys(of: id).map { (library.matchIndex.rules, $0) }
  }

  /// Returns the keys of the work by those rules; nil if the library has other rules.
  func keys(by rules: MatchRules) -> MatchKeys? { known.flatMap { $0.rules == rules ? $0.keys : nil } }

  /// Returns the queries, to be sent in sequence until an answer is certain: the ISBN of the reader's edition
  /// first; then title and author, which distinguishes books with the same title; then the title alone, for
  /// authors whom providers spell differently. With the author, the title is reduced to the words common to
  /// all records, and also tried without closing parentheses. Further ISBNs are not tried: each costs a
  /// request, and the title finds them all.
  public func queries(_ rules: TitleRules) -> [MetadataQuery] {
    let written = title
    let title = rules.normalizedForSearch(written)
    let titles = rules.titlesBesideAuthor(written, normalized: title)
    let byNumber = isbns.prefix(1).map { MetadataQuery.isbn($0) }
    let writer = authors.first { !AuthorName($0).isAnonymous }
    let byAuthor = writer.map { name in titles.map { MetadataQuery.titleAndAuthor(title: $0, author: name) } }
    return byNumber + (byAuthor ?? []) + [.title(title)]
  }
}

extension EnrichmentSubject {
  /// Returns true if title, authors and ISBNs are equal.
  public static func == (left: EnrichmentSubject, right: EnrichmentSubject) -> Bool {
    left.title == right.title && left.authors == right.authors && left.isbns == right.isbns
  }

  /// Hashes the properties compared by `==`.
  public func hash(into hasher: inout Hasher) {
    hasher.combine(title)
    hasher.combine(authors)
    hasher.combine(isbns)
  }
}
