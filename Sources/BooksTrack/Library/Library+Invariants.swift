// The invariants of every visible version of a library.

import BooksTrackAPI

extension Library {
  /// Returns the violated invariants, as sentences.
  ///
  /// Recomputes and compares each index, and checks every reference. For tests and for the lab's oracles.
  ///
  /// - Complexity: O(*n* log *n*).
  public func checkInvariants() -> [String] { checkInvariants(beside: nil) }

  /// Returns the violated invariants, and reuses the match index of another library with equal rows that has
  /// been read from files: that index was computed from the same rows. Computing it costs as much as all
  /// other checks.
  ///
  /// - Parameter twin: The other library; nil if there is none, or if its rows may differ.
  package func checkInvariants(beside twin: Library?) -> [String] {
    rows() + pairs() + places() + stages()
      + indexesThatDiffer(from: recomputedIndexes(beside: twin, after: CheckedLibrary()))
  }

  /// Returns the violated invariants. Indexes by names are recomputed only if a table that they follow from
  /// has changed since the last check, and then from the parsed titles and names of that check.
  ///
  /// - Parameter last: The last check of the same library; replaced by this one.
  package func checkInvariants(after last: inout CheckedLibrary) -> [String] {
    if last.library?.matchIndex.rules != matchIndex.rules { last = CheckedLibrary() }
    let fresh = recomputedIndexes(beside: nil, after: last)
    (last.library, last.indexes) = (self, fresh)
    return rows() + pairs() + places() + stages() + indexesThatDiffer(from: fresh)
  }

  private func rows() -> [String] {
    var check = RowCheck(library: self)
    RowKinds.visit(&check)
    return check.problems
  }

  private func pairs() -> [String] {
    var problems: [String] = []
    for work in works {
      let memberships = memberships(of: work.id)
      if memberships.count > 1, Set(memberships.map(\.series)).count != memberships.count {
        problems.append("work \(work.id) stands in a series twice")
      }
      if indexes.jobsOfWork[work.id].count > 1 { problems.append("work \(work.id) waits twice") }
      let dimensions = diversityFacts(of: work.id).map(\.dimension)
      if Set(dimensions).count != dimensions.count {
        problems.append("work \(work.id) has two facts of one dimension")
      }
      let fields = overrides(of: work.id).map(\.field)
      if Set(fields).count != fields.count {
        problems.append("work \(work.id) has two overrides of one field")
      }
    }
    for author in authors {
      let fields = indexes.statementsOfAuthor[author.id].compactMap { statements[$0]?.field }
      if Set(fields).count != fields.count {
        problems.append("author \(author.id) has two statements in one field")
      }
      if let person = author.penNameOf, authors[person]?.penNameOf != nil || person == author.id {
        problems.append("author \(author.id) is the pen name of a pen name")
      }
    }
    for step in curationSteps where indexes.undosOfStep[step.id].count > 1 {
      problems.append("the change \(step.id) was taken back twice")
    }
    if curationStates.contains(where: { $0.id != CurationState.id }) {
      problems.append("there is more than one state of curation")
    }
    return problems
  }

  private func places() -> [String] {
    var problems: [String] = []
    for membership in memberships where membership != refreshed(membership) {
      problems.append("membership \(membership.id) has another title or cover than work \(membership.work)")
    }
    for merge in seriesMerges where merge.undone == nil && series.contains(merge.absorbed.id) {
      problems.append("series \(merge.absorbed.id) is there, and was merged into \(merge.into)")
    }
    for book in absentBooks where Set(book.places.map(\.series)).count != max(1, book.places.count) {
      problems.append("absent book \(book.id) has no place, or two in one series")
    }
    for series in series {
      let providers = pages(of: series.id).map(\.externalID.provider)
      if Set(providers).count != providers.count {
        problems.append("series \(series.id) has two pages of one provider")
      }
    }
    return problems
  }

  private func stages() -> [String] {
    var problems: [String] = []
    for stage in stagedImports {
      let numbers = stagedBatches(of: stage.id).map(\.number)
      if numbers != Array(0..<numbers.count) {
        problems.append("staged import \(stage.id) has the batches \(numbers)")
      }
    }
    for record in imports where indexes.undosOfImport[record.id].count > 1 {
      problems.append("import \(record.id) can be taken back in two ways")
    }
    return problems
  }

  private func indexesThatDiffer(from fresh: LibraryIndexes) -> [String] {
    guard indexes != fresh else { return [] }
    return zip(Mirror(reflecting: indexes).children, Mirror(reflecting: fresh).children).compactMap {
      guard let index = $0.value as? any Equatable, !index.isEqual(to: $1.value) else { return nil }
      return "the index \($0.label ?? "") does not follow from the tables"
    }
  }

