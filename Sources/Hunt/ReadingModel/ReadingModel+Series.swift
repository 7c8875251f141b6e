// Series in the model: the effects of operations, on lists that are searched from end to end.

import BooksTrack

extension ReadingModel {
  /// A series.
  struct SeriesRow: Hashable, Sendable {
    /// The identity of the series; increasing, never reused.
    let identity: Int
    var name: String
    /// The number of volumes; nil if unknown.
    var total: Int?
    /// The author; nil for several.
    var author: Int?
    /// True if the reader has created it; and if it is manual, which any edit makes it.
    let isMade: Bool
    var isManual: Bool
    /// True if the reader has set the total.
    var hasOwnTotal: Bool
    /// The last change, in milliseconds of the calendar.
    var updated: Int64
    /// The members in the order in which they were added.
    var members: [SeriesMember] = []
    /// The number of volumes according to a provider.
    var found: Int?
    /// Nil until the series is finished for the first time; then true if the celebration was shown.
    var isCelebrated: Bool?
  }

  /// A book in a series.
  struct SeriesMember: Hashable, Sendable {
    /// The identity of the membership; increasing, never reused.
    let identity: Int
    /// The number of the book.
    let book: Int
    /// The position; nil if unknown.
    var place: SeriesPlace?
    /// The position in the story order, if set.
    var story: SeriesPlace?
    /// True if the reader has placed it.
    var isPlaced = false
    /// The positions in series that were merged into this one.
    var merged: [MergedPlace] = []

    /// True if the membership does not depend on a merge.
    var isInItsOwnRight: Bool { isPlaced || merged.isEmpty || merged.contains(where: \.stays) }
  }

  /// The position of a book in a series that was merged into another one.
  struct MergedPlace: Hashable, Sendable {
    let merge: Int
    var place: SeriesPlace?
    /// True if the book was also a member of the reader's series.
    let stays: Bool
  }

  /// A merge of a provider's series into one of the reader's.
  struct SeriesMergeRow: Hashable, Sendable {
    let identity: Int
    /// The identity of the reader's series.
    var into: Int
    /// The provider's series without its books.
    var absorbed: SeriesRow
    /// The identity of its author, as another one may later have the same name.
    let author: Int?
    /// True if the reader's series took over the provider's total.
    let bringsFound: Bool
    var isUndone = false
  }

  /// A book that was removed by a reset, with its positions.
  struct AbsentRow: Hashable, Sendable {
    let title: String
    let authors: [Int]
    /// The positions in series.
    var places: [AbsentPlace]
  }

  struct AbsentPlace: Hashable, Sendable {
    var series: Int
    var place: SeriesPlace?
    var story: SeriesPlace?
    var isPlaced: Bool
    var merged: [MergedPlace]

    /// True if the membership does not depend on a merge.
    var isInItsOwnRight: Bool { isPlaced || merged.isEmpty || merged.contains(where: \.stays) }
  }

  /// A recommendation.
  enum Offer: Hashable, Sendable {
    case add(series: Int, volume: Int)
    case lookFor(series: Int, volume: Int)
    /// The book is identified by its number.
    case read(series: Int, book: Int)
    case others([Int])
  }

  /// The state of the model for series besides the series themselves.
  struct SeriesPast: Hashable, Sendable {
    var merges: [SeriesMergeRow] = []
    var absent: [AbsentRow] = []
    var lastSeries = 0
    var lastMember = 0
    var lastMerge = 0
    /// The series from which the last calls took books by a reset, or to which they brought such books back
    /// (SER-15), by their identities.
    var relinked: Set<Int> = []
  }

