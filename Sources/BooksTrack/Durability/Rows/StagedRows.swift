// The written form of files on their way into the library, and of how an import is taken back.

internal import BooksTrackAPI

extension StagedImport: StoredRow {
  static var kind: RowKind { .stagedImport }

  func writeFields(to writer: inout ByteWriter) {
    writer.text(fileName)
    writer.text(format)
    writer.texts(header)
    writer.value(strategy)
    writer.text(digest)
    writer.flag(isComplete)
    writer.value(started)
  }

  init(id: StagedImportID, from reader: inout ByteReader) throws(ByteError) {
    self.init(
      id: id, fileName: try reader.text(), format: try reader.text(), header: try reader.texts(),
      strategy: try reader.value(), digest: try reader.optionalText(), isComplete: try reader.flag(),
      started: try reader.value())
  }
}

extension StagedBatch: StoredRow {
  static var kind: RowKind { .stagedBatch }

  func writeFields(to writer: inout ByteWriter) {
    stage.write(to: &writer)
    writer.size(number)
    writer.values(rows.books)
    writer.values(rows.rejected)
    writer.values(rows.cellProblems)
    writer.integer(rows.cellProblemCount)
  }

  init(id: StagedBatchID, from reader: inout ByteReader) throws(ByteError) {
    let stage = try StagedImportID(from: &reader)
    let number = Int(try reader.number(UInt32.self))
    var rows = BatchRows()
    rows.books = try reader.values()
    rows.rejected = try reader.values()
    rows.cellProblems = try reader.values()
    rows.cellProblemCount = try reader.integer()
    self.init(id: id, stage: stage, number: number, rows: rows)
  }
}

extension DuplicateStrategy: StoredValue {
  func write(to writer: inout ByteWriter) {
    switch self {
    case .smart: writer.byte(0)
    case .skip: writer.byte(1)
    case .replace: writer.byte(2)
    }
  }

  init(from reader: inout ByteReader) throws(ByteError) {
    let place = reader.offset
    switch try reader.byte() {
    case 0: self = .smart
    case 1: self = .skip
    case 2: self = .replace
    case let other: throw reader.failure(expected: "a way with duplicates", found: other, at: place)
    }
  }
}

extension BookDraft: StoredValue {
  func write(to writer: inout ByteWriter) {
    writer.integer(row)
    writer.text(title)
    writer.list(authors) { writer, author in
      writer.text(author.name)
      writer.text(author.role)
    }
    writer.value(edition)
    writer.optional(firstPublished) { $0.integer($1) }
    writer.value(reader)
    writer.text(sourceID)
    writer.text(unusableISBN)
  }

  init(from reader: inout ByteReader) throws(ByteError) {
    self.init(row: try reader.integer(), title: try reader.text())
    authors = try reader.list { reader throws(ByteError) in
      let name = try reader.text()
      return DraftAuthor(name, role: try reader.optionalText())
    }
    edition = try reader.value()
    firstPublished = try reader.optional { reader throws(ByteError) in try reader.integer() }
    self.reader = try reader.value()
    sourceID = try reader.optionalText()
    unusableISBN = try reader.optionalText()
  }
}

extension RejectedRow: StoredValue {
  func write(to writer: inout ByteWriter) {
    writer.integer(row)
    writer.integer(line)
    writer.value(reason)
    writer.texts(fields)
  }

  init(from reader: inout ByteReader) throws(ByteError) {
    self.init(
      row: try reader.integer(), line: try reader.integer(), reason: try reader.value(),
      fields: try reader.texts())
  }
}

extension CellProblem: StoredValue {
  func write(to writer: inout ByteWriter) {
    writer.integer(row)
    writer.integer(line)
    for text in [column, expected, found] { writer.text(text) }
  }

  init(from reader: inout ByteReader) throws(ByteError) {
    self.init(
      row: try reader.integer(), line: try reader.integer(), column: try reader.text(),
      expected: try reader.text(), found: try reader.text())
  }
}

extension RowProblem: StoredValue {
  func write(to writer: inout ByteWriter) {
    switch self {
    case .tooManyFields(let expected, let found):
      writer.byte(0)
      writer.integer(expected)
      writer.integer(found)
    case .tooFewFields(let expected, let found, let missing):
      writer.byte(1)
      writer.integer(expected)
      writer.integer(found)
      writer.text(missing)
    case .noTitle(let column):
      writer.byte(2)
      writer.text(column)
    case .repeatedHeader: writer.byte(3)
    }
  }

  init(from reader: inout ByteReader) throws(ByteError) {
    let place = reader.offset
    switch try reader.byte() {
    case 0: self = .tooManyFields(expected: try reader.integer(), found: try reader.integer())
    case 1:
      self = .tooFewFields(
        expected: try reader.integer(), found: try reader.integer(), missing: try reader.text())
    case 2: self = .noTitle(column: try reader.text())
    case 3: self = .repeatedHeader
    case let other: throw reader.failure(expected: "what is wrong with a row", found: other, at: place)
    }
  }
}
