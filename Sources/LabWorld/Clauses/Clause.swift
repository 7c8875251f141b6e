// The clauses that the product must meet: the requirement in one line, the decision where the product
// documents contradict themselves or leave a question open, and the state of the implementation.
//
// An id such as ENR-5 means the same clause everywhere in the repository; tests keep names and table
// consistent.

/// A clause.
package struct Clause: Sendable {
  /// A part of the product; its raw value begins the ids of its clauses.
  package enum Chapter: String, CaseIterable, Sendable {
    case importing = "IMP"
    case duplicates = "DUP"
    case titles = "TTL"
    case enrichment = "ENR"
    case contract = "CON"
    case series = "SER"
    case sessions = "SES"
    case diversity = "DIV"
    case cascade = "CAS"
    case curation = "CUR"
    case sync = "SYN"
    case lab = "LAB"

    /// The subject of the chapter.
    package var title: String {
      switch self {
      case .importing: "Importing a library"
      case .duplicates: "Duplicates"
      case .titles: "Titles to search with"
      case .enrichment: "Enrichment"
      case .contract: "The contract between app and backend"
      case .series: "Series"
      case .sessions: "Reading sessions"
      case .diversity: "Statistics of diversity"
      case .cascade: "Facts of authors, cascaded"
      case .curation: "Curator points"
      case .sync: "Several devices"
      case .lab: "The lab itself"
      }
    }

    /// Its clauses, numbered from 1 without a gap.
    package var clauses: [Clause] {
      switch self {
      case .importing: Clause.importing
      case .duplicates: Clause.duplicates
      case .titles: Clause.titles
      case .enrichment: Clause.enrichment
      case .contract: Clause.contract
      case .series: Clause.series
      case .sessions: Clause.sessions
      case .diversity: Clause.diversity
      case .cascade: Clause.cascade
      case .curation: Clause.curation
      case .sync: Clause.sync
      case .lab: Clause.lab
      }
    }
  }

  /// The state of the implementation of a clause.
  package enum State: Hashable, Sendable {
    case built
    case partly(lacking: String)
    case notYet
  }

  package let id: ClauseID
  package let state: State
  /// The requirement, in a line.
  package let text: String
  /// The decision taken where the product documents contradict themselves, are wrong, or are silent.
  package let decision: String?

  package init(
    _ chapter: Chapter, _ number: Int, _ state: State, _ text: String, decision: String? = nil
  ) {
    id = ClauseID(chapter: chapter, number: number)
    self.state = state
    self.text = text
    self.decision = decision
  }

  /// All clauses, chapter by chapter.
  package static let all = Chapter.allCases.flatMap(\.clauses)
}
