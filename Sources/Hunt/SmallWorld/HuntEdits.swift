// Converts a step of the workload to an edit of the app and to an operation of the model.

import BooksTrack
import BooksTrackAPI

/// Converts steps to edits.
struct HuntEdits {
  let pool: BookShelf
  let places: [Int]

  /// The shelves to which readers move books.
  private static let shelves = ["to-read", "currently-reading", "read", "dnf", "lent-out"]

  /// Returns the edit of a step; nil if there is no such action.
  func edit(_ step: WorkStep, of book: ModelBook) -> (ReaderEdit, ModelOperation)? {
    let source = book.source
    switch step.action {
    case "rate":
      let quarters = step.number(1, below: 21)
      let rating = quarters == 0 ? nil : quarters
      return (.rate(source: source, quarters: rating), .rate(source: source, quarters: rating))
    case "retitle":
      let title = Self.spelling(of: book.title, step.number(1, below: 4))
      return (.retitle(source: source, title: title), .retitle(source: source, title: title))
    case "correct": return correction(step, of: book)
    case "shelve":
      let shelf = Self.shelves[step.number(1, below: Self.shelves.count)]
      let status = ReadingStatus(rawValue: ModelBook.status(ofShelf: shelf)) ?? .unknown
      return (
        .shelve(source: source, shelf: shelf, status: status), .shelve(source: source, shelf: shelf)
      )
    case "note":
      let text = "note \(step.number(1))"
      return (.note(source: source, text: text), .note(source: source, text: text))
    case "delete": return (.delete(source: source), .delete(source: source))
    default: return nil
    }
  }

  /// Returns the edit of a step about answers, for the book that the step names or else for the first one
  /// that has something to decide; nil if there is none.
  func verification(_ step: WorkStep, of book: ModelBook, in library: Library) -> (
    ReaderEdit, ModelOperation
  )? {
    let named = library.work(of: book.source)
    let works = [named].compactMap { $0 } + library.works.filter { $0.id != named?.id }
    for work in works {
      guard let source = library.source(of: work.id) else { continue }
      if let found = verification(step, of: work, source, in: library) { return found }
    }
    return nil
  }

  private func verification(
    _ step: WorkStep, of work: Work, _ source: String, in library: Library
  ) -> (ReaderEdit, ModelOperation)? {
    switch step.action {
    case "choose":
      guard !work.candidates.isEmpty else { return nil }
      let candidate = work.candidates[step.number(1, below: work.candidates.count)]
      return (.choose(source: source, candidate), .choose(source: source, title: candidate.title))
    case "decline":
      guard !work.candidates.isEmpty else { return nil }
      return (.decline(source: source), .decline(source: source))
    case "accept", "dismiss":
      let conflicts = library.conflicts(of: work.id)
      guard !conflicts.isEmpty else { return nil }
      let conflict = conflicts[step.number(1, below: conflicts.count)]
      if step.action == "dismiss" {
        return (.dismiss(source: source, conflict), .dismiss(source: source))
      }
      return (
        .accept(source: source, conflict), .accept(source: source, ModelFact(conflict, of: work, in: library))
      )
    default: return nil
    }
  }

  /// The actions of readers about answers.
  static let verifying = ["choose", "decline", "accept", "dismiss"]

  /// Returns the title in another spelling, the same book by any matching rule.
  private static func spelling(of title: String, _ form: Int) -> String {
    switch form {
    case 1: title.uppercased()
    case 2: title.lowercased()
    case 3: title.split(separator: " ").joined(separator: "  ")
    default: title
    }
  }

  /// Returns a correction to another book of the pool, mostly one that the reader does not have.
  private func correction(_ step: WorkStep, of book: ModelBook) -> (ReaderEdit, ModelOperation) {
    let other = pool.books[step.number(1, below: pool.count)]
    var facts = EditionFacts(
      publisher: other.publisher, binding: other.binding, pageCount: other.pages, yearPublished: other.year)
    facts.isbn = other.isbn.flatMap { try? ISBN($0) }
    let identity = BookIdentity(
      source: other.source, title: other.title, authors: other.authors, edition: facts)
    return (
      .correct(source: book.source, to: identity), .correct(source: book.source, to: other)
    )
  }
}

extension ModelFact {
  /// Creates the field of the model for a conflict.
  fileprivate init(_ conflict: FactConflict, of work: Work, in library: Library) {
    let own = library.entries(of: work.id).first?.edition
    switch (conflict.field, Int(conflict.found)) {
    case (.title, _): self = .title(conflict.found)
    case (.firstPublished, let year?): self = .firstPublished(year)
    case (.pageCount, let count?) where conflict.edition == own: self = .pages(count)
    case (.yearPublished, let year?) where conflict.edition == own: self = .year(year)
    default: self = .other
    }
  }
}
