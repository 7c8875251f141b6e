// The encoding of the values in books and in the enrichment queue.

internal import BooksTrackAPI

extension ISBN: StoredValue {
  func write(to writer: inout ByteWriter) { writer.number(number) }

  init(from parser: inout ByteParser) throws(ByteError) {
    let place = parser.offset
    let number = try parser.number()
    let isbn = ISBN(prefix: number / 10_000_000_000, body: number / 10 % 1_000_000_000)
    guard let isbn, isbn.number == number else {
      throw parser.failure(expected: "an ISBN", found: number, at: place)
    }
    self = isbn
  }
}

extension Timestamp: StoredValue {
  func write(to writer: inout ByteWriter) { writer.signed(milliseconds) }

  init(from parser: inout ByteParser) throws(ByteError) { self.init(milliseconds: try parser.signed()) }
}

extension Provenance: StoredValue {
  func write(to writer: inout ByteWriter) {
    writer.text(primaryProvider)
    writer.texts(contributors)
  }

  init(from parser: inout ByteParser) throws(ByteError) {
    self.init(primaryProvider: try parser.optionalText(), contributors: try parser.texts())
  }
}

extension ExternalID: StoredValue {
  func write(to writer: inout ByteWriter) {
    writer.text(provider)
    writer.text(value)
  }

  init(from parser: inout ByteParser) throws(ByteError) {
    self.init(provider: try parser.text(), value: try parser.text())
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

  init(from parser: inout ByteParser) throws(ByteError) {
    self.init(
      title: try parser.text(), authors: try parser.texts(), isbn: try parser.optionalValue(),
      externalID: try parser.optionalValue(), confidence: try parser.integer())
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

  init(from parser: inout ByteParser) throws(ByteError) {
    let place = parser.offset
    switch try parser.byte() {
    case 0: self = .pending
    case 1: self = .enriched
    case 2: self = .needsChoice
    case 3: self = .notFound
    case 4: self = .parked
    case let other: throw parser.failure(expected: "an enrichment state", found: other, at: place)
    }
  }
}

extension LookUpFailure: StoredValue {
  func write(to writer: inout ByteWriter) {
    switch reason {
    case .noAnswer: writer.byte(0)
    case .busy: writer.byte(1)
    case .noCallsLeft: writer.byte(2)
    case .unavailable: writer.byte(3)
    case .unreadable: writer.byte(4)
    }
    writer.text(provider)
  }

  init(from parser: inout ByteParser) throws(ByteError) {
    let place = parser.offset
    let reason: Reason
    switch try parser.byte() {
    case 0: reason = .noAnswer
    case 1: reason = .busy
    case 2: reason = .noCallsLeft
    case 3: reason = .unavailable
    case 4: reason = .unreadable
    case let other: throw parser.failure(expected: "the reason of a failure", found: other, at: place)
    }
    self.init(reason, of: try parser.optionalText())
  }
}

extension FactConflict: StoredValue {
  func write(to writer: inout ByteWriter) {
    writer.value(field)
    writer.value(edition)
    for text in [entered, found, provider] { writer.text(text) }
    writer.flag(isSettled)
  }

  init(from parser: inout ByteParser) throws(ByteError) {
    let field = try ConflictField(from: &parser)
    let edition: EditionID? = try parser.optionalValue()
    self.init(
      field: field, edition: edition, entered: try parser.text(), found: try parser.text(),
      provider: try parser.text(), isSettled: try parser.flag())
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

  init(from parser: inout ByteParser) throws(ByteError) {
    let place = parser.offset
    switch try parser.byte() {
    case 0: self = .title
    case 1: self = .firstPublished
    case 2: self = .pageCount
    case 3: self = .yearPublished
    case let other: throw parser.failure(expected: "a fact in doubt", found: other, at: place)
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

  init(from parser: inout ByteParser) throws(ByteError) {
    let place = parser.offset
    switch try parser.byte() {
    case 0: self = .isbn(try parser.value())
    case 1: self = .title(try parser.text())
    case 2: self = .titleAndAuthor(title: try parser.text(), author: try parser.text())
    case let other: throw parser.failure(expected: "a kind of question", found: other, at: place)
    }
  }
}
