// What has to be remembered of an import's changes so that it can be taken back.
//
// What hangs on a new work needs no mention: it goes with the work. Places in the enrichment queue need none
// either: which works wait follows from the works, and no import takes a choice of the reader's out of the
// queue.

extension ImportUndo {
  /// The facts about changes that lead from one library to another.
  ///
  /// - Complexity: O(*changes*).
  init(id: ImportUndoID, of record: ImportID, changes: [Change], from base: Library, to library: Library) {
    self.init(id: id, record: record)
    let new = Set(changes.compactMap { $0.putWorkID }.filter { !base.works.contains($0) })
    works = SerialRanges(new.map(\.serial))
    workDigests = works.serials.map {
      library.readerDigest(of: WorkID(replica: library.replica, serial: $0))
    }
    revisions = changes.compactMap { Self.revision(of: $0, newWorks: new, in: base) }
    noteAuthorsAndSeries(changes, from: base, to: library)
  }

  private mutating func noteAuthorsAndSeries(
    _ changes: [Change], from base: Library, to library: Library
  ) {
    var newAuthors: [UInt32] = []
    var newSeries: [UInt32] = []
    for change in changes {
      switch change {
      case .putAuthor(let row) where !base.authors.contains(row.id): newAuthors.append(row.id.serial)
      case .putSeries(let row) where !base.series.contains(row.id): newSeries.append(row.id.serial)
      default: break
      }
    }
    authors = SerialRanges(newAuthors)
    series = SerialRanges(newSeries)
    seriesDigests = series.serials.map {
      library.series[SeriesID(replica: library.replica, serial: $0)]?.readerDigest ?? 0
    }
  }

  /// The row of a change as it was, and as it is; nil if it need not be kept.
  private static func revision(of change: Change, newWorks: Set<WorkID>, in base: Library) -> RowRevision? {
    let before: Change?
    switch change {
    case .putWork(let row): before = base.works[row.id].map(Change.putWork)
    case .putEdition(let row):
      guard !newWorks.contains(row.work) else { return nil }
      before = base.editions[row.id].map(Change.putEdition) ?? .removeEdition(row.id)
    case .removeEdition(let id): before = base.editions[id].map(Change.putEdition)
    case .putEntry(let row):
      guard !newWorks.contains(row.work) else { return nil }
      before = base.entries[row.id].map(Change.putEntry) ?? .removeEntry(row.id)
    case .removeEntry(let id): before = base.entries[id].map(Change.putEntry)
    case .putSeries(let row): before = base.series[row.id].map(Change.putSeries)
    case .putMembership(let row):
      guard !newWorks.contains(row.work) else { return nil }
      before = base.memberships[row.id].map(Change.putMembership) ?? .removeMembership(row.id)
    case .removeMembership(let id): before = base.memberships[id].map(Change.putMembership)
    case .putSeriesMerge(let row):
      guard base.seriesMerges[row.id] == nil else { return nil }
      before = .removeSeriesMerge(row.id)
    case .removeAbsentBook(let id): before = base.absentBooks[id].map(Change.putAbsentBook)
    default: return nil
    }
    return before.map { RowRevision(before: $0, after: change) }
  }
}

extension Change {
  /// The work that is put.
  fileprivate var putWorkID: WorkID? { if case .putWork(let row) = self { row.id } else { nil } }
}
