// That a series was finished, told to the reader once (SER-13).

public import BooksTrackAPI

/// One finished series to be celebrated.
public struct SeriesCelebration: Hashable, Sendable {
  /// The series.
  public let series: SeriesID
  /// Its name, as the reader sees it.
  public let name: String
  /// When it was finished.
  public let reached: Timestamp

  /// `You finished Foundation! 🎉`
  public var text: String { SeriesTexts.finished(name) }
}

extension Library {
  /// The finished series of which the reader has not been told, oldest row first.
  ///
  /// A series that is not finished any more, because a status was taken back or a total has grown, waits
  /// until it is.
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
  /// Gives the celebrations that wait, and notes that the reader is told of them: nobody gets them again.
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
