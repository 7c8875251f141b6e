// The list of a reader's series: name, author, covers and progress, sorted and filtered (SER-7).
//
// A series without books is in the list if the reader has made or changed it, or if a reset has removed its
// books, which rejoin it when they return (SER-15). A detected series whose books the reader has deleted is
// not.

public import BooksTrackAPI

/// A reader's series, one line each.
public struct SeriesList: Sendable {
  /// A series in the list.
  public struct Line: Hashable, Sendable {
    /// The series.
    public let series: SeriesID
    /// The displayed name.
    public let name: String
    /// The author; nil if there are several.
    public let author: String?
    /// Up to four known covers, in reading order.
    public let covers: [String]
    /// The owned part of the series.
    public let owned: SeriesProgress
    /// The reader's progress.
    public let stage: Stage
    /// The time of the last change of the series.
    public let updated: Timestamp

    /// The text `4/7 books`.
    public var text: String { owned.text }
  }

  /// A reader's progress with a series.
  public enum Stage: String, Hashable, Sendable, CaseIterable {
    /// No book is read.
    case notStarted
    /// A book is read, but not every volume.
    case inProgress
    /// Every volume is read, and the total is known.
    case completed

    /// The stage in words: `in progress`.
    public var title: String {
      switch self {
      case .notStarted: "not started"
      case .inProgress: "in progress"
      case .completed: "completed"
      }
    }
  }

  /// The order of the lines.
  public enum Order: String, Hashable, Sendable, CaseIterable {
    /// By name without its article, ignoring case and accents.
    case name
    /// The most recently changed first.
    case recentlyUpdated
    /// The most complete first; series without a known total last.
    case completion
  }

  /// A line with its sort key.
  private struct Row: Sendable {
    let key: String
    let line: Line
  }

  private var rows = IdentifierMap<Series, Row>()
  /// The series in each order, stored so that a change costs a binary search instead of a sort.
  private var sorted: [[SeriesID]]

  /// Creates the list of a library's series.
  ///
  /// - Complexity: O(*n* log *n*) in the books of all series.
  public init(of library: Library) { self.init(of: library.series.map(\.id), in: library) }

  /// Creates the list of those of some series that are in it.
  ///
  /// - Complexity: O(*n* log *n*) in the books of these series.
  init(of series: some Sequence<SeriesID>, in library: Library) {
    var ids: [SeriesID] = []
    for id in series {
      guard let row = Self.row(of: id, in: library) else { continue }
      rows.put(row, at: id)
      ids.append(id)
    }
    sorted = []
    for order in Order.allCases {
      sorted.append(ids.sorted { [rows] in Self.precedes($0, $1, by: order, rows) })
    }
  }

  /// Updates the line of a series, which may have left the list.
  ///
  /// - Complexity: O(*n*) in its books, and moving the lines after it.
  mutating func update(_ id: SeriesID, in library: Library) {
    let row = Self.row(of: id, in: library)
    if rows.contains(id) {
      for (index, order) in Order.allCases.enumerated() {
        let place = place(of: id, by: order, in: sorted[index])
        if place < sorted[index].count, sorted[index][place] == id { sorted[index].remove(at: place) }
      }
    }
    guard let row else {
      _ = rows.remove(id)
      return
    }
    rows.put(row, at: id)
    for (index, order) in Order.allCases.enumerated() {
      sorted[index].insert(id, at: place(of: id, by: order, in: sorted[index]))
    }
  }

  /// Returns the index of a series in an order, or its insertion index.
  private func place(of id: SeriesID, by order: Order, in ids: [SeriesID]) -> Int {
    var (low, high) = (0, ids.count)
    while low < high {
      let middle = (low + high) / 2
      if Self.precedes(ids[middle], id, by: order, rows) { low = middle + 1 } else { high = middle }
    }
    return low
  }

  /// Returns the line of a series; nil if it is not in the list.
  private static func row(of id: SeriesID, in library: Library) -> Row? {
    guard let series = library.series[id], isListed(series, in: library) else { return nil }
    let shelf = SeriesShelf(of: series, in: library)
    let covers = shelf.places.lazy.filter { $0.state != .missing }.compactMap(\.cover).prefix(4)
    let line = Line(
      series: id, name: series.name, author: shelf.author, covers: Array(covers), owned: shelf.owned,
      stage: shelf.stage, updated: series.updated)
    return Row(key: SeriesNames.key(series.name), line: line)
  }

  private static func isListed(_ series: Series, in library: Library) -> Bool {
    series.source == .manual || !library.indexes.membersOfSeries[series.id].isEmpty
      || !library.indexes.absentBooksOfSeries[series.id].isEmpty
  }

  private static func precedes(
    _ left: SeriesID, _ right: SeriesID, by order: Order, _ rows: IdentifierMap<Series, Row>
  ) -> Bool {
    guard let one = rows[left], let other = rows[right] else { return left < right }
    switch order {
    case .name: break
    case .recentlyUpdated:
      if one.line.updated != other.line.updated { return one.line.updated > other.line.updated }
    case .completion:
      let shares = (one.line.owned.percentage ?? -1, other.line.owned.percentage ?? -1)
      if shares.0 != shares.1 { return shares.0 > shares.1 }
    }
    return (one.key, left) < (other.key, right)
  }

  /// Returns the lines in an order, all or those of one stage. Ties are ordered by name.
  ///
  /// - Complexity: O(*n*) in the series.
  public func lines(by order: Order = .name, only stage: Stage? = nil) -> [Line] {
    guard let index = Order.allCases.firstIndex(of: order) else { return [] }
    return sorted[index].compactMap { id in
      guard let line = rows[id]?.line, stage == nil || line.stage == stage else { return nil }
      return line
    }
  }
}

extension SeriesShelf {
  /// The reader's progress.
  public var stage: SeriesList.Stage {
    if isFinished { return .completed }
    return places.contains { $0.state == .read } ? .inProgress : .notStarted
  }
}
