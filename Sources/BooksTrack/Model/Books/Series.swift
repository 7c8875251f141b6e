// Series and which works stand in them (SER-4).

public import BooksTrackAPI

/// Names a series.
public typealias SeriesID = Identifier<Series>
/// Names a membership.
public typealias MembershipID = Identifier<Membership>

/// Who made a series, or put a book into one.
public enum SeriesSource: String, Sendable, Codable {
  /// Found in titles or in providers' records.
  case automatic = "auto-detected"
  /// Arranged by the reader.
  case manual
}

/// In which order the books of a series are read (SER-18).
public enum SeriesOrder: String, Hashable, Sendable, CaseIterable {
  /// As they came out; what numbers on covers mean.
  case publication
  /// As the story goes.
  case chronological
}

/// That a series was finished for the first time (SER-13).
public struct SeriesFinish: Hashable, Sendable, Codable {
  /// When, as the calendar of the device had it.
  public let reached: Timestamp
  /// Whether the reader was told of it. That happens once, and is never taken back.
  public var isTold: Bool

  /// Makes a finish.
  public init(reached: Timestamp, isTold: Bool = false) {
    self.reached = reached
    self.isTold = isTold
  }
}

/// A series of a library.
public struct Series: Row, Hashable, Codable {
  public let id: SeriesID
  /// As the reader sees it.
  public var name: String
  /// The number of whole volumes, if it is known.
  public var total: Int?
  /// The one author, or nil when several wrote it.
  public var author: AuthorID?
  /// Who has arranged it; a detected series that the reader changes is theirs from then on.
  public var source: SeriesSource
  /// Providers' names for this series, sorted.
  public var externalIDs: [ExternalID]
  /// When the row was made.
  public var created: Timestamp
  /// When the row was last changed.
  public var updated: Timestamp
  /// Who has made it; this never changes.
  public let origin: SeriesSource
  /// Whether the reader has said the total. Then no provider is listened to.
  public var hasTotalOfReader: Bool
  /// When every volume was read for the first time; nil before. It stays whatever becomes of the series.
  public var finish: SeriesFinish?

  /// Makes a series.
  ///
  /// - Parameters:
  ///   - origin: Nothing if who has arranged it has also made it.
  ///   - hasTotalOfReader: Nothing if a total that is given is the reader's.
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
}

/// That a work stands in a series, and where.
public struct Membership: Row, Hashable, Codable {
  public let id: MembershipID
  /// The series.
  public var series: SeriesID
  /// The work that stands in it.
  public var work: WorkID
  /// The place in the order of publication; nil when only the series is known.
  public var position: SeriesPosition?
  /// The place in the order of the story; nil where nobody has said one (SER-18).
  public var chronological: SeriesPosition?
  /// Who put the work there.
  public var source: SeriesSource
  /// The title of the work, kept here so that a shelf needs no look at the work. `LibraryEditor` keeps it
  /// right.
  public package(set) var title: String
  /// The first cover of the work, likewise.
  public package(set) var cover: String?
  /// Where the work stood in series that were merged into this one; empty nearly always.
  public var merged: [MergedPlace]

  /// Makes a membership. Title and cover are filled in where it is put into a library.
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
