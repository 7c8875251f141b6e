// The facts of a work in the five stored dimensions of diversity (DIV-1).
//
// There is one row for each work and dimension: two devices that answer different questions about a book
// change different rows, so that nothing has to be merged.

/// The identifier of a diversity fact.
public typealias DiversityFactID = Identifier<DiversityFact>

/// The stored dimensions of diversity, in the order in which they are shown (DIV-1).
public enum DiversityDimension: String, Sendable, CaseIterable, Comparable, Codable {
  /// The author's origin.
  case culturalOrigin
  /// The author's gender.
  case gender
  /// The relation of the language that is read to the language of the original.
  case translation
  /// The relation of the author's identity to the one that the book is about.
  case ownVoices
  /// The availability of an accessible edition.
  case accessibility

  /// Returns true if the left dimension is shown first.
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

/// The source of a diversity fact.
public enum DiversitySource: Hashable, Sendable {
  /// The reader.
  case reader
  /// The provider with a name.
  case provider(String)
}

/// The value of a work in one dimension. A work has at most one for each dimension.
public struct DiversityFact: Row, Hashable, Codable {
  public let id: DiversityFactID
  /// The work.
  public let work: WorkID
  /// The dimension.
  public let dimension: DiversityDimension
  /// A value of the dimension's vocabulary, or the word of a provider or an old library (DIV-8).
  public var value: String
  /// The source of the value.
  public var source: DiversitySource

  /// Creates a fact.
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
