// The conflicts between an attached answer and the reader's facts. The reader's facts are not changed; the
// conflicts are stored for verification.

import BooksTrackAPI

extension FoundWork {
  /// Returns the work with its conflicts.
  ///
  /// - Parameters:
  ///   - before: The work before the answer was merged into it.
  ///   - keys: The work's keys by the corrected rules, if known.
  func noting(
    conflictsWith before: Work, on work: Work, _ rules: ConflictRules, in library: Library,
    like keys: MatchKeys?
  ) -> Work {
    var new = conflicts(of: before, rules, like: keys)
    for edition in library.editions(of: work.id) { new += conflicts(of: edition, rules) }
    var work = work
    // A provider's newer value replaces its older one; a settled conflict is kept.
    work.conflicts.removeAll { old in
      !old.isSettled && new.contains { $0.field == old.field && $0.edition == old.edition }
    }
    for conflict in new
    where !work.conflicts.contains(where: {
      $0.field == conflict.field && $0.edition == conflict.edition && $0.found == conflict.found
    }) {
      work.conflicts.append(conflict)
    }
    return work
  }

  private func conflicts(of work: Work, _ rules: ConflictRules, like keys: MatchKeys?) -> [FactConflict] {
    var conflicts: [FactConflict] = []
    let provider = dto.primaryProvider ?? ""
    if rules.fields.contains(.title),
      [dto.title, dto.fullTitle].allSatisfy({ TitleRelation.contradict(work.title, $0, like: keys) })
    {
      conflicts.append(
        FactConflict(
          field: .title, edition: nil, entered: work.title, found: dto.title, provider: provider))
    }
    // After the first answer, the year of the work may be the provider's, so it is not compared.
    if rules.fields.contains(.firstPublished), work.provenance.primaryProvider == nil,
      let entered = work.firstPublished, let found = dto.firstPublicationYear,
      rules.contradict(years: entered, found)
    {
      conflicts.append(
        FactConflict(
          field: .firstPublished, edition: nil, entered: String(entered), found: String(found),
          provider: provider))
    }
    return conflicts
  }

  private func conflicts(of edition: Edition, _ rules: ConflictRules) -> [FactConflict] {
    guard !edition.readerFields.isEmpty,
      let found = editions.first(where: { $0.hasAny(of: edition.facts.allISBNs) })
    else { return [] }
    let provider = found.primaryProvider ?? dto.primaryProvider ?? ""
    func compare(
      _ field: ConflictField, _ readerField: ReaderFields, _ entered: Int?, _ found: Int?,
      _ contradict: (Int, Int) -> Bool
    ) -> FactConflict? {
      guard rules.fields.contains(field), edition.readerFields.contains(readerField), let entered,
        let found, contradict(entered, found)
      else { return nil }
      return FactConflict(
        field: field, edition: edition.id, entered: String(entered), found: String(found),
        provider: provider)
    }
    return [
      compare(.pageCount, .pageCount, edition.facts.pageCount, found.pageCount, rules.contradict(pages:_:)),
      compare(
        .yearPublished, .yearPublished, edition.facts.yearPublished, found.yearPublished,
        rules.contradict(years:_:)),
    ].compactMap { $0 }
  }
}
