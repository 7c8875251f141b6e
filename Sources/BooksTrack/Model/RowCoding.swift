// The values of rows in a document that people can read: identifiers as `1.42`, dates as `2023-05-07`, and
// the reasons and subjects of curation under names. Other types have the coding that the compiler derives.
//
// Files of a library do not use this: their format is under `Rows`.

internal import BooksTrackAPI

extension DecodingError {
  /// An error for a value of the right type that is out of range.
  fileprivate static func invalid(_ text: String, at decoder: any Decoder) -> DecodingError {
    .dataCorrupted(Context(codingPath: decoder.codingPath, debugDescription: text))
  }
}

extension Identifier: Codable {
  /// Reads `1.42`.
  public init(from decoder: any Decoder) throws {
    let text = try decoder.singleValueContainer().decode(String.self)
    let parts = text.split(separator: ".", omittingEmptySubsequences: false).map { UInt32($0) }
    guard parts.count == 2, let replica = parts[0], let serial = parts[1] else {
      throw DecodingError.invalid("\"\(text)\" is not an identifier such as 1.42", at: decoder)
    }
    self.init(replica: replica, serial: serial)
  }

  /// Writes `1.42`.
  public func encode(to encoder: any Encoder) throws {
    var container = encoder.singleValueContainer()
    try container.encode(description)
  }
}

extension CalendarDate: Codable {
  /// Reads `2023-05-07`, `2023-05` or `2023`.
  public init(from decoder: any Decoder) throws {
    let text = try decoder.singleValueContainer().decode(String.self)
    let isNegative = text.hasPrefix("-")
    let parts = text.drop { $0 == "-" }.split(separator: "-", omittingEmptySubsequences: false).map {
      Int($0)
    }
    let numbers = parts.compactMap { $0 }
    guard (1...3).contains(parts.count), numbers.count == parts.count,
      let date = CalendarDate(
        year: isNegative ? -numbers[0] : numbers[0], month: numbers.count > 1 ? numbers[1] : 0,
        day: numbers.count > 2 ? numbers[2] : 0)
    else { throw DecodingError.invalid("\"\(text)\" is not a date such as 2023-05-07", at: decoder) }
    self = date
  }

  /// Writes the date to its known precision.
  public func encode(to encoder: any Encoder) throws {
    var container = encoder.singleValueContainer()
    try container.encode(description)
  }
}

extension Rating: Codable {
  /// Reads quarters of a star.
  public init(from decoder: any Decoder) throws {
    let quarters = try decoder.singleValueContainer().decode(Int.self)
    guard let rating = Rating(quarters: quarters) else {
      throw DecodingError.invalid("a rating is 1 to 20 quarters of a star, not \(quarters)", at: decoder)
    }
    self = rating
  }

  /// Writes quarters of a star.
  public func encode(to encoder: any Encoder) throws {
    var container = encoder.singleValueContainer()
    try container.encode(quarters)
  }
}

// MARK: - Rows with boxes

private enum WideRowKey: String, CodingKey { case id }

extension Box: Codable where Fields: Codable {
  /// Reads the fields.
  public init(from decoder: any Decoder) throws { self.init(try Fields(from: decoder)) }

  /// Writes the fields.
  public func encode(to encoder: any Encoder) throws { try fields.encode(to: encoder) }
}

extension WideRow where Fields: Codable {
  /// Writes the identifier beside the fields.
  public func encode(to encoder: any Encoder) throws {
    var container = encoder.container(keyedBy: WideRowKey.self)
    try container.encode(id, forKey: .id)
    try box.encode(to: encoder)
  }
}

extension Decoder {
  /// Returns the identifier next to the fields of a row.
  fileprivate func rowID<R: Row>(of kind: R.Type = R.self) throws -> Identifier<R> {
    try container(keyedBy: WideRowKey.self).decode(Identifier<R>.self, forKey: .id)
  }
}

extension Work: Codable {
  /// Reads the identifier and the fields.
  public init(from decoder: any Decoder) throws {
    self.init(id: try decoder.rowID(), try Fields(from: decoder))
  }
}

extension Edition: Codable {
  /// Reads the identifier and the fields.
  public init(from decoder: any Decoder) throws {
    self.init(id: try decoder.rowID(), try Fields(from: decoder))
  }
}

extension Entry: Codable {
  /// Reads the identifier and the fields.
  public init(from decoder: any Decoder) throws {
    self.init(id: try decoder.rowID(), try Fields(from: decoder))
  }
}

