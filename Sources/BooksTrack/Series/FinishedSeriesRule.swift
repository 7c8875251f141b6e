// Notes that a series was finished, in the transaction that finishes it, whoever commits that: the reader who
// has read the last volume, an import, a total that turns out to be lower (SER-13).
//
// The note is a field of the series' row and stays, whatever happens to the series later. So a series is
// finished once: a volume that is read again, a status that is taken back and set again, a total that grows
// and is reached anew, a reset and an import of the same file change nothing.

public import BooksTrackAPI

/// Notes which series a transaction finishes.
public struct FinishedSeriesRule: CommitRule {
  /// The rule.
  public init() {}

  /// Notes the finish of each series that is finished after the transaction and was not before it.
  ///
  /// - Complexity: O(*n*) in the books of the series that the transaction touches and whose total is known.
  public func follow(_ changes: [Change], in editor: inout LibraryEditor, now: Timestamp) -> Bool {
    var hasChanged = false
    for id in Self.touched(by: changes, in: editor.library) {
      guard var series = editor.library.series[id], series.finish == nil,
        series.isFinished(in: editor.library),
        !(editor.base.series[id]?.isFinished(in: editor.base) ?? false)
      else { continue }
      series.finish = SeriesFinish(reached: now)
      editor.put(series)
      hasChanged = true
    }
    return hasChanged
  }

  /// Series whose progress may have grown, ascending, each once. Taking something away finishes no series.
  private static func touched(by changes: [Change], in library: Library) -> [SeriesID] {
    var ids: [SeriesID] = []
    for change in changes {
      switch change {
      case .putEntry(let row) where row.facts.status == .read:
        ids += library.memberships(of: row.work).map(\.series)
      case .putMembership(let row): ids.append(row.series)
      case .putSeries(let row): ids.append(row.id)
      default: break
      }
    }
    ids.sort()
    return ids.indices.filter { $0 == 0 || ids[$0 - 1] != ids[$0] }.map { ids[$0] }
  }
}

extension Series {
  /// Whether every whole volume is read; false when the total is unknown.
  func isFinished(in library: Library) -> Bool {
    guard total != nil else { return false }
    let members = library.members(of: id)
    let read = members.filter { library.isRead($0.work) }
    return SeriesProgress(
      positions: read.map(\.position), total: total, beside: members.map(\.position)
    ).isComplete
  }
}

extension Library {
  /// Whether the reader has finished a work, by any of their entries.
  func isRead(_ work: WorkID) -> Bool {
    indexes.entriesOfWork[work].contains { entries[$0]?.facts.status == .read }
  }
}
