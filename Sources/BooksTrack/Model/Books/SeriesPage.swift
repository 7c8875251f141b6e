// A provider's record of a series as a whole: the number of volumes and their titles (CON-2, SER-19).

public import BooksTrackAPI

/// The identifier of the page of a series.
public typealias SeriesPageID = Identifier<SeriesPage>

/// A provider's record of a series. A series has at most one of each provider.
public struct SeriesPage: Row, Hashable, Codable {
  public let id: SeriesPageID
  /// The series of the library.
  public var series: SeriesID
  /// The provider and its identifier of the series.
  public let externalID: ExternalID
  /// The number of works by the provider's count; nil if it gives none.
  public var total: Int?
  /// The works in the provider's list, in its order.
  public var volumes: [SeriesVolume]
  /// The time of the request.
  public var asked: Timestamp

  /// Creates a page.
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
  /// The place; nil if the provider gives none that can be parsed.
  public let position: SeriesPosition?

  /// Creates a volume.
  public init(title: String, authors: [String], position: SeriesPosition?) {
    self.title = title
    self.authors = authors
    self.position = position
  }
}
