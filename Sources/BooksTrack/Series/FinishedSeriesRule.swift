// The rule that records the finish of a series, in the transaction that finishes it: the last volume read, an
// import, a lower total, or the removal of the last unread volume (SER-13).
//
// The record is a field of the series' row and is never removed, so a series is finished once: rereading a
// volume, setting a status again, reaching a grown total, a reset, or importing the same file again changes
// nothing.

public import BooksTrackAPI

/// Records which series a transaction finishes.
public struct FinishedSeriesRule: CommitRule {
  /// Creates the rule.
  public init() {}

  /// Records the finish of each series that is finished after the transaction and was not before.
  ///
  /// - Complexity: O(*n*) in the books of the series that the transaction touches and whose total is known.
  public func follow(_ changes: ChangeList, in editor: inout LibraryEditor, now: Timestamp) -> Bool {
    var hasChanged = false
    for id in Self.touched(by: changes, in: editor.library, since: editor.base) {
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

  /// Returns the series whose progress may have grown, ascending and without duplicates. A series whose last
  /// unread volume is removed may be finished by books without a position.
  private static func touched(
    by changes: ChangeList, in library: Library, since base: Library
  ) -> [SeriesID] {
    var ids: [SeriesID] = []
    for change in changes.narrowed(to: Entry.self, Membership.self, Series.self) {
      switch change {
      case .entry(.put(let row)) where row.facts.status == .read:
        ids += library.memberships(of: row.work).map(\.series)
      case .membership(.put(let row)): ids.append(row.series)
      case .membership(.remove(let id)): ids += [base.memberships[id]?.series].compactMap { $0 }
      case .series(.put(let row)): ids.append(row.id)
      default: break
      }
    }
    ids.sort()
    return ids.indices.filter { $0 == 0 || ids[$0 - 1] != ids[$0] }.map { ids[$0] }
  }
}

extension Series {
  /// Returns true if every whole volume is read; false if the total is unknown.
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
  /// Returns true if any entry of a work is read.
  func isRead(_ work: WorkID) -> Bool {
    indexes.entriesOfWork[work].contains { entries[$0]?.facts.status == .read }
  }
}
