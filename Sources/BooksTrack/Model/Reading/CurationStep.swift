// One line of the audit log: what a reader changed of authors and overrides, from what to what, when, and on
// which device (CAS-10). A line is written with its change, in one transaction, and never changed.

public import BooksTrackAPI

/// Names a line of the audit log.
public typealias CurationStepID = Identifier<CurationStep>

/// What a line of the audit log is about.
public enum CurationSubject: Hashable, Sendable {
  /// What is said of an author.
  case statement(AuthorID, AuthorField)
  /// Where a book differs.
  case override(WorkID, AuthorField)
  /// Whose pen name an author is.
  case penName(AuthorID)
  /// A rule of the cascade.
  case rule(CascadeRule)
}

/// What was there, or is, as far as it can be changed back.
public struct CurationValue: Hashable, Sendable, Codable {
  /// The values; of a rule `on` or `off`.
  public var values: [String]
  /// The reason of an override.
  public var reason: String?
  /// Whose pen name it is.
  public var person: AuthorID?

  /// Makes a value.
  public init(values: [String] = [], reason: String? = nil, person: AuthorID? = nil) {
    self.values = values
    self.reason = reason
    self.person = person
  }
}

/// A line of the audit log. The row's name tells on which device it was.
public struct CurationStep: Row, Hashable, Codable {
  public let id: CurationStepID
  /// What was changed.
  public let subject: CurationSubject
  /// What the author or the book was called then.
  public let name: String
  /// What was there before; nil if nothing was.
  public let before: CurationValue?
  /// What has been there since; nil if it was taken away.
  public let after: CurationValue?
  /// When, as the calendar of the device had it.
  public let made: Timestamp
  /// The line that this one takes back.
  public let undoes: CurationStepID?

  /// Makes a line.
  public init(
    id: CurationStepID, subject: CurationSubject, name: String, before: CurationValue?, after: CurationValue?,
    made: Timestamp, undoes: CurationStepID? = nil
  ) {
    self.id = id
    self.subject = subject
    self.name = name
    self.before = before
    self.after = after
    self.made = made
    self.undoes = undoes
  }
}
