// Merges of detected series into the reader's series, and undo of merges (SER-6).
//
// The name, total and order of the reader's series stay: its books keep their positions, and books of the
// detected series keep theirs. The merge record contains the removed series, and each membership its former
// position. Undoing a merge restores the detected series with those of its books that are still in the
// reader's series, and removes from the reader's series the books that only the merge added and that the
// reader has not placed by hand since. Other edits since the merge stay.
//
// An undone merge is not repeated automatically: the reader has decided that these are two series.
//
// Merges into the detected series, undone or not, become merges into the reader's series.
//
// Another device may still have the detected series, and give it books: it is merged again, by the same
// record.

public import BooksTrackAPI

extension LibraryEditor {
  /// Merges a detected series into one of the reader's series.
  ///
  /// - Returns: The merge record; nil, without changes, if a series is missing, `detected` is not a detected
  ///   series, or `own` is not one of the reader's.
  /// - Complexity: O(*n*) in the books of the detected series.
  @discardableResult
  public mutating func merge(_ detected: SeriesID, into own: SeriesID, now: Timestamp) -> SeriesMergeID? {
    guard let absorbed = library.series[detected], var series = library.series[own],
      absorbed.source == .automatic, series.source == .manual
    else { return nil }
    let added = absorbed.externalIDs.filter { !series.externalIDs.contains($0) }
    let merge = SeriesMerge(
      id: newID(), into: own, absorbed: absorbed, addedIDs: added, made: now)
    put(merge)
    series.externalIDs = (series.externalIDs + added).sorted()
    series.finish = series.finish ?? absorbed.finish
    series.updated = max(series.updated, now)
    put(series)
    moveBooks(of: detected, by: merge)
    return merge.id
  }

  /// Merges detected series again that were merged before and that another device still had (SYN-6). Every
  /// device does the same, because this depends on the rows only.
  ///
  /// - Complexity: O(*n*) in the merges, and in the books of such series.
  mutating func repeatMerges() {
    for var merge in library.seriesMerges
    where merge.undone == nil && library.series.contains(merge.absorbed.id) {
      if merge.into == merge.absorbed.id {
        // Both were found to be one series meanwhile: there is nothing to bring back.
        merge.undone = merge.made
        put(merge)
      } else {
        moveBooks(of: merge.absorbed.id, by: merge)
      }
    }
  }

  /// Moves what belongs to the absorbed series of a merge, and removes the series.
  private mutating func moveBooks(of detected: SeriesID, by merge: SeriesMerge) {
    let own = merge.into
    for membership in library.members(of: detected) { move(membership, to: own, by: merge.id) }
    for book in library.absentBooks(of: detected) { move(book, from: detected, to: own, by: merge.id) }
    for var earlier in library.merges(into: detected) {
      earlier.into = own
      put(earlier)
    }
    movePages(from: detected, to: own) { _ in true }
    remove(detected)
    settleTotal(of: own)
  }

  /// Undoes a merge, at any later time.
  ///
  /// - Returns: The restored series; nil, without changes, if the merge is missing or already undone.
  /// - Complexity: O(*n*) in the books of the reader's series.
  @discardableResult
  public mutating func undoMerge(_ id: SeriesMergeID, now: Timestamp) -> SeriesID? {
    guard let merge = library.seriesMerges[id], merge.undone == nil, library.series.contains(merge.into)
    else { return nil }
    let back = library.joined(merge.absorbed.id)
    restore(merge.absorbed, as: back, now: now)
    // Two devices may have merged the series into two others.
    for merge in library.seriesMerges where library.joined(merge.absorbed.id) == back && merge.undone == nil {
      bringBackBooks(of: merge, to: back, now: now)
    }
    settleTotal(of: back)
    return back
  }

  /// Puts an absorbed series back, unless a series that stands for it is in the library.
  private mutating func restore(_ absorbed: Series, as id: SeriesID, now: Timestamp) {
    var back = library.series[id] ?? absorbed.copy(id)
    if let author = back.author, !library.authors.contains(author) { back.author = nil }
    back.updated = max(back.updated, now)
    put(back)
  }

  /// Moves what a merge brought back to the restored series.
  private mutating func bringBackBooks(of merge: SeriesMerge, to back: SeriesID, now: Timestamp) {
    var undone = merge
    undone.undone = now
    put(undone)
    // Both were found to be one series meanwhile: there is nothing to bring back.
    if merge.into == back { return }
    if var own = library.series[merge.into] {
      own.externalIDs.removeAll { merge.addedIDs.contains($0) }
      own.updated = max(own.updated, now)
      put(own)
    }
    for membership in library.members(of: merge.into) { bringBack(membership, to: back, of: merge.id) }
    for book in library.absentBooks(of: merge.into) {
      bringBack(book, from: merge.into, to: back, of: merge.id)
    }
    movePages(from: merge.into, to: back) { merge.addedIDs.contains($0.externalID) }
    settleTotal(of: merge.into)
  }

