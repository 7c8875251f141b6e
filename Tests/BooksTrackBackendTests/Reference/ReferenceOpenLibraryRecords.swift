// Single records of Open Library, parsed with Foundation.

import BooksTrackAPI
import Foundation

@testable import BooksTrackBackend

struct ReferenceOpenLibraryWorkRecord: Decodable {
  let description: String?
  let covers: [Int]
  let subjects: [String]
  let series: [SeriesPlace]
  let seriesTexts: [String]

  private enum Field: String, CodingKey {
    case key, title, type, description, covers, subjects, series
  }

  init(from decoder: any Decoder) throws {
    let fields = try decoder.container(keyedBy: Field.self)
    description = fields.lenientText(.description)
    covers = fields.lenientList(.covers)
    subjects = fields.lenientList(.subjects)
    series = fields.lenientList(.series)
    seriesTexts = fields.lenientList(.series)
    try fields.requireOne(of: .key, .title, .type)
  }

  struct SeriesPlace: Decodable, Sendable {
    let key: ReferenceOpenLibraryKey
    let position: String?

    private enum Field: String, CodingKey {
      case series, key, position
    }
    private struct Reference: Decodable { let key: ReferenceOpenLibraryKey }

    init(from decoder: any Decoder) throws {
      let fields = try decoder.container(keyedBy: Field.self)
      let reference: Reference? = fields.lenient(.series)
      let plain: ReferenceOpenLibraryKey? = fields.lenient(.series) ?? fields.lenient(.key)
      guard let key = reference?.key ?? plain, key.isKind("L") else {
        throw DecodingError.dataCorrupted(
          .init(codingPath: decoder.codingPath, debugDescription: "no key of a series"))
      }
      self.key = key
      position = fields.lenientNumber(.position)
    }
  }
}

struct ReferenceOpenLibraryEditionRecord: Decodable {
  let publishers: [String]
  let publishDate: String?
  let pages: Int?
  let isbns: [String]
  let languages: [String]
  let covers: [Int]
  let seriesTexts: [String]
  let format: String?

  private enum Field: String, CodingKey {
    case key, title, publishers, publishDate = "publish_date", numberOfPages = "number_of_pages"
    case isbn10 = "isbn_10", isbn13 = "isbn_13", languages, covers, series
    case physicalFormat = "physical_format"
  }

  private struct Reference: Decodable { let key: String }

  init(from decoder: any Decoder) throws {
    let fields = try decoder.container(keyedBy: Field.self)
    publishers = fields.lenientList(.publishers)
    publishDate = fields.lenientNumber(.publishDate)
    pages = fields.lenientNumber(.numberOfPages).flatMap(PageCount.free)
    isbns = fields.lenientList(.isbn13) + fields.lenientList(.isbn10)
    let references: [Reference] = fields.lenientList(.languages)
    languages = references.map(\.key)
    covers = fields.lenientList(.covers)
    seriesTexts = fields.lenientList(.series)
    format = fields.lenient(.physicalFormat)
    try fields.requireOne(of: .key, .title)
  }
}

struct ReferenceOpenLibrarySeriesRecord: Decodable {
  let key: ReferenceOpenLibraryKey
  let name: String?

  private enum Field: String, CodingKey {
    case key, name, title
  }

  init(from decoder: any Decoder) throws {
    let fields = try decoder.container(keyedBy: Field.self)
    key = try fields.decode(ReferenceOpenLibraryKey.self, forKey: .key)
    name = fields.lenient(.name) ?? fields.lenient(.title)
  }
}

extension KeyedDecodingContainer {
  fileprivate func lenientText(_ key: Key) -> String? {
    let typed: TypedText? = lenient(key)
    return lenient(key) ?? typed?.value
  }
}

private struct TypedText: Decodable { let value: String }
