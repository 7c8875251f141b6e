// A brute-force model of series as plain lists: shelves, the list and recommendations are compared with it.
// It shares no counting, ordering or look-up code with the stack.

@testable import BooksTrack

/// All series of one reader.
struct SeriesModel {
  struct Book {
    let work: WorkID
    /// In hundredths; nil if the position is unknown.
    var spans: [SeriesPosition.Span]?

    func covers(_ volume: Int) -> Bool {
      (spans ?? []).contains { $0.first <= volume * 100 && volume * 100 <= $0.last }
    }
  }

  struct Shelf {
    let series: SeriesID
    var total: Int?
    /// In the order of joining.
    var books: [Book] = []
  }

  var shelves: [Shelf] = []
  var read: Set<WorkID> = []
  /// The upper bound of all drawn positions.
  static let lastVolume = 60

  func volumes(of shelf: Shelf, onlyRead: Bool) -> [Int] {
    (1...Self.lastVolume).filter { volume in
      volume <= shelf.total ?? .max
        && shelf.books.contains { $0.covers(volume) && (!onlyRead || read.contains($0.work)) }
    }
  }

  func count(of shelf: Shelf, onlyRead: Bool) -> Int {
    let unplaced = shelf.books.filter { $0.spans == nil && (!onlyRead || read.contains($0.work)) }
    let volumes = volumes(of: shelf, onlyRead: onlyRead).count
    guard let total = shelf.total else { return volumes + unplaced.count }
    // A missing volume is not replaced by other books.
    let most = isNumbered(shelf) && volumes != total ? total - 1 : total
    return min(volumes + unplaced.count, most)
  }

  private func isNumbered(_ shelf: Shelf) -> Bool {
    (1...Self.lastVolume).contains { volume in shelf.books.contains { $0.covers(volume) } }
  }

  func missing(_ shelf: Shelf) -> [Int] {
    let there = volumes(of: shelf, onlyRead: false)
    let end = shelf.total ?? there.last ?? 0
    return (0..<end).map { $0 + 1 }.filter { !there.contains($0) }
  }

  /// Compares volume by volume if any book has a position; others do not count then (SER-13).
  func isFinished(_ shelf: Shelf) -> Bool {
    let read = volumes(of: shelf, onlyRead: true).count
    return (isNumbered(shelf) ? read : count(of: shelf, onlyRead: true)) == shelf.total
  }

  func stage(_ shelf: Shelf) -> SeriesList.Stage {
    if isFinished(shelf) { return .completed }
    return shelf.books.contains { read.contains($0.work) } ? .inProgress : .notStarted
  }

  // MARK: Recommendations

  private struct Offer {
    let key: [Int]
    let whole: [Int]
    let recommendation: SeriesRecommendation
  }

  /// Returns all possible recommendations of a shelf, in reading order.
  private func offers(_ shelf: Shelf) -> [Offer] {
    let known = volumes(of: shelf, onlyRead: true)
    var offers: [Offer] = []
    for book in shelf.books where !read.contains(book.work) {
      guard let spans = book.spans else { continue }
      let whole = (-Self.lastVolume...Self.lastVolume).filter { book.covers($0) }
      if !whole.isEmpty && whole.allSatisfy(known.contains) { continue }
      offers.append(
        Offer(
          key: spans.flatMap { [$0.first, $0.last] }, whole: whole,
          recommendation: .continueWith(shelf.series, book.work)))
    }
    offers += missing(shelf).map {
      Offer(key: [$0 * 100, $0 * 100], whole: [$0], recommendation: .add(shelf.series, volume: $0))
    }
    return offers.enumerated().sorted { left, right in
      left.element.key == right.element.key
        ? left.offset < right.offset : left.element.key.lexicographicallyPrecedes(right.element.key)
    }.map(\.element)
  }

  private func lookFor(_ shelf: Shelf) -> SeriesRecommendation? {
    guard shelf.total == nil, let last = volumes(of: shelf, onlyRead: false).last else { return nil }
    return .lookFor(shelf.series, volume: last + 1)
  }

  func next(on shelf: Shelf) -> SeriesRecommendation? {
    let ends = shelf.books.filter { read.contains($0.work) }.flatMap { ($0.spans ?? []).map(\.last) }
    let end = ends.max() ?? .min
    return offers(shelf).first { !$0.whole.isEmpty || start($0) > end }?.recommendation ?? lookFor(shelf)
  }

  /// Returns the recommendation after a book; all series of the model have one author.
  func after(_ work: WorkID) -> SeriesRecommendation? {
    let places = shelves.flatMap { shelf in
      shelf.books.filter { $0.work == work }.compactMap { book in book.spans.map { (shelf, $0) } }
    }
    for (shelf, spans) in places {
      let end = spans.map(\.last).max() ?? 0
      if let next = offer(on: shelf, behind: end)?.recommendation ?? lookFor(shelf) {
        return next
      }
    }
    let others = shelves.filter { shelf in
      !places.isEmpty && !isFinished(shelf) && !shelf.books.contains { $0.work == work }
    }
    return others.isEmpty ? nil : .others(others.map(\.series))
  }

  /// Returns the offer with the earliest unread volume after a position. Among several, the one that begins
  /// after the position takes precedence, then the first on the shelf.
  private func offer(on shelf: Shelf, behind end: Int) -> Offer? {
    let known = volumes(of: shelf, onlyRead: true)
    let all = offers(shelf)
    let places = Set(all.flatMap { $0.whole.map { $0 * 100 } + ($0.whole.isEmpty ? [start($0)] : []) })
    for place in places.filter({ $0 > end }).sorted() {
      let here = all.filter { offer in
        offer.whole.isEmpty
          ? start(offer) == place : offer.whole.contains { $0 * 100 == place && !known.contains($0) }
      }
      if let found = here.first(where: { start($0) > end }) ?? here.first { return found }
    }
    return nil
  }

  /// Returns the start of an offer: the first place of its spans.
  private func start(_ offer: Offer) -> Int {
    stride(from: 0, to: offer.key.count, by: 2).map { offer.key[$0] }.min() ?? 0
  }
}
