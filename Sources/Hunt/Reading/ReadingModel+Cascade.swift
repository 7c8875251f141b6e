// What a book shows of its author, in the model: each time everything is looked through anew, by the clauses.

import BooksTrack

extension ReadingModel {
  /// What a book shows in a field, and where it is from.
  struct Shown: Hashable, Sendable {
    var values: [String]
    var mark: String
  }

  /// What the reader says of authors, and where books differ.
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
    /// What a provider said instead, where the reader keeps what they said.
    var dismissed: [Key: [String]] = [:]
    var overrides: [Key: Override] = [:]
    var penNames: [Int: Int] = [:]
    var rules: [CascadeRule: Bool] = [.primaryAuthor: true]
    var steps: [Step] = []
    /// The number of the newest book when something was first said of an author.
    var booksAtFirst: Int?
    var paid: [Payment] = []
    /// How many changes have asked for new statistics, and in how many bursts at most.
    var requests = 0
    var bursts = 0
    /// When the last one was, on the clock of the process; nil after its end.
    var lastRequest: Int64?
    /// Fields that were filled, and all, at every moment since that could be what was calculated.
    var counts: [[Int]] = []
  }

  /// A line of the audit log.
  struct Step: Hashable, Sendable {
    enum Subject: Hashable, Sendable {
      case statement(Int, AuthorField)
      case override(Int, AuthorField)
      case penName(Int)
      case rule(CascadeRule)
    }

    let subject: Subject
    /// Whom it was about, of several with one name.
    let identity: Int
    let name: String
    let before: [String]?
    let after: [String]?
    var isUndone = false
    /// The place of the line that this one takes back.
    var undoes: Int?
  }

  /// What was paid for something that was said of an author.
  struct Payment: Hashable, Sendable {
    let author: Int
    let field: AuthorField
    let values: [String]
    let base: Int
    let books: Int
  }

  /// The person behind a name.
  func person(_ author: Int) -> Int { curation.penNames[author] ?? author }

  /// What is said of an author.
  func statement(_ author: Int, _ field: AuthorField) -> [String]? {
    curation.statements[Curation.Key(number: person(author), field: field)]
      ?? curation.statements[Curation.Key(number: author, field: field)]
  }

  /// The author whose facts stand for a book.
  func cascading(_ book: Book) -> Int? {
    if book.author == CurationAuthors.count - 1 { return nil }
    if book.secondAuthor != nil, curation.rules[.primaryAuthor] == false { return nil }
    if book.isEdited, curation.rules[.noAnthologies] == true { return nil }
    return book.author
  }

  /// What a book shows in a field.
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

  /// What a book has in a stored dimension.
  func values(_ dimension: DiversityDimension, of book: Book) -> [String] {
    switch dimension {
    case .culturalOrigin: shown(.culturalBackground, of: book)?.values ?? []
    case .gender: shown(.genderIdentity, of: book)?.values ?? []
    default: book.facts[dimension].map { [$0.value] } ?? []
    }
  }

  /// Everything that all books show, for telling which have changed.
  func allShown() -> [Int: [Shown?]] {
    Dictionary(
      uniqueKeysWithValues: books.map { book in
        (book.number, AuthorField.allCases.map { shown($0, of: book) })
      })
  }

  /// What is to be verified about an author, in the order of the fields.
  func conflicts(_ author: Int) -> [(field: AuthorField, found: [String])] {
    AuthorField.allCases.compactMap { field in
      guard let found = authors[author]?.found[field], !found.isEmpty, let said = statement(author, field)
      else {
        return nil
      }
      // The statement that counts remembers what was dismissed.
      let own = curation.statements[Curation.Key(number: person(author), field: field)] != nil
      let key = Curation.Key(number: own ? person(author) : author, field: field)
      let isKnown =
        found.sorted() == said.sorted() || found.sorted() == (curation.dismissed[key] ?? []).sorted()
      return isKnown ? nil : (field, found)
    }
  }
}
