// That a provider contradicts what the reader entered. Nothing is changed (ENR-11); the reader is asked to verify it.
//
// A conflict holds as long as the reader's row still says what it said. One that is out of date need not be taken away:
// it is not shown. One that the reader has dismissed is kept, so that the same value is not held up to them again.

/// A fact that can be in doubt.
public enum ConflictField: String, Hashable, Codable, Sendable, CaseIterable {
  /// The title of the work.
  case title
  /// The year in which the work first appeared.
  case firstPublished
  /// The pages of an edition.
  case pageCount
  /// The year of an edition.
  case yearPublished
}

/// What the reader entered and what a provider says instead.
public struct FactConflict: Hashable, Codable, Sendable {
  public let field: ConflictField
  /// The edition that it is about; nothing where it is about the work.
  public let edition: EditionID?
  /// What the reader entered, as text.
  public let entered: String
  /// What the provider says, as text.
  public let found: String
  /// Who says so, as in `ProviderName`.
  public let provider: String
  /// The reader has said that what they entered is right.
  public internal(set) var isDismissed = false

  /// Makes a conflict that the reader has not seen.
  public init(field: ConflictField, edition: EditionID?, entered: String, found: String, provider: String) {
    self.field = field
    self.edition = edition
    self.entered = entered
    self.found = found
    self.provider = provider
  }
}

extension Library {
  /// What the reader is asked to verify about a work; empty if there is nothing.
  public func conflicts(of id: WorkID) -> [FactConflict] {
    guard let work = works[id] else { return [] }
    return work.conflicts.filter { !$0.isDismissed && entered($0.field, of: work, $0.edition) == $0.entered }
  }

  /// What the reader's rows say of a fact now, as text.
  func entered(_ field: ConflictField, of work: Work, _ edition: EditionID?) -> String? {
    let row = edition.flatMap { editions[$0] }.flatMap { $0.work == work.id ? $0 : nil }
    switch field {
    case .title: return work.title
    case .firstPublished: return work.firstPublished.map(String.init)
    case .pageCount:
      guard let row, row.readerFields.contains(.pageCount) else { return nil }
      return row.facts.pageCount.map(String.init)
    case .yearPublished:
      guard let row, row.readerFields.contains(.yearPublished) else { return nil }
      return row.facts.yearPublished.map(String.init)
    }
  }
}
