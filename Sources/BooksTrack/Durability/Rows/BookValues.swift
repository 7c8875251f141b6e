// The written form of the values that books and the enrichment queue share.

internal import BooksTrackAPI

extension ISBN: StoredValue {
  func write(to writer: inout ByteWriter) { writer.number(number) }

  init(from reader: inout ByteReader) throws(ByteError) {
    let place = reader.offset
    let number = try reader.number()
    let isbn = ISBN(prefix: number / 10_000_000_000, body: number / 10 % 1_000_000_000)
    guard let isbn, isbn.number == number else {
      throw reader.failure(expected: "an ISBN", found: number, at: place)
    }
    self = isbn
  }
}

extension Timestamp: StoredValue {
  func write(to writer: inout ByteWriter) { writer.signed(milliseconds) }

  init(from reader: inout ByteReader) throws(ByteError) { self.init(milliseconds: try reader.signed()) }
}

extension Provenance: StoredValue {
  func write(to writer: inout ByteWriter) {
    writer.text(primaryProvider)
    writer.texts(contributors)
  }

  init(from reader: inout ByteReader) throws(ByteError) {
    self.init(primaryProvider: try reader.optionalText(), contributors: try reader.texts())
  }
}

extension ExternalID: StoredValue {
  func write(to writer: inout ByteWriter) {
    writer.text(provider)
    writer.text(value)
  }

  init(from reader: inout ByteReader) throws(ByteError) {
    self.init(provider: try reader.text(), value: try reader.text())
  }
}

extension Candidate: StoredValue {
  func write(to writer: inout ByteWriter) {
    writer.text(title)
    writer.texts(authors)
    writer.value(isbn)
    writer.value(externalID)
    writer.integer(confidence)
  }

  init(from reader: inout ByteReader) throws(ByteError) {
    self.init(
      title: try reader.text(), authors: try reader.texts(), isbn: try reader.optionalValue(),
      externalID: try reader.optionalValue(), confidence: try reader.integer())
  }
}

extension EnrichmentState: StoredValue {
  func write(to writer: inout ByteWriter) {
    switch self {
    case .pending: writer.byte(0)
    case .enriched: writer.byte(1)
    case .needsChoice: writer.byte(2)
    case .notFound: writer.byte(3)
    case .parked: writer.byte(4)
    }
  }

  init(from reader: inout ByteReader) throws(ByteError) {
    let place = reader.offset
    switch try reader.byte() {
    case 0: self = .pending
    case 1: self = .enriched
    case 2: self = .needsChoice
    case 3: self = .notFound
    case 4: self = .parked
    case let other: throw reader.failure(expected: "an enrichment state", found: other, at: place)
    }
  }
}

extension FactConflict: StoredValue {
  func write(to writer: inout ByteWriter) {
    writer.value(field)
    writer.value(edition)
    for text in [entered, found, provider] { writer.text(text) }
    writer.flag(isDismissed)
  }

  init(from reader: inout ByteReader) throws(ByteError) {
    let field = try ConflictField(from: &reader)
    let edition: EditionID? = try reader.optionalValue()
    self.init(
      field: field, edition: edition, entered: try reader.text(), found: try reader.text(),
      provider: try reader.text(), isDismissed: try reader.flag())
  }
}

extension ConflictField: StoredValue {
  func write(to writer: inout ByteWriter) {
    switch self {
    case .title: writer.byte(0)
    case .firstPublished: writer.byte(1)
    case .pageCount: writer.byte(2)
    case .yearPublished: writer.byte(3)
    }
  }

  init(from reader: inout ByteReader) throws(ByteError) {
    let place = reader.offset
    switch try reader.byte() {
    case 0: self = .title
    case 1: self = .firstPublished
    case 2: self = .pageCount
    case 3: self = .yearPublished
    case let other: throw reader.failure(expected: "a fact in doubt", found: other, at: place)
    }
  }
}

extension MetadataQuery: StoredValue {
  func write(to writer: inout ByteWriter) {
    switch self {
    case .isbn(let isbn):
      writer.byte(0)
      writer.value(isbn)
    case .title(let title):
      writer.byte(1)
      writer.text(title)
    case .titleAndAuthor(let title, let author):
      writer.byte(2)
      writer.text(title)
      writer.text(author)
    }
  }

  init(from reader: inout ByteReader) throws(ByteError) {
    let place = reader.offset
    switch try reader.byte() {
    case 0: self = .isbn(try reader.value())
    case 1: self = .title(try reader.text())
    case 2: self = .titleAndAuthor(title: try reader.text(), author: try reader.text())
    case let other: throw reader.failure(expected: "a kind of question", found: other, at: place)
    }
  }
}