// MARK: - Values with alternatives

extension DiversitySource: Codable {
  private enum CodingKeys: String, CodingKey { case provider }

  /// Reads the provider; a source without one is the reader.
  public init(from decoder: any Decoder) throws {
    let container = try decoder.container(keyedBy: CodingKeys.self)
    self = try container.decodeIfPresent(String.self, forKey: .provider).map { .provider($0) } ?? .reader
  }

  /// Writes the provider, if there is one.
  public func encode(to encoder: any Encoder) throws {
    var container = encoder.container(keyedBy: CodingKeys.self)
    if case .provider(let name) = self { try container.encode(name, forKey: .provider) }
  }
}

extension PointsReason: Codable {
  private enum CodingKeys: String, CodingKey { case work, dimension, author, field, values, books }

  /// Reads a book with a dimension, or an author with a field.
  public init(from decoder: any Decoder) throws {
    let container = try decoder.container(keyedBy: CodingKeys.self)
    if let work = try container.decodeIfPresent(WorkID.self, forKey: .work) {
      self = .answer(work, try container.decode(DiversityDimension.self, forKey: .dimension))
    } else {
      self = .statement(
        try container.decode(AuthorID.self, forKey: .author),
        try container.decode(AuthorField.self, forKey: .field),
        values: try container.decode([String].self, forKey: .values),
        books: try container.decode(Int.self, forKey: .books))
    }
  }

  /// Writes a book with a dimension, or an author with a field.
  public func encode(to encoder: any Encoder) throws {
    var container = encoder.container(keyedBy: CodingKeys.self)
    switch self {
    case .answer(let work, let dimension):
      try container.encode(work, forKey: .work)
      try container.encode(dimension, forKey: .dimension)
    case .statement(let author, let field, let values, let books):
      try container.encode(author, forKey: .author)
      try container.encode(field, forKey: .field)
      try container.encode(values, forKey: .values)
      try container.encode(books, forKey: .books)
    }
  }
}

extension CurationSubject: Codable {
  private enum CodingKeys: String, CodingKey { case author, work, field, penName, rule }

  /// Reads the subject by the keys that are present.
  public init(from decoder: any Decoder) throws {
    let container = try decoder.container(keyedBy: CodingKeys.self)
    if let rule = try container.decodeIfPresent(CascadeRule.self, forKey: .rule) {
      self = .rule(rule)
    } else if let author = try container.decodeIfPresent(AuthorID.self, forKey: .penName) {
      self = .penName(author)
    } else if let work = try container.decodeIfPresent(WorkID.self, forKey: .work) {
      self = .override(work, try container.decode(AuthorField.self, forKey: .field))
    } else {
      self = .statement(
        try container.decode(AuthorID.self, forKey: .author),
        try container.decode(AuthorField.self, forKey: .field))
    }
  }

  /// Writes the subject under the key of its kind.
  public func encode(to encoder: any Encoder) throws {
    var container = encoder.container(keyedBy: CodingKeys.self)
    switch self {
    case .statement(let author, let field):
      try container.encode(author, forKey: .author)
      try container.encode(field, forKey: .field)
    case .override(let work, let field):
      try container.encode(work, forKey: .work)
      try container.encode(field, forKey: .field)
    case .penName(let author): try container.encode(author, forKey: .penName)
    case .rule(let rule): try container.encode(rule, forKey: .rule)
    }
  }
}

extension MetadataQuery: Codable {
  private enum CodingKeys: String, CodingKey { case isbn, title, author }

  /// Reads an ISBN, or a title with or without an author.
  public init(from decoder: any Decoder) throws {
    let container = try decoder.container(keyedBy: CodingKeys.self)
    if let isbn = try container.decodeIfPresent(ISBN.self, forKey: .isbn) {
      self = .isbn(isbn)
      return
    }
    let title = try container.decode(String.self, forKey: .title)
    let author = try container.decodeIfPresent(String.self, forKey: .author)
    self = author.map { .titleAndAuthor(title: title, author: $0) } ?? .title(title)
  }

  /// Writes an ISBN, or a title with or without an author.
  public func encode(to encoder: any Encoder) throws {
    var container = encoder.container(keyedBy: CodingKeys.self)
    switch self {
    case .isbn(let isbn): try container.encode(isbn, forKey: .isbn)
    case .title(let title): try container.encode(title, forKey: .title)
    case .titleAndAuthor(let title, let author):
      try container.encode(title, forKey: .title)
      try container.encode(author, forKey: .author)
    }
  }
}
