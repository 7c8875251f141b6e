// A book field by field: what is known, and who said it (ENR-11, CON-5, CAS-5). And how complete it is.

public import BooksTrackAPI

/// The facts of a book with their origins.
public struct BookDetail: Hashable, Sendable {
  /// A fact.
  public struct Field: Hashable, Sendable {
    /// The name, such as `Pages`.
    public let name: String
    /// The value; nil if it is not known.
    public let value: String?
    /// The origin, such as `you`, `google-books` or `Auto-filled from author`; nil without a value.
    public let origin: String?
    /// The time at which it was entered, answered or found; nil where the library does not know it, as for
    /// what an export says.
    public let entered: Timestamp?
  }

  /// The title.
  public let title: String
  /// The names of the authors, writers first.
  public let authors: [String]
  /// The fields in order.
  public let fields: [Field]
  /// Contradictions that the reader has to verify.
  public let conflicts: [FactConflict]

  /// The completion of the fields.
  public var completion: Completion {
    Completion(filled: fields.count { $0.value != nil }, total: fields.count)
  }

  /// The text `Enrichment: 80% complete`.
  public var completionText: String { "Enrichment: \(completion) complete" }

  /// Creates the detail of a book; nil if it is not in the library.
  ///
  /// - Complexity: O(*lines of the audit log and the ledger*), plus the rows of the book.
  public init?(of id: WorkID, in library: Library) {
    guard let work = library.works[id] else { return nil }
    title = work.title
    authors = library.authorNames(of: work)
    conflicts = library.conflicts(of: id)
    fields =
      Self.workFields(work, in: library) + Self.editionFields(work, in: library)
      + AuthorField.allCases.map { Self.field($0, of: work, in: library) }
      + DiversityDimension.allCases.filter { $0.authorField == nil }.map {
        Self.field($0, of: id, in: library)
      }
  }

  // MARK: Fields of the book

  private static let reader = "you"

  private static func named(_ provenance: Provenance) -> String {
    let names =
      provenance.contributors.isEmpty
      ? [provenance.primaryProvider].compactMap { $0 } : provenance.contributors
    return names.isEmpty ? reader : names.joined(separator: ", ")
  }

  private static func workFields(_ work: Work, in library: Library) -> [Field] {
    let found = named(work.provenance)
    let genres = work.subjects.isEmpty ? nil : work.subjects.joined(separator: ", ")
    // The reader's export may have given the year; the library does not record which of the two it was.
    let year = work.provenance == Provenance() ? reader : "\(reader) or \(found)"
    return [
      Field("First published", work.firstPublished.map(String.init), from: year, at: work.found),
      Field("Genres", genres, from: found, at: work.found),
      Field("Description", work.summary, from: found, at: work.found),
    ]
  }

  private static func editionFields(_ work: Work, in library: Library) -> [Field] {
    let editions = library.editions(of: work.id)
    let own = library.oldestEntry(of: work.id)?.edition
    let sorted = editions.filter { $0.id == own } + editions.filter { $0.id != own }
    func field(_ name: String, _ bit: ReaderFields, _ value: (EditionFacts) -> String?) -> Field {
      guard let edition = sorted.first(where: { value($0.facts) != nil }) else {
        return Field(name, nil, from: reader)
      }
      let isOwn = edition.readerFields.contains(bit) || edition.provenance == Provenance()
      return Field(
        name, value(edition.facts), from: isOwn ? reader : named(edition.provenance),
        at: isOwn ? nil : work.found)
    }
    return [
      field("ISBN", .isbn) { $0.isbn?.isbn13 },
      field("Publisher", .publisher, \.publisher),
      field("Binding", .binding, \.binding),
      field("Pages", .pageCount) { $0.pageCount.map(String.init) },
      field("Year of the edition", .yearPublished) { $0.yearPublished.map(String.init) },
      field("Language", .language, \.language),
      field("Cover", .coverURL, \.coverURL),
    ]
  }

  // MARK: Fields of the author and of diversity

  private static func field(_ field: AuthorField, of work: Work, in library: Library) -> Field {
    guard let shown = library.shownFact(field, of: work.id) else {
      return Field(field.name, nil, from: reader)
    }
    let value = shown.values.isEmpty ? nil : shown.values.joined(separator: ", ")
    let time: Timestamp? =
      switch shown.origin {
      case .cascaded(let author): library.lastChange(of: .statement(author, field))
      case .overridden: library.lastChange(of: .override(work.id, field))
      case .answered: field.dimension.flatMap { library.firstAnswer(about: work.id, $0) }
      case .provider:
        work.authors.lazy.compactMap { library.authors[$0.author] }.first { !$0.facts[field].isEmpty }?.found
      }
    let origin = shown.mark.trimming("(", ")")
    return Field(field.name, value ?? "not shown", from: origin, at: time)
  }

  private static func field(
    _ dimension: DiversityDimension, of work: WorkID, in library: Library
  ) -> Field {
    guard let fact = library.diversityFact(of: work, dimension) else {
      return Field(dimension.name, nil, from: reader)
    }
    switch fact.source {
    case .reader:
      return Field(
        dimension.name, fact.value, from: reader, at: library.firstAnswer(about: work, dimension))
    case .provider(let name):
      return Field(dimension.name, fact.value, from: name, at: library.works[work]?.found)
    }
  }
}

extension BookDetail.Field {
  fileprivate init(_ name: String, _ value: String?, from origin: String, at time: Timestamp? = nil) {
    self.name = name
    self.value = value
    self.origin = value == nil ? nil : origin
    entered = value == nil ? nil : time
  }
}

extension Library {
  /// Returns the time of the last change of a subject; nil if the audit log has none.
  fileprivate func lastChange(of subject: CurationSubject) -> Timestamp? {
    curationSteps.filter { $0.subject == subject }.map(\.made).max()
  }

  /// Returns the time of the first answer about a book in a dimension, for which points were awarded.
  fileprivate func firstAnswer(about work: WorkID, _ dimension: DiversityDimension) -> Timestamp? {
    awards(for: work).first { $0.dimension == dimension }?.awarded
  }
}

extension String {
  /// The text without one leading and one trailing character.
  fileprivate func trimming(_ first: Character, _ last: Character) -> String {
    hasPrefix(String(first)) && hasSuffix(String(last)) ? String(dropFirst().dropLast()) : self
  }
}
