// The hunt target `curation`: worlds of a reader who edits author facts, overrides and pen names and undoes
// changes, while books come and go and the power fails. They run as reading worlds with other workloads: one
// reader, one device, and the reference model.

import BooksTrack
package import Simulation

/// The kind of worlds of curation.
package enum CurationKind: ReadingWorldKind {
  package typealias State = CurationState

  package static let name = "curation"
  package static let curates = true

  package static func workload(_ stream: inout RandomStream) -> [WorkStep] {
    CurationGenerator.workload(&stream)
  }
}

/// Worlds of author facts, overrides, points and the audit log.
package typealias CurationTarget = ReadingWorldTarget<CurationKind>

/// A state that curation worlds should reach, as a probe.
package enum CurationState: String, CaseIterable, Sendable {
  case filled = "a book shows what was said of its author"
  case overridden = "a book differs from its author in one field and not in another"
  case empty = "an override says that nothing is to be shown"
  case secondWriter = "a book by two shows what was said of the first"
  case noAuthor = "a book of nobody is there while something is said of others"
  case penName = "a pen name shows what was said of the person"
  case later = "a book that came later shows what was said before"
  case conflict = "a provider contradicts the reader"
  case dismissed = "the reader keeps what a provider contradicts"
  case rule = "a rule keeps a fact from a book"
  case undone = "a change is taken back"
  case undoUndone = "what took a change back is taken back"
  case outlived = "something is said of an author without books"
  case burst = "several changes come within a few seconds"
  case badge = "a badge is there"
}

extension ObjectionLog {
  /// Reports that a state has been reached.
  func reached(_ state: CurationState) { reached(state.rawValue) }
}

extension ReadingModel {
  /// The curation states that hold in the model.
  var curationStates: [CurationState] {
    guard curation.requests > 0 else { return [] }
    func marks(_ book: Book) -> [String] {
      AuthorField.allCases.map { shown($0, of: book)?.mark ?? "" }
    }
    let filled = books.filter { marks($0).contains("(Auto-filled from author)") }
    let differing = filled.contains { book in marks(book).contains { $0.hasPrefix("(Override") } }
    let said = Set(curation.statements.keys.map(\.number))
    let isRuled = books.contains { book in
      cascading(book) == nil && book.author < CurationAuthors.count - 1 && said.contains(person(book.author))
    }
    let undoing = curation.steps.filter(\.isUndone)
    return [
      filled.isEmpty ? nil : .filled, differing ? .overridden : nil,
      curation.overrides.values.contains { $0.values.isEmpty } ? .empty : nil,
      filled.contains { $0.secondAuthor != nil } ? .secondWriter : nil,
      !filled.isEmpty && books.contains { $0.author == CurationAuthors.count - 1 } ? .noAuthor : nil,
      filled.contains { curation.penNames[$0.author] != nil } ? .penName : nil,
      filled.contains { $0.number > curation.booksAtFirst ?? .max } ? .later : nil,
      authors.keys.contains { !conflicts($0).isEmpty } ? .conflict : nil,
      curation.dismissed.isEmpty ? nil : .dismissed, isRuled ? .rule : nil,
      undoing.isEmpty ? nil : .undone, undoing.count > 1 ? .undoUndone : nil,
      said.contains { author in !books.contains { $0.author == author } } ? .outlived : nil,
      curation.requests > curation.bursts ? .burst : nil, points >= 50 ? .badge : nil,
    ].compactMap { $0 }
  }
}
