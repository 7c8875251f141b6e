// The reasons why a session is not started or ended, as values with messages for the reader.

/// A request that a rule of sessions rejects. Nothing was changed (SES-1, SES-3).
public enum SessionRefusal: Error, Hashable, Sendable {
  /// The book is not in the library.
  case unknownBook
  /// The status of the book is not "reading".
  case notReading(title: String)
  /// Another session is running.
  case anotherSession(title: String)
  /// No session is running.
  case noSession
  /// The page is before the first page of the session, or below 0 at its start.
  case pageBeforeStart(page: Int, start: Int)
  /// The page is after the last page of the book, `last`.
  case pagePastEnd(page: Int, last: Int)
}

extension SessionRefusal: CustomStringConvertible {
  /// The message for the reader.
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
