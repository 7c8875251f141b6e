// Progress in series and recommendations, in the model: every volume from 1 on is looked up among all books.

import BooksTrack
import LabWorld

extension ReadingModel {
  /// A place on a shelf: a book, or a missing volume.
  struct ShelfPlace: Hashable, Sendable {
    var place: SeriesPlace?
    var member: SeriesMember?
  }

  /// An upper bound of all volume numbers in these worlds.
  private static let lastVolume = 60

  func isRead(_ book: Book) -> Bool { book.entry?.status == .read }

  private func isRead(_ member: SeriesMember) -> Bool {
    books.contains { $0.number == member.book && isRead($0) }
  }

  func author(of row: SeriesRow) -> String? { row.author.map(CurationAuthors.name) }

  /// Returns the memberships of a book, oldest first.
  func memberships(of book: Book) -> [(place: Int, member: SeriesMember)] {
    series.enumerated().flatMap { place, row in
      row.members.filter { $0.book == book.number }.map { (place, $0) }
    }.sorted { $0.1.identity < $1.1.identity }
  }

  /// Returns the whole volumes in the library: all of an omnibus, none for a half volume (SER-4).
  func volumes(of row: SeriesRow, onlyRead: Bool) -> [Int] {
    (1...Self.lastVolume).filter { volume in
      volume <= row.total ?? .max
        && row.members.contains { member in
          (member.place?.covers(volume) ?? false) && (!onlyRead || isRead(member))
        }
    }
  }

  /// Counts volumes and books without a position; the latter cannot stand in for the last missing volume of a
  /// numbered series.
  func count(of row: SeriesRow, onlyRead: Bool) -> Int {
    let volumes = volumes(of: row, onlyRead: onlyRead).count
    let anywhere = row.members.filter { $0.place == nil && (!onlyRead || isRead($0)) }.count
    guard let total = row.total else { return volumes + anywhere }
    if volumes >= total { return total }
    return isNumbered(row) ? min(volumes + anywhere, total - 1) : min(volumes + anywhere, total)
  }

  private func isNumbered(_ row: SeriesRow) -> Bool {
    (1...Self.lastVolume).contains { volume in
      row.members.contains { $0.place?.covers(volume) ?? false }
    }
  }

  /// Returns `4/7 books`, or `4 books` without a total (SER-9).
  func amount(of row: SeriesRow, onlyRead: Bool) -> String {
    let count = count(of: row, onlyRead: onlyRead)
    return row.total.map { "\(count)/\($0) book\($0 == 1 ? "" : "s")" } ?? count.of("book")
  }

  /// Returns the missing volumes below the total, or below the last one in the library (SER-8).
  func missing(_ row: SeriesRow) -> [Int] {
    let there = volumes(of: row, onlyRead: false)
    let last = row.total ?? there.last ?? 0
    return (1...Self.lastVolume).filter { $0 <= last && !there.contains($0) }
  }

  /// Returns true if every volume is read; without numbered books, if as many are read as the total.
  func isFinished(_ row: SeriesRow) -> Bool {
    guard let total = row.total else { return false }
    return total
      == (isNumbered(row) ? volumes(of: row, onlyRead: true).count : count(of: row, onlyRead: true))
  }

  func stage(of row: SeriesRow) -> String {
    if isFinished(row) { return "completed" }
    return row.members.contains(where: isRead) ? "in progress" : "not started"
  }

  /// Returns the places in reading order: by first volume, then by last; books without position come last.
  func places(of row: SeriesRow) -> [ShelfPlace] {
    let all =
      row.members.map { ShelfPlace(place: $0.place, member: $0) }
      + missing(row).map { ShelfPlace(place: .volume($0), member: nil) }
    return all.enumerated().sorted { left, right in
      let keys = [left, right].map { place in
        [place.element.place?.first ?? .max, place.element.place?.last ?? .max, place.offset]
      }
      return keys[0].lexicographicallyPrecedes(keys[1])
    }.map(\.element)
  }

  /// Returns the places in story order; those without a story position come last, in reading order (SER-18).
  func placesInStory(of row: SeriesRow) -> [ShelfPlace] {
    let places = places(of: row)
    let ordered = places.enumerated().filter { $0.element.member?.story != nil }.sorted { left, right in
      let keys = [left, right].map { place in
        [place.element.member?.story?.first ?? 0, place.element.member?.story?.last ?? 0, place.offset]
      }
      return keys[0].lexicographicallyPrecedes(keys[1])
    }
    return ordered.map(\.element) + places.filter { $0.member?.story == nil }
  }

  // MARK: The list

