// The JSON of Open Library's single records as far as it is read: a work, an edition, a series.
//
// Records are written by people and by forty importers, so every field may come in several shapes.

/// `GET /works/OL…W.json`.
struct OpenLibraryWorkRecord: Decodable {
  let description: String?
  let covers: [Int]
  let subjects: [String]
  let series: [SeriesPlace]
  /// Edition-like texts, such as `Mutineers' Moon #1`.
  let seriesTexts: [String]

  private enum Field: String, CodingKey {
    case key, title, type, description, covers, subjects, series
  }

  init(from decoder: any Decoder) throws {
    let fields = try decoder.container(keyedBy: Field.self)
    description = fields.lenientText(.description)
    covers = fields.lenientList(.covers)
    subjects = fields.lenientList(.subjects)
    series = fields.lenientList(.series)
    seriesTexts = fields.lenientList(.series)
    try fields.requireOne(of: .key, .title, .type)
  }

  /// An element of `series` since 2026.
  struct SeriesPlace: Decodable, Sendable {
    let key: OpenLibraryKey
    let position: String?

    private enum Field: String, CodingKey {
      case series, key, position
    }
    private struct Reference: Decodable { let key: OpenLibraryKey }

    init(from decoder: any Decoder) throws {
      let fields = try decoder.container(keyedBy: Field.self)
      let reference: Reference? = fields.lenient(.series)
      let plain: OpenLibraryKey? = fields.lenient(.series) ?? fields.lenient(.key)
      guard let key = reference?.key ?? plain, key.isKind("L") else {
        throw DecodingError.dataCorrupted(
          .init(codingPath: decoder.codingPath, debugDescription: "no key of a series"))
      }
      self.key = key
      position = fields.lenientNumber(.position)
    }
  }
}

/// `GET /isbn/978….json`.
struct OpenLibraryEditionRecord: Decodable {
  let publishers: [String]
  let publishDate: String?
  let pages: Int?
  let isbns: [String]
  let languages: [String]
  let covers: [Int]
  let seriesTexts: [String]
  let format: String?

  private enum Field: String, CodingKey {
    case key, title, publishers, publishDate = "publish_date", numberOfPages = "number_of_pages"
    case isbn10 = "isbn_10", isbn13 = "isbn_13", languages, covers, series
    case physicalFormat = "physical_format"
  }

  private struct Reference: Decodable { let key: String }

  init(from decoder: any Decoder) throws {
    let fields = try decoder.container(keyedBy: Field.self)
    publishers = fields.lenientList(.publishers)
    publishDate = fields.lenientNumber(.publishDate)
    pages = fields.lenientNumber(.numberOfPages).flatMap { Int($0) }
    isbns = fields.lenientList(.isbn13) + fields.lenientList(.isbn10)
    let references: [Reference] = fields.lenientList(.languages)
    languages = references.map(\.key)
    covers = fields.lenientList(.covers)
    seriesTexts = fields.lenientList(.series)
    format = fields.lenient(.physicalFormat)
    try fields.requireOne(of: .key, .title)
  }
}

/// `GET /series/OL…L.json`.
struct OpenLibrarySeriesRecord: Decodable {
  let key: OpenLibraryKey
  let name: String?

  private enum Field: String, CodingKey {
    case key, name, title
  }

  init(from decoder: any Decoder) throws {
    let fields = try decoder.container(keyedBy: Field.self)
    key = try fields.decode(OpenLibraryKey.self, forKey: .key)
    name = fields.lenient(.name) ?? fields.lenient(.title)
  }
}

extension KeyedDecodingContainer {
  /// A text, or an object with a text as its `value`.
  fileprivate func lenientText(_ key: Key) -> String? {
    let typed: TypedText? = lenient(key)
    return lenient(key) ?? typed?.value
  }
}

/// A text as `{"type": "/type/text", "value": "…"}`.
private struct TypedText: Decodable { let value: String }
