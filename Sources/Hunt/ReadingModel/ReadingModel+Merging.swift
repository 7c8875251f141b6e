// Merges of series, books that return after a reset, and celebrations of finished series, in the model.

import BooksTrack

extension ReadingModel {
  // MARK: Merges

  /// Merges a provider's series into one of the reader's, whose books keep their positions (SER-6). Merges
  /// into the provider's series become merges into the reader's.
  mutating func merge(_ found: Int, into own: Int, at moment: ReadingMoment) {
    guard let from = seriesPlace(identity: found) else { return }
    past.lastMerge += 1
    let identity = past.lastMerge
    var absorbed = series[from]
    absorbed.members = []
    let books = series[from].members
    series.remove(at: from)
    guard let into = seriesPlace(identity: own) else { return }
    past.merges.append(
      SeriesMergeRow(
        identity: identity, into: own, absorbed: absorbed,
        author: absorbed.author.flatMap { authors[$0]?.identity },
        bringsFound: absorbed.found != nil && series[into].found == nil))
    series[into].isCelebrated = series[into].isCelebrated ?? absorbed.isCelebrated
    series[into].found = series[into].found ?? absorbed.found
    for book in books {
      let there = series[into].members.firstIndex { $0.book == book.book }
      let stays = there.map { series[into].members[$0].isInItsOwnRight } ?? false
      let kept = places(book.merged, and: MergedPlace(merge: identity, place: book.place, stays: stays))
      if let there {
        series[into].members[there].merged += kept
      } else {
        var moved = book
        moved.merged = kept
        series[into].members.append(moved)
        series[into].members.sort { $0.identity < $1.identity }
      }
    }
    for earlier in past.merges.indices where past.merges[earlier].into == found {
      past.merges[earlier].into = own
    }
    moveAbsent(from: found, to: own, by: identity)
    touch(into, at: moment)
    settle(into)
  }

  private mutating func moveAbsent(from found: Int, to own: Int, by merge: Int) {
    for book in past.absent.indices {
      guard let place = past.absent[book].places.firstIndex(where: { $0.series == found }) else {
        continue
      }
      let old = past.absent[book].places.remove(at: place)
      let there = past.absent[book].places.firstIndex { $0.series == own }
      let stays = there.map { past.absent[book].places[$0].isInItsOwnRight } ?? false
      let kept = places(old.merged, and: MergedPlace(merge: merge, place: old.place, stays: stays))
      if let there {
        past.absent[book].places[there].merged += kept
      } else {
        past.absent[book].places.append(
          AbsentPlace(series: own, place: old.place, isPlaced: old.isPlaced, merged: kept))
      }
    }
  }

  private func places(_ earlier: [MergedPlace], and last: MergedPlace) -> [MergedPlace] {
    earlier.map { MergedPlace(merge: $0.merge, place: $0.place, stays: last.stays) } + [last]
  }

  /// Merges the provider's series with the name of a series of the reader, if unambiguous, unless a series of
  /// that name was split off it before (SER-6).
  mutating func mergeNamesakes(_ own: Int, at moment: ReadingMoment) {
    guard let row = series.first(where: { $0.identity == own }) else { return }
    let key = SeriesWord.key(row.name)
    guard
      !past.merges.contains(where: {
        $0.into == own && $0.isUndone && SeriesWord.key($0.absorbed.name) == key
      })
    else { return }
    let found = series.filter { other in
      !other.isManual && SeriesWord.key(other.name) == key
        && (row.author == nil || other.author == nil || row.author == other.author)
    }
    guard Set(found.map(\.author)).count == 1 else { return }
    for other in found { merge(other.identity, into: own, at: moment) }
  }

