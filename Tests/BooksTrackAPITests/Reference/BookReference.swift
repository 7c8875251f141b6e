// Works, editions and authors, coded with Foundation: the reference for the tape and the encoder.

public import BooksTrackAPI

extension WorkDTO: Codable {
  private enum Field: String, CodingKey {
    case title, subtitle, authorNames, subjectTags, originalLanguage, firstPublicationYear, description
    case coverImageURL, series, synthetic, primaryProvider, contributors
    case googleBooksVolumeIDs, openLibraryWorkID, isbndbID, goodreadsWorkIDs, librarythingIDs, amazonASINs
    case externalIDs, recordQuality = "isbndbQuality", lastRecordSync = "lastISBNDBSync", reviewStatus
  }

  private static let idFields: [ReferenceIDField<Field>] = [
    .list(.googleBooksVolumeIDs, ProviderName.googleBooks),
    .one(.openLibraryWorkID, ProviderName.openLibrary), .one(.isbndbID, ProviderName.isbndb),
    .list(.goodreadsWorkIDs, ProviderName.goodreads),
    .list(.librarythingIDs, ProviderName.libraryThing), .list(.amazonASINs, ProviderName.amazon),
  ]

  public init(from decoder: any Decoder) throws {
    let fields = try decoder.container(keyedBy: Field.self)
    self.init(title: try fields.decode(String.self, forKey: .title))
    subtitle = try fields.decodeIfPresent(String.self, forKey: .subtitle)
    authorNames = try fields.list(.authorNames)
    subjectTags = try fields.decode([String].self, forKey: .subjectTags)
    originalLanguage = try fields.decodeIfPresent(String.self, forKey: .originalLanguage)
    firstPublicationYear = try fields.wholeNumber(.firstPublicationYear)
    description = try fields.decodeIfPresent(String.self, forKey: .description)
    coverImageURL = try fields.decodeIfPresent(String.self, forKey: .coverImageURL)
    series = try fields.list(.series)
    synthetic = try fields.decodeIfPresent(Bool.self, forKey: .synthetic) ?? false
    primaryProvider = try fields.decodeIfPresent(String.self, forKey: .primaryProvider)
    contributors = try fields.list(.contributors)
    externalIDs = try fields.externalIDs(Self.idFields, others: .externalIDs)
    recordQuality = try fields.wholeNumber(.recordQuality)
    lastRecordSync = try fields.decodeIfPresent(String.self, forKey: .lastRecordSync)
    reviewStatus = try fields.decodeIfPresent(String.self, forKey: .reviewStatus)
  }

  public func encode(to encoder: any Encoder) throws {
    var fields = encoder.container(keyedBy: Field.self)
    try fields.encode(title, forKey: .title)
    try fields.encodeIfPresent(subtitle, forKey: .subtitle)
    try fields.encodeUnlessEmpty(authorNames, forKey: .authorNames)
    try fields.encode(subjectTags, forKey: .subjectTags)
    try fields.encodeIfPresent(originalLanguage, forKey: .originalLanguage)
    try fields.encodeIfPresent(firstPublicationYear, forKey: .firstPublicationYear)
    try fields.encodeIfPresent(description, forKey: .description)
    try fields.encodeIfPresent(coverImageURL, forKey: .coverImageURL)
    try fields.encodeUnlessEmpty(series, forKey: .series)
    try fields.encode(synthetic, forKey: .synthetic)
    try fields.encodeIfPresent(primaryProvider, forKey: .primaryProvider)
    try fields.encodeUnlessEmpty(contributors, forKey: .contributors)
    try fields.encode(externalIDs, as: Self.idFields, others: .externalIDs)
    try fields.encodeIfPresent(recordQuality, forKey: .recordQuality)
    try fields.encodeIfPresent(lastRecordSync, forKey: .lastRecordSync)
    try fields.encodeIfPresent(reviewStatus, forKey: .reviewStatus)
  }
}

extension EditionDTO: Codable {
  private enum Field: String, CodingKey {
    case isbn, isbns, workIndex, title, subtitle, publisher, publicationDate, pageCount, format
    case coverImageURL, description, language, primaryProvider, contributors
    case googleBooksVolumeID, openLibraryEditionID, isbndbID, goodreadsID, librarythingIDs, amazonASINs
    case externalIDs, recordQuality = "isbndbQuality", lastRecordSync = "lastISBNDBSync"
  }

  private static let idFields: [ReferenceIDField<Field>] = [
    .one(.googleBooksVolumeID, ProviderName.googleBooks),
    .one(.openLibraryEditionID, ProviderName.openLibrary), .one(.isbndbID, ProviderName.isbndb),
    .one(.goodreadsID, ProviderName.goodreads), .list(.librarythingIDs, ProviderName.libraryThing),
    .list(.amazonASINs, ProviderName.amazon),
  ]

