// The nodes that two versions of a library share.

@testable import BooksTrack

extension Library {
  /// Returns the number of nodes of tables and indexes that this version does not share with another: the
  /// memory cost of the commits between them. The match index is counted separately.
  func nodesNotShared(with other: Library) -> Int {
    nodeAddresses.subtracting(other.nodeAddresses).count
  }

  private var nodeAddresses: Set<UInt> {
    var nodes = TableNodes(library: self, addresses: indexes.nodeAddresses)
    RowKinds.visit(&nodes)
    return nodes.addresses
  }
}

private struct TableNodes: RowKindVisitor {
  let library: Library
  var addresses: Set<UInt>

  mutating func visit<R: RowKind>(_ kind: R.Type) {
    addresses.formUnion(library[keyPath: R.table].nodeAddresses)
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
