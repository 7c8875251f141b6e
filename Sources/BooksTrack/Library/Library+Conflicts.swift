// Which contradictions between providers and the reader still hold (ENR-11).
//
// A conflict holds as long as the reader's row still says what it said. One that is out of date need not be
// taken away: it is not shown.

extension Library {
  /// What the reader is asked to verify about a work; empty if there is nothing.
  public func conflicts(of id: WorkID) -> [FactConflict] {
    guard let work = works[id] else { return [] }
    return work.conflicts.filter { !$0.isSettled && entered($0.field, of: work, $0.edition) == $0.entered }
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
