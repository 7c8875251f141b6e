// One line of the ledger of points (CUR-1).

public import BooksTrackAPI

/// Names a line of the ledger.
public typealias AwardID = Identifier<PointsAward>

/// What points were given for.
public enum PointsReason: Hashable, Sendable {
  /// An answer about a book.
  case answer(WorkID, DiversityDimension)
  /// What the reader said of an author, and how many books that filled.
  case statement(AuthorID, AuthorField, values: [String], books: Int)
}

/// Points that a reader was given for what they added. The balance is the sum of all lines, and lines are
/// only added.
///
/// A line outlives the work or the author that it was given for: points are not taken away with a book.
public struct PointsAward: Row, Hashable, Codable {
  public let id: AwardID
  /// What for.
  public let reason: PointsReason
  /// How many points.
  public let points: Int
  /// When, as the calendar of the device had it.
  public let awarded: Timestamp

  /// Makes a line.
  public init(id: AwardID, for reason: PointsReason, points: Int, awarded: Timestamp) {
    self.id = id
    self.reason = reason
    self.points = points
    self.awarded = awarded
  }
}

extension PointsAward {
  /// The book that the reader said something about; nil if it was about an author.
  public var work: WorkID? { if case .answer(let work, _) = reason { work } else { nil } }

  /// In which dimension they said something about a book.
  public var dimension: DiversityDimension? {
    if case .answer(_, let dimension) = reason { dimension } else { nil }
  }

  /// The author that the reader said something of; nil if it was about a book.
  public var author: AuthorID? { if case .statement(let author, _, _, _) = reason { author } else { nil } }
}
