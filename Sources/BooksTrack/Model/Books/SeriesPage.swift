// What one provider says of a series as a whole: how many volumes it has, and which (CON-2, SER-19).

public import BooksTrackAPI

/// Names the page of a series.
public typealias SeriesPageID = Identifier<SeriesPage>

/// A provider's account of a series. A series has one of each provider at most.
public struct SeriesPage: Row, Hashable, Codable {
  public let id: SeriesPageID
  /// The series of the library.
  public var series: SeriesID
  /// The provider, and its name for the series.
  public let externalID: ExternalID
  /// How many works the provider counts, if it says so.
  public var total: Int?
  /// The works that it lists, in its order.
  public var volumes: [SeriesVolume]
  /// When it said so.
  public var asked: Timestamp

  /// Makes a page.
  public init(
    id: SeriesPageID, series: SeriesID, externalID: ExternalID, total: Int?, volumes: [SeriesVolume],
    asked: Timestamp
  ) {
    self.id = id
    self.series = series
    self.externalID = externalID
    self.total = total
    self.volumes = volumes
    self.asked = asked
  }
}

/// One work of a provider's list.
public struct SeriesVolume: Hashable, Sendable, Codable {
  /// The title without the subtitle.
  public let title: String
  /// The writer first.
  public let authors: [String]
  /// The place, if the provider says one that can be read.
  public let position: SeriesPosition?

  /// Makes a volume.
  public init(title: String, authors: [String], position: SeriesPosition?) {
    self.title = title
    self.authors = authors
    self.position = position
  }
}
