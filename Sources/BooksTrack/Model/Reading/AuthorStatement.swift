// What a reader says of an author, once, for all of their books (CAS-1).
//
// One row for each author and field: two devices that say different things about an author change different
// rows. What a book shows of it is derived and nowhere stored, so it is never older than the last commit
// (CAS-12).

/// Names a statement.
public typealias AuthorStatementID = Identifier<AuthorStatement>

/// What can be said of an author, in the order in which it is shown (CAS-1).
public enum AuthorField: String, Sendable, CaseIterable, Comparable, Codable {
  /// The cultures that they come from.
  case culturalBackground
  /// Their gender; one value.
  case genderIdentity
  /// The countries that they are a citizen of.
  case nationality
  /// The languages that they write in.
  case languages
  /// Marginalized groups that they say they belong to.
  case marginalizedIdentities

  /// The field that is shown first is the lesser.
  public static func < (left: AuthorField, right: AuthorField) -> Bool { left.place < right.place }

  /// 0 to 4, in the order of the fields.
  var place: Int {
    switch self {
    case .culturalBackground: 0
    case .genderIdentity: 1
    case .nationality: 2
    case .languages: 3
    case .marginalizedIdentities: 4
    }
  }
}

/// What a reader says of an author in one field. An author has at most one of each field.
public struct AuthorStatement: Row, Hashable, Codable {
  public let id: AuthorStatementID
  /// Whom it is about.
  public let author: AuthorID
  /// In which field.
  public let field: AuthorField
  /// At least one value, as it is stored; no two alike.
  public var values: [String]
  /// What a provider said instead, where the reader has seen it and keeps what they said (CAS-6).
  public var dismissed: [String]

  /// Makes a statement.
  public init(
    id: AuthorStatementID, author: AuthorID, field: AuthorField, values: [String], dismissed: [String] = []
  ) {
    self.id = id
    self.author = author
    self.field = field
    self.values = values
    self.dismissed = dismissed
  }
}
