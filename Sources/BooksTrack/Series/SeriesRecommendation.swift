// What a reader is asked when a book of a series is read (SER-12).
//
// The next volume is the earliest after the one that was read that is not read yet. What is owned is never
// recommended to be added, and nothing that is read is recommended again. Without a total nobody knows whether a
// volume follows the last one that is owned, so it has to be looked for.

/// What is offered after a book.
public enum SeriesRecommendation: Hashable, Sendable {
  /// The next volume is not in the library: "Add …?".
  case add(SeriesID, volume: Int)
  /// The total is unknown and every later volume that is owned is read: this one would be next, if there is one.
  case lookFor(SeriesID, volume: Int)
  /// The next volume is in the library: "Continue with …?".
  case continueWith(SeriesID, WorkID)
  /// The last volume is read: other series of the same author that are not finished, oldest first.
  case others([SeriesID])

  /// The recommendation after a book, for the first of its series that has one.
  ///
  /// Nothing for a book in no series, and for one whose place is unknown.
  public static func after(_ work: WorkID, in library: Library) -> SeriesRecommendation? {
    let memberships = library.memberships(of: work)
    var others: [SeriesID] = []
    for membership in memberships {
      guard let position = membership.position, let series = library.series[membership.series] else {
        continue
      }
      let shelf = SeriesShelf(of: series, in: library)
      let end = position.spans.map(\.last).max() ?? 0
      if let next = shelf.next(where: { _, start in start > end }) { return next }
      guard let author = series.author else { continue }
      for other in library.series(of: author)
      where !memberships.contains(where: { $0.series == other.id }) && !others.contains(other.id)
        && !SeriesShelf(of: other, in: library).isFinished
      {
        others.append(other.id)
      }
    }
    return others.isEmpty ? nil : .others(others)
  }
}

extension SeriesShelf {
  /// What comes next on this shelf, whichever book was read last: the earliest whole volume that is not read, or a
  /// half volume behind the last one that is. Nothing when nothing is left.
  ///
  /// - Complexity: O(*n*) in the places.
  public var next: SeriesRecommendation? {
    let end =
      places.filter { $0.state == .read }.compactMap { $0.position?.spans.map(\.last).max() }.max() ?? .min
    return next { volumes, start in !volumes.isEmpty || start > end }
  }

  /// The first place that is not read, of those that may be offered: its whole volumes, if it has any, are not read
  /// either.
  ///
  /// - Parameter isOffered: Is given the whole volumes of a place, and where it begins.
  fileprivate func next(where isOffered: ([Int], Int) -> Bool) -> SeriesRecommendation? {
    let read = Set(read.volumes)
    for place in places where place.state != .read {
      guard let here = place.position, let start = here.spans.map(\.first).min() else { continue }
      let volumes = here.wholeVolumes
      guard isOffered(volumes, start), volumes.isEmpty || !volumes.allSatisfy(read.contains) else { continue }
      if let work = place.work { return .continueWith(series, work) }
      if let volume = volumes.first { return .add(series, volume: volume) }
    }
    guard owned.total == nil, let last = owned.volumes.last else { return nil }
    return .lookFor(series, volume: last + 1)
  }
}
