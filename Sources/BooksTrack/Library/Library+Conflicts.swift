// Conflicts between providers' facts and the reader's (ENR-11).
//
// A conflict is current as long as the reader's value is unchanged. An outdated conflict is not removed, but
// not shown.

extension Library {
  /// Returns the current conflicts of a work that the reader has not settled.
  public func conflicts(of id: WorkID) -> [FactConflict] {
    guard let work = works[id] else { return [] }
    return work.conflicts.filter { !$0.isSettled && entered($0.field, of: work, $0.edition) == $0.entered }
  }

  /// Returns the reader's current value of a field, as text.
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
