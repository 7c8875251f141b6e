// The facts that a book shows about its author, derived from several sources (CAS-1 to CAS-6). The first that
// exists counts, in this order:
//
//     1. an override of the book in that field, also an empty one;
//     2. the reader's answer about the book;
//     3. the reader's statement about the author: about the person for a pen name, otherwise about the name;
//     4. a provider's value for the book;
//     5. a provider's value for the author.
//
// 3 and 5 need a cascading author: the first writer of the book, unless the name is a placeholder or a rule
// of the reader excludes it.

internal import BooksTrackAPI

/// A value that a book shows, and its origin.
public struct ShownFact: Hashable, Sendable {
  /// The origin of a value.
  public enum Origin: Hashable, Sendable {
    /// A statement of the reader about the author, filled in.
    case cascaded(AuthorID)
    /// An override of the book, with an optional reason.
    case overridden(reason: String?)
    /// The reader's answer about the book.
    case answered
    /// A provider's value for the book or its author.
    case provider
  }

  /// The field.
  public let field: AuthorField
  /// The values; empty if an override hides them.
  public let values: [String]
  /// The origin of the values.
  public let origin: Origin

  /// Creates a fact.
  public init(field: AuthorField, values: [String], origin: Origin) {
    self.field = field
    self.values = values
    self.origin = origin
  }

  /// The text below the value: `(Auto-filled from author)`.
  public var mark: String {
    switch origin {
    case .cascaded: "(Auto-filled from author)"
    case .overridden(let reason): reason.map { "(Override: \($0))" } ?? "(Override)"
    case .answered: "(Entered)"
    case .provider: "(From a provider)"
    }
  }
}

/// The overrides and facts of a book itself that determine what it shows about its author.
struct SaidOfBook {
  /// The overrides, in the order of the fields.
  let overrides: [WorkOverride]
  /// The facts, in the order of the dimensions.
  let facts: [DiversityFact]
}

extension Library {
  /// Returns the author whose facts the book shows; nil if there is none (CAS-4, CAS-11).
  public func cascadingAuthor(of work: Work) -> Author? {
    let state = curation
    guard let first = work.authors.first(where: { $0.role == nil }),
      !isPlaceholder(first.author), let author = authors[first.author]
    else { return nil }
    if !state.isOn(.primaryAuthor), work.hasSeveralWriters { return nil }
    if state.isOn(.noAnthologies), work.isAnthology { return nil }
    return author
  }

  /// Returns the overrides and facts of the book itself.
  func said(of work: WorkID) -> SaidOfBook {
    SaidOfBook(overrides: overrides(of: work), facts: diversityFacts(of: work))
  }

  /// Returns the fact that a book shows in a field; nil if nothing is known.
  ///
  /// - Complexity: O(log *n*), plus the facts of the book and its author.
  public func shownFact(
    _ field: AuthorField, of id: WorkID, _ policy: CascadePolicy = CascadePolicy()
  ) -> ShownFact? {
    works[id].flatMap { shownFact(field, of: $0, said(of: id), by: cascadingAuthor(of: $0), policy) }
  }

  /// Returns the facts that a book shows, in the order of the fields; empty if the book does not exist.
  func shownFacts(of id: WorkID, _ policy: CascadePolicy) -> [ShownFact?] {
    works[id].map { work in
      let (said, author) = (said(of: id), cascadingAuthor(of: work))
      return AuthorField.allCases.map { shownFact($0, of: work, said, by: author, policy) }
    } ?? []
  }

  /// Returns the fact that a book shows in a field, for callers that need several fields and look up the
  /// cascading author once.
  ///
  /// - Parameter cascading: The result of `cascadingAuthor(of:)` for the work.
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

  /// Returns true if a value is known in a dimension, or if the reader has stated that there is none.
  func isKnown(_ dimension: DiversityDimension, of work: WorkID) -> Bool {
    guard let field = dimension.authorField else { return diversityFact(of: work, dimension) != nil }
    return override(of: work, field) != nil || !(shownFact(field, of: work)?.values.isEmpty ?? true)
  }

  /// Returns true if the book may show facts about any author in a field.
  private func cascades(_ field: AuthorField, to work: Work, _ policy: CascadePolicy) -> Bool {
    if policy.overrides == .book, !indexes.overridesOfWork[work.id].isEmpty { return false }
    return !(field == .nationality && curation.isOn(.noNationalityOfTranslations) && isTranslated(work))
  }

  private func isTranslated(_ work: Work) -> Bool {
    if let fact = diversityFact(of: work.id, .translation) { return fact.value == "Translated" }
    return work.authors.contains { $0.role.map { FoldedText.fold($0).contains("translat") } ?? false }
  }

  /// Returns the books that show facts about a person, under all names, oldest first.
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
  /// Returns the books that would show a statement about a person in any of some fields, oldest first
  /// (CAS-9): those without an override or an answer of the reader in the field.
  func worksReached(by author: AuthorID, in fields: [AuthorField], _ policy: CascadePolicy) -> [Work] {
    worksFilled(by: author).filter { work in fields.contains { showsAuthor(in: $0, work, policy) } }
  }

  /// Returns the author that a question about a book in a field is about: the one whose statement the book
  /// would show; nil if the answer can only be about the book (CAS-14).
  func authorAsked(about id: WorkID, _ field: AuthorField, _ policy: CascadePolicy) -> AuthorID? {
    guard let work = works[id], let author = cascadingAuthor(of: work), showsAuthor(in: field, work, policy)
    else { return nil }
    return author.id
  }

  private func showsAuthor(in field: AuthorField, _ work: Work, _ policy: CascadePolicy) -> Bool {
    guard override(of: work.id, field) == nil else { return false }
    let own = field.dimension.flatMap { diversityFact(of: work.id, $0) }
    return own?.source != .reader && cascades(field, to: work, policy)
  }
}

extension Work {
  fileprivate var hasSeveralWriters: Bool { self.authors.count { $0.role == nil } > 1 }

  /// True if the work is an anthology: it has an editor, a word for it in its title, or more than three
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

/// A conflict between the reader's and a provider's value about an author (CAS-6).
public struct AuthorConflict: Hashable, Sendable {
  /// The author.
  public let author: AuthorID
  /// The field.
  public let field: AuthorField
  /// The reader's values.
  public let entered: [String]
  /// The provider's values.
  public let found: [String]

  /// The text for the reader: `Verify this information: …`.
  public var text: String {
    "Verify this information: for \(field.name) you entered \(entered.joined(separator: ", ")), and a provider says "
      + "\(found.joined(separator: ", "))."
  }
}

extension Library {
  /// Returns the conflicts that the reader has to verify about an author, in the order of the fields.
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
