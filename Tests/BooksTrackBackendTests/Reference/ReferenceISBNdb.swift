// Payloads of ISBNdb, parsed with Foundation.

import BooksTrackAPI
import Foundation

@testable import BooksTrackBackend

struct ReferenceISBNdbAnswer: Decodable {
  let books: [Lenient<ReferenceISBNdbBook>]

  private enum Field: String, CodingKey {
    case book, books, data
  }

  init(from decoder: any Decoder) throws {
    let fields = try decoder.container(keyedBy: Field.self)
    if fields.contains(.book) {
      books = [try fields.decode(Lenient<ReferenceISBNdbBook>.self, forKey: .book)]
    } else {
      let key = fields.contains(.books) ? Field.books : .data
      books = try fields.decode([Lenient<ReferenceISBNdbBook>].self, forKey: key)
    }
  }
}

struct ReferenceISBNdbBook: Decodable, Sendable {
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
    pages = fields.lenientNumber(.pages).flatMap(PageCount.free)
    image = fields.lenient(.image)
    synopsis = fields.lenient(.synopsis) ?? fields.lenient(.synopsys) ?? fields.lenient(.overview)
    authors = fields.lenientList(.authors)
    subjects = fields.lenientList(.subjects)
  }
}

struct ReferenceISBNdbError: Decodable {
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
