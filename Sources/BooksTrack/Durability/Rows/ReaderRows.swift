// The written form of what the reader said: entries, and the values in them.

internal import BooksTrackAPI

extension Entry: StoredRow {
  static var kind: RowKind { .entry }

  func writeFields(to writer: inout ByteWriter) {
    work.write(to: &writer)
    writer.value(edition)
    writer.value(facts)
    writer.text(sourceID)
  }

  init(id: EntryID, from reader: inout ByteReader) throws(ByteError) {
    let work = try WorkID(from: &reader)
    let edition = try reader.optionalValue(EditionID.self)
    let facts = try ReaderFacts(from: &reader)
    self.init(id: id, work: work, edition: edition, facts: facts, sourceID: try reader.optionalText())
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

  init(from reader: inout ByteReader) throws(ByteError) {
    self.init(status: try reader.value())
    exclusiveShelf = try reader.optionalText()
    shelves = try reader.texts()
    rating = try reader.optionalValue()
    dateAdded = try reader.optionalValue()
    dateRead = try reader.optionalValue()
    readCount = try reader.optional { reader throws(ByteError) in try reader.integer() }
    review = try reader.optionalText()
    reviewHasSpoilers = try reader.flag()
    privateNotes = try reader.optionalText()
    recommendedBy = try reader.optionalText()
    recommendedFor = try reader.optionalText()
    ownedCopies = try reader.optional { reader throws(ByteError) in try reader.integer() }
    purchaseDate = try reader.optionalValue()
    purchaseLocation = try reader.optionalText()
    condition = try reader.optionalText()
    conditionDescription = try reader.optionalText()
    bookCrossingID = try reader.optionalText()
    dateStarted = try reader.optionalValue()
    readings = try reader.values()
    comment = try reader.optionalText()
    otherFacts = try reader.values()
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

  init(from reader: inout ByteReader) throws(ByteError) {
    let place = reader.offset
    switch try reader.byte() {
    case 0: self = .unknown
    case 1: self = .wantToRead
    case 2: self = .reading
    case 3: self = .read
    case 4: self = .paused
    case 5: self = .didNotFinish
    case let other: throw reader.failure(expected: "a reading status", found: other, at: place)
    }
  }
}

extension ReadingPeriod: StoredValue {
  func write(to writer: inout ByteWriter) {
    writer.value(start)
    writer.value(finish)
  }

  init(from reader: inout ByteReader) throws(ByteError) {
    let place = reader.offset
    let start = try reader.optionalValue(CalendarDate.self)
    guard let period = ReadingPeriod(start: start, finish: try reader.optionalValue()) else {
      throw reader.failure(expected: "a day", found: "none", at: place)
    }
    self = period
  }
}

extension SourceFact: StoredValue {
  func write(to writer: inout ByteWriter) {
    writer.text(label)
    writer.text(value)
  }

  init(from reader: inout ByteReader) throws(ByteError) {
    self.init(label: try reader.text(), value: try reader.text())
  }
}

extension Rating: StoredValue {
  func write(to writer: inout ByteWriter) { writer.byte(UInt8(truncatingIfNeeded: quarters)) }

  init(from reader: inout ByteReader) throws(ByteError) {
    let place = reader.offset
    let quarters = Int(try reader.byte())
    guard let rating = Rating(quarters: quarters) else {
      throw reader.failure(expected: "1 to 20 quarters", found: quarters, at: place)
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

  init(from reader: inout ByteReader) throws(ByteError) {
    let place = reader.offset
    let parts = (year: try reader.integer(), month: Int(try reader.byte()), day: Int(try reader.byte()))
    guard let date = CalendarDate(year: parts.year, month: parts.month, day: parts.day) else {
      throw reader.failure(
        expected: "a date", found: "\(parts.year)-\(parts.month)-\(parts.day)", at: place)
    }
    self = date
  }
}
