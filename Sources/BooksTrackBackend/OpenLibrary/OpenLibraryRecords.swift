// The JSON of Open Library's single records, as far as it is used: a work, an edition, a series.
//
// Records come from users and from forty importers, so a field may have several shapes.

import BooksTrackAPI

/// The response to `GET /works/OL…W.json`.
struct OpenLibraryWorkRecord: JSONReadable {
  let description: String?
  let covers: [Int]
  let subjects: [String]
  let series: [SeriesPlace]
  /// Series given as texts, such as `Mutineers' Moon #1`, in the style of edition records.
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

  /// An element of `series`, in the form used since 2026.
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

/// The response to `GET /isbn/978….json`.
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

/// The response to `GET /series/OL…L.json`.
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
  /// Returns the text in the field, or the text under `value` of the object in it.
  fileprivate func lenientText(_ key: StaticString) -> String? {
    self[key]?.text ?? self[key]?.object?["value"]?.text
  }
}
