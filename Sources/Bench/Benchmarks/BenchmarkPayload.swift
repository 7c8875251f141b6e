// The fields of the providers' payloads that a backend needs, decoded from the tape and by Foundation. A
// document has one of the three lists.

import BooksTrackAPI

/// A payload of any provider.
struct BenchmarkPayload: Decodable {
  let items: [Item]?
  let book: Book?
  let docs: [WorkDocument]?

  /// An element of a search for volumes, as by Google Books.
  struct Item: Decodable {
    struct Info: Decodable {
      let title: String
      let subtitle: String?
      let authors: [String]?
      let publisher: String?
      let publishedDate: String?
      let description: String?
      let industryIdentifiers: [Identifier]?
      let pageCount: Int?
      let categories: [String]?
      let imageLinks: Images?
      let language: String?
    }

    struct Identifier: Decodable {
      let type: String
      let identifier: String
    }

    struct Images: Decodable {
      let smallThumbnail: String?
      let thumbnail: String?
    }

    let id: String
    let volumeInfo: Info
  }

  /// A record of one ISBN, as by ISBNdb.
  struct Book: Decodable {
    let title: String
    let longTitle: String?
    let isbn13: String?
    let binding: String?
    let publisher: String?
    let language: String?
    let image: String?
    let synopsis: String?
    let authors: [String]?
    let subjects: [String]?

    private enum CodingKeys: String, CodingKey {
      case title, isbn13, binding, publisher, language, image, synopsis, authors, subjects
      case longTitle = "title_long"
    }
  }

  /// An element of a search for works, as by Open Library.
  struct WorkDocument: Decodable {
    struct Editions: Decodable { let docs: [EditionDocument] }

    struct EditionDocument: Decodable {
      let key: String
      let title: String?
      let subtitle: String?
      let isbn: [String]?
      let publisher: [String]?
      let publishDate: [String]?
      let language: [String]?
      let cover: Int?

      private enum CodingKeys: String, CodingKey {
        case key, title, subtitle, isbn, publisher, language, publishDate = "publish_date", cover = "cover_i"
      }
    }

    let key: String
    let title: String
    let subtitle: String?
    let authorNames: [String]?
    let authorKeys: [String]?
    let firstPublishYear: Int?
    let subject: [String]?
    let cover: Int?
    let seriesKeys: [String]?
    let seriesNames: [String]?
    let editions: Editions?

    private enum CodingKeys: String, CodingKey {
      case key, title, subtitle, subject, editions, authorNames = "author_name", authorKeys = "author_key"
      case firstPublishYear = "first_publish_year", cover = "cover_i", seriesKeys = "series_key"
      case seriesNames = "series_name"
    }
  }
}

extension BenchmarkPayload: JSONReadable {
  init(reading value: JSONTape.Value) throws(JSONMismatch) {
    let members = try value.members()
    items = try members.optional("items")
    book = try members.optional("book")
    docs = try members.optional("docs")
  }
}

extension BenchmarkPayload.Item: JSONReadable {
  init(reading value: JSONTape.Value) throws(JSONMismatch) {
    let members = try value.members()
    id = try members.required("id")
    volumeInfo = try members.required("volumeInfo")
  }
}

extension BenchmarkPayload.Item.Info: JSONReadable {
  init(reading value: JSONTape.Value) throws(JSONMismatch) {
    let members = try value.members()
    title = try members.required("title")
    subtitle = try members.optional("subtitle")
    authors = try members.optional("authors")
    publisher = try members.optional("publisher")
    publishedDate = try members.optional("publishedDate")
    description = try members.optional("description")
    industryIdentifiers = try members.optional("industryIdentifiers")
    pageCount = try members.optional("pageCount")
    categories = try members.optional("categories")
    imageLinks = try members.optional("imageLinks")
    language = try members.optional("language")
  }
}

extension BenchmarkPayload.Item.Identifier: JSONReadable {
  init(reading value: JSONTape.Value) throws(JSONMismatch) {
    let members = try value.members()
    type = try members.required("type")
    identifier = try members.required("identifier")
  }
}

extension BenchmarkPayload.Item.Images: JSONReadable {
  init(reading value: JSONTape.Value) throws(JSONMismatch) {
    let members = try value.members()
    smallThumbnail = try members.optional("smallThumbnail")
    thumbnail = try members.optional("thumbnail")
  }
}

extension BenchmarkPayload.Book: JSONReadable {
  init(reading value: JSONTape.Value) throws(JSONMismatch) {
    let members = try value.members()
    title = try members.required("title")
    longTitle = try members.optional("title_long")
    isbn13 = try members.optional("isbn13")
    binding = try members.optional("binding")
    publisher = try members.optional("publisher")
    language = try members.optional("language")
    image = try members.optional("image")
    synopsis = try members.optional("synopsis")
    authors = try members.optional("authors")
    subjects = try members.optional("subjects")
  }
}

extension BenchmarkPayload.WorkDocument: JSONReadable {
  init(reading value: JSONTape.Value) throws(JSONMismatch) {
    let members = try value.members()
    key = try members.required("key")
    title = try members.required("title")
    subtitle = try members.optional("subtitle")
    authorNames = try members.optional("author_name")
    authorKeys = try members.optional("author_key")
    firstPublishYear = try members.optional("first_publish_year")
    subject = try members.optional("subject")
    cover = try members.optional("cover_i")
    seriesKeys = try members.optional("series_key")
    seriesNames = try members.optional("series_name")
    editions = try members.optional("editions")
  }
}

extension BenchmarkPayload.WorkDocument.Editions: JSONReadable {
  init(reading value: JSONTape.Value) throws(JSONMismatch) {
    docs = try value.members().required("docs")
  }
}

extension BenchmarkPayload.WorkDocument.EditionDocument: JSONReadable {
  init(reading value: JSONTape.Value) throws(JSONMismatch) {
    let members = try value.members()
    key = try members.required("key")
    title = try members.optional("title")
    subtitle = try members.optional("subtitle")
    isbn = try members.optional("isbn")
    publisher = try members.optional("publisher")
    publishDate = try members.optional("publish_date")
    language = try members.optional("language")
    cover = try members.optional("cover_i")
  }
}
