// The nodes that two versions of a library share.

@testable import BooksTrack

extension Library {
  /// Returns the number of nodes of tables and indexes that this version does not share with another: the
  /// memory cost of the commits between them. The match index is counted separately.
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
