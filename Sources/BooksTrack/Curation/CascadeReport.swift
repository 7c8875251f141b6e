// What a change of an author's facts will do, and what it did, in the words of the screens (CAS-9, CUR-2).

/// What a reader sees before they confirm.
public struct CascadePreview: Hashable, Sendable {
  /// Whom it is about.
  public let author: String
  /// The titles of the books that will show it, oldest first.
  public let books: [String]
  /// How many books the author's facts stand for: also those that differ in what is said, or that the reader
  /// has answered.
  public let total: Int

  /// `This will apply to all 5 books by this author in your library.`, or `to 4 of 5 books`.
  public var text: String {
    guard !books.isEmpty else { return "This will apply to no book in your library." }
    let all = books.count < total ? "\(books.count) of " : total > 1 ? "all " : ""
    return "This will apply to \(all)\(total.counted("book")) by this author in your library."
  }
}

/// How far the list of changed books has come, told for more than ten books (CAS-8).
public struct CascadeProgress: Hashable, Sendable {
  /// So many have been looked at.
  public let done: Int
  /// Of so many.
  public let total: Int

  /// `Updating books (20/120)`.
  public var text: String { "Updating books (\(done)/\(total))" }

  /// Whether this is a moment at which it is told, and not only counted.
  static let step = 10
}

/// What a change did. All numbers are those of the library right before the commit and right after it.
public struct CascadeReport: Hashable, Sendable {
  /// The first thing that is said: `Cultural background saved!`.
  public let headline: String
  /// Titles of the books that show something else now than before, oldest first.
  public let updated: [String]
  /// Points for the change.
  public let points: CascadePoints
  /// The points of the reader with these.
  public let balance: Int
  /// The lines of the audit log; none if it was so already.
  public let steps: [CurationStepID]

  /// Badges that the points award, the lowest first.
  public var badges: [CuratorBadge] { CuratorBadge.awarded(from: balance - points.all, to: balance) }

  /// What the reader reads:
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

/// Points for a change of an author's facts.
public struct CascadePoints: Hashable, Sendable {
  /// For saying it.
  public var base = 0
  /// For books that it filled.
  public var books = 0

  /// Makes points; the default is none.
  public init(base: Int = 0, books: Int = 0) {
    self.base = base
    self.books = books
  }

  /// All of them.
  public var all: Int { base + books }
}

/// Why a change was not made. Nothing was changed.
public enum CascadeRefusal: Error, Hashable, Sendable {
  /// The author, or the book, is gone.
  case gone
  /// Nobody is behind the name: `Anonymous`, `Various`.
  case anonymous(String)
  /// A pen name of themself, of somebody who is a pen name, or of somebody with pen names of their own.
  case noPenName
  /// There is no such line in the audit log.
  case unknownStep
  /// The line was taken back already.
  case undone
  /// It has been changed since.
  case changedSince(String)
  /// What a provider said is no longer in doubt.
  case noConflict
}

extension CascadeRefusal: CustomStringConvertible {
  /// What the reader is told.
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
