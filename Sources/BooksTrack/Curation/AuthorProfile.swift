// The page of an author: what is said of them, and their books (CAS-12). Derived of one library, whole;
// nothing is cached, so no fact of it is older than the last commit.

/// What the page of an author shows.
public struct AuthorProfile: Hashable, Sendable {
  /// A line of the page.
  public struct Fact: Hashable, Sendable {
    /// Which field.
    public let field: AuthorField
    /// At least one value.
    public let values: [String]
    /// Whether the reader said so, and not a provider.
    public let isEntered: Bool
  }

  /// The person behind the name.
  public let author: AuthorID
  /// Their name.
  public let name: String
  /// Their other names, as far as the reader says so.
  public let penNames: [String]
  /// What is known of them, in the order of the fields.
  public let facts: [Fact]
  /// What the reader is asked to verify.
  public let conflicts: [AuthorConflict]
  /// Titles of the books that their facts stand for, oldest first.
  public let applied: [String]
  /// Titles of all books that they had a part in, oldest first.
  public let books: [String]
  /// The reader's level.
  public let badge: CuratorBadge?

  /// The page of an author; nil if they are not in the library.
  ///
  /// - Complexity: O(*lines of the ledger*), beside what is said of them and their books.
  public init?(of author: AuthorID, in library: Library) {
    let person = library.person(author)
    guard let row = library.authors[person] else { return nil }
    self.author = person
    name = row.name
    let names = library.names(of: person)
    penNames = names.compactMap { library.authors[$0] }.filter { $0.penNameOf == person }.map(\.name)
    facts = Self.facts(of: person, in: library)
    conflicts = names.flatMap { library.conflicts(ofAuthor: $0) }
    applied = library.worksFilled(by: person).map(\.title)
    books = library.works(ofPerson: person).compactMap { library.works[$0]?.title }
    badge = CuratorBadge(balance: library.points)
  }

  /// What is known of the person behind a name, in the order of the fields, without the rest of the page.
  public static func facts(of author: AuthorID, in library: Library) -> [Fact] {
    let person = library.person(author)
    return AuthorField.allCases.compactMap { field in
      if let statement = library.statement(of: person, field) {
        return Fact(field: field, values: statement.values, isEntered: true)
      }
      let found = library.authors[person]?.facts[field] ?? []
      return found.isEmpty ? nil : Fact(field: field, values: found, isEntered: false)
    }
  }

  /// The page as lines.
  public var lines: [String] {
    var lines = [name]
    if !penNames.isEmpty { lines.append("Also known as: \(penNames.joined(separator: ", "))") }
    lines += facts.map { fact in
      "\(fact.field.name): \(fact.values.joined(separator: ", "))\(fact.isEntered ? "" : " (from a provider)")"
    }
    lines += conflicts.map(\.text)
    lines.append("Applied to \(applied.count.counted("book"))")
    lines.append("Curator Level: \(badge?.level ?? "none yet")")
    return lines
  }
}
