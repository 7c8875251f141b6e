// The result of comparing a book with a library (DUP-4), and its reason as a sentence.

public import BooksTrackAPI

/// The rule that found a duplicate.
public enum MatchTier: String, Hashable, Sendable, CaseIterable {
  /// Same title and author but for case, width, diacritics and white space (DUP-1).
  case titleAndAuthor
  /// Same ISBN (DUP-2).
  case isbn
  /// Same normalized title and compatible author (DUP-3).
  case fuzzy
}

/// The reason why a book matches a work of the library.
public enum MatchReason: Hashable, Sendable {
  /// Title and author are the same but for case, width, diacritics and white space.
  case sameTitleAndAuthor
  /// An edition of the work has the number.
  case sameISBN(ISBN)
  /// Title and author are the same once they are normalized.
  case sameNormalizedTitle
  /// The titles agree, and one has a subtitle that the other leaves out.
  case sameTitleWithoutSubtitle
  /// One title begins with the name of the series, the other has it in a marker.
  case sameTitleWithinSeries
  /// The title is the same, and the author is written in another script.
  case sameTitleInTwoScripts
  /// Title or author is the same but for one or two typing errors.
  case mistyped
}

/// The match of a book in a library.
public enum MatchResult: Hashable, Sendable {
  /// No work of the library is the book.
  case noDuplicate
  /// The work is the same book.
  case exactMatch(WorkID, MatchTier, reason: MatchReason)
  /// A duplicate found by tier 3; the score is the similarity of the authors in thousandths.
  case possibleMatch(WorkID, score: Int, reason: MatchReason)
}

extension MatchResult {
  /// The matching work; nil without a match.
  public var work: WorkID? {
    switch self {
    case .noDuplicate: nil
    case .exactMatch(let work, _, _), .possibleMatch(let work, _, _): work
    }
  }

  /// The tier of the match; nil without a match.
  public var tier: MatchTier? {
    switch self {
    case .noDuplicate: nil
    case .exactMatch(_, let tier, _): tier
    case .possibleMatch: .fuzzy
    }
  }

  /// The reason for the match; nil without one.
  public var reason: MatchReason? {
    switch self {
    case .noDuplicate: nil
    case .exactMatch(_, _, let reason), .possibleMatch(_, _, let reason): reason
    }
  }
}

extension MatchReason: CustomStringConvertible {
  /// A sentence for the summary of an import, without a full stop.
  public var description: String {
    switch self {
    case .sameTitleAndAuthor: "same title and author"
    case .sameISBN(let isbn): "same ISBN \(isbn.isbn13)"
    case .sameNormalizedTitle: "same title but for markers and punctuation, compatible author"
    case .sameTitleWithoutSubtitle: "same title but for a subtitle, compatible author"
    case .sameTitleWithinSeries: "same title within the same series, compatible author"
    case .sameTitleInTwoScripts: "same title, author in another script"
    case .mistyped: "same title and author but for a slip of the keyboard"
    }
  }
}