  /// Undoes a merge: the provider's series returns with its books, and books that came only by it leave.
  ///
  /// - Returns: The message to the reader.
  mutating func undoMerge(_ number: Int, at moment: ReadingMoment) -> String? {
    guard !past.merges.isEmpty else { return nil }
    let place = past.merges.count - 1 - Int(number.magnitude % UInt(past.merges.count))
    let merge = past.merges[place]
    guard !merge.isUndone, let own = seriesPlace(identity: merge.into) else { return nil }
    var back = merge.absorbed
    if let author = back.author, authors[author]?.identity != merge.author { back.author = nil }
    back.updated = max(back.updated, moment.calendar)
    touch(own, at: moment)
    back.found = nil
    if merge.bringsFound { (back.found, series[own].found) = (series[own].found, nil) }
    for member in series[own].members {
      guard let kept = member.merged.first(where: { $0.merge == merge.identity }),
        let index = series[own].members.firstIndex(where: { $0.identity == member.identity })
      else { continue }
      series[own].members[index].merged.removeAll { $0.merge == merge.identity }
      if !kept.stays, !member.isPlaced, series[own].members[index].merged.isEmpty {
        series[own].members.remove(at: index)
      }
      past.lastMember += 1
      back.members.append(
        SeriesMember(identity: past.lastMember, book: member.book, place: kept.place))
    }
    bringBackAbsent(from: merge.into, to: back.identity, of: merge.identity)
    past.merges[place].isUndone = true
    settle(own)
    let later = series.firstIndex { $0.identity > back.identity } ?? series.count
    series.insert(back, at: later)
    settle(later)
    return "\(back.name) is back"
  }

  private mutating func bringBackAbsent(from own: Int, to back: Int, of merge: Int) {
    for book in past.absent.indices {
      guard let index = past.absent[book].places.firstIndex(where: { $0.series == own }),
        let kept = past.absent[book].places[index].merged.first(where: { $0.merge == merge })
      else { continue }
      past.absent[book].places[index].merged.removeAll { $0.merge == merge }
      let left = past.absent[book].places[index]
      if !kept.stays, !left.isPlaced, left.merged.isEmpty {
        past.absent[book].places.remove(at: index)
      }
      past.absent[book].places.append(
        AbsentPlace(series: back, place: kept.place, isPlaced: false, merged: []))
    }
  }

  // MARK: Resets

  /// Keeps the series positions of all books for their return after a reset (SER-15).
  mutating func keepPlaces() {
    for book in books {
      let places = memberships(of: book).map { place, member in
        AbsentPlace(
          series: series[place].identity, place: member.place, story: member.story,
          isPlaced: member.isPlaced, merged: member.merged)
      }
      guard !places.isEmpty else { continue }
      past.relinked.formUnion(places.map(\.series))
      let authors = [book.author] + [book.secondAuthor].compactMap { $0 }
      past.absent.append(AbsentRow(title: book.title, authors: authors, places: places))
    }
  }

  /// Restores the series positions of a book that existed before a reset.
  mutating func restorePlaces(of book: Book, at moment: ReadingMoment) {
    let authors = [book.author] + [book.secondAuthor].compactMap { $0 }
    let known = past.absent.firstIndex { absent in
      absent.title == book.title && absent.authors.contains(where: authors.contains)
    }
    guard let known else { return }
    let absent = past.absent.remove(at: known)
    for place in absent.places {
      guard let row = seriesPlace(identity: place.series) else { continue }
      past.relinked.insert(place.series)
      let index =
        series[row].members.firstIndex { $0.book == book.number }
        ?? join(book.number, row, nil, isPlaced: place.isPlaced)
      if !series[row].members[index].isPlaced || place.isPlaced {
        series[row].members[index].place = place.place ?? series[row].members[index].place
        series[row].members[index].story = place.story ?? series[row].members[index].story
        series[row].members[index].isPlaced = place.isPlaced
      }
      for kept in place.merged
      where !series[row].members[index].merged.contains(where: { $0.merge == kept.merge }) {
        series[row].members[index].merged.append(kept)
      }
      touch(row, at: moment)
      settle(row)
    }
  }

  // MARK: Celebrations

  /// Notes series that are finished now and were not before, each only once (SER-13).
  mutating func noteFinished(since before: ReadingModel) {
    for row in series.indices where series[row].isCelebrated == nil && isFinished(series[row]) {
      let old = before.series.first { $0.identity == series[row].identity }
      if old.map({ !before.isFinished($0) }) ?? true { series[row].isCelebrated = false }
    }
  }

  /// The pending celebrations.
  var celebrations: [String] {
    series.filter { $0.isCelebrated == false && isFinished($0) }.map { "You finished \($0.name)! 🎉" }
  }

  /// Returns the pending celebrations and marks them as shown.
  mutating func celebrate() -> String? {
    let said = celebrations
    for row in series.indices where series[row].isCelebrated == false && isFinished(series[row]) {
      series[row].isCelebrated = true
    }
    return said.isEmpty ? nil : said.joined(separator: " ")
  }
}
