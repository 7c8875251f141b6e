// The effect of a title with a series marker in the model: the series that the book joins or creates.

import BooksTrack

extension ReadingModel {
  /// Adds a book with a series marker to a series of that name: the one that has it, else a manual one, else
  /// the oldest, by the same author or by several; a position that it has stays (SER-5). In a series that the
  /// reader made, the membership is recorded as a merge. A series that was split off it once is ignored
  /// (SER-6).
  ///
  /// If no series has the name, the book joins one whose name differs only in "Saga", by the same author and
  /// without another book at the position; that is a merge too.
  mutating func link(
    _ number: Int, _ name: String, _ place: SeriesPlace, at moment: ReadingMoment
  ) {
    guard let book = books.first(where: { $0.number == number }) else { return }
    let author = book.author == CurationAuthors.count - 1 ? nil : book.author
    let key = SeriesWord.key(name)
    let same = series.indices.filter { SeriesWord.key(series[$0].name) == key && !isSplit($0, name) }
    let joinable = same.filter { series[$0].author == nil || series[$0].author == author }
    let known =
      same.first { series[$0].members.contains { $0.book == number } }
      ?? joinable.first { series[$0].isManual } ?? joinable.first
    if known == nil, let alike = seriesAlike(name, author, place, without: number) {
      joinByMerge(number, alike, name, author, place, at: moment)
      return
    }
    if known == nil { make(name, author, isMade: false, at: moment) }
    let row = known ?? series.count - 1
    if series[row].isMade {
      joinByMerge(number, row, name, author, place, at: moment)
      return
    }
    if !series[row].isManual, let author, series[row].author.map({ $0 != author }) ?? false {
      series[row].author = nil
    }
    if let member = series[row].members.firstIndex(where: { $0.book == number }) {
      guard series[row].members[member].place == nil else { return }
      series[row].members[member].place = place
    } else {
      join(number, row, place, isPlaced: false)
    }
    touch(row, at: moment)
    settle(row)
  }

  /// Returns the oldest series whose name differs only in words that any series may have.
  private func seriesAlike(
    _ name: String, _ author: Int?, _ place: SeriesPlace, without number: Int
  ) -> Int? {
    guard let author else { return nil }
    return series.indices.first { row in
      let shelf = series[row]
      return SeriesWord.slips(shelf.name, name) == 0 && shelf.author == author && !isSplit(row, name)
        && !shelf.members.contains { $0.place == place && $0.book != number }
    }
  }

  /// Returns true if the reader undid the merge of a series of that name into the series.
  private func isSplit(_ row: Int, _ name: String) -> Bool {
    past.merges.contains { merge in
      merge.into == series[row].identity && merge.isUndone
        && SeriesWord.key(merge.absorbed.name) == SeriesWord.key(name)
    }
  }

  private mutating func joinByMerge(
    _ number: Int, _ row: Int, _ name: String, _ author: Int?, _ place: SeriesPlace,
    at moment: ReadingMoment
  ) {
    let own = series[row].identity
    let known = past.merges.firstIndex { merge in
      merge.into == own && !merge.isUndone
        && SeriesWord.key(merge.absorbed.name) == SeriesWord.key(name)
    }
    if known == nil {
      past.lastMerge += 1
      past.lastSeries += 1
      past.merges.append(
        SeriesMergeRow(
          identity: past.lastMerge, into: own,
          absorbed: SeriesRow(
            identity: past.lastSeries, name: name, author: author, isMade: false, isManual: false,
            hasOwnTotal: false, updated: moment.calendar), author: author.flatMap { authors[$0]?.identity },
          bringsFound: false))
    }
    let merge = known ?? past.merges.count - 1
    if let author, past.merges[merge].absorbed.author.map({ $0 != author }) ?? false {
      past.merges[merge].absorbed.author = nil
    }
    let before = series[row].members.firstIndex { $0.book == number }
    let member = before ?? join(number, row, nil, isPlaced: false)
    let stays = before.map { series[row].members[$0].isInItsOwnRight } ?? false
    let old = before.map { series[row].members[$0].place }
    let identity = past.merges[merge].identity
    if let kept = series[row].members[member].merged.firstIndex(where: { $0.merge == identity }) {
      series[row].members[member].merged[kept].place =
        series[row].members[member].merged[kept].place ?? place
    } else {
      series[row].members[member].merged.append(
        MergedPlace(merge: identity, place: place, stays: stays))
    }
    series[row].members[member].place = series[row].members[member].place ?? place
    if old != .some(series[row].members[member].place) { touch(row, at: moment) }
    settle(row)
  }
}
