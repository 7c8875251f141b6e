// The record of merging a detected series into one of the reader's, kept so that it can be undone (SER-6).
//
// The record contains the removed row of the detected series. The data about each book is stored with the
// book, in `Membership.merged`: so a book that is moved, removed, or lost in a reset and imported again keeps
// what an undo needs, and no separate list has to be updated.

public import BooksTrackAPI

/// The identifier of a merge.
public typealias SeriesMergeID = Identifier<SeriesMerge>

/// A detected series that was merged into one of the reader's.
public struct SeriesMerge: Row, Hashable, Codable {
  public let id: SeriesMergeID
  /// The series that it was merged into.
  public internal(set) var into: SeriesID
  /// The detected series as it was, or as it would have been without the reader's series.
  public var absorbed: Series
  /// The providers' identifiers that the reader's series got from the detected one, sorted.
  public var addedIDs: [ExternalID]
  /// The time of the merge.
  public let made: Timestamp
  /// The time at which it was undone; nil if it was not.
  public var undone: Timestamp?

  /// Creates a merge.
  public init(
    id: SeriesMergeID, into: SeriesID, absorbed: Series, addedIDs: [ExternalID] = [], made: Timestamp
  ) {
    self.id = id
    self.into = into
    self.absorbed = absorbed
    self.addedIDs = addedIDs
    self.made = made
  }
}

/// The place of a book in a series that was merged into its current series.
public struct MergedPlace: Hashable, Sendable, Codable {
  /// The merge.
  public let merge: SeriesMergeID
  /// The place in the order of publication.
  public var position: SeriesPosition?
  /// The place in the order of the story.
  public var chronological: SeriesPosition?
  /// True if the book was in the reader's series too, before this and all other merges.
  public var stays: Bool

  /// Creates a place.
  public init(
    merge: SeriesMergeID, position: SeriesPosition?, chronological: SeriesPosition? = nil, stays: Bool
  ) {
    self.merge = merge
    self.position = position
    self.chronological = chronological
    self.stays = stays
  }
}

extension Membership {
  /// True if the work would be in the series without any merge.
  var standsByItself: Bool { merged.standByThemselves(source) }
}

extension AbsentPlace {
  /// True if the book would have been in the series without any merge.
  var standsByItself: Bool { merged.standByThemselves(source) }
}

extension [MergedPlace] {
  /// Returns true if a place with these merges would exist without them.
  fileprivate func standByThemselves(_ source: SeriesSource) -> Bool {
    source == .manual || isEmpty || contains(where: \.stays)
  }
}
