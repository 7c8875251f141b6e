// What is known of a work before it is looked up.

public import BooksTrackAPI

/// A work as the search for its facts sees it.
public struct EnrichmentSubject: Hashable, Sendable {
  /// As the library has it, not yet normalized.
  public let title: String
  /// Those who wrote it, the main one first; translators and others with a part of their own are left out, as
  /// they are when books are compared.
  public let authors: [String]
  /// Numbers of the editions that the reader has, the one of the entry first.
  public let isbns: [ISBN]
  /// What the rules of the library compare of the work.
  private var known: (rules: MatchRules, keys: MatchKeys)?

  /// Makes a subject.
  public init(title: String, authors: [String], isbns: [ISBN]) {
    self.title = title
    self.authors = authors
    self.isbns = isbns
  }

  /// The subject of a work, or nil if the work is gone (ENR-7).
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

  /// What those rules compare of the work, if they are the rules of the library that it is from.
  func keys(by rules: MatchRules) -> MatchKeys? { known.flatMap { $0.rules == rules ? $0.keys : nil } }

  /// The questions to ask, one after the other until an answer is certain: by the reader's own edition first,
  /// then by title and author, which finds the book among others of its name, and by title alone for authors
  /// that providers write otherwise. With its writer it is asked for in the words that every record of it
  /// has, and without what stands in parentheses behind it, too. More numbers than one are not tried: each
  /// costs a request, and the title finds them all.
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
  /// Whether both are the same book in the same words.
  public static func == (left: EnrichmentSubject, right: EnrichmentSubject) -> Bool {
    left.title == right.title && left.authors == right.authors && left.isbns == right.isbns
  }

  /// Feeds what `==` compares.
  public func hash(into hasher: inout Hasher) {
    hasher.combine(title)
    hasher.combine(authors)
    hasher.combine(isbns)
  }
}