  public init(from decoder: any Decoder) throws {
    let fields = try decoder.container(keyedBy: Field.self)
    self.init()
    isbn = try fields.decodeIfPresent(String.self, forKey: .isbn)
    isbns = try fields.decode([String].self, forKey: .isbns)
    workIndex = try fields.wholeNumber(.workIndex)
    title = try fields.decodeIfPresent(String.self, forKey: .title)
    subtitle = try fields.decodeIfPresent(String.self, forKey: .subtitle)
    publisher = try fields.decodeIfPresent(String.self, forKey: .publisher)
    publicationDate = try fields.decodeIfPresent(String.self, forKey: .publicationDate)
    pageCount = try fields.wholeNumber(.pageCount)
    format = try fields.openValue(.format) ?? .unknown
    coverImageURL = try fields.decodeIfPresent(String.self, forKey: .coverImageURL)
    description = try fields.decodeIfPresent(String.self, forKey: .description)
    language = try fields.decodeIfPresent(String.self, forKey: .language)
    primaryProvider = try fields.decodeIfPresent(String.self, forKey: .primaryProvider)
    contributors = try fields.list(.contributors)
    externalIDs = try fields.externalIDs(Self.idFields, others: .externalIDs)
    recordQuality = try fields.wholeNumber(.recordQuality)
    lastRecordSync = try fields.decodeIfPresent(String.self, forKey: .lastRecordSync)
  }

  public func encode(to encoder: any Encoder) throws {
    var fields = encoder.container(keyedBy: Field.self)
    try fields.encodeIfPresent(isbn, forKey: .isbn)
    try fields.encode(isbns, forKey: .isbns)
    try fields.encodeIfPresent(workIndex, forKey: .workIndex)
    try fields.encodeIfPresent(title, forKey: .title)
    try fields.encodeIfPresent(subtitle, forKey: .subtitle)
    try fields.encodeIfPresent(publisher, forKey: .publisher)
    try fields.encodeIfPresent(publicationDate, forKey: .publicationDate)
    try fields.encodeIfPresent(pageCount, forKey: .pageCount)
    try fields.encode(format.rawValue, forKey: .format)
    try fields.encodeIfPresent(coverImageURL, forKey: .coverImageURL)
    try fields.encodeIfPresent(description, forKey: .description)
    try fields.encodeIfPresent(language, forKey: .language)
    try fields.encodeIfPresent(primaryProvider, forKey: .primaryProvider)
    try fields.encodeUnlessEmpty(contributors, forKey: .contributors)
    try fields.encode(externalIDs, as: Self.idFields, others: .externalIDs)
    try fields.encodeIfPresent(recordQuality, forKey: .recordQuality)
    try fields.encodeIfPresent(lastRecordSync, forKey: .lastRecordSync)
  }
}

extension AuthorDTO: Codable {
  private enum Field: String, CodingKey {
    case name, gender, culturalRegion, nationality, birthYear, deathYear, bookCount
    case openLibraryID, googleBooksID, isbndbID, goodreadsID, externalIDs
  }

  private static let idFields: [ReferenceIDField<Field>] = [
    .one(.openLibraryID, ProviderName.openLibrary), .one(.googleBooksID, ProviderName.googleBooks),
    .one(.isbndbID, ProviderName.isbndb), .one(.goodreadsID, ProviderName.goodreads),
  ]

  public init(from decoder: any Decoder) throws {
    let fields = try decoder.container(keyedBy: Field.self)
    self.init(name: try fields.decode(String.self, forKey: .name))
    gender = try fields.openValue(.gender) ?? .unknown
    culturalRegion = try fields.openValue(.culturalRegion)
    nationality = try fields.decodeIfPresent(String.self, forKey: .nationality)
    birthYear = try fields.wholeNumber(.birthYear)
    deathYear = try fields.wholeNumber(.deathYear)
    bookCount = try fields.wholeNumber(.bookCount)
    externalIDs = try fields.externalIDs(Self.idFields, others: .externalIDs)
  }

  public func encode(to encoder: any Encoder) throws {
    var fields = encoder.container(keyedBy: Field.self)
    try fields.encode(name, forKey: .name)
    try fields.encode(gender.rawValue, forKey: .gender)
    try fields.encodeIfPresent(culturalRegion?.rawValue, forKey: .culturalRegion)
    try fields.encodeIfPresent(nationality, forKey: .nationality)
    try fields.encodeIfPresent(birthYear, forKey: .birthYear)
    try fields.encodeIfPresent(deathYear, forKey: .deathYear)
    try fields.encodeIfPresent(bookCount, forKey: .bookCount)
    try fields.encode(externalIDs, as: Self.idFields, others: .externalIDs)
  }
}

extension SeriesReferenceDTO: Codable {
  private enum Field: String, CodingKey { case provider, seriesID, name, position, displayNumber }

  public init(from decoder: any Decoder) throws {
    let fields = try decoder.container(keyedBy: Field.self)
    self.init(
      provider: try fields.decode(String.self, forKey: .provider),
      seriesID: try fields.decodeIfPresent(String.self, forKey: .seriesID),
      name: try fields.decodeIfPresent(String.self, forKey: .name),
      position: try fields.decodeIfPresent(String.self, forKey: .position),
      displayNumber: try fields.decodeIfPresent(String.self, forKey: .displayNumber))
  }

  public func encode(to encoder: any Encoder) throws {
    var fields = encoder.container(keyedBy: Field.self)
    try fields.encode(provider, forKey: .provider)
    try fields.encodeIfPresent(seriesID, forKey: .seriesID)
    try fields.encodeIfPresent(name, forKey: .name)
    try fields.encodeIfPresent(position, forKey: .position)
    try fields.encodeIfPresent(displayNumber, forKey: .displayNumber)
  }
}
