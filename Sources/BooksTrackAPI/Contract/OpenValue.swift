// Words of the contract that may grow: a format, a gender, an error code. Each is a string with known values,
// so that a client reads an answer with a value that it does not know yet, instead of refusing all of it
// (CON-1).

/// A string on the wire of which some values are known.
public protocol OpenValue: RawRepresentable, Hashable, Sendable, CustomStringConvertible
where RawValue == String {
  /// Makes the value with that text on the wire, known or not.
  init(rawValue: String)
}

extension OpenValue {
  /// The text on the wire.
  public var description: String { rawValue }
}

extension JSONTape.Object {
  /// The word in that member, known or not; nil if it is missing or null.
  func openValue<Value: OpenValue>(_ key: StaticString) throws(JSONMismatch) -> Value? {
    guard let word: String = try optional(key) else { return nil }
    return Value(rawValue: word)
  }
}

/// In what form an edition comes.
public struct EditionFormat: OpenValue {
  public let rawValue: String
  /// Bound in boards.
  public static let hardcover = EditionFormat(rawValue: "Hardcover")
  /// Bound in paper, in the usual size.
  public static let paperback = EditionFormat(rawValue: "Paperback")
  /// Bound in paper, in the small size of news-stands.
  public static let massMarket = EditionFormat(rawValue: "Mass Market")
  /// A file to be read.
  public static let eBook = EditionFormat(rawValue: "E-book")
  /// Read aloud, on whatever medium.
  public static let audiobook = EditionFormat(rawValue: "Audiobook")
  /// The provider does not say.
  public static let unknown = EditionFormat(rawValue: "Unknown")
  /// The words that the published contract names.
  package static let known = [hardcover, paperback, massMarket, eBook, audiobook, unknown]

  public init(rawValue: String) { self.rawValue = rawValue }
}

/// An author's gender as far as a provider knows it.
public struct AuthorGender: OpenValue {
  public let rawValue: String
  /// A woman.
  public static let female = AuthorGender(rawValue: "female")
  /// A man.
  public static let male = AuthorGender(rawValue: "male")
  /// Neither, or both.
  public static let nonBinary = AuthorGender(rawValue: "nonBinary")
  /// None of the others, by the author's own word.
  public static let other = AuthorGender(rawValue: "other")
  /// The value when no provider says otherwise; also the meaning of a missing field.
  public static let unknown = AuthorGender(rawValue: "unknown")
  /// The words that the published contract names.
  package static let known = [female, male, nonBinary, other, unknown]

  public init(rawValue: String) { self.rawValue = rawValue }
}

/// The part of the world that an author's work comes from.
public struct CulturalRegion: OpenValue {
  public let rawValue: String
  /// Africa.
  public static let africa = CulturalRegion(rawValue: "africa")
  /// East, South and Southeast Asia.
  public static let asia = CulturalRegion(rawValue: "asia")
  /// The Caribbean.
  public static let caribbean = CulturalRegion(rawValue: "caribbean")
  /// Central Asia.
  public static let centralAsia = CulturalRegion(rawValue: "centralAsia")
  /// Europe.
  public static let europe = CulturalRegion(rawValue: "europe")
  /// Indigenous peoples, wherever they live.
  public static let indigenous = CulturalRegion(rawValue: "indigenous")
  /// More than one region.
  public static let international = CulturalRegion(rawValue: "international")
  /// The Middle East.
  public static let middleEast = CulturalRegion(rawValue: "middleEast")
  /// The United States and Canada.
  public static let northAmerica = CulturalRegion(rawValue: "northAmerica")
  /// Australia, New Zealand and the Pacific.
  public static let oceania = CulturalRegion(rawValue: "oceania")
  /// South America.
  public static let southAmerica = CulturalRegion(rawValue: "southAmerica")
  /// The words that the published contract names.
  package static let known = [
    africa, asia, caribbean, centralAsia, europe, indigenous, international, middleEast, northAmerica,
    oceania, southAmerica,
  ]

  public init(rawValue: String) { self.rawValue = rawValue }
}
