// What a book shows of its author, derived of what is said where (CAS-1 to CAS-6). First that counts, in this
// order:
//
//   1. an override of the book in that field, also one that says “nothing”;
//   2. what the reader answered about the book;
//   3. what the reader says of the author: of the person, if the name is a pen name, else of the name;
//   4. what a provider said about the book;
//   5. what a provider said about the author.
//
// 3 and 5 need an author whose facts stand for the book: its first writer, unless the name stands for nobody,
// or a rule of the reader forbids it.

internal import BooksTrackAPI

/// A value that a book shows, and where it is from.
public struct ShownFact: Hashable, Sendable {
  /// Where a value is from.
  public enum Origin: Hashable, Sendable {
    /// The reader said it of the author, and it was filled in.
    case cascaded(AuthorID)
    /// The book differs from its author, perhaps with a reason.
    case overridden(reason: String?)
    /// The reader answered it about the book.
    case answered
    /// A provider said it about the book, or about its author.
    case provider
  }

  /// In which field.
  public let field: AuthorField
  /// The values; none where an override says that nothing is to be shown.
  public let values: [String]
  /// Where they are from.
  public let origin: Origin

  /// Makes a fact.
  public init(field: AuthorField, values: [String], origin: Origin) {
    self.field = field
    self.values = values
    self.origin = origin
  }

  /// What stands below the value: `(Auto-filled from author)`.
  public var mark: String {
    switch origin {
    case .cascaded: "(Auto-filled from author)"
    case .overridden(let reason): reason.map { "(Override: \($0))" } ?? "(Override)"
    case .answered: "(Entered)"
    case .provider: "(From a provider)"
    }
  }
}

/// What is said of a book itself, as far as it counts for what the book shows of its author.
struct SaidOfBook {
  /// In the order of the fields.
  let overrides: [WorkOverride]
  /// In the order of the dimensions.
  let facts: [DiversityFact]
}

extension Library {
  /// The name whose facts stand for a book; nil if nobody's do (CAS-4, CAS-11).
  public func cascadingAuthor(of work: Work) -> Author? {
    let state = curation
    guard let first = work.authors.first(where: { $0.role == nil }),
      !isPlaceholder(first.author), let author = authors[first.author]
    else { return nil }
    if !state.isOn(.primaryAuthor), work.hasSeveralWriters { return nil }
    if state.isOn(.noAnthologies), work.isAnthology { return nil }
    return author
  }

  /// What is said of a book itself.
  func said(of work: WorkID) -> SaidOfBook {
    SaidOfBook(overrides: overrides(of: work), facts: diversityFacts(of: work))
  }

  /// What a book shows in a field; nil if nothing is known.
  ///
  /// - Complexity: O(log *n*) and what is said of the book and its author.
  public func shownFact(
    _ field: AuthorField, of id: WorkID, _ policy: CascadePolicy = CascadePolicy()
  ) -> ShownFact? {
    works[id].flatMap { shownFact(field, of: $0, said(of: id), by: cascadingAuthor(of: $0), policy) }
  }

  /// What a book shows in every field, in their order; empty if there is no such book.
  func shownFacts(of id: WorkID, _ policy: CascadePolicy) -> [ShownFact?] {
    works[id].map { work in
      let (said, author) = (said(of: id), cascadingAuthor(of: work))
      return AuthorField.allCases.map { shownFact($0, of: work, said, by: author, policy) }
    } ?? []
  }

  /// What a book shows in a field, for those who ask for several: whose facts stand for the book is looked up
  /// once.
  ///
  /// - Parameter cascading: What `cascadingAuthor(of:)` gives for the work.
  func shownFact(
    _ field: AuthorField, of work: Work, _ said: SaidOfBook, by cascading: @autoclosure () -> Author?,
    _ policy: CascadePolicy
  ) -> ShownFact? {
    if let override = said.overrides.first(where: { $0.field == field }) {
      return ShownFact(
        field: field, values: override.values, origin: .overridden(reason: override.reason))
    }
    let own = field.dimension.flatMap { dimension in said.facts.first { $0.dimension == dimension } }
    if let own, own.source == .reader {
      return ShownFact(field: field, values: [own.value], origin: .answered)
    }
    let author = cascades(field, to: work, policy) ? cascading() : nil
    if let author, let statement = statement(of: author.id, field) {
      return ShownFact(field: field, values: statement.values, origin: .cascaded(person(author.id)))
    }
    if let own { return ShownFact(field: field, values: [own.value], origin: .provider) }
    guard let author else { return nil }
    let found = author.facts[field]
    return found.isEmpty ? nil : ShownFact(field: field, values: found, origin: .provider)
  }

