// A reader's own record of what they entered about authors: kept by the clauses, without the cascade of the
// stack. Only the first writers of books are read from the library; everything else is computed here.

import BooksTrack
import BooksTrackAPI
import Measurement

/// The entries about authors and books, and what the app should show.
struct CuratorAccount {
  /// The subject of an entry.
  enum Subject: Hashable {
    case author(AuthorID, AuthorField)
    case book(WorkID, AuthorField)
  }

  /// A change of an entry.
  struct NotedChange {
    let subject: Subject
    let before: String?
    let after: String?
    var isUndoing = false
  }

  /// The fields whose true values readers know.
  static let fields: [AuthorField] = [.culturalBackground, .genderIdentity]

  private(set) var changes: [NotedChange] = []
  private var said: [Subject: String] = [:]
  /// Answers about books, which take precedence over entries about authors.
  private var answered: [Subject: String] = [:]
  /// The awarded points, by author.
  private var paid: [AuthorID: [(field: AuthorField, value: String, books: Int)]] = [:]

  /// The points by the decided rule, by five for each entry, and by all books for each cascade.
  private(set) var points = (decided: 0, flat: 0, everyCascade: 0)

  /// The authors with any entry.
  private(set) var authors: Set<AuthorID> = []

  mutating func answer(_ value: String, about work: WorkID, _ dimension: DiversityDimension) {
    guard let field = Self.fields.first(where: { $0.dimension == dimension }) else { return }
    answered[.book(work, field)] = value
  }

  /// Returns true if the reader has answered a question about a book.
  func isAnswered(_ field: AuthorField, of work: WorkID) -> Bool { answered[.book(work, field)] != nil }

  /// Returns the entry about a subject, or nil if there is none.
  func value(_ subject: Subject) -> String? { said[subject] }

  /// Returns the books whose first writer is an author.
  static func books(of author: AuthorID, in library: Library) -> [WorkID] {
    library.works(of: author).filter { work in work.authors.first { $0.role == nil }?.author == author }
      .map(\.id)
  }

  /// Returns what a book should show, with its origin.
  func shown(_ field: AuthorField, of work: WorkID, in library: Library) -> String? {
    if let own = said[.book(work, field)] { return "differs: \(own)" }
    if let own = answered[.book(work, field)] { return "answered: \(own)" }
    guard let first = library.works[work]?.authors.first(where: { $0.role == nil })?.author else {
      return nil
    }
    return said[.author(first, field)].map { "author: \($0)" }
  }

  /// Records a change.
  ///
  /// - Returns: The books that show something else after it, and the points for it (CUR-1).
  mutating func change(
    _ subject: Subject, to value: String?, isUndoing: Bool = false, in library: Library
  ) -> (books: [WorkID], points: Int) {
    let old = self
    guard said[subject] != value else { return ([], 0) }
    changes.append(NotedChange(subject: subject, before: said[subject], after: value, isUndoing: isUndoing))
    said[subject] = value
    switch subject {
    case .book(let work, _): return ([work], 0)
    case .author(let author, let field):
      let isFirst = authors.insert(author).inserted
      let own = Self.books(of: author, in: library)
      let changed = own.filter { old.shown(field, of: $0, in: library) != shown(field, of: $0, in: library) }
      guard let value, !isUndoing else { return (changed, 0) }
      let filled = changed.count { old.shown(field, of: $0, in: library) == nil }
      let paid = pay(author, field, value, filled)
      points.decided += paid
      points.flat += 5
      points.everyCascade += (isFirst ? 10 : 2) + own.count
      return (changed, paid)
    }
  }

  /// Returns the points of an entry: ten for the first entry about an author, two for each further one, one
  /// for each newly filled book, and none for a repeated value.
  private mutating func pay(_ author: AuthorID, _ field: AuthorField, _ value: String, _ filled: Int) -> Int {
    let lines = paid[author] ?? []
    let same = lines.filter { $0.field == field }
    let base = same.contains { $0.value == value } ? 0 : lines.isEmpty ? 10 : 2
    let books = max(0, filled - same.reduce(0) { $0 + $1.books })
    guard base + books > 0 else { return 0 }
    paid[author] = lines + [(field, value, books)]
    return base + books
  }

  // MARK: The end

  /// Compares shown facts: those that are shown or should be; of these, the ones shown as they should be.
  func compare(with library: Library, _ policy: CascadePolicy) -> Rate {
    var rate = Rate.none
    for work in library.works {
      for field in Self.fields {
        let expected = shown(field, of: work.id, in: library)
        let found = library.shownFact(field, of: work.id, policy)?.text
        guard expected != nil || found != nil else { continue }
        rate.count(expected == found)
      }
    }
    return rate
  }

  /// Compares the history: changes and lines; of these, the ones that match.
  func compareHistory(with library: Library) -> Rate {
    let lines = Array(library.curationSteps)
    let right = zip(changes, lines).count { change, line in
      line.subject == change.subject.line && line.before?.values == change.before.map { [$0] }
        && line.after?.values == change.after.map { [$0] } && (line.undoes != nil) == change.isUndoing
    }
    return Rate(right, of: max(changes.count, lines.count))
  }
}

extension CuratorAccount.Subject {
  fileprivate var line: CurationSubject {
    switch self {
    case .author(let author, let field): .statement(author, field)
    case .book(let work, let field): .override(work, field)
    }
  }
}

extension ShownFact {
  /// The fact in the form of the account.
  var text: String { "\(origin.word): \(values.joined(separator: ", "))" }
}

extension ShownFact.Origin {
  fileprivate var word: String {
    switch self {
    case .cascaded: "author"
    case .overridden: "differs"
    case .answered: "answered"
    case .provider: "provider"
    }
  }
}
