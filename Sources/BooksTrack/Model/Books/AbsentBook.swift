// A book that a reset has removed from a library, with its places in series: it gets them back when it is
// imported again (SER-15).

public import BooksTrackAPI

/// The identifier of an absent book.
public typealias AbsentBookID = Identifier<AbsentBook>

/// A book that is not in the library, with the facts that identify it, and its places in series.
public struct AbsentBook: Row, Hashable, Codable {
  public let id: AbsentBookID
  /// The title.
  public let title: String
  /// The names of its writers; of all its authors if none is the writer.
  public let authors: [String]
  /// The numbers of its editions, ascending.
  public let isbns: [ISBN]
  /// Its first cover.
  public let cover: String?
  /// Its places, at most one in each series; never empty in a library.
  public var places: [AbsentPlace]

  /// Creates an absent book.
  public init(
    id: AbsentBookID, title: String, authors: [String], isbns: [ISBN], cover: String?, places: [AbsentPlace]
  ) {
    self.id = id
    self.title = title
    self.authors = authors
    self.isbns = isbns
    self.cover = cover
    self.places = places
  }
}

/// A place of an absent book in a series, with the fields of `Membership`.
public struct AbsentPlace: Hashable, Sendable, Codable {
  /// The series.
  public let series: SeriesID
  /// The place in the order of publication.
  public var position: SeriesPosition?
  /// The place in the order of the story.
  public var chronological: SeriesPosition?
  /// The source of the place.
  public var source: SeriesSource
  /// The places in series that were merged into this one.
  public var merged: [MergedPlace]

  /// Creates a place.
  public init(
    series: SeriesID, position: SeriesPosition?, chronological: SeriesPosition? = nil, source: SeriesSource,
    merged: [MergedPlace] = []
  ) {
    self.series = series
    self.position = position
    self.chronological = chronological
    self.source = source
    self.merged = merged
  }
}
