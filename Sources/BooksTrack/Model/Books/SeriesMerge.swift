// That a detected series was merged into one of the reader's, kept so that it can be undone (SER-6).
//
// The record holds what is gone, the row of the detected series. What became of its books stands beside each
// book, in `Membership.merged`: so whatever happens to a book later, moved, taken out, lost in a reset and
// imported again, carries what undoing needs along, and no list has to follow.

public import BooksTrackAPI

/// Names a merge.
public typealias SeriesMergeID = Identifier<SeriesMerge>

/// A detected series that became part of one of the reader's.
public struct SeriesMerge: Row, Hashable, Codable {
  public let id: SeriesMergeID
  /// The series that has taken the other one up.
  public internal(set) var into: SeriesID
  /// The detected series as it was, or as it would have been if the reader's had not been there.
  public var absorbed: Series
  /// Which of the providers' names of the series came from the detected one, sorted.
  public var addedIDs: [ExternalID]
  /// When it was made.
  public let made: Timestamp
  /// When it was undone; nil if it holds.
  public var undone: Timestamp?

  /// Makes a merge.
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

/// Where a book stood in a series that was merged into the one in which it stands now.
public struct MergedPlace: Hashable, Sendable, Codable {
  /// The merge.
  public let merge: SeriesMergeID
  /// The place in the order of publication.
  public var position: SeriesPosition?
  /// The place in the order of the story.
  public var chronological: SeriesPosition?
  /// Whether the book stood in the reader's series as well, before the merge and whatever others were made.
  public var stays: Bool

  /// Makes a place.
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
  /// Whether the work would stand in the series if no other had been merged into it.
  var standsByItself: Bool { merged.standByThemselves(source) }
}

extension AbsentPlace {
  /// Whether the book would have stood in the series if no other had been merged into it.
  var standsByItself: Bool { merged.standByThemselves(source) }
}

extension [MergedPlace] {
  /// Whether a place that has these is there without them, too.
  fileprivate func standByThemselves(_ source: SeriesSource) -> Bool {
    source == .manual || isEmpty || contains(where: \.stays)
  }
}
