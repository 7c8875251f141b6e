// A line of the audit log: a change of an author or an override, with the values before and after it, the
// time and the device (CAS-10). A line is written in the transaction of its change and never changed.

public import BooksTrackAPI

/// The identifier of a line of the audit log.
public typealias CurationStepID = Identifier<CurationStep>

/// The object of a line of the audit log.
public enum CurationSubject: Hashable, Sendable {
  /// The reader's facts about an author.
  case statement(AuthorID, AuthorField)
  /// An override for a book.
  case override(WorkID, AuthorField)
  /// The pen name of an author.
  case penName(AuthorID)
  /// A rule of the cascade.
  case rule(CascadeRule)
}

/// A value before or after a change, sufficient to restore it.
public struct CurationValue: Hashable, Sendable, Codable {
  /// The values; `on` or `off` for a rule.
  public var values: [String]
  /// The reason of an override.
  public var reason: String?
  /// The author whose pen name it is.
  public var person: AuthorID?

  /// Creates a value.
  public init(values: [String] = [], reason: String? = nil, person: AuthorID? = nil) {
    self.values = values
    self.reason = reason
    self.person = person
  }
}

/// A line of the audit log. The replica in its identifier is the device.
public struct CurationStep: Row, Hashable, Codable {
  public let id: CurationStepID
  /// The object of the change.
  public let subject: CurationSubject
  /// The name of the author or the title of the book at that time.
  public let name: String
  /// The value before the change; nil if there was none.
  public let before: CurationValue?
  /// The value after the change; nil if it was removed.
  public let after: CurationValue?
  /// The time by the device's calendar.
  public let made: Timestamp
  /// The line that this one undoes.
  public let undoes: CurationStepID?

  /// Creates a line.
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
