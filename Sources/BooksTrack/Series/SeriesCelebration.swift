// The celebration of a finished series, which the reader sees once (SER-13).

public import BooksTrackAPI

/// A finished series to celebrate.
public struct SeriesCelebration: Hashable, Sendable {
  /// The series.
  public let series: SeriesID
  /// The displayed name.
  public let name: String
  /// The time at which it was finished.
  public let reached: Timestamp

  /// The message `You finished Foundation! 🎉`.
  public var text: String { SeriesTexts.finished(name) }
}

extension Library {
  /// The finished series that have not been celebrated, oldest row first.
  ///
  /// A series that is no longer finished, because a status was reverted or the total has grown, waits until
  /// it is finished again.
  ///
  /// - Complexity: O(*n*) in the series.
  public var celebrations: [SeriesCelebration] {
    series.compactMap { row in
      guard let finish = row.finish, !finish.isTold, row.isFinished(in: self) else { return nil }
      return SeriesCelebration(series: row.id, name: row.name, reached: finish.reached)
    }
  }
}

extension LibraryEditor {
  /// Returns the pending celebrations and marks them as delivered, so that each is returned once.
  public mutating func takeCelebrations() -> [SeriesCelebration] {
    let celebrations = library.celebrations
    for celebration in celebrations {
      guard var series = library.series[celebration.series] else { continue }
      series.finish?.isTold = true
      put(series)
    }
    return celebrations
  }
}
