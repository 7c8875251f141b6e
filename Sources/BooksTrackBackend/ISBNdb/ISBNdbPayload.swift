// The JSON of ISBNdb, as far as it is used: one book, a list of books, and the error document.
//
// Only a record without a title is unusable. Numbers come as JSON numbers or strings, and any field may be
// missing.

import BooksTrackAPI

/// The response to `GET /book/{isbn}`, `GET /books/{query}` and `GET /search/books`.
struct ISBNdbAnswer: JSONReadable {
  /// The records, with nil for each unreadable one.
  let books: [ISBNdbBook?]

  init(reading value: JSONTape.Value) throws(JSONMismatch) {
    let fields = try value.members()
    if fields["book"] != nil {
      books = [fields.lenient("book")]
    } else {
      books = try fields.requiredPlaces(fields["books"] != nil ? "books" : "data")
    }
  }
}

/// A record. ISBNdb has one for each ISBN.
struct ISBNdbBook: JSONReadable {
  let title: String
  let longTitle: String?
  let isbns: [String]
  let binding: String?
  let publisher: String?
  let language: String?
  let published: String?
  let pages: Int?
  let image: String?
  let synopsis: String?
  let authors: [String]
  let subjects: [String]

  init(reading value: JSONTape.Value) throws(JSONMismatch) {
    let fields = try value.members()
    title = try fields.requiredText("title", longest: TextBounds.title)
    longTitle = fields.lenient("title_long")
    isbns = [fields.lenientNumber("isbn13"), fields.lenientNumber("isbn"), fields.lenientNumber("isbn10")]
      .compactMap { $0 }
    binding = fields.lenient("binding")
    publisher = fields.lenient("publisher")
    language = fields.lenient("language")
    published = fields.lenientNumber("date_published")
    pages = fields.lenientNumber("pages").flatMap(PageCount.free)
    image = fields.lenient("image")
    // The field has had three names, one of them a typo.
    synopsis = fields.lenient("synopsis") ?? fields.lenient("synopsys") ?? fields.lenient("overview")
    authors = fields.lenientList("authors")
    subjects = fields.lenientList("subjects")
  }
}

/// The error document.
struct ISBNdbError: JSONReadable {
  let message: String

  init(reading value: JSONTape.Value) throws(JSONMismatch) {
    let fields = try value.members()
    try fields.requireOne(of: "errorMessage", "message")
    message = fields.lenient("errorMessage") ?? fields.lenient("message") ?? ""
  }
}
