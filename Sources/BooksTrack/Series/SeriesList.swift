// All series of a reader as a list: name, author, covers, how far they are; sorted and filtered (SER-7).

public import BooksTrackAPI

/// A reader's series, a line each.
public struct SeriesList: Sendable {
  /// One series.
  public struct Line: Hashable, Sendable {
    /// The series.
    public let series: SeriesID
    /// As the reader sees it.
    public let name: String
    /// The one author; nothing when several wrote it.
    public let author: String?
    /// Up to four covers, in reading order; fewer if fewer are known.
    public let covers: [String]
    /// How much of it is owned.
    public let owned: SeriesProgress
    /// How far the reader is.
    public let stage: Stage
    /// When the series was last changed.
    public let updated: Timestamp

    /// `4/7 books`.
    public var text: String { owned.text }
  }

  /// How far a reader is with a series.
  public enum Stage: String, Hashable, Sendable, CaseIterable {
    /// No book of it is read.
    case notStarted
    /// A book of it is read.
    case inProgress
    /// Every volume is read; the total is known.
    case completed

    /// In words: `in progress`.
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
    /// By name without its article, in the order of its letters without case and accents.
    case name
    /// The last changed first.
    case recentlyUpdated
    /// The most complete first; series without a known total come last.
    case completion
  }

  /// In the order of the series' rows.
  private let lines: [(key: String, line: Line)]

  /// The series of a library that have a book.
  ///
  /// - Complexity: O(*n* log *n*) in the books of each series.
  public init(of library: Library) {
    lines = library.series.compactMap { series in
      let shelf = SeriesShelf(of: series, in: library)
      let books = shelf.places.filter { $0.state != .missing }
      guard !books.isEmpty else { return nil }
      let line = Line(
        series: series.id, name: series.name, author: shelf.author,
        covers: Array(books.lazy.compactMap(\.cover).prefix(4)),
        owned: shelf.owned, stage: shelf.stage, updated: series.updated)
      return (SeriesNames.key(series.name), line)
    }
  }

  /// The lines in an order, all of them or those of one stage. Series that are equal in it are ordered by name.
  public func lines(by order: Order = .name, only stage: Stage? = nil) -> [Line] {
    lines.filter { stage == nil || $0.line.stage == stage }.sorted { left, right in
      switch order {
      case .name: break
      case .recentlyUpdated:
        if left.line.updated != right.line.updated { return left.line.updated > right.line.updated }
      case .completion:
        let shares = (left.line.owned.percentage ?? -1, right.line.owned.percentage ?? -1)
        if shares.0 != shares.1 { return shares.0 > shares.1 }
      }
      return (left.key, left.line.series) < (right.key, right.line.series)
    }.map(\.line)
  }
}

extension SeriesShelf {
  /// How far the reader is.
  public var stage: SeriesList.Stage {
    if isFinished { return .completed }
    return places.contains { $0.state == .read } ? .inProgress : .notStarted
  }
}
