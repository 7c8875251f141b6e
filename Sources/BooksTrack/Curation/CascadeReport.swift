// The preview and the effect of a change of an author's facts, as displayed (CAS-9, CUR-2).

/// The preview that a reader confirms.
public struct CascadePreview: Hashable, Sendable {
  /// The author's name.
  public let author: String
  /// The titles of the books that will show the change, oldest first.
  public let books: [String]
  /// The number of books that show this author's facts, including those with an override or an answer of the
  /// reader.
  public let total: Int

  /// The text `This will apply to all 5 books by this author in your library.`, or `to 4 of 5 books`.
  public var text: String {
    guard !books.isEmpty else { return "This will apply to no book in your library." }
    let all = books.count < total ? "\(books.count) of " : total > 1 ? "all " : ""
    return "This will apply to \(all)\(total.counted("book")) by this author in your library."
  }
}

extension DiversityQuestion {
  /// Returns the text of the question, with the name of the author if it is about one:
  /// `What's Ann Leckie's gender?`
  public func text(in library: Library, _ policy: CascadePolicy = CascadePolicy()) -> String {
    guard let author = authorAsked(in: library, policy), let name = library.authors[author]?.name else {
      return text
    }
    return text.replacing("the author's", with: "\(name)'s")
  }

  /// Returns the books to which an answer applies; nil if it is about this book only (CAS-14).
  public func preview(in library: Library, _ policy: CascadePolicy = CascadePolicy()) -> CascadePreview? {
    guard let field = dimension.authorField, let author = authorAsked(in: library, policy) else { return nil }
    return CascadePreview(
      author: library.authors[author]?.name ?? "",
      books: library.worksReached(by: author, in: [field], policy).map(\.title),
      total: library.worksFilled(by: author).count)
  }

  private func authorAsked(in library: Library, _ policy: CascadePolicy) -> AuthorID? {
    dimension.authorField.flatMap { library.authorAsked(about: work, $0, policy) }
  }
}

/// The progress of listing changed books, reported for more than ten books (CAS-8).
public struct CascadeProgress: Hashable, Sendable {
  /// The number of checked books.
  public let done: Int
  /// The number of books to check.
  public let total: Int

  /// The text `Updating books (20/120)`.
  public var text: String { "Updating books (\(done)/\(total))" }

  /// The number of books between two reports.
  static let step = 10
}

/// The effect of a change. All numbers are those directly before and after the commit.
public struct CascadeReport: Hashable, Sendable {
  /// The first line: `Cultural background saved!`.
  public let headline: String
  /// The titles of the books whose display has changed, oldest first.
  public let updated: [String]
  /// The points for the change.
  public let points: CascadePoints
  /// The reader's points, including these.
  public let balance: Int
  /// The new lines of the audit log; empty if nothing changed.
  public let steps: [CurationStepID]

  /// The awarded badges, the lowest first.
  public var badges: [CuratorBadge] { CuratorBadge.awarded(from: balance - points.all, to: balance) }

  /// The lines for the reader:
  ///
  ///     Cultural background saved!
  ///     Updated 5 books:
  ///     - Americanah
  ///     …
  ///     +15 Curator Points (10 base + 5 cascade)
  ///     Progress: Bronze Curator → Silver Curator (180/200)
  public var lines: [String] {
    guard !steps.isEmpty else { return ["Nothing has changed."] }
    var lines = [headline, "Updated \(updated.count.counted("book"))\(updated.isEmpty ? "." : ":")"]
    lines += updated.map { "- \($0)" }
    if points.all > 0 {
      lines.append("+\(points.all.counted("Curator Point")) (\(points.base) base + \(points.books) cascade)")
    }
    lines += badges.map { "You are a \($0.name) now!" }
    return lines + ["Progress: \(CuratorBadge.progress(balance))"]
  }
}

/// The points for a change of an author's facts.
public struct CascadePoints: Hashable, Sendable {
  /// The points for the statement.
  public var base = 0
  /// The points for books that it filled.
  public var books = 0

  /// Creates points, by default none.
  public init(base: Int = 0, books: Int = 0) {
    self.base = base
    self.books = books
  }

  /// The sum of both.
  public var all: Int { base + books }
}

/// The reason why a change was rejected. Nothing was changed.
public enum CascadeRefusal: Error, Hashable, Sendable {
  /// The author or the book is gone.
  case gone
  /// The name stands for no person: `Anonymous`, `Various`.
  case anonymous(String)
  /// The link would make an author a pen name of themself, of a pen name, or of another author while having
  /// pen names.
  case noPenName
  /// The audit log has no such line.
  case unknownStep
  /// The change was undone already.
  case undone
  /// The value has been changed since.
  case changedSince(String)
  /// The conflict no longer exists.
  case noConflict
}

extension CascadeRefusal: CustomStringConvertible {
  /// The message for the reader.
  public var description: String {
    switch self {
    case .gone: "This is not in your library any more."
    case .anonymous(let name): "“\(name)” stands for nobody in particular, so nothing can be said of them."
    case .noPenName: "A pen name stands for one other author, who has their own name."
    case .unknownStep: "There is no such change in the history."
    case .undone: "This change was taken back already."
    case .changedSince(let name): "\(name) has been changed again since. Take the later change back first."
    case .noConflict: "There is nothing to verify here any more."
    }
  }
}
