// Payloads of Google Books, parsed with Foundation.

import BooksTrackAPI
import Foundation

@testable import BooksTrackBackend

struct ReferenceGoogleBooksVolumes: Decodable {
  let items: [Lenient<ReferenceGoogleBooksVolume>]

  private enum Field: String, CodingKey { case kind, totalItems, items }

  init(from decoder: any Decoder) throws {
    let fields = try decoder.container(keyedBy: Field.self)
    items = try fields.decodeIfPresent([Lenient<ReferenceGoogleBooksVolume>].self, forKey: .items) ?? []
    try fields.requireOne(of: .items, .totalItems, .kind)
    // `totalItems` promises items that are not there: the list was renamed, which is not an empty list.
    if !fields.contains(.items), let total: Int = fields.lenient(.totalItems), total > 0 {
      throw DecodingError.dataCorrupted(
        .init(codingPath: decoder.codingPath, debugDescription: "\(total) items without a list"))
    }
  }
}

struct ReferenceGoogleBooksVolume: Decodable, Sendable {
  let id: String
  let info: Info

  private enum Field: String, CodingKey { case id, volumeInfo }

  init(from decoder: any Decoder) throws {
    let fields = try decoder.container(keyedBy: Field.self)
    id = try fields.requiredText(.id, longest: TextBounds.line)
    info = try fields.decode(Info.self, forKey: .volumeInfo)
  }

  struct Info: Decodable, Sendable {
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

    private enum Field: String, CodingKey {
      case title, subtitle, authors, publisher, publishedDate, description, industryIdentifiers, pageCount
      case categories, imageLinks, language, seriesInfo
    }

    init(from decoder: any Decoder) throws {
      let fields = try decoder.container(keyedBy: Field.self)
      title = try fields.requiredText(.title, longest: TextBounds.title)
      subtitle = fields.lenient(.subtitle)
      authors = fields.lenientList(.authors)
      publisher = fields.lenient(.publisher)
      publishedDate = fields.lenientNumber(.publishedDate)
      description = fields.lenient(.description)
      identifiers = fields.lenientList(.industryIdentifiers)
      pageCount = fields.lenientNumber(.pageCount).flatMap { Int($0) }
      categories = fields.lenientList(.categories)
      images = fields.lenient(.imageLinks)
      language = fields.lenient(.language)
      series = fields.lenient(.seriesInfo)
    }
  }

  struct Identifier: Decodable, Sendable {
    let type: String
    let identifier: String
  }

  struct Images: Decodable, Sendable {
    let thumbnail: String?
    let smallThumbnail: String?

    private enum Field: String, CodingKey { case thumbnail, smallThumbnail }

    init(from decoder: any Decoder) throws {
      let fields = try decoder.container(keyedBy: Field.self)
      thumbnail = fields.lenient(.thumbnail)
      smallThumbnail = fields.lenient(.smallThumbnail)
    }
  }
}

extension ReferenceGoogleBooksVolume {
  struct SeriesInfo: Decodable, Sendable {
    let displayNumber: String?
    let volumes: [Volume]

    private enum Field: String, CodingKey { case bookDisplayNumber, volumeSeries }

    init(from decoder: any Decoder) throws {
      let fields = try decoder.container(keyedBy: Field.self)
      displayNumber = fields.lenientNumber(.bookDisplayNumber)
      volumes = fields.lenientList(.volumeSeries)
    }

    struct Volume: Decodable, Sendable {
      let seriesID: String
      let orderNumber: String?

      private enum Field: String, CodingKey { case seriesId, orderNumber }

      init(from decoder: any Decoder) throws {
        let fields = try decoder.container(keyedBy: Field.self)
        seriesID = try fields.requiredText(.seriesId, longest: TextBounds.line)
        orderNumber = fields.lenientNumber(.orderNumber)?.line()
      }
    }
  }
}

struct ReferenceGoogleBooksSeriesList: Decodable {
  let series: [Lenient<Series>]

  struct Series: Decodable, Sendable {
    let seriesID: String
    let title: String

    private enum CodingKeys: String, CodingKey { case seriesID = "seriesId", title }
  }

  private enum Field: String, CodingKey { case kind, series }

  init(from decoder: any Decoder) throws {
    let fields = try decoder.container(keyedBy: Field.self)
    series = try fields.decodeIfPresent([Lenient<Series>].self, forKey: .series) ?? []
    try fields.requireOne(of: .series, .kind)
  }
}

struct ReferenceGoogleBooksMembers: Decodable {
  let members: [Lenient<ReferenceGoogleBooksVolume>]

  private enum Field: String, CodingKey { case kind, member }

  init(from decoder: any Decoder) throws {
    let fields = try decoder.container(keyedBy: Field.self)
    members = try fields.decodeIfPresent([Lenient<ReferenceGoogleBooksVolume>].self, forKey: .member) ?? []
    try fields.requireOne(of: .member, .kind)
  }
}

struct ReferenceGoogleBooksError: Decodable {
  let reasons: [String]
  let isDaily: Bool

  private struct Body: Decodable {
    let message: String?
    let errors: [Item]?
  }
  private struct Item: Decodable { let reason: String? }
  private enum Field: String, CodingKey { case error }

  init(from decoder: any Decoder) throws {
    let body = try decoder.container(keyedBy: Field.self).decode(Body.self, forKey: .error)
    reasons = body.errors?.compactMap(\.reason) ?? []
    isDaily = body.message?.contains("per day") ?? false
  }
}
