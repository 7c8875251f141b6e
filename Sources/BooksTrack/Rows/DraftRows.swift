// The encoding of the rows of a staged file: books, rejected rows, and skipped cells.

internal import BooksTrackAPI

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

  init(from reader: inout ByteParser) throws(ByteError) {
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

  init(from reader: inout ByteParser) throws(ByteError) {
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

  init(from reader: inout ByteParser) throws(ByteError) {
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
    case .notABook(let kind, let medium):
      writer.byte(4)
      writer.text(kind)
      writer.text(medium)
    case .unreadable(let found):
      writer.byte(5)
      writer.text(found)
    case .deleted(let column):
      writer.byte(6)
      writer.text(column)
    case .totals(let found):
      writer.byte(7)
      writer.text(found)
    case .heading(let found):
      writer.byte(8)
      writer.text(found)
    }
  }

  init(from reader: inout ByteParser) throws(ByteError) {
    let place = reader.offset
    switch try reader.byte() {
    case 0: self = .tooManyFields(expected: try reader.integer(), found: try reader.integer())
    case 1:
      self = .tooFewFields(
        expected: try reader.integer(), found: try reader.integer(), missing: try reader.text())
    case 2: self = .noTitle(column: try reader.text())
    case 3: self = .repeatedHeader
    case 4: self = .notABook(kind: try reader.text(), medium: try reader.text())
    case 5: self = .unreadable(try reader.text())
    case 6: self = .deleted(column: try reader.text())
    case 7: self = .totals(try reader.text())
    case 8: self = .heading(try reader.text())
    case let other: throw reader.failure(expected: "what is wrong with a row", found: other, at: place)
    }
  }
}
