// The JSON of ISBNdb as far as it is read: one book, a list of books, and its words for "not found" and "no more".
//
// Only one thing makes a record unusable: no title. Numbers come as numbers or as texts, and anything may be
// absent.

/// `GET /book/{isbn}`, `GET /books/{query}` and `GET /search/books`.
struct ISBNdbAnswer: Decodable {
  let books: [Lenient<ISBNdbBook>]

  private enum Field: String, CodingKey {
    case book, books, data
  }

  init(from decoder: any Decoder) throws {
    let fields = try decoder.container(keyedBy: Field.self)
    if fields.contains(.book) {
      books = [try fields.decode(Lenient<ISBNdbBook>.self, forKey: .book)]
    } else {
      let key = fields.contains(.books) ? Field.books : .data
      books = try fields.decode([Lenient<ISBNdbBook>].self, forKey: key)
    }
  }
}

/// A record: one for each number.
struct ISBNdbBook: Decodable, Sendable {
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

  private enum Field: String, CodingKey {
    case title, titleLong = "title_long", isbn, isbn10, isbn13, binding, publisher, language
    case datePublished = "date_published", pages, image, synopsis, synopsys, overview, authors, subjects
  }

  init(from decoder: any Decoder) throws {
    let fields = try decoder.container(keyedBy: Field.self)
    title = try fields.requiredText(.title, longest: TextBounds.title)
    longTitle = fields.lenient(.titleLong)
    isbns = [Field.isbn13, .isbn, .isbn10].compactMap { fields.lenientNumber($0) }
    binding = fields.lenient(.binding)
    publisher = fields.lenient(.publisher)
    language = fields.lenient(.language)
    published = fields.lenientNumber(.datePublished)
    pages = fields.lenientNumber(.pages).flatMap { Int($0) }
    image = fields.lenient(.image)
    // The field has had three names, one of them a typing error.
    synopsis = fields.lenient(.synopsis) ?? fields.lenient(.synopsys) ?? fields.lenient(.overview)
    authors = fields.lenientList(.authors)
    subjects = fields.lenientList(.subjects)
  }
}

/// The document of a failed call.
struct ISBNdbError: Decodable {
  let message: String

  private enum Field: String, CodingKey {
    case errorMessage, message
  }

  init(from decoder: any Decoder) throws {
    let fields = try decoder.container(keyedBy: Field.self)
    try fields.requireOne(of: .errorMessage, .message)
    message = fields.lenient(.errorMessage) ?? fields.lenient(.message) ?? ""
  }
}
