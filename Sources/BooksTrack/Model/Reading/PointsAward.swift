// One line of the ledger of points (CUR-1).

public import BooksTrackAPI

/// Names a line of the ledger.
public typealias AwardID = Identifier<PointsAward>

/// Points that a reader was given for what they added. The balance is the sum of all lines, and lines are only added.
///
/// A line outlives the work that it was given for: points are not taken away with a book.
public struct PointsAward: Row, Hashable {
  public let id: AwardID
  /// The work that the reader said something about.
  public let work: WorkID
  /// What they said it about.
  public let dimension: DiversityDimension
  /// How many points.
  public let points: Int
  /// When, as the calendar of the device had it.
  public let awarded: Timestamp

  /// Makes a line.
  public init(id: AwardID, work: WorkID, dimension: DiversityDimension, points: Int, awarded: Timestamp) {
    self.id = id
    self.work = work
    self.dimension = dimension
    self.points = points
    self.awarded = awarded
  }
}
