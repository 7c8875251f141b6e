// Extensible enumerations of the contract: formats, genders, error codes. Each is a string with known values,
// so that a client can decode a response with a value that it does not know yet (CON-1).

/// A string on the wire with some known values.
public protocol OpenValue: RawRepresentable, Hashable, Sendable, CustomStringConvertible
where RawValue == String {
  /// Creates a value from its wire text, known or not.
  init(rawValue: String)
}

extension OpenValue {
  /// The wire text.
  public var description: String { rawValue }
}

extension JSONTape.Object {
  /// Decodes a member, known or not; nil if it is missing or null.
  func openValue<Value: OpenValue>(_ key: StaticString) throws(JSONMismatch) -> Value? {
    guard let word: String = try optional(key) else { return nil }
    return Value(rawValue: word)
  }
}

/// The format of an edition.
public struct EditionFormat: OpenValue {
  public let rawValue: String
  /// Hardcover.
  public static let hardcover = EditionFormat(rawValue: "Hardcover")
  /// Paperback of the usual size.
  public static let paperback = EditionFormat(rawValue: "Paperback")
  /// Paperback of the small mass-market size.
  public static let massMarket = EditionFormat(rawValue: "Mass Market")
  /// A text file.
  public static let eBook = EditionFormat(rawValue: "E-book")
  /// An audio recording, on any medium.
  public static let audiobook = EditionFormat(rawValue: "Audiobook")
  /// Not stated by the provider.
  public static let unknown = EditionFormat(rawValue: "Unknown")
  /// The values of the published contract.
  package static let known = [hardcover, paperback, massMarket, eBook, audiobook, unknown]

  public init(rawValue: String) { self.rawValue = rawValue }
}

/// The gender of an author, if a provider states it.
public struct AuthorGender: OpenValue {
  public let rawValue: String
  /// A woman.
  public static let female = AuthorGender(rawValue: "female")
  /// A man.
  public static let male = AuthorGender(rawValue: "male")
  /// Non-binary.
  public static let nonBinary = AuthorGender(rawValue: "nonBinary")
  /// Another gender, as stated by the author.
  public static let other = AuthorGender(rawValue: "other")
  /// Not stated by any provider; the default for a missing field.
  public static let unknown = AuthorGender(rawValue: "unknown")
  /// The values of the published contract.
  package static let known = [female, male, nonBinary, other, unknown]

  public init(rawValue: String) { self.rawValue = rawValue }
}

/// The region that an author's literature belongs to.
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
  /// The values of the published contract.
  package static let known = [
    africa, asia, caribbean, centralAsia, europe, indigenous, international, middleEast, northAmerica,
    oceania, southAmerica,
  ]

  public init(rawValue: String) { self.rawValue = rawValue }
}
