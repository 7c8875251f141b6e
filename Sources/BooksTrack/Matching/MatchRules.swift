// Rules that decide if two books are the same (DUP-1 to DUP-5). A set of rules is a value that the index is
// given.

public import BooksTrackAPI

/// A policy for making and comparing the keys of books.
protocol MatchPolicy: Sendable {
  /// Returns the hash under which a whole title is found (tier 1).
  func hash(ofWholeTitle text: String) -> UInt64
  /// Returns the compared values of a title.
  func titleKeys(_ text: String) -> TitleKeys
  /// Returns the compared values of names, the writer first.
  func writerKeys(_ names: [String]) -> WriterKeys
  /// Returns the numbers of a book that are compared, without duplicates.
  func numbers(_ isbns: [ISBN]) -> [ISBN]
  /// Tier 1, for two books whose whole titles have the same hash.
  func isSameTitleAndAuthor(_ left: MatchKeys, _ right: MatchKeys) -> Bool
  /// Tier 2, for two books that share an ISBN.
  func isSameEdition(_ left: MatchKeys, _ right: MatchKeys) -> Bool
  /// Tier 3, for two books that share a part of a title: the likeness of the authors and the reason; nil if
  /// they are different books.
  func likeness(
    _ left: MatchKeys, _ right: MatchKeys, isSeries: (String) -> Bool
  ) -> (score: Int, reason: MatchReason)?
  /// True if two books with the same title, or a common part or trace of one, never match when their writers
  /// share no trace (`WriterTraces`). Otherwise all books of a title are compared.
  var knowsWriters: Bool { get }
  /// True if `mistyped` can match books; only then are books looked up by traces of their titles.
  var knowsSlips: Bool { get }
  /// Compares two books that share a part or half a title and match by no other rule; nil unless they differ
  /// only by typing errors.
  ///
  /// - Parameter isWriter: Returns true if there are further books under exactly that name.
  func mistyped(
    _ left: MatchKeys, _ right: MatchKeys, isSeries: (String) -> Bool, isWriter: (AuthorName) -> Bool
  ) -> (score: Int, reason: MatchReason)?
}

/// Named rules that decide if two books are the same.
public struct MatchRules: Sendable, Equatable {
  /// The name of the rules in a report.
  public let name: String
  let policy: any MatchPolicy

  /// The stack's rules: names are compared by their parts, volumes and kinds before any merge.
  public static let corrected = MatchRules(name: "corrected", policy: CorrectedMatching())

  /// The document's rules, literally: the normalized title, and 80 % of Jaro–Winkler on the author as one
  /// string.
  public static let asWritten = MatchRules(name: "as-written", policy: LiteralMatching())

  /// Returns true if the names are equal.
  public static func == (left: MatchRules, right: MatchRules) -> Bool { left.name == right.name }

  /// Returns the compared values of a book.
  ///
  /// - Parameter authors: The writer first.
  /// - Complexity: O(n) in the length of title and names.
  public func keys(title: String, authors: [String], isbns: [ISBN]) -> MatchKeys {
    keys(title: title, authors: authors, isbns: isbns, like: nil)
  }

  /// Returns the compared values of a book, sharing equal ones with keys that these rules have made.
  func keys(title: String, authors: [String], isbns: [ISBN], like known: MatchKeys?) -> MatchKeys {
    keys(title: title, authors: authors, isbns: isbns, like: known) { Shared(policy.writerKeys($0)) }
  }

  /// Returns the compared values of a draft. Authors with a role (translators, narrators) are left out unless
  /// there is no other.
  public func keys(of draft: BookDraft) -> MatchKeys {
    keys(title: draft.title, authors: Self.writers(of: draft), isbns: draft.edition.allISBNs)
  }

  /// Returns the compared values of a draft, sharing equal ones with keys that these rules have made, and the
  /// names with those of earlier drafts.
  func keys(of draft: BookDraft, like known: MatchKeys?, _ recent: inout RecentWriters) -> MatchKeys {
    keys(
      title: draft.title, authors: Self.writers(of: draft), isbns: draft.edition.allISBNs, like: known
    ) { recent.keys(of: $0, policy.writerKeys) }
  }

  /// Returns the compared values of a draft's writers.
  func writers(of draft: BookDraft, _ recent: inout RecentWriters) -> Shared<WriterKeys> {
    recent.keys(of: Self.writers(of: draft), policy.writerKeys)
  }

  private func keys(
    title: String, authors: [String], isbns: [ISBN], like known: MatchKeys?,
    _ makeWriterKeys: ([String]) -> Shared<WriterKeys>
  ) -> MatchKeys {
    let sameTitle = known.flatMap { $0.titleKeys.value.isMade(from: title) ? $0.titleKeys : nil }
    let sameNames = known.flatMap { $0.writerKeys.value.isMade(from: authors) ? $0.writerKeys : nil }
    return MatchKeys(
      titleKeys: sameTitle ?? Shared(policy.titleKeys(title)),
      writerKeys: sameNames ?? makeWriterKeys(authors), isbns: policy.numbers(isbns))
  }

  private static func writers(of draft: BookDraft) -> [String] {
    let writers = draft.authors.filter { $0.role == nil }
    return (writers.isEmpty ? draft.authors : writers).map(\.name)
  }
}

extension EditionFacts {
  /// The ISBN, followed by the other ISBNs.
  var allISBNs: [ISBN] { (isbn.map { [$0] } ?? []) + otherISBNs }
}
