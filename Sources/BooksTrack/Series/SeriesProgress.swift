// The progress in a series (SER-9).
//
// Counted are whole volumes, and every volume that an omnibus covers; half volumes and a prologue at 0 are
// not counted. A book without a position counts as one book. Without a known total there is no percentage.
//
// If any volume is numbered, a series is complete only if each volume is there (SER-13): a book without a
// position may be a companion, so such books replace all missing volumes but one. A shelf with a missing
// volume thus shows neither 100 % nor completion. If no book has a number, only the count matters.

/// The number of present volumes of a series, and the total.
public struct SeriesProgress: Hashable, Sendable {
  /// The present whole volumes up to the total, ascending and without duplicates.
  public let volumes: [Int]
  /// The number of books with an unknown position.
  public let unplaced: Int
  /// The number of whole volumes; nil if unknown.
  public let total: Int?
  /// True if any volume of the series is numbered.
  private let isNumbered: Bool

  /// Counts the books of a series.
  ///
  /// - Parameters:
  ///   - positions: The position of each book; nil if unknown.
  ///   - total: The number of whole volumes; a total below 1 is unknown.
  ///   - others: The positions of further books of the series, which are not counted.
  public init(positions: [SeriesPosition?], total: Int?, beside others: [SeriesPosition?] = []) {
    let total = total.flatMap { $0 > 0 ? $0 : nil }
    let all = Set(positions.flatMap { $0?.wholeVolumes ?? [] })
    volumes = all.filter { $0 >= 1 && $0 <= total ?? Int.max }.sorted()
    unplaced = positions.filter { $0 == nil }.count
    isNumbered =
      all.contains { $0 >= 1 } || others.contains { $0?.wholeVolumes.contains { $0 >= 1 } ?? false }
    self.total = total
  }

  /// Counts the books of a series in a library.
  public init(of series: Series, in library: Library) {
    self.init(positions: library.members(of: series.id).map(\.position), total: series.total)
  }

  /// The number of present volumes; at most the total, and less while a numbered one is missing.
  public var owned: Int {
    guard let total else { return volumes.count + unplaced }
    let most = isNumbered && volumes.count < total ? total - 1 : total
    return min(volumes.count + unplaced, most)
  }

  /// 0 to 100, rounded down, so that 100 means complete; nil if the total is unknown.
  public var percentage: Int? { total.map { owned * 100 / $0 } }

  /// True if every volume is present; false if the total is unknown.
  public var isComplete: Bool { owned == total }

  /// The text `4/7 books`, or `4 books` if the total is unknown.
  public var text: String {
    guard let total else { return owned == 1 ? "1 book" : "\(owned) books" }
    return "\(owned)/\(total) \(total == 1 ? "book" : "books")"
  }
}
