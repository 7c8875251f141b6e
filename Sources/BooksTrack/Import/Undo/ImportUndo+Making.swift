// Recording of the data that is needed to undo an import.
//
// Rows that belong to a new work are not recorded: they are removed with it. Enrichment jobs are not recorded
// either: the state of a work says whether it is queued, and no import removes a reader's choice from the
// queue.

extension ImportUndo {
  /// Records the changes from one library to another.
  ///
  /// - Complexity: O(*changes*).
  init(id: ImportUndoID, of record: ImportID, changes: ChangeList, from base: Library, to library: Library) {
    self.init(id: id, record: record)
    let new = Set(
      changes.narrowed(to: Work.self).compactMap { $0.putWorkID }.filter { !base.works.contains($0) })
    works = SerialRanges(new.map(\.serial))
    workDigests = works.serials.map {
      library.readerDigest(of: WorkID(replica: library.replica, serial: $0))
    }
    revisions = changes.compactMap { Self.revision(of: $0, newWorks: new, in: base) }
    noteAuthorsAndSeries(changes, from: base, to: library)
  }

  private mutating func noteAuthorsAndSeries(
    _ changes: ChangeList, from base: Library, to library: Library
  ) {
    var newAuthors: [UInt32] = []
    var newSeries: [UInt32] = []
    for change in changes.narrowed(to: Author.self, Series.self) {
      switch change {
      case .author(.put(let row)) where !base.authors.contains(row.id): newAuthors.append(row.id.serial)
      case .series(.put(let row)) where !base.series.contains(row.id): newSeries.append(row.id.serial)
      default: break
      }
    }
    authors = SerialRanges(newAuthors)
    series = SerialRanges(newSeries)
    seriesDigests = series.serials.map {
      library.series[SeriesID(replica: library.replica, serial: $0)]?.readerDigest ?? 0
    }
  }

  /// Returns the row before and after a change; nil if it need not be recorded.
  private static func revision(of change: Change, newWorks: Set<WorkID>, in base: Library) -> RowRevision? {
    let before: Change?
    switch change {
    case .work(.put(let row)): before = base.works[row.id].map(Change.put)
    case .edition(.put(let row)):
      guard !newWorks.contains(row.work) else { return nil }
      before = base.editions[row.id].map(Change.put) ?? .remove(row.id)
    case .edition(.remove(let id)): before = base.editions[id].map(Change.put)
    case .entry(.put(let row)):
      guard !newWorks.contains(row.work) else { return nil }
      before = base.entries[row.id].map(Change.put) ?? .remove(row.id)
    case .entry(.remove(let id)): before = base.entries[id].map(Change.put)
    case .series(.put(let row)): before = base.series[row.id].map(Change.put)
    case .membership(.put(let row)):
      guard !newWorks.contains(row.work) else { return nil }
      before = base.memberships[row.id].map(Change.put) ?? .remove(row.id)
    case .membership(.remove(let id)): before = base.memberships[id].map(Change.put)
    case .seriesMerge(.put(let row)):
      guard base.seriesMerges[row.id] == nil else { return nil }
      before = .remove(row.id)
    case .absentBook(.remove(let id)): before = base.absentBooks[id].map(Change.put)
    default: return nil
    }
    return before.map { RowRevision(before: $0, after: change) }
  }
}

extension Change {
  /// The id of the work that is put.
  fileprivate var putWorkID: WorkID? { if case .work(.put(let row)) = self { row.id } else { nil } }
}
