// The recommendation after a book of a series is read (SER-12).
//
// The next volume is the earliest unread one after the book, in the work that begins with it or in an omnibus
// that begins earlier. Owned books are never recommended for adding, and read ones are not recommended again.
// Without a total it is unknown whether a volume follows the last owned one, so a search is recommended.

/// A recommendation after a book.
public enum SeriesRecommendation: Hashable, Sendable {
  /// The next volume is not in the library: "Add …?".
  case add(SeriesID, volume: Int)
  /// The total is unknown and all later owned volumes are read: this volume would be next, if it exists.
  case lookFor(SeriesID, volume: Int)
  /// The next volume is in the library: "Continue with …?".
  case continueWith(SeriesID, WorkID)
  /// The last volume is read: unfinished series of the same author, oldest first.
  case others([SeriesID])

  /// Returns the recommendation after a book, from the first of its series that has one.
  ///
  /// Nil for a book without a series or with an unknown position.
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
  /// The next book of this shelf, independent of the book read last: the earliest unread whole volume, or a
  /// half volume after the last read one. Nil if there is none.
  ///
  /// - Complexity: O(*n*) in the places.
  public var next: SeriesRecommendation? {
    let end =
      places.filter { $0.state == .read }.compactMap { $0.position?.spans.map(\.last).max() }.max() ?? .min
    return offer(open.first { !$0.unread.isEmpty || $0.start > end }?.place)
  }

  /// Returns the recommendation after a position: the earliest unread volume after it, preferably in a work
  /// that begins after it, or a half volume.
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

  /// The unread places with their start and unread whole volumes: half volumes, which have none, and places
  /// with at least one.
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

  /// Returns the recommendation for a place; without one, for the volume after the last if the total is
  /// unknown.
  private func offer(_ place: Place?) -> SeriesRecommendation? {
    if let work = place?.work { return .continueWith(series, work) }
    if let volume = place?.position?.wholeVolumes.first { return .add(series, volume: volume) }
    guard owned.total == nil, let last = owned.volumes.last else { return nil }
    return .lookFor(series, volume: last + 1)
  }
}
