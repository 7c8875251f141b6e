// The JSON of Google Books, as far as it is used: `books#volumes`, `books#series`, and the error document.
//
// A volume without an id or a title is unusable. Any other field that is missing or of the wrong type counts
// as missing.

import BooksTrackAPI

/// The response to `GET /books/v1/volumes`. A search without a match has no `items` key.
struct GoogleBooksVolumes: JSONReadable {
  /// The volumes, with nil for each unreadable one.
  let items: [GoogleBooksVolume?]

  init(reading value: JSONTape.Value) throws(JSONMismatch) {
    let fields = try value.members()
    items = try fields.optionalPlaces("items")
    try fields.requireOne(of: "items", "totalItems", "kind")
    // A total above zero without a list means that the key was renamed, not that the list is empty.
    if fields["items"] == nil, let total: Int = fields.lenient("totalItems"), total > 0 {
      throw value.mismatch(.member("items"))
    }
  }
}

/// An element of `items`.
struct GoogleBooksVolume: JSONReadable {
  let id: String
  let info: Info

  init(reading value: JSONTape.Value) throws(JSONMismatch) {
    let fields = try value.members()
    id = try fields.requiredText("id", longest: TextBounds.line)
    info = try fields.required("volumeInfo")
  }

  /// `volumeInfo`.
  struct Info: JSONReadable {
    let title: String
    let subtitle: String?
    let authors: [String]
    let publisher: String?
    let publishedDate: String?
    let description: String?
    let identifiers: [Identifier]
    let pageCount: Int?
    let categories: [String]
    let images: Images?
    let language: String?
    let series: SeriesInfo?

    init(reading value: JSONTape.Value) throws(JSONMismatch) {
      let fields = try value.members()
      title = try fields.requiredText("title", longest: TextBounds.title)
      subtitle = fields.lenient("subtitle")
      authors = fields.lenientList("authors")
      publisher = fields.lenient("publisher")
      publishedDate = fields.lenientNumber("publishedDate")
      description = fields.lenient("description")
      identifiers = fields.lenientList("industryIdentifiers")
      pageCount = fields.lenientNumber("pageCount").flatMap { Int($0) }
      categories = fields.lenientList("categories")
      images = fields.lenient("imageLinks")
      language = fields.lenient("language")
      series = fields.lenient("seriesInfo")
    }
  }

  /// An entry of `industryIdentifiers`.
  struct Identifier: JSONReadable {
    /// `ISBN_10`, `ISBN_13`, `ISSN` or `OTHER`.
    let type: String
    let identifier: String

    init(reading value: JSONTape.Value) throws(JSONMismatch) {
      let fields = try value.members()
      type = try fields.required("type")
      identifier = try fields.required("identifier")
    }
  }

  /// `imageLinks`; search results have only these two sizes.
  struct Images: JSONReadable {
    let thumbnail: String?
    let smallThumbnail: String?

    init(reading value: JSONTape.Value) throws(JSONMismatch) {
      let fields = try value.members()
      thumbnail = fields.lenient("thumbnail")
      smallThumbnail = fields.lenient("smallThumbnail")
    }
  }
}

extension GoogleBooksVolume {
  /// `seriesInfo`. Its `shortSeriesBookTitle` may be a title or a blurb, and is not used.
  struct SeriesInfo: JSONReadable {
    let displayNumber: String?
    let volumes: [Volume]

    init(reading value: JSONTape.Value) throws(JSONMismatch) {
      let fields = try value.members()
      displayNumber = fields.lenientNumber("bookDisplayNumber")
      volumes = fields.lenientList("volumeSeries")
    }

    /// The position in one series.
    struct Volume: JSONReadable {
      let seriesID: String
      let orderNumber: String?

      init(reading value: JSONTape.Value) throws(JSONMismatch) {
        let fields = try value.members()
        seriesID = try fields.requiredText("seriesId", longest: TextBounds.line)
        orderNumber = fields.lenientNumber("orderNumber")?.line()
      }
    }
  }
}

/// The response to `GET /books/v1/series/get`.
struct GoogleBooksSeriesList: JSONReadable {
  /// The series, with nil for each unreadable one.
  let series: [Series?]

  /// A series with its name.
  struct Series: JSONReadable {
    let seriesID: String
    let title: String

    init(reading value: JSONTape.Value) throws(JSONMismatch) {
      let fields = try value.members()
      seriesID = try fields.required("seriesId")
      title = try fields.required("title")
    }
  }

  init(reading value: JSONTape.Value) throws(JSONMismatch) {
    let fields = try value.members()
    series = try fields.optionalPlaces("series")
    try fields.requireOne(of: "series", "kind")
  }
}

/// The response to `GET /books/v1/series/membership/get`: the volumes of a series.
struct GoogleBooksMembers: JSONReadable {
  /// The volumes, with nil for each unreadable one.
  let members: [GoogleBooksVolume?]

  init(reading value: JSONTape.Value) throws(JSONMismatch) {
    let fields = try value.members()
    members = try fields.optionalPlaces("member")
    try fields.requireOne(of: "member", "kind")
  }
}

/// The error document.
struct GoogleBooksError: JSONReadable {
  let reasons: [String]
  /// True if a daily limit was reached. Only the message says so, not the reason.
  let isDaily: Bool

  private struct Item: JSONReadable {
    let reason: String?

    init(reading value: JSONTape.Value) throws(JSONMismatch) {
      reason = try value.members().optional("reason")
    }
  }

  private struct Body: JSONReadable {
    let message: String?
    let errors: [Item]

    init(reading value: JSONTape.Value) throws(JSONMismatch) {
      let fields = try value.members()
      message = try fields.optional("message")
      errors = try fields.list("errors")
    }
  }

  init(reading value: JSONTape.Value) throws(JSONMismatch) {
    let body: Body = try value.members().required("error")
    reasons = body.errors.compactMap(\.reason)
    isDaily = body.message?.contains("per day") ?? false
  }
}
