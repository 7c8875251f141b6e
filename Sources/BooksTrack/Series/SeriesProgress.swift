// How much of a series a reader has (SER-9).
//
// Whole volumes are counted, and every volume that an omnibus covers; half volumes and the prologue at 0 are
// read beside the series and are not counted. A book without a position counts as one book. If no total is
// given, none is invented, so there is no percentage.
//
// Where any volume is numbered, a series is complete when each is there (SER-13): a book without a position
// may be a companion, so such books make up for all but the last that is missing. A shelf that shows a volume
// as missing says neither 100 % nor that it is complete. Where no book has a number, the count is all there
// is.

/// How many volumes of a series are there, out of how many.
public struct SeriesProgress: Hashable, Sendable {
  /// The whole volumes that are there, ascending, without repetition; none beyond the total.
  public let volumes: [Int]
  /// Books of the series whose place is unknown.
  public let unplaced: Int
  /// The number of whole volumes, if it is known.
  public let total: Int?
  /// Whether any volume of the series is numbered.
  private let isNumbered: Bool

  /// Counts the books of a series.
  ///
  /// - Parameters:
  ///   - positions: The place of each book; nothing for one whose place is unknown.
  ///   - total: The number of whole volumes; a total below 1 is unknown.
  ///   - others: The places of further books of the series, which are not counted.
  public init(positions: [SeriesPosition?], total: Int?, beside others: [SeriesPosition?] = []) {
    let total = total.flatMap { $0 > 0 ? $0 : nil }
    let all = Set(positions.flatMap { $0?.wholeVolumes ?? [] })
    volumes = all.filter { $0 >= 1 && $0 <= total ?? Int.max }.sorted()
    unplaced = positions.filter { $0 == nil }.count
    isNumbered =
      all.contains { $0 >= 1 } || others.contains { $0?.wholeVolumes.contains { $0 >= 1 } ?? false }
    self.total = total
  }

  /// Counts the books that a library has of a series.
  public init(of series: Series, in library: Library) {
    self.init(positions: library.members(of: series.id).map(\.position), total: series.total)
  }

  /// How many volumes are there; never more than the total, and fewer while a numbered one is missing.
  public var owned: Int {
    guard let total else { return volumes.count + unplaced }
    let most = isNumbered && volumes.count < total ? total - 1 : total
    return min(volumes.count + unplaced, most)
  }

  /// 0 to 100, rounded down, so that 100 means complete; nil when the total is unknown.
  public var percentage: Int? { total.map { owned * 100 / $0 } }

  /// Whether every volume is there; false when the total is unknown.
  public var isComplete: Bool { owned == total }

  /// `4/7 books`, or `4 books` when the total is unknown.
  public var text: String {
    guard let total else { return owned == 1 ? "1 book" : "\(owned) books" }
    return "\(owned)/\(total) \(total == 1 ? "book" : "books")"
  }
}
