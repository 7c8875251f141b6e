// The encoding of the data for undoing an import. It contains changes, so it is not under `Rows`.

extension ImportUndo: StoredRow {
  func writeFields(to writer: inout ByteWriter) {
    record.write(to: &writer)
    for serials in [works, authors, series] { writer.value(serials) }
    for digests in [workDigests, seriesDigests] { writer.list(digests) { $0.fixed64($1) } }
    writer.list(revisions) { writer, revision in
      writer.value(revision.before)
      writer.value(revision.after)
    }
  }

  init(id: ImportUndoID, from parser: inout ByteParser) throws(ByteError) {
    self.init(id: id, record: try parser.value())
    works = try parser.value()
    authors = try parser.value()
    series = try parser.value()
    workDigests = try parser.list { parser throws(ByteError) in try parser.fixed64() }
    seriesDigests = try parser.list { parser throws(ByteError) in try parser.fixed64() }
    revisions = try parser.list { parser throws(ByteError) in
      let before = try Change(from: &parser)
      return RowRevision(before: before, after: try Change(from: &parser))
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

  init(from parser: inout ByteParser) throws(ByteError) {
    let place = parser.offset
    let ranges = try parser.list { parser throws(ByteError) in
      let first = try parser.number(UInt32.self)
      return Range(first: first, last: try parser.number(UInt32.self))
    }
    guard let serials = SerialRanges(ranges: ranges) else {
      throw parser.failure(expected: "ascending ranges", found: "others", at: place)
    }
    self = serials
  }
}