  mutating func play(_ call: SeriesCall, at moment: ReadingMoment) -> [ReadingFact] {
    var said: String?
    switch call {
    case .volume(let word, let place, let author, let status):
      let book = volume(SeriesCall.title(word, place), by: author, status, at: moment)
      link(book, word.name, place, at: moment)
    case .make(let word, let total, let author):
      said = naming(word.name)
      if series.contains(where: { SeriesWord.key($0.name) == SeriesWord.key(word.name) }) { break }
      make(
        word.name, author.flatMap { authors[$0] == nil ? nil : $0 }, total: total, isMade: true,
        at: moment)
    case .page(let row, let total):
      guard let row = seriesPlace(row) else { break }
      series[row].found = total
      settle(row)
    case .place(let book, let row, let place):
      guard let book = self.place(book), let row = seriesPlace(row) else { break }
      put(books[book].number, in: row, at: place, at: moment)
    case .takeOut(let book, let row):
      guard let book = self.place(book), let row = seriesPlace(row) else { break }
      let count = series[row].members.count
      series[row].members.removeAll { $0.book == books[book].number }
      if series[row].members.count < count { arrange(row, at: moment) }
    case .reorder(let row, let turn):
      guard let row = seriesPlace(row) else { break }
      let order = SeriesCall.order(series[row].members.map(\.book), turn: turn)
      for (place, book) in order.enumerated() {
        for member in series[row].members.indices where series[row].members[member].book == book {
          series[row].members[member].place = .volume(place + 1)
          series[row].members[member].isPlaced = true
        }
      }
      if !order.isEmpty { arrange(row, at: moment) }
    case .reorderStory(let row, let turn):
      guard let row = seriesPlace(row) else { break }
      let order = SeriesCall.order(series[row].members.map(\.book), turn: turn)
      for (place, book) in order.enumerated() { tell(book, in: row, .volume(place + 1)) }
      if !order.isEmpty { arrange(row, at: moment) }
    case .placeInStory(let book, let row, let place):
      guard let book = self.place(book), let row = seriesPlace(row),
        tell(books[book].number, in: row, place)
      else { break }
      arrange(row, at: moment)
    case .rename(let row, let word):
      guard let row = seriesPlace(row) else { break }
      series[row].name = word.name
      arrange(row, at: moment)
      mergeNamesakes(series[row].identity, at: moment)
    case .total(let row, let total):
      guard let row = seriesPlace(row) else { break }
      series[row].total = total
      series[row].hasOwnTotal = total != nil
      arrange(row, at: moment)
    case .delete(let row): if let row = seriesPlace(row) { delete(row) }
    case .merge(let found, let own):
      guard let found = seriesPlace(found), let own = seriesPlace(own) else { break }
      guard !series[found].isManual, series[own].isManual else { break }
      said = "\(series[found].name) is part of \(series[own].name)"
      merge(series[found].identity, into: series[own].identity, at: moment)
    case .undoMerge(let back): said = undoMerge(back, at: moment)
    case .celebrate: said = celebrate()
    case .takeOffer(let book):
      guard let book = self.place(book) else { break }
      let offer = offer(after: books[book])
      said = question(offer)
      take(offer, at: moment)
    }
    return [ReadingReply.made(.series, call.clause, said)]
  }

  /// Returns the index of a series for any number; nil if there are no series.
  private func seriesPlace(_ number: Int) -> Int? {
    series.isEmpty ? nil : Int(number.magnitude % UInt(series.count))
  }

  /// Returns the index of a series by identity.
  func seriesPlace(identity: Int) -> Int? { series.firstIndex { $0.identity == identity } }

  /// Returns the number of the book with that title and author, which is added unless it exists.
  private mutating func volume(
    _ title: Int, by author: Int, _ status: ReadingStatus, at moment: ReadingMoment
  ) -> Int {
    let name = "Book \(title)"
    if let book = books.first(where: { $0.title == name && $0.author == author }) {
      return book.number
    }
    add(Book(title: name, author: author, entry: Entry(status: status)), at: moment)
    return books[books.count - 1].number
  }

  mutating func make(
    _ name: String, _ author: Int?, total: Int? = nil, isMade: Bool, at moment: ReadingMoment
  ) {
    past.lastSeries += 1
    series.append(
      SeriesRow(
        identity: past.lastSeries, name: name, total: total, author: author, isMade: isMade,
        isManual: isMade,
        hasOwnTotal: total != nil, updated: moment.calendar))
  }

  /// Notes an edit by the reader, which makes the series manual.
  private mutating func arrange(_ row: Int, at moment: ReadingMoment) {
    series[row].isManual = true
    touch(row, at: moment)
    settle(row)
  }

  mutating func touch(_ row: Int, at moment: ReadingMoment) {
    series[row].updated = max(series[row].updated, moment.calendar)
  }

  /// Sets the total: the reader's, else a provider's unless it is below the volumes in the library (SER-9).
  mutating func settle(_ row: Int) {
    guard !series[row].hasOwnTotal else { return }
    let owned = series[row].members.compactMap { $0.place?.wholeVolumes.last }.max() ?? 0
    series[row].total = series[row].found.flatMap { $0 >= max(owned, 1) ? $0 : nil }
  }

