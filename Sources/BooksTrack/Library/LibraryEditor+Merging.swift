// Detected series that become part of the reader's own, and how that is undone (SER-6).
//
// The reader's name, total and order stay: a book that stood in the reader's series keeps its place there,
// one that comes from the detected series has the place that it had. The record says what is gone, and each
// book says where it stood. Undoing brings the detected series back with all of its books that are still in
// the reader's series, and takes out of that what came by the merge alone and was not placed by hand since.
// What the reader did in between stays.
//
// A merge that was undone is not made again by itself: the reader has said that these are two series.

public import BooksTrackAPI

extension LibraryEditor {
  /// Makes a detected series part of one of the reader's.
  ///
  /// - Returns: The record; nil if one of them is not there, or if they are not one of each kind. Nothing is
  ///   changed then.
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
    for membership in library.members(of: detected) { move(membership, to: own, by: merge.id) }
    for book in library.absentBooks(of: detected) { move(book, from: detected, to: own, by: merge.id) }
    movePages(from: detected, to: own) { _ in true }
    remove(detected)
    settleTotal(of: own)
    return merge.id
  }

  /// Undoes a merge, at any time, whatever the reader has done since.
  ///
  /// - Returns: The series that is back; nil if there is no such merge, or if it was undone. Nothing is
  ///   changed then.
  /// - Complexity: O(*n*) in the books of the reader's series.
  @discardableResult
  public mutating func undoMerge(_ id: SeriesMergeID, now: Timestamp) -> SeriesID? {
    guard var merge = library.seriesMerges[id], merge.undone == nil, var own = library.series[merge.into]
    else { return nil }
    var back = merge.absorbed
    if let author = back.author, !library.authors.contains(author) { back.author = nil }
    back.updated = max(back.updated, now)
    put(back)
    own.externalIDs.removeAll { merge.addedIDs.contains($0) }
    own.updated = max(own.updated, now)
    put(own)
    for membership in library.members(of: own.id) { bringBack(membership, to: back.id, of: id) }
    for book in library.absentBooks(of: own.id) { bringBack(book, from: own.id, to: back.id, of: id) }
    movePages(from: own.id, to: back.id) { merge.addedIDs.contains($0.externalID) }
    merge.undone = now
    put(merge)
    settleTotal(of: own.id)
    settleTotal(of: back.id)
    return back.id
  }

  /// Takes detected series of the same name into one of the reader's, if it can be told which are meant:
  /// their authors are compatible with the reader's series, and they are not of several authors.
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
    let place = MergedPlace(
      merge: merge, position: membership.position, chronological: membership.chronological,
      stays: there?.standsByItself ?? false)
    if var there {
      there.merged.append(place)
      put(there)
      remove(membership.id)
    } else {
      var moved = membership
      moved.series = own
      moved.merged = [place]
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
    let place = MergedPlace(
      merge: merge, position: old.position, chronological: old.chronological,
      stays: there.map { book.places[$0].standsByItself } ?? false)
    if let there {
      book.places[there].merged.append(place)
    } else {
      book.places.append(
        AbsentPlace(
          series: own, position: old.position, chronological: old.chronological, source: old.source,
          merged: [place]))
    }
    put(book)
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
    book.places.append(
      AbsentPlace(
        series: back, position: place.position, chronological: place.chronological, source: .automatic))
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
  /// Whether the reader has undone the merge of a detected series of that name into one of theirs.
  func isKeptApart(_ own: Series, named name: String) -> Bool {
    let undone = merges(into: own.id).filter { $0.undone != nil }
    guard !undone.isEmpty else { return false }
    let key = SeriesNames.key(name)
    return undone.contains { SeriesNames.key($0.absorbed.name) == key }
  }

  /// Whether two series can be of the same author: a series without an author has several, and any may be
  /// meant.
  func areCompatible(_ one: Series, _ other: Series) -> Bool {
    guard let left = one.author, let right = other.author, left != right else { return true }
    guard let leftName = authors[left]?.name, let rightName = authors[right]?.name else { return true }
    return AuthorName(leftName).isCompatible(with: AuthorName(rightName))
  }
}
