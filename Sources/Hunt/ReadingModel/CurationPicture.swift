// Everything that a reader can see of author facts: the values of books, the pages of authors, and the audit
// log.

import BooksTrack
import LabWorld

/// The views of curation.
struct CurationPicture: Equatable {
  /// The value that a book shows in a field.
  struct Shown: Equatable {
    /// The index of the book.
    let book: Int
    let field: AuthorField
    let text: String
    /// The clause that concerns the value; only set by the model.
    var clause: ClauseID = "CAS-1"
  }

  var shown: [Shown] = []
  /// The lines of each author's page; empty if the author does not exist.
  var pages: [[String]] = []
  /// The entries of the audit log, oldest first.
  var history: [String] = []

  var facts: [ReadingFact] {
    var facts = shown.map { shown in
      ReadingFact(.cascade, shown.clause, "book \(shown.book), \(shown.field)", shown.text)
    }
    facts += pages.enumerated().map { place, lines in
      ReadingFact(.cascade, "CAS-12", "the page of author \(place)", lines.joined(separator: " / "))
    }
    facts.append(ReadingFact(.audit, "CAS-10", "changes", "\(history.count)"))
    facts += history.enumerated().map { place, line in
      ReadingFact(.audit, "CAS-10", "change \(place)", line)
    }
    return facts
  }

  /// Returns an entry of the audit log as text.
  static func line(_ name: String, _ what: String, _ before: String?, _ after: String?, isUndone: Bool)
    -> String
  {
    "\(name), \(what): \(before ?? "nothing") → \(after ?? "nothing")\(isUndone ? ", taken back" : "")"
  }
}

// MARK: - The app

extension ReadingScreens {
  func curationPicture(_ library: Library) async -> CurationPicture {
    var picture = CurationPicture()
    picture.shown = library.works.enumerated().flatMap { place, work in
      AuthorField.allCases.map { field in
        let shown = shown(field, of: work.id, in: library).map { $0.values + [$0.mark] }
        return CurationPicture.Shown(book: place, field: field, text: shown?.joined(separator: ", ") ?? "-")
      }
    }
    picture.pages = (0..<CurationAuthors.count).map { number in
      let name = CurationAuthors.name(number)
      let author = library.authors.first { $0.name == name }
      return author.flatMap { profile(of: $0.id, in: library)?.lines } ?? []
    }
    let undone = library.curationSteps.compactMap(\.undoes)
    picture.history = library.curationSteps.map { step in
      CurationPicture.line(
        step.name, step.subject.what, step.before?.text(in: library), step.after?.text(in: library),
        isUndone: undone.contains(step.id))
    }
    return picture
  }
}

extension CurationSubject {
  fileprivate var what: String {
    switch self {
    case .statement(_, let field): "said \(field)"
    case .override(_, let field): "override \(field)"
    case .penName: "pen name"
    case .rule: "rule"
    }
  }
}

extension CurationValue {
  fileprivate func text(in library: Library) -> String {
    if person != nil { return "a pen name" }
    return values.joined(separator: ", ") + (reason.map { " because \($0)" } ?? "")
  }
}

// MARK: - The model

extension ReadingModel {
  var curationPicture: CurationPicture {
    var picture = CurationPicture()
    picture.shown = books.enumerated().flatMap { place, book in
      AuthorField.allCases.map { field in
        let shown = shown(field, of: book).map { $0.values + [$0.mark] }
        return CurationPicture.Shown(
          book: place, field: field, text: shown?.joined(separator: ", ") ?? "-",
          clause: clause(field, of: book))
      }
    }
    picture.pages = (0..<CurationAuthors.count).map { authors[$0] == nil ? [] : page(of: $0) }
    picture.history = curation.steps.map { step in
      CurationPicture.line(
        step.name, step.subject.what, step.subject.text(step.before), step.subject.text(step.after),
        isUndone: step.isUndone)
    }
    return picture
  }

  /// Returns the clause that determines the value of a field.
  private func clause(_ field: AuthorField, of book: Book) -> ClauseID {
    if curation.overrides.keys.contains(where: { $0.number == book.number }) { return "CAS-3" }
    if book.author == CurationAuthors.count - 1 || book.secondAuthor != nil { return "CAS-4" }
    if book.isTranslated || book.isEdited { return "CAS-11" }
    if curation.penNames[book.author] != nil { return "CAS-4" }
    guard statement(book.author, field) != nil else { return "CAS-5" }
    if !(authors[book.author]?.found[field] ?? []).isEmpty { return "CAS-6" }
    return book.number > curation.booksAtFirst ?? .max ? "CAS-2" : "CAS-1"
  }

  private func page(of author: Int) -> [String] {
    let person = person(author)
    let penNames = curation.penNames.filter { $0.value == person }.keys
      .sorted { (authors[$0]?.identity ?? 0) < (authors[$1]?.identity ?? 0) }
    let names = [person] + penNames
    var lines = [CurationAuthors.name(person)]
    if !penNames.isEmpty {
      lines.append("Also known as: \(penNames.map(CurationAuthors.name).joined(separator: ", "))")
    }
    for field in AuthorField.allCases {
      if let said = statement(person, field) {
        lines.append("\(Self.heading(field)): \(said.joined(separator: ", "))")
      } else if let found = authors[person]?.found[field], !found.isEmpty {
        lines.append("\(Self.heading(field)): \(found.joined(separator: ", ")) (from a provider)")
      }
    }
    for name in names {
      for conflict in conflicts(name) {
        let said = statement(name, conflict.field) ?? []
        lines.append(
          "Verify this information: for \(Self.heading(conflict.field)) you entered "
            + "\(said.joined(separator: ", ")), and a provider says \(conflict.found.joined(separator: ", "))."
        )
      }
    }
    let applied = books.count { book in cascading(book).map(self.person) == person }
    lines.append("Applied to \(applied) book\(applied == 1 ? "" : "s")")
    let level = [(50, "Bronze"), (200, "Silver"), (500, "Gold"), (1_000, "Diamond")].last { points >= $0.0 }
    return lines + ["Curator Level: \(level?.1 ?? "none yet")"]
  }

  private static func heading(_ field: AuthorField) -> String {
    switch field {
    case .culturalBackground: "Cultural Background"
    case .genderIdentity: "Gender Identity"
    case .nationality: "Nationality"
    case .languages: "Languages"
    case .marginalizedIdentities: "Marginalized Identities"
    }
  }
}

extension ReadingModel.Step.Subject {
  fileprivate var what: String {
    switch self {
    case .statement(_, let field): "said \(field)"
    case .override(_, let field): "override \(field)"
    case .penName: "pen name"
    case .rule: "rule"
    }
  }

  fileprivate func text(_ value: [String]?) -> String? {
    guard let value else { return nil }
    switch self {
    case .penName: return "a pen name"
    case .override:
      let reason = value[value.count - 1]
      return value.dropLast(2).joined(separator: ", ") + (reason.isEmpty ? "" : " because \(reason)")
    default: return value.joined(separator: ", ")
    }
  }
}
