// The list of a reader's series in a changing library (SER-7, SER-17).
//
// The list is updated on request only. An update recomputes the series touched by the transactions since the
// last request; if the store no longer has all of these transactions, it recomputes all series.

/// Maintains the list of a reader's series.
public actor SeriesListService {
  private let store: LibraryStore
  private var library: Library
  private var kept: SeriesList
  /// The number of times that all series were computed, including the first.
  public private(set) var recounts = 0

  /// Creates the list of a library.
  ///
  /// - Complexity: O(1); nothing is computed before the first request.
  public init(store: LibraryStore) {
    self.store = store
    library = Library(replica: 0)
    kept = SeriesList(of: library)
  }

  /// Returns the list after the last commit.
  ///
  /// - Complexity: O(*n*) in the books of the series that have changed since the last request.
  public func list() async -> SeriesList {
    let snapshot = await store.snapshot
    if isBehind(snapshot) {
      let feed = await store.changes(after: library.sequence)
      // Another call may have updated the list while this one waited.
      if isBehind(snapshot) { follow(feed, to: snapshot) }
    }
    return library.sequence == snapshot.sequence ? kept : SeriesList(of: snapshot)
  }

  private func isBehind(_ snapshot: Library) -> Bool {
    snapshot.sequence > library.sequence || library.replica != snapshot.replica
  }

  private func follow(_ feed: ChangeFeed, to snapshot: Library) {
    if library.replica == snapshot.replica, case .transactions(let all) = feed,
      all.first.map({ $0.sequence == library.sequence + 1 }) ?? false
    {
      let changes = all.lazy.filter { $0.sequence <= snapshot.sequence }.flatMap(\.changes)
      for id in Self.series(touchedBy: changes, from: library, to: snapshot) { kept.update(id, in: snapshot) }
    } else {
      kept = SeriesList(of: snapshot)
      recounts += 1
    }
    library = snapshot
  }

  /// Returns the series whose line may have changed, ascending and without duplicates.
  private static func series(
    touchedBy changes: some Sequence<Change>, from old: Library, to new: Library
  ) -> [SeriesID] {
    var touched: [SeriesID] = []
    func note(_ work: WorkID?) {
      guard let work else { return }
      touched += old.memberships(of: work).map(\.series) + new.memberships(of: work).map(\.series)
    }
    for change in changes {
      switch change {
      case .series(.put(let row)): touched.append(row.id)
      case .series(.remove(let id)): touched.append(id)
      case .membership(.put(let row)):
        touched.append(row.series)
        if let before = old.memberships[row.id] { touched.append(before.series) }
      case .membership(.remove(let id)): if let before = old.memberships[id] { touched.append(before.series) }
      case .entry(.put(let row)):
        note(row.work)
        note(old.entries[row.id]?.work)
      case .entry(.remove(let id)): note(old.entries[id]?.work)
      case .absentBook(.put(let row)): touched += row.places.map(\.series)
      case .absentBook(.remove(let id)): touched += old.absentBooks[id]?.places.map(\.series) ?? []
      case .author(.put(let row)): touched += new.series(of: row.id).map(\.id)
      default: break
      }
    }
    touched.sort()
    return touched.indices.filter { $0 == 0 || touched[$0 - 1] != touched[$0] }.map { touched[$0] }
  }
}
