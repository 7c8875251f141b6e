// The reader's facts about an author, entered once for all books of the author (CAS-1).
//
// There is one row for each author and field: two devices that enter different facts about an author change
// different rows. The values of a book are derived from them and not stored, so they are never older than the
// last commit (CAS-12).

/// The identifier of a statement.
public typealias AuthorStatementID = Identifier<AuthorStatement>

/// The fields of an author, in the order in which they are shown (CAS-1).
public enum AuthorField: String, Sendable, CaseIterable, Comparable, Codable {
  /// The author's cultures of origin.
  case culturalBackground
  /// The author's gender; one value.
  case genderIdentity
  /// The author's citizenships.
  case nationality
  /// The languages that the author writes in.
  case languages
  /// Marginalized groups that the author states to belong to.
  case marginalizedIdentities

  /// Returns true if the left field is shown first.
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

/// The reader's values for one field of an author. An author has at most one statement for each field.
public struct AuthorStatement: Row, Hashable, Codable {
  public let id: AuthorStatementID
  /// The author.
  public let author: AuthorID
  /// The field.
  public let field: AuthorField
  /// The values as stored, without duplicates; never empty.
  public var values: [String]
  /// A provider's different values that the reader has seen and rejected (CAS-6).
  public var dismissed: [String]

  /// Creates a statement.
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
