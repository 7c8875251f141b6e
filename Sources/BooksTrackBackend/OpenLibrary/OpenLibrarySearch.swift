// The JSON of Open Library's `search.json` as far as it is read: works, each with the editions that match
// best.
//
// Only two things make a work unusable: no key, or no title. What is a list in one record and a single value
// in another is read either way; a list whose elements belong to those of another list keeps its gaps.

import BooksTrackAPI

/// `GET /search.json`. A search without a match has an empty list; one without a list is some other document.
struct OpenLibrarySearch: JSONReadable {
  /// With a gap for each that cannot be read.
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

  /// An element of `editions.docs`. Publisher, date and format are lists in the index.
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

/// A key of Open Library, such as `/works/OL27479W` or `OL27479W`: a number with the letter of its kind.
struct OpenLibraryKey: JSONReadable, Hashable, Sendable {
  /// The key without its path, such as `OL27479W`.
  let id: String

  init(reading value: JSONTape.Value) throws(JSONMismatch) {
    guard let text = value.text, let key = OpenLibraryKey(text) else { throw value.mismatch(.text) }
    self = key
  }

  /// Reads a key; nil if the text is none.
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

extension JSONTape.Object {
  /// The first text of the list in that field, or the text that stands there without a list.
  func lenientFirst(_ key: StaticString) -> String? {
    let list: [String] = lenientList(key)
    return list.first ?? lenientNumber(key)
  }
}
