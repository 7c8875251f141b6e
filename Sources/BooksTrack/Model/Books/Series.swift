// Series and the works in them (SER-4).

public import BooksTrackAPI

/// The identifier of a series.
public typealias SeriesID = Identifier<Series>
/// The identifier of a membership.
public typealias MembershipID = Identifier<Membership>

/// The origin of a series, or of a book's place in one.
public enum SeriesSource: String, Sendable, Codable {
  /// Found in titles or in providers' records.
  case automatic = "auto-detected"
  /// Arranged by the reader.
  case manual
}

/// The order in which the books of a series are read (SER-18).
public enum SeriesOrder: String, Hashable, Sendable, CaseIterable {
  /// The order of publication, as in the numbers on covers.
  case publication
  /// The order of the story.
  case chronological
}

/// The first time that a series was finished (SER-13).
public struct SeriesFinish: Hashable, Sendable, Codable {
  /// The time by the device's calendar.
  public let reached: Timestamp
  /// True if it was shown to the reader. It is shown once, and the value never becomes false again.
  public var isTold: Bool

  /// Creates a finish.
  public init(reached: Timestamp, isTold: Bool = false) {
    self.reached = reached
    self.isTold = isTold
  }
}

/// A series of a library.
public struct Series: Row, Hashable, Codable {
  public let id: SeriesID
  /// The name shown to the reader.
  public var name: String
  /// The number of whole volumes, if it is known.
  public var total: Int?
  /// The author; nil if there are several.
  public var author: AuthorID?
  /// The current owner of the arrangement; a detected series that the reader changes becomes theirs.
  public var source: SeriesSource
  /// Providers' identifiers of this series, sorted.
  public var externalIDs: [ExternalID]
  /// The time at which the row was created.
  public var created: Timestamp
  /// The time at which the row was last changed.
  public var updated: Timestamp
  /// The original source of the series; it never changes.
  public let origin: SeriesSource
  /// True if the total is the reader's. Providers' totals are then ignored.
  public var hasTotalOfReader: Bool
  /// The first time that every volume had been read; nil before. Later changes of the series do not reset it.
  public var finish: SeriesFinish?

  /// Creates a series.
  ///
  /// - Parameters:
  ///   - origin: The original source; nil if it is `source`.
  ///   - hasTotalOfReader: True if the total is the reader's; nil if it is theirs whenever one is given.
  public init(
    id: SeriesID, name: String, total: Int? = nil, author: AuthorID? = nil, source: SeriesSource,
    externalIDs: [ExternalID] = [], created: Timestamp, origin: SeriesSource? = nil,
    hasTotalOfReader: Bool? = nil
  ) {
    self.id = id
    self.name = name
    self.total = total
    self.author = author
    self.source = source
    self.externalIDs = externalIDs
    self.created = created
    updated = created
    self.origin = origin ?? source
    self.hasTotalOfReader = hasTotalOfReader ?? (total != nil)
  }

  /// Returns the series with another identifier.
  func copy(_ id: SeriesID) -> Series {
    var other = Series(
      id: id, name: name, total: total, author: author, source: source, externalIDs: externalIDs,
      created: created, origin: origin, hasTotalOfReader: hasTotalOfReader)
    (other.updated, other.finish) = (updated, finish)
    return other
  }
}

/// The place of a work in a series.
public struct Membership: Row, Hashable, Codable {
  public let id: MembershipID
  /// The series.
  public var series: SeriesID
  /// The work.
  public var work: WorkID
  /// The place in the order of publication; nil if it is unknown.
  public var position: SeriesPosition?
  /// The place in the order of the story; nil if it is unknown (SER-18).
  public var chronological: SeriesPosition?
  /// The source of the place.
  public var source: SeriesSource
  /// The title of the work, copied here so that a shelf need not look up the work. `LibraryEditor` updates
  /// it.
  public package(set) var title: String
  /// The first cover of the work, copied like the title.
  public package(set) var cover: String?
  /// The places of the work in series that were merged into this one; nearly always empty.
  public var merged: [MergedPlace]

  /// Creates a membership. The library editor sets title and cover.
  public init(
    id: MembershipID, series: SeriesID, work: WorkID, position: SeriesPosition?,
    chronological: SeriesPosition? = nil, source: SeriesSource = .automatic, merged: [MergedPlace] = []
  ) {
    self.id = id
    self.series = series
    self.work = work
    self.position = position
    self.chronological = chronological
    self.source = source
    title = ""
    self.merged = merged
  }
}