  /// Returns the indexes, recomputed from the tables; the match index is the twin's, if there is one.
  ///
  /// - Parameter last: An earlier check, whose indexes by names are reused if their tables are the same.
  private func recomputedIndexes(beside twin: Library?, after last: CheckedLibrary) -> LibraryIndexes {
    var fresh = LibraryIndexes(matchRules: matchIndex.rules)
    let areWritersSame = last.library?.authors == authors
    let areBooksSame = areWritersSame && last.library?.works == works && last.library?.editions == editions
    for row in editions { fresh.editionsOfWork.insert(row.id, under: row.work) }
    for row in entries { fresh.entriesOfWork.insert(row.id, under: row.work) }
    for row in memberships {
      fresh.membershipsOfWork.insert(row.id, under: row.work)
      fresh.membersOfSeries.insert(row.id, under: row.series)
    }
    for row in jobs { fresh.jobsOfWork.insert(row.id, under: row.work) }
    for row in series { if let author = row.author { fresh.seriesOfAuthor.insert(row.id, under: author) } }
    for row in stagedBatches { fresh.batchesOfStage.insert(row.id, under: row.stage) }
    for row in importUndos { fresh.undosOfImport.insert(row.id, under: row.record) }
    for row in sessions { fresh.sessionsOfEntry.insert(row.id, under: row.entry) }
    for row in diversityFacts { fresh.diversityOfWork.insert(row.id, under: row.work) }
    for row in awards {
      fresh.awardsOfWork.move(row.id, from: nil, to: row.work)
      fresh.awardsOfAuthor.move(row.id, from: nil, to: row.author)
    }
    for row in statements { fresh.statementsOfAuthor.insert(row.id, under: row.author) }
    for row in authors { fresh.penNamesOfPerson.move(row.id, from: nil, to: row.penNameOf) }
    for row in overrides { fresh.overridesOfWork.insert(row.id, under: row.work) }
    for row in curationSteps { fresh.undosOfStep.move(row.id, from: nil, to: row.undoes) }
    for row in seriesMerges { fresh.mergesOfSeries.insert(row.id, under: row.into) }
    for row in absentBooks {
      for place in row.places { fresh.absentBooksOfSeries.insert(row.id, under: place.series) }
      fresh.absentMatch.insert(
        row.workID, keys: matchIndex.rules.keys(title: row.title, authors: row.authors, isbns: row.isbns))
    }
    for row in seriesPages { fresh.pagesOfSeries.insert(row.id, under: row.series) }
    for row in records { fresh.records.update(nil, row) }
    fresh.runningSessions = sessions.filter(\.isRunning).map(\.id)
    if let indexes = last.indexes, last.library?.series == series {
      fresh.seriesByName = indexes.seriesByName
    } else {
      for row in series { fresh.seriesByName.insert(row) }
    }
    if let indexes = last.indexes, areWritersSame {
      (fresh.authorsByName, fresh.placeholderAuthors) = (indexes.authorsByName, indexes.placeholderAuthors)
    } else {
      for row in authors { fresh.authorsByName.insert(row) }
      fresh.placeholderAuthors = authors.filter { AuthorName($0.name).isAnonymous }.map(\.id)
    }
    let known = twin?.indexes.match ?? (areBooksSame ? last.indexes?.match : nil)
    for work in works {
      for credit in work.authors { fresh.worksOfAuthor.insert(work.id, under: credit.author) }
      guard known == nil else { continue }
      fresh.match.insert(
        work: work, authors: work.authors.compactMap { authors[$0.author]?.name },
        editions: fresh.editionsOfWork[work.id].compactMap { editions[$0] },
        like: last.indexes?.match.keys(of: work.id))
    }
    if let known { fresh.match = known }
    return fresh
  }
}

/// Finds dangling references, and rows whose identifiers would be assigned again.
private struct RowCheck: RowKindVisitor {
  let library: Library
  var problems: [String] = []

  mutating func visit<R: RowKind>(_ kind: R.Type) {
    let free = library.nextSerials[R.tag]
    for row in library[keyPath: R.table] {
      if let reference = library.danglingReference(of: row) { problems.append(reference.description) }
      if row.id.replica == library.replica, row.id.serial >= free {
        problems.append("\(R.name) \(row.id) exists, and its name would be given out again")
      }
    }
  }
}

extension Equatable {
  fileprivate func isEqual(to other: Any) -> Bool { self == other as? Self }
}

/// A check of a library, for the next check.
package struct CheckedLibrary: Sendable {
  fileprivate var library: Library?
  /// The indexes that follow from its tables.
  fileprivate var indexes: LibraryIndexes?

  /// Creates the value for a first check.
  package init() {}
}
