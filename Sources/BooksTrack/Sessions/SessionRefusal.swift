// Why a session is not begun, or not ended: a value, and a sentence for the reader.

/// A wish that a rule of sessions stands against. Nothing was changed (SES-1, SES-3).
public enum SessionRefusal: Error, Hashable, Sendable {
  /// The library has no such book.
  case unknownBook
  /// The book is not being read.
  case notReading(title: String)
  /// Another session runs.
  case anotherSession(title: String)
  /// There is no session to end.
  case noSession
  /// The page is before the one on which the session began; before 0 where it is about to begin.
  case pageBeforeStart(page: Int, start: Int)
  /// The page is past the end of the book; `last` is its last page.
  case pagePastEnd(page: Int, last: Int)
}

extension SessionRefusal: CustomStringConvertible {
  /// What the reader is told.
  public var description: String {
    switch self {
    case .unknownBook: "This book is not in your library."
    case .notReading(let title):
      "You are not reading “\(title)” at the moment. Set its status to “Reading” to start a session."
    case .anotherSession(let title): "A session for “\(title)” is running. Stop it to start another one."
    case .noSession: "No reading session is running."
    case .pageBeforeStart(let page, let start):
      "Page \(page) is before page \(start), where this session started."
    case .pagePastEnd(let page, let last):
      "Page \(page) is past the end: the book has \(last.counted("page"))."
    }
  }
}
