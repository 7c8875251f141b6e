// One line of the ledger of points (CUR-1).

public import BooksTrackAPI

/// The identifier of a line of the ledger.
public typealias AwardID = Identifier<PointsAward>

/// The reason for points.
public enum PointsReason: Hashable, Sendable {
  /// An answer about a book.
  case answer(WorkID, DiversityDimension)
  /// The reader's statement about an author, and the number of books that it filled.
  case statement(AuthorID, AuthorField, values: [String], books: Int)
}

/// Points for values that a reader added. The balance is the sum of all lines, and lines are only added.
///
/// A line stays when its work or author is removed: points are never deducted.
public struct PointsAward: Row, Hashable, Codable {
  public let id: AwardID
  /// The reason.
  public let reason: PointsReason
  /// The number of points.
  public let points: Int
  /// The time by the device's calendar.
  public let awarded: Timestamp

  /// Creates a line.
  public init(id: AwardID, for reason: PointsReason, points: Int, awarded: Timestamp) {
    self.id = id
    self.reason = reason
    self.points = points
    self.awarded = awarded
  }
}

extension PointsAward {
  /// The book of the answer; nil for a statement about an author.
  public var work: WorkID? { if case .answer(let work, _) = reason { work } else { nil } }

  /// The dimension of the answer; nil for a statement about an author.
  public var dimension: DiversityDimension? {
    if case .answer(_, let dimension) = reason { dimension } else { nil }
  }

  /// The author of the statement; nil for an answer about a book.
  public var author: AuthorID? { if case .statement(let author, _, _, _) = reason { author } else { nil } }
}
