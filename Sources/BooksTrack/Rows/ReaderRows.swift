// The encoding of the reader's entries and their values.

internal import BooksTrackAPI

extension Entry: StoredRow {
  func writeFields(to writer: inout ByteWriter) { box.fields.write(to: &writer) }

  init(id: EntryID, from parser: inout ByteParser) throws(ByteError) {
    self.init(id: id, try Fields(from: &parser))
  }
}

extension Entry.Fields: StoredValue {
  func write(to writer: inout ByteWriter) {
    work.write(to: &writer)
    writer.value(edition)
    writer.value(facts)
    writer.text(sourceID)
    writer.optional(currentPage) { $0.integer($1) }
  }

  init(from parser: inout ByteParser) throws(ByteError) {
    self.init(
      work: try parser.value(), edition: try parser.optionalValue(), facts: try parser.value(),
      sourceID: try parser.optionalText(),
      currentPage: try parser.optional { parser throws(ByteError) in try parser.integer() })
  }
}

extension ReaderFacts: StoredValue {
  func write(to writer: inout ByteWriter) {
    writer.value(status)
    writer.text(exclusiveShelf)
    writer.texts(shelves)
    writer.value(rating)
    writer.value(dateAdded)
    writer.value(dateRead)
    writer.optional(readCount) { $0.integer($1) }
    writer.text(review)
    writer.flag(reviewHasSpoilers)
    writer.text(privateNotes)
    writer.text(recommendedBy)
    writer.text(recommendedFor)
    writer.optional(ownedCopies) { $0.integer($1) }
    writer.value(purchaseDate)
    writer.text(purchaseLocation)
    writer.text(condition)
    writer.text(conditionDescription)
    writer.text(bookCrossingID)
    writer.value(dateStarted)
    writer.values(readings)
    writer.text(comment)
    writer.values(otherFacts)
  }

  init(from parser: inout ByteParser) throws(ByteError) {
    self.init(status: try parser.value())
    exclusiveShelf = try parser.optionalText()
    shelves = try parser.texts()
    rating = try parser.optionalValue()
    dateAdded = try parser.optionalValue()
    dateRead = try parser.optionalValue()
    readCount = try parser.optional { parser throws(ByteError) in try parser.integer() }
    review = try parser.optionalText()
    reviewHasSpoilers = try parser.flag()
    privateNotes = try parser.optionalText()
    recommendedBy = try parser.optionalText()
    recommendedFor = try parser.optionalText()
    ownedCopies = try parser.optional { parser throws(ByteError) in try parser.integer() }
    purchaseDate = try parser.optionalValue()
    purchaseLocation = try parser.optionalText()
    condition = try parser.optionalText()
    conditionDescription = try parser.optionalText()
    bookCrossingID = try parser.optionalText()
    dateStarted = try parser.optionalValue()
    readings = try parser.values()
    comment = try parser.optionalText()
    otherFacts = try parser.values()
  }
}

extension ReadingStatus: StoredValue {
  func write(to writer: inout ByteWriter) {
    switch self {
    case .unknown: writer.byte(0)
    case .wantToRead: writer.byte(1)
    case .reading: writer.byte(2)
    case .read: writer.byte(3)
    case .paused: writer.byte(4)
    case .didNotFinish: writer.byte(5)
    }
  }

  init(from parser: inout ByteParser) throws(ByteError) {
    let place = parser.offset
    switch try parser.byte() {
    case 0: self = .unknown
    case 1: self = .wantToRead
    case 2: self = .reading
    case 3: self = .read
    case 4: self = .paused
    case 5: self = .didNotFinish
    case let other: throw parser.failure(expected: "a reading status", found: other, at: place)
    }
  }
}

extension ReadingPeriod: StoredValue {
  func write(to writer: inout ByteWriter) {
    writer.value(start)
    writer.value(finish)
  }

  init(from parser: inout ByteParser) throws(ByteError) {
    let place = parser.offset
    let start = try parser.optionalValue(CalendarDate.self)
    guard let period = ReadingPeriod(start: start, finish: try parser.optionalValue()) else {
      throw parser.failure(expected: "a day", found: "none", at: place)
    }
    self = period
  }
}

extension SourceFact: StoredValue {
  func write(to writer: inout ByteWriter) {
    writer.text(label)
    writer.text(value)
  }

  init(from parser: inout ByteParser) throws(ByteError) {
    self.init(label: try parser.text(), value: try parser.text())
  }
}

extension Rating: StoredValue {
  func write(to writer: inout ByteWriter) { writer.byte(UInt8(truncatingIfNeeded: quarters)) }

  init(from parser: inout ByteParser) throws(ByteError) {
    let place = parser.offset
    let quarters = Int(try parser.byte())
    guard let rating = Rating(quarters: quarters) else {
      throw parser.failure(expected: "1 to 20 quarters", found: quarters, at: place)
    }
    self = rating
  }
}

extension CalendarDate: StoredValue {
  func write(to writer: inout ByteWriter) {
    writer.integer(year)
    writer.byte(UInt8(truncatingIfNeeded: month))
    writer.byte(UInt8(truncatingIfNeeded: day))
  }

  init(from parser: inout ByteParser) throws(ByteError) {
    let place = parser.offset
    let parts = (year: try parser.integer(), month: Int(try parser.byte()), day: Int(try parser.byte()))
    guard let date = CalendarDate(year: parts.year, month: parts.month, day: parts.day) else {
      throw parser.failure(
        expected: "a date", found: "\(parts.year)-\(parts.month)-\(parts.day)", at: place)
    }
    self = date
  }
}