  private mutating func put(
    _ book: Int, in row: Int, at place: SeriesPlace?, at moment: ReadingMoment
  ) {
    if let member = series[row].members.firstIndex(where: { $0.book == book }) {
      guard let place else { return }
      series[row].members[member].place = place
      series[row].members[member].isPlaced = true
    } else {
      join(book, row, place, isPlaced: true)
    }
    arrange(row, at: moment)
  }

  /// Sets the position of a book in the story order; its volume number stays (SER-18).
  ///
  /// - Returns: True if the book is in the series.
  @discardableResult
  private mutating func tell(_ book: Int, in row: Int, _ place: SeriesPlace?) -> Bool {
    guard let member = series[row].members.firstIndex(where: { $0.book == book }) else { return false }
    series[row].members[member].story = place
    series[row].members[member].isPlaced = true
    return true
  }

  /// Adds a book to a series.
  ///
  /// - Returns: The index of the member.
  @discardableResult
  mutating func join(_ book: Int, _ row: Int, _ place: SeriesPlace?, isPlaced: Bool) -> Int {
    past.lastMember += 1
    series[row].members.append(
      SeriesMember(identity: past.lastMember, book: book, place: place, isPlaced: isPlaced))
    return series[row].members.count - 1
  }

  private mutating func delete(_ row: Int) {
    let identity = series[row].identity
    series.remove(at: row)
    past.merges.removeAll { $0.into == identity }
    for book in past.absent.indices { past.absent[book].places.removeAll { $0.series == identity } }
    past.absent.removeAll { $0.places.isEmpty }
  }

  private mutating func take(_ offer: Offer?, at moment: ReadingMoment) {
    switch offer {
    case .add(let row, let volume), .lookFor(let row, let volume):
      let author = series[row].author ?? CurationAuthors.count - 1
      let identity = series[row].identity
      let book = self.volume(SeriesCall.title(offered: volume), by: author, .wantToRead, at: moment)
      if let row = seriesPlace(identity: identity) {
        put(book, in: row, at: .volume(volume), at: moment)
      }
    case .read(_, let number):
      for place in books.indices where books[place].number == number {
        books[place].entry?.status = .reading
      }
    case .others, nil: break
    }
  }

  // MARK: Texts

  /// Returns the question or message for a name that the reader gives to a series; nil if there is none.
  private func naming(_ name: String) -> String? {
    let key = SeriesWord.key(name)
    if let same = series.first(where: { SeriesWord.key($0.name) == key }) {
      return "There is \(same.name)."
    }
    let near = series.enumerated().compactMap { place, row in
      SeriesWord.slips(name, row.name).map { [$0, place] }
    }.sorted { $0.lexicographicallyPrecedes($1) }
    let names = near.prefix(3).map { "\"\(series[$0[1]].name)\"" }
    switch names.count {
    case 0: return nil
    case 1: return "Did you mean \(names[0])?"
    default:
      return
        "Did you mean \(names.dropLast().joined(separator: ", ")) or \(names[names.count - 1])?"
    }
  }

  /// Returns the title of a missing volume that was in the library before a reset.
  func title(ofMissing volume: Int, _ row: SeriesRow) -> String? {
    past.absent.first { book in
      book.places.contains { $0.series == row.identity && $0.place == .volume(volume) }
    }?.title
  }

  private func missing(_ volume: Int, _ row: SeriesRow) -> String {
    title(ofMissing: volume, row).map { "'\($0) (Book \(volume))'" }
      ?? "Book \(volume) of '\(row.name)'"
  }

  /// Returns the text of a recommendation.
  func question(_ offer: Offer?) -> String? {
    switch offer {
    case .add(let row, let volume): "Add \(missing(volume, series[row])) to your library?"
    case .lookFor(let row, let volume): "Look for \(missing(volume, series[row]))?"
    case .read(let row, let number):
      books.first { $0.number == number }.map { book in
        let place = series[row].members.first { $0.book == number }?.place
        let badge = place.map { " (Book\($0.first == $0.last ? "" : "s") \($0.text))" } ?? ""
        return "Continue with '\(book.title)\(badge)'?"
      }
    case .others(let rows):
      "Continue with another series? " + rows.map { "'\(series[$0].name)'" }.joined(separator: ", ")
    case nil: nil
    }
  }
}
