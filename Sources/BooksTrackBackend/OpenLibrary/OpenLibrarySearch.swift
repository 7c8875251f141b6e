// The JSON of Open Library's `search.json` as far as it is read: works, each with the editions that match best.
//
// Only two things make a work unusable: no key, or no title. What is a list in one record and a single value
// in another is read either way; a list whose elements belong to those of another list keeps its gaps.

/// `GET /search.json`. A search without a match has an empty list; one without a list is some other document.
struct OpenLibrarySearch: Decodable {
  let works: [Lenient<Work>]
  let total: Int?

  private enum Field: String, CodingKey {
    case docs, numFound
  }

  init(from decoder: any Decoder) throws {
    let fields = try decoder.container(keyedBy: Field.self)
    works = try fields.decode([Lenient<Work>].self, forKey: .docs)
    total = fields.lenient(.numFound)
  }

  /// An element of `docs`.
  struct Work: Decodable, Sendable {
    let key: OpenLibraryKey
    /// An edition that belongs to no work; its key is that of the edition under the path of works.
    let isOrphan: Bool
    let title: String
    let subtitle: String?
    let authorNames: [String?]
    let authorKeys: [OpenLibraryKey?]
    let firstPublishYear: Int?
    let subjects: [String]
    let cover: Int?
    let seriesKeys: [OpenLibraryKey?]
    let seriesNames: [String?]
    let seriesPositions: [String?]
    let editions: [Edition]
    /// Editions that could not be read.
    let unreadableEditions: Int

    private enum Field: String, CodingKey {
      case key, title, subtitle, authorName = "author_name", authorKey = "author_key"
      case firstPublishYear = "first_publish_year", subject, coverI = "cover_i"
      case seriesKey = "series_key", seriesName = "series_name", seriesPosition = "series_position"
      case editions
    }

    private enum EditionField: String, CodingKey {
      case docs
    }

    init(from decoder: any Decoder) throws {
      let fields = try decoder.container(keyedBy: Field.self)
      key = try fields.decode(OpenLibraryKey.self, forKey: .key)
      let path: String? = fields.lenient(.key)
      isOrphan = key.isKind("M") && path?.hasPrefix("/works/") == true
      title = try fields.requiredText(.title, longest: TextBounds.title)
      subtitle = fields.lenient(.subtitle)
      authorNames = fields.lenientPlaces(.authorName)
      authorKeys = fields.lenientPlaces(.authorKey)
      firstPublishYear = fields.lenientNumber(.firstPublishYear).flatMap { Int($0) }
      subjects = fields.lenientList(.subject)
      cover = fields.lenient(.coverI)
      seriesKeys = fields.lenientPlaces(.seriesKey)
      seriesNames = fields.lenientPlaces(.seriesName)
      seriesPositions = fields.lenientPlaces(.seriesPosition)
      let list = try? fields.nestedContainer(keyedBy: EditionField.self, forKey: .editions)
      let places: [Edition?] = list?.lenientPlaces(.docs) ?? []
      editions = places.compactMap { $0 }
      unreadableEditions = places.count - editions.count
    }
  }

  /// An element of `editions.docs`. Publisher, date and format are lists in the index.
  struct Edition: Decodable, Sendable {
    let key: OpenLibraryKey
    let title: String?
    let subtitle: String?
    let isbns: [String]
    let publisher: String?
    let publishDate: String?
    let pages: Int?
    let language: String?
    let cover: Int?
    let format: String?

    private enum Field: String, CodingKey {
      case key, title, subtitle, isbn, publisher, publishDate = "publish_date"
      case numberOfPagesMedian = "number_of_pages_median", numberOfPages = "number_of_pages", language
      case coverI = "cover_i", format
    }

    init(from decoder: any Decoder) throws {
      let fields = try decoder.container(keyedBy: Field.self)
      key = try fields.decode(OpenLibraryKey.self, forKey: .key)
      title = fields.lenient(.title)
      subtitle = fields.lenient(.subtitle)
      isbns = fields.lenientList(.isbn)
      publisher = fields.lenientFirst(.publisher)
      publishDate = fields.lenientFirst(.publishDate)
      let count = fields.lenientNumber(.numberOfPagesMedian) ?? fields.lenientNumber(.numberOfPages)
      pages = count.flatMap { Int($0) }
      language = fields.lenientFirst(.language)
      cover = fields.lenient(.coverI)
      format = fields.lenientFirst(.format)
    }
  }
}

/// A key of Open Library, such as `/works/OL27479W` or `OL27479W`: a number with the letter of its kind.
struct OpenLibraryKey: Decodable, Hashable, Sendable {
  /// The key without its path, such as `OL27479W`.
  let id: String

  init(from decoder: any Decoder) throws {
    let container = try decoder.singleValueContainer()
    let text = try container.decode(String.self)
    guard let key = OpenLibraryKey(text) else {
      throw DecodingError.dataCorruptedError(in: container, debugDescription: "not a key")
    }
    self = key
  }

  /// Reads a key; nothing if the text is none.
  init?(_ text: String) {
    guard text.utf8.count <= 60, let last = text.split(separator: "/").last else { return nil }
    let digits = last.dropFirst(2).dropLast()
    guard last.hasPrefix("OL"), !digits.isEmpty, digits.allSatisfy({ ("0"..."9").contains($0) }),
      let kind = last.last, ["W", "M", "A", "L"].contains(kind)
    else { return nil }
    id = String(last)
  }

  /// Whether it is the key of a work (`W`), an edition (`M`), an author (`A`) or a series (`L`).
  func isKind(_ letter: Character) -> Bool { id.last == letter }
}

extension KeyedDecodingContainer {
  /// The first text of the list in that field, or the text that stands there without a list.
  func lenientFirst(_ key: Key) -> String? {
    let list: [String] = lenientList(key)
    return list.first ?? lenientNumber(key)
  }
}