  /// Merges detected series with the same name into one of the reader's series, if their authors are
  /// compatible with it and they all have the same author.
  mutating func mergeNamesakes(of own: SeriesID, now: Timestamp) {
    guard let series = library.series[own], !library.isKeptApart(series, named: series.name) else { return }
    let detected = library.series(named: series.name).filter { other in
      other.source == .automatic && library.areCompatible(series, other)
    }
    guard Set(detected.map(\.author)).count == 1 else { return }
    for other in detected { merge(other.id, into: own, now: now) }
  }

  // MARK: Books

  private mutating func move(_ membership: Membership, to own: SeriesID, by merge: SeriesMergeID) {
    let there = library.membership(of: membership.work, in: own)
    let places = Self.places(
      membership.merged, and: (membership.position, membership.chronological), by: merge,
      stays: there?.standsByItself ?? false)
    if var there {
      there.merged += places.filter { place in !there.merged.contains { $0.merge == place.merge } }
      put(there)
      remove(membership.id)
    } else {
      var moved = membership
      moved.series = own
      moved.merged = places
      put(moved)
    }
  }

  private mutating func move(
    _ book: AbsentBook, from detected: SeriesID, to own: SeriesID, by merge: SeriesMergeID
  ) {
    var book = book
    guard let index = book.places.firstIndex(where: { $0.series == detected }) else { return }
    let old = book.places.remove(at: index)
    let there = book.places.firstIndex { $0.series == own }
    let places = Self.places(
      old.merged, and: (old.position, old.chronological), by: merge,
      stays: there.map { book.places[$0].standsByItself } ?? false)
    if let there {
      let known = book.places[there].merged
      book.places[there].merged += places.filter { place in !known.contains { $0.merge == place.merge } }
    } else {
      book.places.append(
        AbsentPlace(
          series: own, position: old.position, chronological: old.chronological, source: old.source,
          merged: places))
    }
    put(book)
  }

  /// Returns the merged places of a book of the detected series in the reader's: those of earlier merges, and
  /// that of this one.
  private static func places(
    _ earlier: [MergedPlace], and place: (position: SeriesPosition?, chronological: SeriesPosition?),
    by merge: SeriesMergeID, stays: Bool
  ) -> [MergedPlace] {
    let last = MergedPlace(
      merge: merge, position: place.position, chronological: place.chronological, stays: stays)
    return earlier.map { kept in
      var kept = kept
      kept.stays = stays
      return kept
    } + [last]
  }

  private mutating func bringBack(_ membership: Membership, to back: SeriesID, of merge: SeriesMergeID) {
    guard let place = membership.merged.first(where: { $0.merge == merge }) else { return }
    var left = membership
    left.merged.removeAll { $0.merge == merge }
    if place.stays || left.source == .manual || !left.merged.isEmpty {
      put(left)
    } else {
      remove(membership.id)
    }
    guard library.membership(of: membership.work, in: back) == nil else { return }
    put(
      Membership(
        id: newID(), series: back, work: membership.work, position: place.position,
        chronological: place.chronological))
  }

  private mutating func bringBack(
    _ book: AbsentBook, from own: SeriesID, to back: SeriesID, of merge: SeriesMergeID
  ) {
    var book = book
    guard let index = book.places.firstIndex(where: { $0.series == own }),
      let place = book.places[index].merged.first(where: { $0.merge == merge })
    else { return }
    var left = book.places.remove(at: index)
    left.merged.removeAll { $0.merge == merge }
    if place.stays || left.source == .manual || !left.merged.isEmpty { book.places.insert(left, at: index) }
    if !book.places.contains(where: { $0.series == back }) {
      book.places.append(
        AbsentPlace(
          series: back, position: place.position, chronological: place.chronological, source: .automatic))
    }
    put(book)
  }

  private mutating func movePages(
    from old: SeriesID, to new: SeriesID, where isMoved: (SeriesPage) -> Bool
  ) {
    let known = library.pages(of: new).map(\.externalID.provider)
    for var page in library.pages(of: old)
    where isMoved(page) && !known.contains(page.externalID.provider) {
      page.series = new
      put(page)
    }
  }
}

extension Library {
  /// Returns true if the reader has undone a merge of a detected series with that name into their series.
  func isKeptApart(_ own: Series, named name: String) -> Bool {
    let undone = merges(into: own.id).filter { $0.undone != nil }
    guard !undone.isEmpty else { return false }
    let key = SeriesNames.key(name)
    return undone.contains { SeriesNames.key($0.absorbed.name) == key }
  }

  /// Returns true if two series may have the same author. A series without an author has several, and any of
  /// them may match.
  func areCompatible(_ one: Series, _ other: Series) -> Bool {
    guard let left = one.author, let right = other.author, left != right else { return true }
    guard let leftName = authors[left]?.name, let rightName = authors[right]?.name else { return true }
    return AuthorName(leftName).isCompatible(with: AuthorName(rightName))
  }
}
