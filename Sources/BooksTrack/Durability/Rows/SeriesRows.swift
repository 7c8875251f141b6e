// The written form of series, memberships, jobs and import records.

internal import BooksTrackAPI

extension Series: StoredRow {
  static var kind: RowKind { .series }

  func writeFields(to writer: inout ByteWriter) {
    writer.text(name)
    writer.optional(total) { $0.integer($1) }
    writer.value(author)
    writer.value(source)
    writer.values(externalIDs)
    writer.value(created)
    writer.value(updated)
  }

  init(id: SeriesID, from reader: inout ByteReader) throws(ByteError) {
    self.init(
      id: id, name: try reader.text(),
      total: try reader.optional { reader throws(ByteError) in try reader.integer() },
      author: try reader.optionalValue(), source: try reader.value(), externalIDs: try reader.values(),
      created: try reader.value())
    updated = try reader.value()
  }
}

extension SeriesSource: StoredValue {
  func write(to writer: inout ByteWriter) {
    switch self {
    case .automatic: writer.byte(0)
    case .manual: writer.byte(1)
    }
  }

  init(from reader: inout ByteReader) throws(ByteError) {
    let place = reader.offset
    switch try reader.byte() {
    case 0: self = .automatic
    case 1: self = .manual
    case let other: throw reader.failure(expected: "a maker of a series", found: other, at: place)
    }
  }
}

extension Membership: StoredRow {
  static var kind: RowKind { .membership }

  func writeFields(to writer: inout ByteWriter) {
    series.write(to: &writer)
    work.write(to: &writer)
    writer.value(position)
  }

  init(id: MembershipID, from reader: inout ByteReader) throws(ByteError) {
    let series = try SeriesID(from: &reader)
    let work = try WorkID(from: &reader)
    self.init(id: id, series: series, work: work, position: try reader.optionalValue())
  }
}

extension SeriesPosition: StoredValue {
  func write(to writer: inout ByteWriter) {
    writer.list(spans) { writer, span in
      writer.integer(span.first)
      writer.integer(span.last)
    }
  }

  init(from reader: inout ByteReader) throws(ByteError) {
    let place = reader.offset
    let spans = try reader.list { reader throws(ByteError) in
      let first = try reader.integer()
      return Span(first: first, last: try reader.integer())
    }
    guard let position = SeriesPosition(spans: spans) else {
      throw reader.failure(expected: "at least one span", found: "none", at: place)
    }
    self = position
  }
}

extension EnrichmentJob: StoredRow {
  static var kind: RowKind { .job }

  func writeFields(to writer: inout ByteWriter) {
    work.write(to: &writer)
    writer.integer(attempts)
    writer.flag(isParked)
    writer.values(settled)
    writer.values(candidates)
    writer.value(choice)
  }

  init(id: JobID, from reader: inout ByteReader) throws(ByteError) {
    self.init(id: id, work: try reader.value())
    attempts = try reader.integer()
    isParked = try reader.flag()
    settled = try reader.values()
    candidates = try reader.values()
    choice = try reader.optionalValue()
  }
}

extension ImportRecord: StoredRow {
  static var kind: RowKind { .importRecord }

  func writeFields(to writer: inout ByteWriter) {
    writer.text(fileName)
    writer.text(format)
    writer.text(digest)
    for count in [rows, imported, duplicates, rejected] { writer.integer(count) }
    writer.value(committed)
  }

  init(id: ImportID, from reader: inout ByteReader) throws(ByteError) {
    self.init(
      id: id, fileName: try reader.text(), format: try reader.text(), digest: try reader.optionalText(),
      rows: try reader.integer(), imported: try reader.integer(), duplicates: try reader.integer(),
      rejected: try reader.integer(), committed: try reader.value())
  }
}
