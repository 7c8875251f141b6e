// What a reader's export says beyond one date and one status: every time that a book was read, and answers to
// questions that only one service asks.

/// One reading of a book. What is not known stays unknown: a reading without any day is none.
public struct ReadingPeriod: Hashable, Sendable, Codable {
  /// The first day.
  public let start: CalendarDate?
  /// The day on which the book was finished.
  public let finish: CalendarDate?

  /// Makes a reading of which at least one day is known.
  public init?(start: CalendarDate?, finish: CalendarDate?) {
    guard start != nil || finish != nil else { return nil }
    self.start = start
    self.finish = finish
  }

  /// Whether this reading says all that another one says.
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
  /// These readings and those of the other ones that say more, or something else.
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

/// Something that a reader has entered at a service, and that no field is for, under the name that it has
/// there.
public struct SourceFact: Hashable, Sendable, Codable {
  /// The name of the column.
  public let label: String
  /// As the file has it.
  public let value: String

  /// Makes a fact.
  public init(label: String, value: String) {
    self.label = label
    self.value = value
  }
}

extension SourceFact {
  private static let review = "Further review"
  private static let reviewWithSpoilers = "Further review, with spoilers"

  /// A review that differs from the one that the reader's facts have room for; of these there may be several.
  static func furtherReview(_ text: String, hasSpoilers: Bool) -> SourceFact {
    SourceFact(label: hasSpoilers ? reviewWithSpoilers : review, value: text)
  }

  /// Whether it is such a review.
  var isFurtherReview: Bool { label == Self.review || label == Self.reviewWithSpoilers }
}
