// The JSON of Open Library's single records as far as it is read: a work, an edition, a series.
//
// Records are written by people and by forty importers, so every field may come in several shapes.

import BooksTrackAPI

/// `GET /works/OL…W.json`.
struct OpenLibraryWorkRecord: JSONReadable {
  let description: String?
  let covers: [Int]
  let subjects: [String]
  let series: [SeriesPlace]
  /// Edition-like texts, such as `Mutineers' Moon #1`.
  let seriesTexts: [String]

  init(reading value: JSONTape.Value) throws(JSONMismatch) {
    let fields = try value.members()
    description = fields.lenientText("description")
    covers = fields.lenientList("covers")
    subjects = fields.lenientList("subjects")
    series = fields.lenientList("series")
    seriesTexts = fields.lenientList("series")
    try fields.requireOne(of: "key", "title", "type")
  }

  /// An element of `series` since 2026.
  struct SeriesPlace: JSONReadable {
    let key: OpenLibraryKey
    let position: String?

    private struct Reference: JSONReadable {
      let key: OpenLibraryKey

      init(reading value: JSONTape.Value) throws(JSONMismatch) {
        key = try value.members().required("key")
      }
    }

    init(reading value: JSONTape.Value) throws(JSONMismatch) {
      let fields = try value.members()
      let reference: Reference? = fields.lenient("series")
      let plain: OpenLibraryKey? = fields.lenient("series") ?? fields.lenient("key")
      guard let key = reference?.key ?? plain, key.isKind("L") else { throw value.mismatch(.member("key")) }
      self.key = key
      position = fields.lenientNumber("position")
    }
  }
}

/// `GET /isbn/978….json`.
struct OpenLibraryEditionRecord: JSONReadable {
  let publishers: [String]
  let publishDate: String?
  let pages: Int?
  let isbns: [String]
  let languages: [String]
  let covers: [Int]
  let seriesTexts: [String]
  let format: String?

  private struct Reference: JSONReadable {
    let key: String

    init(reading value: JSONTape.Value) throws(JSONMismatch) {
      key = try value.members().required("key")
    }
  }

  init(reading value: JSONTape.Value) throws(JSONMismatch) {
    let fields = try value.members()
    publishers = fields.lenientList("publishers")
    publishDate = fields.lenientNumber("publish_date")
    pages = fields.lenientNumber("number_of_pages").flatMap(PageCount.free)
    isbns = fields.lenientList("isbn_13") + fields.lenientList("isbn_10")
    let references: [Reference] = fields.lenientList("languages")
    languages = references.map(\.key)
    covers = fields.lenientList("covers")
    seriesTexts = fields.lenientList("series")
    format = fields.lenient("physical_format")
    try fields.requireOne(of: "key", "title")
  }
}

/// `GET /series/OL…L.json`.
struct OpenLibrarySeriesRecord: JSONReadable {
  let key: OpenLibraryKey
  let name: String?

  init(reading value: JSONTape.Value) throws(JSONMismatch) {
    let fields = try value.members()
    key = try fields.required("key")
    name = fields.lenient("name") ?? fields.lenient("title")
  }
}

extension JSONTape.Object {
  /// A text, or an object with a text as its `value`.
  fileprivate func lenientText(_ key: StaticString) -> String? {
    self[key]?.text ?? self[key]?.object?["value"]?.text
  }
}
