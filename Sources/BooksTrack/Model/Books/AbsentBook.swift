// A book that a reset has taken out of a library, with its places in series: it stands in them again when it
// comes back (SER-15).

public import BooksTrackAPI

/// Names an absent book.
public typealias AbsentBookID = Identifier<AbsentBook>

/// A book that is not in the library, by what it is recognized by, and where it stood.
public struct AbsentBook: Row, Hashable, Codable {
  public let id: AbsentBookID
  /// The title that it had.
  public let title: String
  /// The names of its writers; of all its people if nobody is named as the writer.
  public let authors: [String]
  /// The numbers of its editions, ascending.
  public let isbns: [ISBN]
  /// Its first cover.
  public let cover: String?
  /// Its places, none twice in one series; never empty in a library.
  public var places: [AbsentPlace]

  /// Makes an absent book.
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

/// A place in a series of a book that is absent. Everything as in `Membership`.
public struct AbsentPlace: Hashable, Sendable, Codable {
  /// The series.
  public let series: SeriesID
  /// The place in the order of publication.
  public var position: SeriesPosition?
  /// The place in the order of the story.
  public var chronological: SeriesPosition?
  /// Who put the book there.
  public var source: SeriesSource
  /// Where it stood in series that were merged into this one.
  public var merged: [MergedPlace]

  /// Makes a place.
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
