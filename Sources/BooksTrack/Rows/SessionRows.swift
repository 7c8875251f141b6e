// The encoding of reading sessions, diversity facts and points.

internal import BooksTrackAPI

extension ReadingSession: StoredRow {
  func writeFields(to writer: inout ByteWriter) {
    writer.value(entry)
    writer.value(started)
    writer.integer(minutesFromUTC)
    writer.integer(startPage)
    writer.integer(lastPage)
    writer.signed(milliseconds)
    writer.value(lastSign)
    writer.value(ending)
    writer.value(question)
  }

  init(id: SessionID, from parser: inout ByteParser) throws(ByteError) {
    self.init(
      id: id, entry: try parser.value(), started: try parser.value(),
      minutesFromUTC: try parser.integer(in: -1_440...1_440, "minutes of a time zone"),
      startPage: try parser.integer(in: 0...Self.lastPossiblePage, "a page"))
    lastPage = try parser.integer(in: 0...Self.lastPossiblePage, "a page")
    milliseconds = Int64(try parser.integer(in: 0...Int(Self.longestTime), "a reading time"))
    lastSign = try parser.value()
    ending = try parser.optionalValue()
    question = try parser.optionalValue()
  }
}

extension SessionEnding: StoredValue {
  func write(to writer: inout ByteWriter) {
    switch self {
    case .finished: writer.byte(0)
    case .abandoned: writer.byte(1)
    case .superseded: writer.byte(2)
    }
  }

  init(from parser: inout ByteParser) throws(ByteError) {
    let place = parser.offset
    switch try parser.byte() {
    case 0: self = .finished
    case 1: self = .abandoned
    case 2: self = .superseded
    case let other: throw parser.failure(expected: "an end of a session", found: other, at: place)
    }
  }
}

extension SessionQuestion: StoredValue {
  func write(to writer: inout ByteWriter) {
    writer.value(dimension)
    writer.value(outcome)
  }

  init(from parser: inout ByteParser) throws(ByteError) {
    self.init(dimension: try parser.value(), outcome: try parser.value())
  }
}

extension QuestionOutcome: StoredValue {
  func write(to writer: inout ByteWriter) {
    switch self {
    case .shown: writer.byte(0)
    case .answered: writer.byte(1)
    case .skipped: writer.byte(2)
    }
  }

  init(from parser: inout ByteParser) throws(ByteError) {
    let place = parser.offset
    switch try parser.byte() {
    case 0: self = .shown
    case 1: self = .answered
    case 2: self = .skipped
    case let other: throw parser.failure(expected: "what became of a question", found: other, at: place)
    }
  }
}

extension DiversityFact: StoredRow {
  func writeFields(to writer: inout ByteWriter) {
    writer.value(work)
    writer.value(dimension)
    writer.text(value)
    writer.value(source)
  }

  init(id: DiversityFactID, from parser: inout ByteParser) throws(ByteError) {
    self.init(
      id: id, work: try parser.value(), dimension: try parser.value(), value: try parser.text(),
      source: try parser.value())
  }
}

extension DiversityDimension: StoredValue {
  func write(to writer: inout ByteWriter) { writer.byte(UInt8(truncatingIfNeeded: place)) }

  init(from parser: inout ByteParser) throws(ByteError) {
    let place = parser.offset
    let number = try parser.byte()
    guard let dimension = Self.allCases.first(where: { $0.place == Int(number) }) else {
      throw parser.failure(expected: "a dimension of diversity", found: number, at: place)
    }
    self = dimension
  }
}

extension DiversitySource: StoredValue {
  func write(to writer: inout ByteWriter) {
    switch self {
    case .reader: writer.text(nil)
    case .provider(let name): writer.text(Optional(name))
    }
  }

  init(from parser: inout ByteParser) throws(ByteError) {
    self = try parser.optionalText().map { .provider($0) } ?? .reader
  }
}

extension PointsAward: StoredRow {
  func writeFields(to writer: inout ByteWriter) {
    writer.value(reason)
    writer.integer(points)
    writer.value(awarded)
  }

  init(id: AwardID, from parser: inout ByteParser) throws(ByteError) {
    self.init(
      id: id, for: try parser.value(), points: try parser.integer(in: 0...1_000_000, "points"),
      awarded: try parser.value())
  }
}

extension PointsReason: StoredValue {
  func write(to writer: inout ByteWriter) {
    switch self {
    case .answer(let work, let dimension):
      writer.byte(0)
      writer.value(work)
      writer.value(dimension)
    case .statement(let author, let field, let values, let books):
      writer.byte(1)
      writer.value(author)
      writer.value(field)
      writer.texts(values)
      writer.integer(books)
    }
  }

  init(from parser: inout ByteParser) throws(ByteError) {
    let place = parser.offset
    switch try parser.byte() {
    case 0: self = .answer(try parser.value(), try parser.value())
    case 1:
      self = .statement(
        try parser.value(), try parser.value(), values: try parser.texts(),
        books: try parser.integer(in: 0...1_000_000, "books"))
    case let other: throw parser.failure(expected: "what points are for", found: other, at: place)
    }
  }
}

extension ByteParser {
  /// Parses a number within bounds, which prevent an overflow of sums.
  fileprivate mutating func integer(in bounds: ClosedRange<Int>, _ what: String) throws(ByteError) -> Int {
    let place = offset
    let value = try integer()
    guard bounds.contains(value) else { throw failure(expected: what, found: value, at: place) }
    return value
  }
}
