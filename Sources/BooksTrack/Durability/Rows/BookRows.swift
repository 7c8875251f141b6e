// The written form of works, authors and editions.
//
// The order of the fields is the format. A field that is added, or one that changes its form, makes a new version
// of the format, with a step that carries old files into it.

internal import BooksTrackAPI

extension Work: StoredRow {
  static var kind: RowKind { .work }

  func writeFields(to writer: inout ByteWriter) {
    writer.text(title)
    writer.values(authors)
    writer.optional(firstPublished) { $0.integer($1) }
    writer.texts(subjects)
    writer.text(summary)
    writer.flag(isSynthetic)
    writer.value(provenance)
    writer.values(externalIDs)
    writer.value(enrichment)
    writer.values(candidates)
    writer.values(conflicts)
  }

  init(id: WorkID, from reader: inout ByteReader) throws(ByteError) {
    self.init(
      id: id, title: try reader.text(), authors: try reader.values(),
      firstPublished: try reader.optional { reader throws(ByteError) in try reader.integer() })
    subjects = try reader.texts()
    summary = try reader.optionalText()
    isSynthetic = try reader.flag()
    provenance = try reader.value()
    externalIDs = try reader.values()
    enrichment = try reader.value()
    candidates = try reader.values()
    conflicts = try reader.values()
  }
}

extension Author: StoredRow {
  static var kind: RowKind { .author }

  func writeFields(to writer: inout ByteWriter) { writer.text(name) }

  init(id: AuthorID, from reader: inout ByteReader) throws(ByteError) {
    self.init(id: id, name: try reader.text())
  }
}

extension Edition: StoredRow {
  static var kind: RowKind { .edition }

  func writeFields(to writer: inout ByteWriter) {
    work.write(to: &writer)
    writer.value(facts)
    writer.number(UInt64(readerFields.rawValue))
    writer.value(provenance)
    writer.values(externalIDs)
  }

  init(id: EditionID, from reader: inout ByteReader) throws(ByteError) {
    let work = try WorkID(from: &reader)
    let facts = try EditionFacts(from: &reader)
    let fields = ReaderFields(rawValue: try reader.number(UInt16.self))
    self.init(
      id: id, work: work, facts: facts, readerFields: fields, provenance: try reader.value(),
      externalIDs: try reader.values())
  }
}

extension EditionFacts: StoredValue {
  func write(to writer: inout ByteWriter) {
    writer.text(title)
    writer.value(isbn)
    writer.values(otherISBNs)
    writer.text(publisher)
    writer.text(binding)
    writer.optional(pageCount) { $0.integer($1) }
    writer.optional(yearPublished) { $0.integer($1) }
    writer.text(language)
    writer.text(coverURL)
  }

  init(from reader: inout ByteReader) throws(ByteError) {
    self.init(
      title: try reader.optionalText(), isbn: try reader.optionalValue(), otherISBNs: try reader.values(),
      publisher: try reader.optionalText(), binding: try reader.optionalText(),
      pageCount: try reader.optional { reader throws(ByteError) in try reader.integer() },
      yearPublished: try reader.optional { reader throws(ByteError) in try reader.integer() },
      language: try reader.optionalText(), coverURL: try reader.optionalText())
  }
}

extension AuthorCredit: StoredValue {
  func write(to writer: inout ByteWriter) {
    author.write(to: &writer)
    writer.text(role)
  }

  init(from reader: inout ByteReader) throws(ByteError) {
    let author = try AuthorID(from: &reader)
    self.init(author: author, role: try reader.optionalText())
  }
}
