// The written form of how an import is taken back.

extension ImportUndo: StoredRow {
  static var kind: RowKind { .importUndo }

  func writeFields(to writer: inout ByteWriter) {
    record.write(to: &writer)
    for serials in [works, authors, series] { writer.value(serials) }
    for digests in [workDigests, seriesDigests] { writer.list(digests) { $0.fixed64($1) } }
    writer.list(revisions) { writer, revision in
      writer.value(revision.before)
      writer.value(revision.after)
    }
  }

  init(id: ImportUndoID, from reader: inout ByteReader) throws(ByteError) {
    self.init(id: id, record: try reader.value())
    works = try reader.value()
    authors = try reader.value()
    series = try reader.value()
    workDigests = try reader.list { reader throws(ByteError) in try reader.fixed64() }
    seriesDigests = try reader.list { reader throws(ByteError) in try reader.fixed64() }
    revisions = try reader.list { reader throws(ByteError) in
      let before = try Change(from: &reader)
      return RowRevision(before: before, after: try Change(from: &reader))
    }
  }
}

extension SerialRanges: StoredValue {
  func write(to writer: inout ByteWriter) {
    writer.list(ranges) { writer, range in
      writer.number(UInt64(range.first))
      writer.number(UInt64(range.last))
    }
  }

  init(from reader: inout ByteReader) throws(ByteError) {
    let place = reader.offset
    let ranges = try reader.list { reader throws(ByteError) in
      let first = try reader.number(UInt32.self)
      return Range(first: first, last: try reader.number(UInt32.self))
    }
    guard let serials = SerialRanges(ranges: ranges) else {
      throw reader.failure(expected: "ascending ranges", found: "others", at: place)
    }
    self = serials
  }
}