  /// Returns the indices of the listed series in an order (SER-7): those with books, those that the reader
  /// has made or changed, and those whose books a reset has removed.
  func listed(by order: SeriesList.Order) -> [Int] {
    let waiting = Set(past.absent.flatMap { $0.places.map(\.series) })
    func share(_ row: SeriesRow) -> Int {
      row.total.map { count(of: row, onlyRead: false) * 100 / $0 } ?? -1
    }
    let byName = series.indices.filter { row in
      !series[row].members.isEmpty || series[row].isManual || waiting.contains(series[row].identity)
    }.sorted { left, right in
      let (one, other) = (SeriesWord.key(series[left].name), SeriesWord.key(series[right].name))
      return one == other ? left < right : one < other
    }
    func by(_ key: (SeriesRow) -> Int64) -> [Int] {
      byName.enumerated().sorted { left, right in
        let (one, other) = (key(series[left.element]), key(series[right.element]))
        return one == other ? left.offset < right.offset : one > other
      }.map(\.element)
    }
    switch order {
    case .name: return byName
    case .recentlyUpdated: return by(\.updated)
    case .completion: return by { Int64(share($0)) }
    }
  }

  // MARK: Recommendations

  /// Returns the candidates for reading next, in reading order: not read, and not covered by read volumes.
  private func open(_ row: SeriesRow) -> [ShelfPlace] {
    let known = volumes(of: row, onlyRead: true)
    return places(of: row).filter { place in
      guard let span = place.place, !(place.member.map(isRead) ?? false) else { return false }
      let whole = (0...Self.lastVolume).filter(span.covers)
      return whole.isEmpty || !whole.allSatisfy(known.contains)
    }
  }

  /// Returns the open place with the earliest unread volume after `end`; of equals, a book that begins after
  /// `end`.
  private func openPlace(behind end: Int, _ row: SeriesRow) -> ShelfPlace? {
    let known = volumes(of: row, onlyRead: true)
    let behind = open(row).filter { ($0.place?.first ?? 0) > end }
    let around = open(row).filter { ($0.place?.first ?? 0) <= end }
    func whole(_ place: ShelfPlace) -> Int? {
      (0...Self.lastVolume).first {
        place.place?.covers($0) ?? false && $0 * 100 > end && !known.contains($0)
      }
    }
    func earliest(_ places: [ShelfPlace]) -> (place: ShelfPlace, at: Int)? {
      let at = places.compactMap { place -> (place: ShelfPlace, at: Int)? in
        let half =
          (0...Self.lastVolume).contains { place.place?.covers($0) ?? false } ? nil : place.place?.first
        return (whole(place).map { $0 * 100 } ?? half).map { (place, $0) }
      }
      return at.min { $0.at < $1.at }
    }
    let (ahead, within) = (earliest(behind), earliest(around.filter { whole($0) != nil }))
    guard let ahead, let within else { return ahead?.place ?? within?.place }
    return within.at < ahead.at ? within.place : ahead.place
  }

  private func offer(_ place: ShelfPlace, on row: Int) -> Offer {
    if let member = place.member { return .read(series: row, book: member.book) }
    return .add(series: row, volume: (place.place?.first ?? 0) / 100)
  }

  /// Returns the volume after the last one, if the series has no total.
  private func lookFor(_ row: Int) -> Offer? {
    guard series[row].total == nil, let last = volumes(of: series[row], onlyRead: false).last else {
      return nil
    }
    return .lookFor(series: row, volume: last + 1)
  }

  private func index(_ row: SeriesRow) -> Int {
    series.firstIndex { $0.identity == row.identity } ?? 0
  }

  /// Returns the earliest unread whole volume, or a half volume after all that are read.
  func next(on row: SeriesRow) -> Offer? {
    let end = row.members.filter(isRead).compactMap { $0.place?.last }.max() ?? .min
    let place = open(row).first { place in
      guard let place = place.place else { return false }
      return (0...Self.lastVolume).contains(where: place.covers) || place.first > end
    }
    return place.map { offer($0, on: index(row)) } ?? lookFor(index(row))
  }

  /// Returns the recommendation after a book: the earliest unread volume after it in the first of its series
  /// that has one; else other unfinished series by the same authors (SER-12).
  func offer(after book: Book) -> Offer? {
    let own = memberships(of: book)
    var others: [Int] = []
    for (row, member) in own {
      guard let end = member.place?.last else { continue }
      if let next = openPlace(behind: end, series[row]) { return offer(next, on: row) }
      if let next = lookFor(row) { return next }
      guard let author = series[row].author else { continue }
      for other in series.indices
      where series[other].author == author && !isFinished(series[other]) && !others.contains(other)
        && !own.contains(where: { $0.place == other })
      {
        others.append(other)
      }
    }
    return others.isEmpty ? nil : .others(others)
  }

  // MARK: Goals

  /// Returns the year in which the last volume was first read; nil if one is unread or has no known day
  /// (SER-18).
  func finishedIn(_ row: SeriesRow) -> Int? {
    guard let total = row.total else { return nil }
    var last: [Int] = []
    for volume in 1...total {
      var first: [Int]?
      for member in row.members where member.place?.covers(volume) ?? false {
        guard let entry = books.first(where: { $0.number == member.book })?.entry,
          entry.status == .read
        else { continue }
        for day in ([entry.finished] + entry.finishedBefore).compactMap({ $0 }) {
          let key = [day.year, day.month, day.day]
          if first.map({ key.lexicographicallyPrecedes($0) }) ?? true { first = key }
        }
      }
      guard let first else { return nil }
      if last.lexicographicallyPrecedes(first) { last = first }
    }
    return last.first
  }
}
