// The encoding of series, memberships, jobs and import records.

internal import BooksTrackAPI

extension Series: StoredRow {
  func writeFields(to writer: inout ByteWriter) {
    writer.text(name)
    writer.optional(total) { $0.integer($1) }
    writer.value(author)
    writer.value(source)
    writer.values(externalIDs)
    writer.value(created)
    writer.value(updated)
    writer.value(origin)
    writer.flag(hasTotalOfReader)
    writer.value(finish)
  }

  init(id: SeriesID, from parser: inout ByteParser) throws(ByteError) {
    let name = try parser.text()
    let total = try parser.optional { parser throws(ByteError) in try parser.integer() }
    let author = try parser.optionalValue(AuthorID.self)
    let source = try parser.value(SeriesSource.self)
    let externalIDs = try parser.values(ExternalID.self)
    let created = try parser.value(Timestamp.self)
    let updated = try parser.value(Timestamp.self)
    self.init(
      id: id, name: name, total: total, author: author, source: source, externalIDs: externalIDs,
      created: created, origin: try parser.value(), hasTotalOfReader: try parser.flag())
    self.updated = updated
    finish = try parser.optionalValue()
  }
}

extension SeriesFinish: StoredValue {
  func write(to writer: inout ByteWriter) {
    writer.value(reached)
    writer.flag(isTold)
  }

  init(from parser: inout ByteParser) throws(ByteError) {
    self.init(reached: try parser.value(), isTold: try parser.flag())
  }
}

extension SeriesSource: StoredValue {
  func write(to writer: inout ByteWriter) {
    switch self {
    case .automatic: writer.byte(0)
    case .manual: writer.byte(1)
    }
  }

  init(from parser: inout ByteParser) throws(ByteError) {
    let place = parser.offset
    switch try parser.byte() {
    case 0: self = .automatic
    case 1: self = .manual
    case let other: throw parser.failure(expected: "a maker of a series", found: other, at: place)
    }
  }
}

extension Membership: StoredRow {
  func writeFields(to writer: inout ByteWriter) {
    series.write(to: &writer)
    work.write(to: &writer)
    writer.value(position)
    writer.value(chronological)
    writer.value(source)
    writer.text(title)
    writer.text(cover)
    writer.values(merged)
  }

  init(id: MembershipID, from parser: inout ByteParser) throws(ByteError) {
    let series = try SeriesID(from: &parser)
    let work = try WorkID(from: &parser)
    self.init(
      id: id, series: series, work: work, position: try parser.optionalValue(),
      chronological: try parser.optionalValue(), source: try parser.value())
    title = try parser.text()
    cover = try parser.optionalText()
    merged = try parser.values()
  }
}

extension SeriesPosition: StoredValue {
  func write(to writer: inout ByteWriter) {
    writer.list(spans) { writer, span in
      writer.integer(span.first)
      writer.integer(span.last)
    }
  }

  init(from parser: inout ByteParser) throws(ByteError) {
    let place = parser.offset
    let spans = try parser.list { parser throws(ByteError) in
      let first = try parser.integer()
      return Span(first: first, last: try parser.integer())
    }
    guard let position = SeriesPosition(spans: spans) else {
      throw parser.failure(expected: "at least one span", found: "none", at: place)
    }
    self = position
  }
}

extension EnrichmentJob: StoredRow {
  func writeFields(to writer: inout ByteWriter) {
    work.write(to: &writer)
    writer.integer(attempts)
    writer.flag(isParked)
    writer.values(settled)
    writer.values(candidates)
    writer.value(choice)
    writer.value(failure)
  }

  init(id: JobID, from parser: inout ByteParser) throws(ByteError) {
    self.init(id: id, work: try parser.value())
    attempts = try parser.integer()
    isParked = try parser.flag()
    settled = try parser.values()
    candidates = try parser.values()
    choice = try parser.optionalValue()
    failure = try parser.optionalValue()
  }
}

extension ImportRecord: StoredRow {
  func writeFields(to writer: inout ByteWriter) {
    writer.text(fileName)
    writer.text(format)
    writer.text(digest)
    for count in [rows, imported, duplicates, rejected] { writer.integer(count) }
    writer.value(committed)
  }

  init(id: ImportID, from parser: inout ByteParser) throws(ByteError) {
    self.init(
      id: id, fileName: try parser.text(), format: try parser.text(), digest: try parser.optionalText(),
      rows: try parser.integer(), imported: try parser.integer(), duplicates: try parser.integer(),
      rejected: try parser.integer(), committed: try parser.value())
  }
}
