// How much of itself one version of a library shares with another, counted in nodes.

@testable import BooksTrack

extension Library {
  /// How many nodes of tables and indexes this version does not share with another: what the commits between
  /// the two cost in memory. The match index keeps its own count.
  func nodesNotShared(with other: Library) -> Int {
    nodeAddresses.subtracting(other.nodeAddresses).count
  }

  private var nodeAddresses: Set<UInt> {
    let tables = [
      works.nodeAddresses, editions.nodeAddresses, authors.nodeAddresses, entries.nodeAddresses,
      series.nodeAddresses, memberships.nodeAddresses, jobs.nodeAddresses, imports.nodeAddresses,
      stagedImports.nodeAddresses, stagedBatches.nodeAddresses, importUndos.nodeAddresses,
      sessions.nodeAddresses, diversityFacts.nodeAddresses, awards.nodeAddresses,
      statements.nodeAddresses, overrides.nodeAddresses, curationSteps.nodeAddresses,
      curationStates.nodeAddresses, seriesMerges.nodeAddresses, absentBooks.nodeAddresses,
      seriesPages.nodeAddresses,
    ]
    return tables.reduce(into: indexes.nodeAddresses) { $0.formUnion($1) }
  }
}

extension LibraryIndexes {
  fileprivate var nodeAddresses: Set<UInt> {
    let all = [
      editionsOfWork.nodeAddresses, entriesOfWork.nodeAddresses, membershipsOfWork.nodeAddresses,
      membersOfSeries.nodeAddresses, jobsOfWork.nodeAddresses, worksOfAuthor.nodeAddresses,
      seriesOfAuthor.nodeAddresses, batchesOfStage.nodeAddresses, undosOfImport.nodeAddresses,
      sessionsOfEntry.nodeAddresses, diversityOfWork.nodeAddresses, awardsOfWork.nodeAddresses,
      awardsOfAuthor.nodeAddresses, statementsOfAuthor.nodeAddresses, penNamesOfPerson.nodeAddresses,
      overridesOfWork.nodeAddresses, undosOfStep.nodeAddresses, mergesOfSeries.nodeAddresses,
      absentBooksOfSeries.nodeAddresses, pagesOfSeries.nodeAddresses,
      seriesByName.byName.nodeAddresses, seriesByName.byExternalID.nodeAddresses,
      authorsByName.names.nodeAddresses,
    ]
    return all.reduce(into: []) { $0.formUnion($1) }
  }
}
