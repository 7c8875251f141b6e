// How two books are told to be one (DUP-1 to DUP-5). A set of rules is a value; the index knows none of them.

public import BooksTrackAPI

/// Decides what of a book is compared, and how.
protocol MatchPolicy: Sendable {
  /// Under which hash a whole title is found (tier 1).
  func hash(ofWholeTitle text: String) -> UInt64
  /// What of a title is compared.
  func titleKeys(_ text: String) -> TitleKeys
  /// What of names is compared, the writer first.
  func writerKeys(_ names: [String]) -> WriterKeys
  /// The numbers of a book, none twice.
  func numbers(_ isbns: [ISBN]) -> [ISBN]
  /// Tier 1, for two books whose whole titles have the same hash.
  func isSameTitleAndAuthor(_ left: MatchKeys, _ right: MatchKeys) -> Bool
  /// Tier 2, for two books that share an ISBN.
  func isSameEdition(_ left: MatchKeys, _ right: MatchKeys) -> Bool
  /// Tier 3, for two books that share a part of a title: the likeness of the authors and the reason, or
  /// nothing.
  func likeness(
    _ left: MatchKeys, _ right: MatchKeys, isSeries: (String) -> Bool
  ) -> (score: Int, reason: MatchReason)?
  /// Whether two books that share a title, or a part or a trace of one, are never one if their writers share
  /// no trace (`WriterTraces`). Else all books of a title are compared.
  var knowsWriters: Bool { get }
  /// Whether `mistyped` ever makes two books one; books are looked for by traces of their titles only then.
  var knowsSlips: Bool { get }
  /// For two books that share a part or half a title and that nothing else makes one: whether one is the
  /// other with slips of the keyboard.
  ///
  /// - Parameter isWriter: Whether there are further books under that very name.
  func mistyped(
    _ left: MatchKeys, _ right: MatchKeys, isSeries: (String) -> Bool, isWriter: (AuthorName) -> Bool
  ) -> (score: Int, reason: MatchReason)?
}

/// How books are told apart.
public struct MatchRules: Sendable, Equatable {
  /// What the rules are called in a report.
  public let name: String
  let policy: any MatchPolicy

  /// What the stack runs: names by their parts, volumes and kinds compared before any merge.
  public static let corrected = MatchRules(name: "corrected", policy: CorrectedMatching())

  /// The document's rules, literally: the normalized title, and 80 % of Jaro–Winkler on the author as one
  /// string.
  public static let asWritten = MatchRules(name: "as-written", policy: LiteralMatching())

  /// Whether both are the same rules.
  public static func == (left: MatchRules, right: MatchRules) -> Bool { left.name == right.name }

  /// What of a book is compared.
  ///
  /// - Parameter authors: The writer first.
  /// - Complexity: O(n) in the length of title and names.
  public func keys(title: String, authors: [String], isbns: [ISBN]) -> MatchKeys {
    keys(title: title, authors: authors, isbns: isbns, like: nil)
  }

  /// The same, sharing what is in the same words with a book whose keys these rules have made.
  func keys(title: String, authors: [String], isbns: [ISBN], like known: MatchKeys?) -> MatchKeys {
    keys(title: title, authors: authors, isbns: isbns, like: known) { Shared(policy.writerKeys($0)) }
  }

  /// What of a draft is compared. Authors with a role (translators, narrators) are left out unless there is
  /// no other.
  public func keys(of draft: BookDraft) -> MatchKeys {
    keys(title: draft.title, authors: Self.writers(of: draft), isbns: draft.edition.allISBNs)
  }

  /// The same, sharing what is in the same words with a book whose keys these rules have made, and the names
  /// with those of the drafts before it.
  func keys(of draft: BookDraft, like known: MatchKeys?, _ recent: inout RecentWriters) -> MatchKeys {
    keys(
      title: draft.title, authors: Self.writers(of: draft), isbns: draft.edition.allISBNs, like: known
    ) { recent.keys(of: $0, policy.writerKeys) }
  }

  /// What of a draft's writers is compared.
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
  /// The ISBN and the further ones.
  var allISBNs: [ISBN] { (isbn.map { [$0] } ?? []) + otherISBNs }
}
