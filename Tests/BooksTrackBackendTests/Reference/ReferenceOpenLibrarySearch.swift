// Searches of Open Library, parsed with Foundation.

import BooksTrackAPI
import Foundation

@testable import BooksTrackBackend

struct ReferenceOpenLibrarySearch: Decodable {
  let works: [Lenient<Work>]
  let total: Int?

  private enum Field: String, CodingKey {
    case docs, numFound
  }

  init(from decoder: any Decoder) throws {
    let fields = try decoder.container(keyedBy: Field.self)
    works = try fields.decode([Lenient<Work>].self, forKey: .docs)
    total = fields.lenient(.numFound)
  }

  struct Work: Decodable, Sendable {
    let key: ReferenceOpenLibraryKey
    let isOrphan: Bool
    let title: String
    let subtitle: String?
    let authorNames: [String?]
    let authorKeys: [ReferenceOpenLibraryKey?]
    let firstPublishYear: Int?
    let subjects: [String]
    let cover: Int?
    let seriesKeys: [ReferenceOpenLibraryKey?]
    let seriesNames: [String?]
    let seriesPositions: [String?]
    let editions: [Edition]
    let unreadableEditions: Int

    private enum Field: String, CodingKey {
      case key, title, subtitle, authorName = "author_name", authorKey = "author_key"
      case firstPublishYear = "first_publish_year", subject, coverI = "cover_i"
      case seriesKey = "series_key", seriesName = "series_name", seriesPosition = "series_position"
      case editions
    }

    private enum EditionField: String, CodingKey {
      case docs
    }

    init(from decoder: any Decoder) throws {
      let fields = try decoder.container(keyedBy: Field.self)
      key = try fields.decode(ReferenceOpenLibraryKey.self, forKey: .key)
      let path: String? = fields.lenient(.key)
      isOrphan = key.isKind("M") && path?.hasPrefix("/works/") == true
      title = try fields.requiredText(.title, longest: TextBounds.title)
      subtitle = fields.lenient(.subtitle)
      authorNames = fields.lenientPlaces(.authorName)
      authorKeys = fields.lenientPlaces(.authorKey)
      firstPublishYear = fields.lenientNumber(.firstPublishYear).flatMap { Int($0) }
      subjects = fields.lenientList(.subject)
      cover = fields.lenient(.coverI)
      seriesKeys = fields.lenientPlaces(.seriesKey)
      seriesNames = fields.lenientPlaces(.seriesName)
      seriesPositions = fields.lenientPlaces(.seriesPosition)
      let list = try? fields.nestedContainer(keyedBy: EditionField.self, forKey: .editions)
      let places: [Edition?] = list?.lenientPlaces(.docs) ?? []
      editions = places.compactMap { $0 }
      unreadableEditions = places.count - editions.count
    }
  }

  struct Edition: Decodable, Sendable {
    let key: ReferenceOpenLibraryKey
    let title: String?
    let subtitle: String?
    let isbns: [String]
    let publisher: String?
    let publishDate: String?
    let pages: Int?
    let language: String?
    let cover: Int?
    let format: String?

    private enum Field: String, CodingKey {
      case key, title, subtitle, isbn, publisher, publishDate = "publish_date"
      case numberOfPagesMedian = "number_of_pages_median", numberOfPages = "number_of_pages", language
      case coverI = "cover_i", format
    }

    init(from decoder: any Decoder) throws {
      let fields = try decoder.container(keyedBy: Field.self)
      key = try fields.decode(ReferenceOpenLibraryKey.self, forKey: .key)
      title = fields.lenient(.title)
      subtitle = fields.lenient(.subtitle)
      isbns = fields.lenientList(.isbn)
      publisher = fields.lenientFirst(.publisher)
      publishDate = fields.lenientFirst(.publishDate)
      let count = fields.lenientNumber(.numberOfPagesMedian) ?? fields.lenientNumber(.numberOfPages)
      pages = count.flatMap(PageCount.free)
      language = fields.lenientFirst(.language)
      cover = fields.lenient(.coverI)
      format = fields.lenientFirst(.format)
    }
  }
}

struct ReferenceOpenLibraryKey: Decodable, Hashable, Sendable {
  let id: String

  init(from decoder: any Decoder) throws {
    let container = try decoder.singleValueContainer()
    let text = try container.decode(String.self)
    guard let key = ReferenceOpenLibraryKey(text) else {
      throw DecodingError.dataCorruptedError(in: container, debugDescription: "not a key")
    }
    self = key
  }

  init?(_ text: String) {
    guard let key = OpenLibraryKey(text) else { return nil }
    id = key.id
  }

  func isKind(_ letter: Character) -> Bool { id.last == letter }
}

extension KeyedDecodingContainer {
  func lenientFirst(_ key: Key) -> String? {
    let list: [String] = lenientList(key)
    return list.first ?? lenientNumber(key)
  }
}
