// Where a book differs from what is said of its author (CAS-3).

/// Names an override.
public typealias WorkOverrideID = Identifier<WorkOverride>

/// The values of a book in one field, whatever its author has there. A work has at most one of each field.
public struct WorkOverride: Row, Hashable, Codable {
  public let id: WorkOverrideID
  /// The book.
  public let work: WorkID
  /// In which field.
  public let field: AuthorField
  /// As they are stored; none where the book is to show nothing in this field.
  public var values: [String]
  /// Why, if the reader says so: `Co-author with a different background`.
  public var reason: String?

  /// Makes an override.
  public init(id: WorkOverrideID, work: WorkID, field: AuthorField, values: [String], reason: String? = nil) {
    self.id = id
    self.work = work
    self.field = field
    self.values = values
    self.reason = reason
  }
}
