// What is known of a work in the five dimensions of diversity that a library stores (DIV-1).
//
// One row for each work and dimension: two devices that answer different questions about a book change
// different rows, and nobody has to merge them.

/// Names a diversity fact.
public typealias DiversityFactID = Identifier<DiversityFact>

/// The dimensions of diversity that are stored, in the order in which they are shown (DIV-1).
public enum DiversityDimension: String, Sendable, CaseIterable, Comparable, Codable {
  /// Where the author comes from.
  case culturalOrigin
  /// The author's gender.
  case gender
  /// Whether the book is read in the language that it was written in.
  case translation
  /// Whether the author shares the identity that the book is about.
  case ownVoices
  /// Whether there is an accessible edition.
  case accessibility

  /// The dimension that is shown first is the lesser.
  public static func < (left: DiversityDimension, right: DiversityDimension) -> Bool {
    left.place < right.place
  }

  /// 0 to 4, in the order of the dimensions.
  var place: Int {
    switch self {
    case .culturalOrigin: 0
    case .gender: 1
    case .translation: 2
    case .ownVoices: 3
    case .accessibility: 4
    }
  }
}

/// Where a diversity fact is from.
public enum DiversitySource: Hashable, Sendable {
  /// The reader said so.
  case reader
  /// A provider of that name said so.
  case provider(String)
}

/// The value of a work in one dimension. A work has at most one of each dimension.
public struct DiversityFact: Row, Hashable, Codable {
  public let id: DiversityFactID
  /// The work that it is about.
  public let work: WorkID
  /// Which dimension.
  public let dimension: DiversityDimension
  /// One of the vocabulary of the dimension, or whatever a provider or an old library called it (DIV-8).
  public var value: String
  /// Who said so.
  public var source: DiversitySource

  /// Makes a fact.
  public init(
    id: DiversityFactID, work: WorkID, dimension: DiversityDimension, value: String, source: DiversitySource
  ) {
    self.id = id
    self.work = work
    self.dimension = dimension
    self.value = value
    self.source = source
  }
}
