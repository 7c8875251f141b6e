// Data of a reader's export beyond one date and one status: the dates of all readings, and values that only
// one service has.

/// One reading of a book, with at least one date. Unknown dates stay unknown.
public struct ReadingPeriod: Hashable, Sendable, Codable {
  /// The first day.
  public let start: CalendarDate?
  /// The day on which the book was finished.
  public let finish: CalendarDate?

  /// Creates a reading; nil if no day is known.
  public init?(start: CalendarDate?, finish: CalendarDate?) {
    guard start != nil || finish != nil else { return nil }
    self.start = start
    self.finish = finish
  }

  /// Returns true if this reading has all known dates of another.
  func covers(_ other: ReadingPeriod) -> Bool {
    (other.start == nil || other.start == start) && (other.finish == nil || other.finish == finish)
  }
}

extension ReadingPeriod: CustomStringConvertible {
  /// Both days, such as `2023-05-23 – 2023-06-07`; a missing one is left out.
  public var description: String {
    guard let start else { return finish?.description ?? "" }
    return "\(start) –" + (finish.map { " \($0)" } ?? "")
  }
}

extension [ReadingPeriod] {
  /// Returns these readings and those of the others that add a date or differ.
  ///
  /// Merging the same readings again changes nothing.
  func merged(with others: [ReadingPeriod]) -> [ReadingPeriod] {
    var merged = self
    for other in others where !merged.contains(where: { $0.covers(other) }) {
      if let poorer = merged.firstIndex(where: { other.covers($0) }) {
        merged[poorer] = other
      } else {
        merged.append(other)
      }
    }
    return merged
  }
}

/// A value that a reader has entered at a service and that has no field, under its name there.
public struct SourceFact: Hashable, Sendable, Codable {
  /// The name of the column.
  public let label: String
  /// The value as in the file.
  public let value: String

  /// Creates a fact.
  public init(label: String, value: String) {
    self.label = label
    self.value = value
  }
}

extension SourceFact {
  private static let review = "Further review"
  private static let reviewWithSpoilers = "Further review, with spoilers"

  /// Returns a review that differs from the one in the reader's facts; there may be several of them.
  static func furtherReview(_ text: String, hasSpoilers: Bool) -> SourceFact {
    SourceFact(label: hasSpoilers ? reviewWithSpoilers : review, value: text)
  }

  /// True if the fact is a further review.
  var isFurtherReview: Bool { label == Self.review || label == Self.reviewWithSpoilers }
}
