// The values of a book that differ from those of its author (CAS-3).

/// The identifier of an override.
public typealias WorkOverrideID = Identifier<WorkOverride>

/// The values of a book in one field, in place of its author's. A work has at most one for each field.
public struct WorkOverride: Row, Hashable, Codable {
  public let id: WorkOverrideID
  /// The book.
  public let work: WorkID
  /// The field.
  public let field: AuthorField
  /// The values as stored; empty if the book shows none in this field.
  public var values: [String]
  /// The reader's reason, if given: `Co-author with a different background`.
  public var reason: String?

  /// Creates an override.
  public init(id: WorkOverrideID, work: WorkID, field: AuthorField, values: [String], reason: String? = nil) {
    self.id = id
    self.work = work
    self.field = field
    self.values = values
    self.reason = reason
  }
}
