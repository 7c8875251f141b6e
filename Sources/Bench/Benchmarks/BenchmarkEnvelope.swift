// The envelope with compiler-generated `Codable` types, as a Foundation client would declare it. It has every
// field of the benchmark's answers, so that both sides do the same work; a test compares the bytes.

import Foundation

/// An answer of the backend.
struct BenchmarkEnvelope: Codable {
  struct Payload: Codable {
    let authors: [AuthorFields]
    let editions: [EditionFields]
    let works: [WorkFields]
  }

  struct Meta: Codable {
    let cached: Bool?
    let processingTime: Int?
    let provider: String?
    let timestamp: String?
  }

  struct AuthorFields: Codable {
    let gender: String
    let name: String
    let openLibrary: String?

    private enum CodingKeys: String, CodingKey { case gender, name, openLibrary = "openLibraryID" }
  }

  struct EditionFields: Codable {
    let contributors: [String]?
    let coverImageURL: String?
    let format: String
    let googleBooks: String?
    let isbn: String?
    let isbndb: String?
    let isbns: [String]
    let language: String?
    let lastRecordSync: String?
    let openLibrary: String?
    let pageCount: Int?
    let primaryProvider: String?
    let publicationDate: String?
    let publisher: String?
    let recordQuality: Int?
    let subtitle: String?
    let title: String?
    let workIndex: Int?

    private enum CodingKeys: String, CodingKey {
      case contributors, coverImageURL, format, isbn, isbns, language, pageCount, primaryProvider
      case publicationDate, publisher, subtitle, title, workIndex, googleBooks = "googleBooksVolumeID"
      case isbndb = "isbndbID", lastRecordSync = "lastISBNDBSync", openLibrary = "openLibraryEditionID"
      case recordQuality = "isbndbQuality"
    }
  }

  struct SeriesFields: Codable {
    let displayNumber: String?
    let name: String?
    let position: String?
    let provider: String
    let seriesID: String?
  }

  struct WorkFields: Codable {
    let authorNames: [String]?
    let contributors: [String]?
    let coverImageURL: String?
    let description: String?
    let firstPublicationYear: Int?
    let googleBooks: [String]?
    let isbndb: String?
    let lastRecordSync: String?
    let openLibrary: String?
    let primaryProvider: String?
    let recordQuality: Int?
    let series: [SeriesFields]?
    let subjectTags: [String]
    let subtitle: String?
    let synthetic: Bool
    let title: String

    private enum CodingKeys: String, CodingKey {
      case authorNames, contributors, coverImageURL, description, firstPublicationYear, primaryProvider
      case series, subjectTags, subtitle, synthetic, title, googleBooks = "googleBooksVolumeIDs"
      case isbndb = "isbndbID", lastRecordSync = "lastISBNDBSync", openLibrary = "openLibraryWorkID"
      case recordQuality = "isbndbQuality"
    }
  }

  let data: Payload
  let meta: Meta
  let success: Bool

  /// The encoded bytes, with sorted keys.
  var encoded: Data {
    let encoder = JSONEncoder()
    encoder.outputFormatting = [.sortedKeys, .withoutEscapingSlashes]
    return (try? encoder.encode(self)) ?? Data()
  }
}
