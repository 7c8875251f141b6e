// The search parameter `fields`: the requested fields of a work and of the edition shown with it.

/// A set of fields.
struct OpenLibraryFields: OptionSet, Sendable {
  let rawValue: UInt32

  private static let names = [
    "author_key", "author_name", "cover_i", "edition_count", "first_publish_year", "key", "language",
    "series_key", "series_name", "series_position", "subject", "subtitle", "title", "editions",
    "editions.key", "editions.title", "editions.subtitle", "editions.isbn", "editions.publisher",
    "editions.publish_date", "editions.number_of_pages_median", "editions.language", "editions.cover_i",
    "editions.format", "editions.ebook_access",
  ]

  /// The field numbers by the hash of the name. Every request has the same list, and splitting it into
  /// strings took half of the time of an answer.
  private static let numbers = {
    var numbers = WordNumbers(capacity: names.count)
    for name in names { _ = numbers.number(of: name.utf8.reduce(emptyName, Self.hash)) }
    return numbers
  }()

  private static let emptyName: UInt64 = 0xCBF2_9CE4_8422_2325

  private static func hash(_ hash: UInt64, _ byte: UInt8) -> UInt64 {
    (hash ^ UInt64(byte)) &* 0x0000_0100_0000_01B3
  }

  private static func field(_ number: Int) -> OpenLibraryFields { OpenLibraryFields(rawValue: 1 << number) }

  static let authorKey = field(0)
  static let authorName = field(1)
  static let cover = field(2)
  static let editionCount = field(3)
  static let firstYear = field(4)
  static let key = field(5)
  static let language = field(6)
  static let seriesKey = field(7)
  static let seriesName = field(8)
  static let seriesPosition = field(9)
  static let subject = field(10)
  static let subtitle = field(11)
  static let title = field(12)
  static let editions = field(13)
  static let editionKey = field(14)
  static let editionTitle = field(15)
  static let editionSubtitle = field(16)
  static let editionISBN = field(17)
  static let editionPublisher = field(18)
  static let editionDate = field(19)
  static let editionPages = field(20)
  static let editionLanguage = field(21)
  static let editionCover = field(22)
  static let editionFormat = field(23)
  static let editionAccess = field(24)

  static let all = OpenLibraryFields(rawValue: (1 << 25) - 1)
  private static let wholeEdition = OpenLibraryFields(rawValue: (1 << 25) - (1 << 14))

  /// The default fields: no editions, no subjects, no series.
  static let usual: OpenLibraryFields = [
    .authorKey, .authorName, .cover, .editionCount, .firstYear, .key, .language, .subtitle, .title,
  ]

  /// Parses a list of names; unknown names are ignored.
  init(_ text: String?) {
    guard let text else {
      self = .usual
      return
    }
    var fields: OpenLibraryFields = []
    if text == "*" { fields = .all }
    let numbers = Self.numbers
    var name = Self.emptyName
    func end() {
      if let number = numbers.find(name) { fields.insert(Self.field(number)) }
      name = Self.emptyName
    }
    var list = text
    list.withUTF8 { bytes in
      for byte in bytes {
        if byte == UInt8(ascii: ",") { end() } else { name = Self.hash(name, byte) }
      }
    }
    end()
    if fields.contains(.editions), fields.isDisjoint(with: Self.wholeEdition) {
      fields.formUnion(Self.wholeEdition)
    }
    if !fields.isDisjoint(with: Self.wholeEdition) { fields.insert(.editions) }
    self = fields
  }

  init(rawValue: UInt32) { self.rawValue = rawValue }
}
