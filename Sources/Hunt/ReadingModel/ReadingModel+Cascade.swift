// The author facts that books show in the model, computed from scratch each time according to the clauses.

import BooksTrack

extension ReadingModel {
  /// The value that a book shows in a field, and its origin.
  struct Shown: Hashable, Sendable {
    var values: [String]
    var mark: String
  }

  /// The author facts and overrides that the reader entered.
  struct Curation: Hashable, Sendable {
    struct Key: Hashable, Sendable {
      let number: Int
      let field: AuthorField
    }

    struct Override: Hashable, Sendable {
      var values: [String]
      var reason: String?
    }

    var statements: [Key: [String]] = [:]
    /// Conflicting provider values that the reader has dismissed.
    var dismissed: [Key: [String]] = [:]
    var overrides: [Key: Override] = [:]
    var penNames: [Int: Int] = [:]
    var rules: [CascadeRule: Bool] = [.primaryAuthor: true]
    var steps: [Step] = []
    /// The number of the newest book when an author fact was first entered.
    var booksAtFirst: Int?
    var paid: [Payment] = []
    /// The number of changes that require new statistics, and the maximum number of bursts of them.
    var requests = 0
    var bursts = 0
    /// The uptime of the last such change; nil after the process ended.
    var lastRequest: Int64?
    /// The possible results of the last calculation: filled fields, and all fields.
    var counts: [[Int]] = []
  }

  /// An entry of the audit log.
  struct Step: Hashable, Sendable {
    enum Subject: Hashable, Sendable {
      case statement(Int, AuthorField)
      case override(Int, AuthorField)
      case penName(Int)
      case rule(CascadeRule)
    }

    let subject: Subject
    /// The identity of the author, as several may have had the same name.
    let identity: Int
    let name: String
    let before: [String]?
    let after: [String]?
    var isUndone = false
    /// The index of the entry that this one undoes.
    var undoes: Int?
  }

  /// The points paid for an author fact.
  struct Payment: Hashable, Sendable {
    let author: Int
    let field: AuthorField
    let values: [String]
    let base: Int
    let books: Int
  }

  /// Returns the person behind a pen name, or the author.
  func person(_ author: Int) -> Int { curation.penNames[author] ?? author }

  /// Returns the reader's values for an author in a field.
  func statement(_ author: Int, _ field: AuthorField) -> [String]? {
    curation.statements[Curation.Key(number: person(author), field: field)]
      ?? curation.statements[Curation.Key(number: author, field: field)]
  }

  /// Returns the author whose facts a book shows, if any.
  func cascading(_ book: Book) -> Int? {
    if book.author == CurationAuthors.count - 1 { return nil }
    if book.secondAuthor != nil, curation.rules[.primaryAuthor] == false { return nil }
    if book.isEdited, curation.rules[.noAnthologies] == true { return nil }
    return book.author
  }

  /// Returns the value that a book shows in a field.
  func shown(_ field: AuthorField, of book: Book) -> Shown? {
    if let override = curation.overrides[Curation.Key(number: book.number, field: field)] {
      let why = override.reason.map { "(Override: \($0))" } ?? "(Override)"
      return Shown(values: override.values, mark: why)
    }
    let dimension: DiversityDimension? =
      field == .culturalBackground ? .culturalOrigin : field == .genderIdentity ? .gender : nil
    let own = dimension.flatMap { book.facts[$0] }
    if let own, own.isReaders { return Shown(values: [own.value], mark: "(Entered)") }
    var author = cascading(book)
    if field == .nationality, curation.rules[.noNationalityOfTranslations] == true,
      book.facts[.translation].map({ $0.value == "Translated" }) ?? book.isTranslated
    {
      author = nil
    }
    if let said = author.flatMap({ statement($0, field) }) {
      return Shown(values: said, mark: "(Auto-filled from author)")
    }
    if let own { return Shown(values: [own.value], mark: "(From a provider)") }
    guard let found = author.flatMap({ authors[$0]?.found[field] }), !found.isEmpty else { return nil }
    return Shown(values: found, mark: "(From a provider)")
  }

  /// Returns the values of a book in a stored dimension.
  func values(_ dimension: DiversityDimension, of book: Book) -> [String] {
    switch dimension {
    case .culturalOrigin: shown(.culturalBackground, of: book)?.values ?? []
    case .gender: shown(.genderIdentity, of: book)?.values ?? []
    default: book.facts[dimension].map { [$0.value] } ?? []
    }
  }

  /// Returns the values that all books show, to detect changes.
  func allShown() -> [Int: [Shown?]] {
    Dictionary(
      uniqueKeysWithValues: books.map { book in
        (book.number, AuthorField.allCases.map { shown($0, of: book) })
      })
  }

  /// Returns the conflicts with a provider about an author, in the order of the fields.
  func conflicts(_ author: Int) -> [(field: AuthorField, found: [String])] {
    AuthorField.allCases.compactMap { field in
      guard let found = authors[author]?.found[field], !found.isEmpty, let said = statement(author, field)
      else {
        return nil
      }
      // Dismissals are stored with the statement in effect.
      let own = curation.statements[Curation.Key(number: person(author), field: field)] != nil
      let key = Curation.Key(number: own ? person(author) : author, field: field)
      let isKnown =
        found.sorted() == said.sorted() || found.sorted() == (curation.dismissed[key] ?? []).sorted()
      return isKnown ? nil : (field, found)
    }
  }
}
