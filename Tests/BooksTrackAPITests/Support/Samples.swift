// Sample responses of every kind for tests of the contract.

import BooksTrackAPI

/// Responses with every field, and with none that is optional.
enum Samples {
  static let meta = {
    var meta = ResponseMeta(
      timestamp: "2025-10-31T12:00:00Z", processingTime: 450, provider: ProviderName.googleBooks,
      cached: false)
    (meta.missingProviders, meta.retryAfterSeconds) = ([ProviderName.isbndb], 540)
    return meta
  }()

  static let full = SearchResponseData(works: [work], editions: [edition], authors: [author])

  static let series = SeriesDTO(
    id: seriesID, name: "Lanterns", total: 3, works: [seriesWork])

  static var seriesID: ProviderSeriesID {
    guard let id = ProviderSeriesID("openlibrary:OL1L") else {
      preconditionFailure("the id of the sample is none")
    }
    return id
  }

  static let seriesWork = SeriesWorkDTO(
    title: "The Lantern Keepers", authorNames: ["Mirela Vondra"], position: "1.5", workID: "OL1W")

  static let legacy = LegacySearchResponse(full, provider: ProviderName.googleBooks, cached: true)

  static let error = ErrorDetails(code: .providerError, message: "Sorry.", reason: .timeout)

  /// Only the required fields.
  static let minimal = SearchResponseData(
    works: [WorkDTO(title: "Ash")], editions: [EditionDTO()], authors: [AuthorDTO(name: "Anonymous")])

  static let minimalMeta = ResponseMeta(timestamp: "2025-10-31T12:00:00Z", processingTime: 0, cached: false)

  private static let work: WorkDTO = {
    var work = WorkDTO(title: "The Lantern Keepers \"II\" / é 漢 \u{1F4DA}")
    work.subtitle = "A Novel"
    work.authorNames = ["Mirela Vondra"]
    work.subjectTags = ["Fiction"]
    work.originalLanguage = "cs"
    work.firstPublicationYear = 1931
    work.description = "First line\nsecond line\t\\"
    work.coverImageURL = "https://x.example/cover?a=1&b=2"
    work.series = [
      SeriesReferenceDTO(
        provider: "google-books", seriesID: "s", name: "Lanterns", position: "2", displayNumber: "2.5")
    ]
    work.synthetic = true
    work.primaryProvider = ProviderName.googleBooks
    work.contributors = [ProviderName.googleBooks, ProviderName.openLibrary]
    work.externalIDs = ids(
      (ProviderName.googleBooks, "v1"), (ProviderName.openLibrary, "OL1W"), (ProviderName.isbndb, "i1"),
      (ProviderName.goodreads, "g1"), (ProviderName.libraryThing, "l1"),
      (ProviderName.amazon, "B00DQBOFTW"), ("newcomer-2", "n1"))
    work.recordQuality = 80
    work.lastRecordSync = "2025-10-01T00:00:00Z"
    work.reviewStatus = "verified"
    return work
  }()

  private static let edition: EditionDTO = {
    var edition = EditionDTO(isbns: ["9781399000017", "1399000012"])
    edition.workIndex = 0
    edition.title = "The Lantern Keepers"
    edition.subtitle = "A Novel"
    edition.publisher = "Harbour & Sons"
    edition.publicationDate = "2017-05-09"
    edition.pageCount = 352
    edition.format = .paperback
    edition.coverImageURL = "https://x.example/cover"
    edition.description = "Text"
    edition.language = "en"
    edition.primaryProvider = ProviderName.googleBooks
    edition.contributors = [ProviderName.googleBooks]
    edition.externalIDs = ids(
      (ProviderName.googleBooks, "v1"), (ProviderName.openLibrary, "OL1M"), (ProviderName.isbndb, "i1"),
      (ProviderName.goodreads, "g2"), (ProviderName.libraryThing, "l2"),
      (ProviderName.amazon, "B00DQBOFTW"), ("newcomer-2", "n2"))
    edition.recordQuality = 70
    edition.lastRecordSync = "2025-10-01T00:00:00.250Z"
    return edition
  }()

  private static let author: AuthorDTO = {
    var author = AuthorDTO(name: "Mirela Vondra", gender: .female, culturalRegion: .europe)
    author.nationality = "CZ"
    author.birthYear = 1899
    author.deathYear = -5
    author.bookCount = 12
    author.externalIDs = ids(
      (ProviderName.openLibrary, "OL1A"), (ProviderName.googleBooks, "ga"), (ProviderName.isbndb, "ia"),
      (ProviderName.goodreads, "gr"), ("newcomer-2", "n3"))
    return author
  }()

  private static func ids(_ ids: (provider: String, value: String)...) -> [ExternalID] {
    ids.map { ExternalID(provider: $0.provider, value: $0.value) }
  }
}