  /// Whether anything is known of a book in a dimension; also if the reader has said that it is nothing.
  func isKnown(_ dimension: DiversityDimension, of work: WorkID) -> Bool {
    guard let field = dimension.authorField else { return diversityFact(of: work, dimension) != nil }
    return override(of: work, field) != nil || !(shownFact(field, of: work)?.values.isEmpty ?? true)
  }

  /// Whether the facts of an author in a field may be shown for a book, whoever that author is.
  private func cascades(_ field: AuthorField, to work: Work, _ policy: CascadePolicy) -> Bool {
    if policy.overrides == .book, !indexes.overridesOfWork[work.id].isEmpty { return false }
    return !(field == .nationality && curation.isOn(.noNationalityOfTranslations) && isTranslated(work))
  }

  private func isTranslated(_ work: Work) -> Bool {
    if let fact = diversityFact(of: work.id, .translation) { return fact.value == "Translated" }
    return work.authors.contains { $0.role.map { FoldedText.fold($0).contains("translat") } ?? false }
  }

  /// The books that the facts of a person stand for, under all of their names, oldest first.
  public func worksFilled(by author: AuthorID) -> [Work] {
    let names = names(of: person(author))
    var works: [Work] = []
    for name in names {
      for work in self.works(of: name) where cascadingAuthor(of: work)?.id == name { works.append(work) }
    }
    return names.count > 1 ? works.sorted { $0.id < $1.id } : works
  }
}

extension Library {
  /// The books in which it shows what is said of a person in any of some fields, oldest first (CAS-9): none
  /// that differs in the field, or of which the reader has answered the question themself.
  func worksReached(by author: AuthorID, in fields: [AuthorField], _ policy: CascadePolicy) -> [Work] {
    worksFilled(by: author).filter { work in fields.contains { showsAuthor(in: $0, work, policy) } }
  }

  private func showsAuthor(in field: AuthorField, _ work: Work, _ policy: CascadePolicy) -> Bool {
    guard override(of: work.id, field) == nil else { return false }
    let own = field.dimension.flatMap { diversityFact(of: work.id, $0) }
    return own?.source != .reader && cascades(field, to: work, policy)
  }
}

extension Work {
  fileprivate var hasSeveralWriters: Bool { self.authors.count { $0.role == nil } > 1 }

  /// Whether it collects pieces by many: it has an editor, or says so in its title, or has more than three
  /// writers.
  fileprivate var isAnthology: Bool {
    let credits = self.authors
    if credits.count(where: { $0.role == nil }) > 3 { return true }
    if credits.contains(where: { $0.role.map { FoldedText.fold($0).contains("editor") } ?? false }) {
      return true
    }
    let words = FoldedText.fold(self.title).split(separator: " ")
    return words.contains { word in Self.wordsForAnthologies.contains(word.filter { $0.isLetter }) }
  }

  private static let wordsForAnthologies: Set<String> = [
    "anthology", "anthologie", "antologia", "antologi", "bloemlezing",
  ]
}

/// That a provider says of an author something else than the reader does (CAS-6).
public struct AuthorConflict: Hashable, Sendable {
  /// Whom it is about.
  public let author: AuthorID
  /// In which field.
  public let field: AuthorField
  /// What the reader said.
  public let entered: [String]
  /// What a provider says.
  public let found: [String]

  /// What the reader is asked: `Verify this information: …`.
  public var text: String {
    "Verify this information: for \(field.name) you entered \(entered.joined(separator: ", ")), and a provider says "
      + "\(found.joined(separator: ", "))."
  }
}

extension Library {
  /// What the reader is asked to verify about an author, in the order of the fields.
  public func conflicts(ofAuthor author: AuthorID) -> [AuthorConflict] {
    guard let row = authors[author] else { return [] }
    return AuthorField.allCases.compactMap { field in
      let found = row.facts[field]
      guard !found.isEmpty, let statement = statement(of: author, field) else { return nil }
      func key(_ values: [String]) -> [String] { field.stored(values).map(FoldedText.fold).sorted() }
      guard key(found) != key(statement.values), key(found) != key(statement.dismissed) else { return nil }
      return AuthorConflict(author: author, field: field, entered: statement.values, found: found)
    }
  }
}
