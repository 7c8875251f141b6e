// The profile of an author: facts and books (CAS-12). It is derived from one state of the library without a
// cache, so it is as recent as the last commit.

/// The content of an author's page.
public struct AuthorProfile: Hashable, Sendable {
  /// A line of the page.
  public struct Fact: Hashable, Sendable {
    /// The field.
    public let field: AuthorField
    /// The values; never empty.
    public let values: [String]
    /// True if the reader entered the values, false if a provider did.
    public let isEntered: Bool
  }

  /// The person behind the name.
  public let author: AuthorID
  /// The name of the person.
  public let name: String
  /// The person's other names, according to the reader.
  public let penNames: [String]
  /// The known facts, in the order of the fields.
  public let facts: [Fact]
  /// The conflicts that the reader has to verify.
  public let conflicts: [AuthorConflict]
  /// The titles of the books that show this author's facts, oldest first.
  public let applied: [String]
  /// The titles of all books with a credit of this person, oldest first.
  public let books: [String]
  /// The reader's badge.
  public let badge: CuratorBadge?

  /// Creates the profile of an author; nil if the author is not in the library.
  ///
  /// - Complexity: O(*lines of the ledger*), plus the author's facts and books.
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

  /// Returns the known facts about the person behind a name, in the order of the fields.
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

  /// The lines of the page.
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
