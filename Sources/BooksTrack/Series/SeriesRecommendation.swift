// What a reader is asked when a book of a series is read (SER-12).
//
// The next volume is the earliest after the one that was read that is not read yet, in the book that begins
// with it, or in an omnibus that begins earlier. What is owned is never recommended to be added, and nothing
// that is read is recommended again. Without a total nobody knows whether a volume follows the last one that
// is owned, so it has to be looked for.

/// What is offered after a book.
public enum SeriesRecommendation: Hashable, Sendable {
  /// The next volume is not in the library: "Add …?".
  case add(SeriesID, volume: Int)
  /// The total is unknown and every later volume that is owned is read: this one would be next, if there is
  /// one.
  case lookFor(SeriesID, volume: Int)
  /// The next volume is in the library: "Continue with …?".
  case continueWith(SeriesID, WorkID)
  /// The last volume is read: other series of the same author that are not finished, oldest first.
  case others([SeriesID])

  /// The recommendation after a book, for the first of its series that has one.
  ///
  /// Nil for a book in no series, and for one whose place is unknown.
  public static func after(_ work: WorkID, in library: Library) -> SeriesRecommendation? {
    let memberships = library.memberships(of: work)
    var others: [SeriesID] = []
    for membership in memberships {
      guard let position = membership.position, let series = library.series[membership.series] else {
        continue
      }
      let shelf = SeriesShelf(of: series, in: library)
      let end = position.spans.map(\.last).max() ?? 0
      if let next = shelf.next(behind: end) { return next }
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
  /// What comes next on this shelf, whichever book was read last: the earliest whole volume that is not read,
  /// or a half volume behind the last one that is. Nothing when nothing is left.
  ///
  /// - Complexity: O(*n*) in the places.
  public var next: SeriesRecommendation? {
    let end =
      places.filter { $0.state == .read }.compactMap { $0.position?.spans.map(\.last).max() }.max() ?? .min
    return offer(open.first { !$0.unread.isEmpty || $0.start > end }?.place)
  }

  /// What comes behind a place: the earliest volume there that is not read, and of the books that have it the
  /// one that begins behind that place; a half volume stands where it stands.
  fileprivate func next(behind end: Int) -> SeriesRecommendation? {
    var next: (key: [Int], place: Place)?
    for (place, unread, start) in open {
      let volume = unread.first { $0 * 100 > end }
      guard let here = volume.map({ $0 * 100 }) ?? (unread.isEmpty && start > end ? start : nil) else {
        continue
      }
      let key = [here, start > end ? 0 : 1]
      if key.lexicographicallyPrecedes(next?.key ?? [.max]) { next = (key, place) }
    }
    return offer(next?.place)
  }

  /// Places that may be offered: they are not read, nor are all of their whole volumes, if they have any.
  /// With those that are not, of which a half volume has none.
  private var open: [(place: Place, unread: [Int], start: Int)] {
    let read = Set(read.volumes)
    return places.compactMap { place in
      guard place.state != .read, let here = place.position, let start = here.spans.map(\.first).min() else {
        return nil
      }
      let volumes = here.wholeVolumes
      let unread = volumes.filter { !read.contains($0) }
      return volumes.isEmpty || !unread.isEmpty ? (place, unread, start) : nil
    }
  }

  /// What is asked of a place; without one, for the volume behind the last if nobody knows how many there
  /// are.
  private func offer(_ place: Place?) -> SeriesRecommendation? {
    if let work = place?.work { return .continueWith(series, work) }
    if let volume = place?.position?.wholeVolumes.first { return .add(series, volume: volume) }
    guard owned.total == nil, let last = owned.volumes.last else { return nil }
    return .lookFor(series, volume: last + 1)
  }
}
