// Series and the old shape of responses, coded with Foundation: the reference for the tape and the encoder.

public import BooksTrackAPI

extension LegacyBook: Codable {
  private enum Field: String, CodingKey {
    case title, subtitle, authors, isbn, publisher, publishedDate, pageCount, categories, thumbnail, language
    case provider
  }

  package init(from decoder: any Decoder) throws {
    let fields = try decoder.container(keyedBy: Field.self)
    self.init(title: try fields.decode(String.self, forKey: .title))
    subtitle = try fields.decodeIfPresent(String.self, forKey: .subtitle)
    authors = try fields.list(.authors)
    isbn = try fields.decodeIfPresent(String.self, forKey: .isbn)
    publisher = try fields.decodeIfPresent(String.self, forKey: .publisher)
    publishedDate = try fields.decodeIfPresent(String.self, forKey: .publishedDate)
    pageCount = try fields.wholeNumber(.pageCount)
    categories = try fields.list(.categories)
    thumbnail = try fields.decodeIfPresent(String.self, forKey: .thumbnail)
    language = try fields.decodeIfPresent(String.self, forKey: .language)
    provider = try fields.decodeIfPresent(String.self, forKey: .provider)
  }

  package func encode(to encoder: any Encoder) throws {
    var fields = encoder.container(keyedBy: Field.self)
    try fields.encode(title, forKey: .title)
    try fields.encodeIfPresent(subtitle, forKey: .subtitle)
    try fields.encode(authors, forKey: .authors)
    try fields.encodeIfPresent(isbn, forKey: .isbn)
    try fields.encodeIfPresent(publisher, forKey: .publisher)
    try fields.encodeIfPresent(publishedDate, forKey: .publishedDate)
    try fields.encodeIfPresent(pageCount, forKey: .pageCount)
    try fields.encode(categories, forKey: .categories)
    try fields.encodeIfPresent(thumbnail, forKey: .thumbnail)
    try fields.encodeIfPresent(language, forKey: .language)
    try fields.encodeIfPresent(provider, forKey: .provider)
  }
}

extension LegacySearchResponse: Codable {
  private enum Field: String, CodingKey { case items, totalItems, provider, cached }

  package init(from decoder: any Decoder) throws {
    let fields = try decoder.container(keyedBy: Field.self)
    self.init(items: try fields.decode([LegacyBook].self, forKey: .items))
    totalItems = try fields.wholeNumber(.totalItems) ?? items.count
    provider = try fields.decodeIfPresent(String.self, forKey: .provider)
    cached = try fields.decodeIfPresent(Bool.self, forKey: .cached) ?? false
  }

  package func encode(to encoder: any Encoder) throws {
    var fields = encoder.container(keyedBy: Field.self)
    try fields.encode(items, forKey: .items)
    try fields.encode(totalItems, forKey: .totalItems)
    try fields.encodeIfPresent(provider, forKey: .provider)
    try fields.encode(cached, forKey: .cached)
  }
}

extension LegacyErrorResponse: Codable {
  private enum Field: String, CodingKey { case error }

  package init(from decoder: any Decoder) throws {
    let fields = try decoder.container(keyedBy: Field.self)
    self.init(error: try fields.decode(String.self, forKey: .error))
  }

  package func encode(to encoder: any Encoder) throws {
    var fields = encoder.container(keyedBy: Field.self)
    try fields.encode(error, forKey: .error)
  }
}

extension SeriesResponseData: Codable {
  private enum Field: String, CodingKey { case series }

  public init(from decoder: any Decoder) throws {
    let fields = try decoder.container(keyedBy: Field.self)
    self.init(series: try fields.decode(SeriesDTO.self, forKey: .series))
  }

  public func encode(to encoder: any Encoder) throws {
    var fields = encoder.container(keyedBy: Field.self)
    try fields.encode(series, forKey: .series)
  }
}

extension SeriesDTO: Codable {
  private enum Field: String, CodingKey { case id, provider, name, total, works }

  public init(from decoder: any Decoder) throws {
    let fields = try decoder.container(keyedBy: Field.self)
    let id = try fields.decode(String.self, forKey: .id)
    let provider = try fields.decode(String.self, forKey: .provider)
    self.init(id: Samples.seriesID, name: try fields.decode(String.self, forKey: .name))
    self.id = id
    self.provider = provider
    total = try fields.wholeNumber(.total)
    works = try fields.decode([SeriesWorkDTO].self, forKey: .works)
  }

  public func encode(to encoder: any Encoder) throws {
    var fields = encoder.container(keyedBy: Field.self)
    try fields.encode(id, forKey: .id)
    try fields.encode(provider, forKey: .provider)
    try fields.encode(name, forKey: .name)
    try fields.encodeIfPresent(total, forKey: .total)
    try fields.encode(works, forKey: .works)
  }
}

extension SeriesWorkDTO: Codable {
  private enum Field: String, CodingKey { case title, authorNames, position, workID }

  public init(from decoder: any Decoder) throws {
    let fields = try decoder.container(keyedBy: Field.self)
    self.init(title: try fields.decode(String.self, forKey: .title))
    authorNames = try fields.list(.authorNames)
    position = try fields.decodeIfPresent(String.self, forKey: .position)
    workID = try fields.decodeIfPresent(String.self, forKey: .workID)
  }

  public func encode(to encoder: any Encoder) throws {
    var fields = encoder.container(keyedBy: Field.self)
    try fields.encode(title, forKey: .title)
    try fields.encodeUnlessEmpty(authorNames, forKey: .authorNames)
    try fields.encodeIfPresent(position, forKey: .position)
    try fields.encodeIfPresent(workID, forKey: .workID)
  }
}
