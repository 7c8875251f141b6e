// Series in the model: what becomes of each wish, in lists that are read from end to end.

import BooksTrack

extension ReadingModel {
  /// A series.
  struct SeriesRow: Hashable, Sendable {
    /// Tells it from one of that name that is gone; later ones are greater.
    let identity: Int
    var name: String
    /// Nil if it is unknown.
    var total: Int?
    /// Nil when several wrote it.
    var author: Int?
    /// Whether the reader has made it, and whether it is theirs.
    let isMade: Bool
    var isManual: Bool
    /// Whether the reader has said the total.
    var hasOwnTotal: Bool
    /// Milliseconds of the calendar.
    var updated: Int64
    /// In the order in which they came.
    var members: [SeriesMember] = []
    /// What a provider says: how many volumes there are.
    var found: Int?
    /// Nil until it is finished for the first time; then whether the reader was told.
    var isTold: Bool?
  }

  /// A book in a series.
  struct SeriesMember: Hashable, Sendable {
    /// Later ones are greater.
    let identity: Int
    /// The number of the book.
    let book: Int
    /// Nil if it stands anywhere.
    var place: SeriesPlace?
    /// Where it stands in the story, if somebody has said so.
    var story: SeriesPlace?
    /// Whether the reader has put it there.
    var isPlaced = false
    /// Where it stood in series that were merged into this one.
    var merged: [MergedPlace] = []

    /// Whether it did not come with a merge alone.
    var isInItsOwnRight: Bool { isPlaced || merged.isEmpty || merged.contains(where: \.stays) }
  }

  /// Where a book stood in a series that is part of another one now.
  struct MergedPlace: Hashable, Sendable {
    let merge: Int
    var place: SeriesPlace?
    /// Whether it stood in the reader's series as well.
    let stays: Bool
  }

  /// That a series that was found is part of one of the reader's.
  struct SeriesMergeRow: Hashable, Sendable {
    let identity: Int
    /// By its identity.
    let into: Int
    /// As it was, without its books.
    var absorbed: SeriesRow
    /// Tells its author from one of that name who comes later.
    let author: Int?
    /// Whether what a provider says of the absorbed one came along.
    let bringsFound: Bool
    var isUndone = false
  }

  /// A book that went with a reset, and where it stood.
  struct AbsentRow: Hashable, Sendable {
    let title: String
    let authors: [Int]
    /// By the identity of the series.
    var places: [AbsentPlace]
  }

  struct AbsentPlace: Hashable, Sendable {
    var series: Int
    var place: SeriesPlace?
    var story: SeriesPlace?
    var isPlaced: Bool
    var merged: [MergedPlace]

    /// As of a member.
    var isInItsOwnRight: Bool { isPlaced || merged.isEmpty || merged.contains(where: \.stays) }
  }

  /// What may be recommended.
  enum Offer: Hashable, Sendable {
    case add(series: Int, volume: Int)
    case lookFor(series: Int, volume: Int)
    /// By its number.
    case read(series: Int, book: Int)
    case others([Int])
  }

  /// Of series all that the model keeps, beside the series.
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

  /// The place of a series by any number; nil if there is none.
  private func seriesPlace(_ number: Int) -> Int? {
    series.isEmpty ? nil : Int(number.magnitude % UInt(series.count))
  }

  /// The place of a series by its identity.
  func seriesPlace(identity: Int) -> Int? { series.firstIndex { $0.identity == identity } }

  /// The number of a book of that title, which comes unless it is there.
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

  /// From now on it is the reader's own.
  private mutating func arrange(_ row: Int, at moment: ReadingMoment) {
    series[row].isManual = true
    touch(row, at: moment)
    settle(row)
  }

  mutating func touch(_ row: Int, at moment: ReadingMoment) {
    series[row].updated = max(series[row].updated, moment.calendar)
  }

  /// The reader's total goes before a provider's; a provider's below what is there is out of date (SER-9).
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

  /// Somebody says where in the story a book of a series stands; its number stays (SER-18).
  ///
  /// - Returns: Whether it is in the series.
  @discardableResult
  private mutating func tell(_ book: Int, in row: Int, _ place: SeriesPlace?) -> Bool {
    guard let member = series[row].members.firstIndex(where: { $0.book == book }) else { return false }
    series[row].members[member].story = place
    series[row].members[member].isPlaced = true
    return true
  }

  /// A book comes into a series.
  ///
  /// - Returns: Its place among the members.
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

  // MARK: What is said

  /// What somebody is asked who names a series.
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

  /// The title of a volume that is not there, if it was before a reset.
  func title(ofMissing volume: Int, _ row: SeriesRow) -> String? {
    past.absent.first { book in
      book.places.contains { $0.series == row.identity && $0.place == .volume(volume) }
    }?.title
  }

  private func missing(_ volume: Int, _ row: SeriesRow) -> String {
    title(ofMissing: volume, row).map { "'\($0) (Book \(volume))'" }
      ?? "Book \(volume) of '\(row.name)'"
  }

  /// A recommendation in words.
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
