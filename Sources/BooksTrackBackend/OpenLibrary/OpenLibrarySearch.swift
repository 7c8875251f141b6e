// The JSON of Open Library's `search.json`, as far as it is used: works, each with its best matching
// editions.
//
// A work without a key or a title is unusable. A field may be a list in one record and a single value in
// another; both are accepted. A list that corresponds to another list keeps nil for its unreadable elements.

import BooksTrackAPI

/// The response to `GET /search.json`. A search without a match has an empty list; a document without a list
/// is something else.
struct OpenLibrarySearch: JSONReadable {
  /// The works, with nil for each unreadable one.
  let works: [Work?]
  let total: Int?

  init(reading value: JSONTape.Value) throws(JSONMismatch) {
    let fields = try value.members()
    works = try fields.requiredPlaces("docs")
    total = fields.lenient("numFound")
  }

  /// An element of `docs`.
  struct Work: JSONReadable {
    let key: OpenLibraryKey
    /// True for an edition without a work, whose key is the edition's key under the path of works.
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
    /// The number of unreadable editions.
    let unreadableEditions: Int

    init(reading value: JSONTape.Value) throws(JSONMismatch) {
      let fields = try value.members()
      key = try fields.required("key")
      let path: String? = fields.lenient("key")
      isOrphan = key.isKind("M") && path?.hasPrefix("/works/") == true
      title = try fields.requiredText("title", longest: TextBounds.title)
      subtitle = fields.lenient("subtitle")
      authorNames = fields.lenientPlaces("author_name")
      authorKeys = fields.lenientPlaces("author_key")
      firstPublishYear = fields.lenientNumber("first_publish_year").flatMap { Int($0) }
      subjects = fields.lenientList("subject")
      cover = fields.lenient("cover_i")
      seriesKeys = fields.lenientPlaces("series_key")
      seriesNames = fields.lenientPlaces("series_name")
      seriesPositions = fields.lenientPlaces("series_position")
      let places: [Edition?] = fields["editions"]?.object?.lenientPlaces("docs") ?? []
      editions = places.compactMap { $0 }
      unreadableEditions = places.count - editions.count
    }
  }

  /// An element of `editions.docs`. Publisher, date, language and format are lists in the index.
  struct Edition: JSONReadable {
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

    init(reading value: JSONTape.Value) throws(JSONMismatch) {
      let fields = try value.members()
      key = try fields.required("key")
      title = fields.lenient("title")
      subtitle = fields.lenient("subtitle")
      isbns = fields.lenientList("isbn")
      publisher = fields.lenientFirst("publisher")
      publishDate = fields.lenientFirst("publish_date")
      let count = fields.lenientNumber("number_of_pages_median") ?? fields.lenientNumber("number_of_pages")
      pages = count.flatMap(PageCount.free)
      language = fields.lenientFirst("language")
      cover = fields.lenient("cover_i")
      format = fields.lenientFirst("format")
    }
  }
}

/// A key of Open Library, such as `/works/OL27479W` or `OL27479W`: a number and the letter of its kind.
struct OpenLibraryKey: JSONReadable, Hashable, Sendable {
  /// The key without its path, such as `OL27479W`.
  let id: String

  init(reading value: JSONTape.Value) throws(JSONMismatch) {
    guard let text = value.text, let key = OpenLibraryKey(text) else { throw value.mismatch(.text) }
    self = key
  }

  /// Parses a key; nil if the text is not one.
  init?(_ text: String) {
    guard text.utf8.count <= 60, let last = text.split(separator: "/").last else { return nil }
    let digits = last.dropFirst(2).dropLast()
    guard last.hasPrefix("OL"), !digits.isEmpty, digits.allSatisfy({ ("0"..."9").contains($0) }),
      let kind = last.last, ["W", "M", "A", "L"].contains(kind)
    else { return nil }
    id = String(last)
  }

  /// Returns true if it is the key of a work (`W`), an edition (`M`), an author (`A`) or a series (`L`), by
  /// its letter.
  func isKind(_ letter: Character) -> Bool { id.last == letter }
}

extension JSONTape.Object {
  /// Returns the first text of the list in the field, or the single text or number in it.
  func lenientFirst(_ key: StaticString) -> String? {
    let list: [String] = lenientList(key)
    return list.first ?? lenientNumber(key)
  }
}
