// The encoding of merges of series, absent books, and providers' pages of series.

internal import BooksTrackAPI

extension SeriesMerge: StoredRow {
  func writeFields(to writer: inout ByteWriter) {
    writer.value(into)
    writer.row(absorbed)
    writer.values(addedIDs)
    writer.value(made)
    writer.value(undone)
  }

  init(id: SeriesMergeID, from parser: inout ByteParser) throws(ByteError) {
    self.init(
      id: id, into: try parser.value(), absorbed: try parser.row(), addedIDs: try parser.values(),
      made: try parser.value())
    undone = try parser.optionalValue()
  }
}

extension MergedPlace: StoredValue {
  func write(to writer: inout ByteWriter) {
    writer.value(merge)
    writer.value(position)
    writer.value(chronological)
    writer.flag(stays)
  }

  init(from parser: inout ByteParser) throws(ByteError) {
    self.init(
      merge: try parser.value(), position: try parser.optionalValue(),
      chronological: try parser.optionalValue(), stays: try parser.flag())
  }
}

extension AbsentBook: StoredRow {
  func writeFields(to writer: inout ByteWriter) {
    writer.text(title)
    writer.texts(authors)
    writer.values(isbns)
    writer.text(cover)
    writer.values(places)
  }

  init(id: AbsentBookID, from parser: inout ByteParser) throws(ByteError) {
    self.init(
      id: id, title: try parser.text(), authors: try parser.texts(), isbns: try parser.values(),
      cover: try parser.optionalText(), places: try parser.values())
  }
}

extension AbsentPlace: StoredValue {
  func write(to writer: inout ByteWriter) {
    writer.value(series)
    writer.value(position)
    writer.value(chronological)
    writer.value(source)
    writer.values(merged)
  }

  init(from parser: inout ByteParser) throws(ByteError) {
    self.init(
      series: try parser.value(), position: try parser.optionalValue(),
      chronological: try parser.optionalValue(), source: try parser.value(), merged: try parser.values())
  }
}

extension SeriesPage: StoredRow {
  func writeFields(to writer: inout ByteWriter) {
    writer.value(series)
    writer.value(externalID)
    writer.optional(total) { $0.integer($1) }
    writer.values(volumes)
    writer.value(asked)
  }

  init(id: SeriesPageID, from parser: inout ByteParser) throws(ByteError) {
    self.init(
      id: id, series: try parser.value(), externalID: try parser.value(),
      total: try parser.optional { parser throws(ByteError) in try parser.integer() },
      volumes: try parser.values(), asked: try parser.value())
  }
}

extension SeriesVolume: StoredValue {
  func write(to writer: inout ByteWriter) {
    writer.text(title)
    writer.texts(authors)
    writer.value(position)
  }

  init(from parser: inout ByteParser) throws(ByteError) {
    self.init(title: try parser.text(), authors: try parser.texts(), position: try parser.optionalValue())
  }
}
