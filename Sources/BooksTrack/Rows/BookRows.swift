// The encoding of works, authors and editions.
//
// The order of the fields is the file format. A new field, or a changed encoding of a field, needs a new
// version of the format and a step that converts old files.

internal import BooksTrackAPI

extension Work: StoredRow {
  func writeFields(to writer: inout ByteWriter) { box.fields.write(to: &writer) }

  init(id: WorkID, from parser: inout ByteParser) throws(ByteError) {
    self.init(id: id, try Fields(from: &parser))
  }
}

extension Work.Fields: StoredValue {
  func write(to writer: inout ByteWriter) {
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
    writer.value(found)
    writer.values(listedEditions)
  }

  init(from parser: inout ByteParser) throws(ByteError) {
    self.init(
      title: try parser.text(), authors: try parser.values(),
      firstPublished: try parser.optional { parser throws(ByteError) in try parser.integer() },
      subjects: try parser.texts(), summary: try parser.optionalText(), isSynthetic: try parser.flag(),
      provenance: try parser.value(), externalIDs: try parser.values(), enrichment: try parser.value(),
      candidates: try parser.values(), conflicts: try parser.values(), found: try parser.optionalValue(),
      listedEditions: try parser.values())
  }
}

extension Author: StoredRow {
  func writeFields(to writer: inout ByteWriter) {
    writer.text(name)
    writer.text(facts.nationality)
    writer.texts(facts.marginalizedIdentities)
    writer.texts(facts.culturalBackground)
    writer.text(facts.genderIdentity)
    writer.texts(facts.languages)
    writer.value(penNameOf)
    writer.value(found)
  }

  init(id: AuthorID, from parser: inout ByteParser) throws(ByteError) {
    self.init(id: id, name: try parser.text())
    facts.nationality = try parser.optionalText()
    facts.marginalizedIdentities = try parser.texts()
    facts.culturalBackground = try parser.texts()
    facts.genderIdentity = try parser.optionalText()
    facts.languages = try parser.texts()
    penNameOf = try parser.optionalValue()
    found = try parser.optionalValue()
  }
}

extension Edition: StoredRow {
  func writeFields(to writer: inout ByteWriter) { box.fields.write(to: &writer) }

  init(id: EditionID, from parser: inout ByteParser) throws(ByteError) {
    self.init(id: id, try Fields(from: &parser))
  }
}

extension Edition.Fields: StoredValue {
  func write(to writer: inout ByteWriter) {
    work.write(to: &writer)
    writer.value(facts)
    writer.number(UInt64(readerFields.rawValue))
    writer.value(provenance)
    writer.values(externalIDs)
  }

  init(from parser: inout ByteParser) throws(ByteError) {
    self.init(
      work: try parser.value(), facts: try parser.value(),
      readerFields: ReaderFields(rawValue: try parser.number(UInt16.self)), provenance: try parser.value(),
      externalIDs: try parser.values())
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

  init(from parser: inout ByteParser) throws(ByteError) {
    self.init(
      title: try parser.optionalText(), isbn: try parser.optionalValue(), otherISBNs: try parser.values(),
      publisher: try parser.optionalText(), binding: try parser.optionalText(),
      pageCount: try parser.optional { parser throws(ByteError) in try parser.integer() },
      yearPublished: try parser.optional { parser throws(ByteError) in try parser.integer() },
      language: try parser.optionalText(), coverURL: try parser.optionalText())
  }
}

extension ListedEdition: StoredValue {
  func write(to writer: inout ByteWriter) {
    writer.value(facts)
    writer.text(provider)
    writer.values(externalIDs)
  }

  init(from parser: inout ByteParser) throws(ByteError) {
    let facts = try EditionFacts(from: &parser)
    self.init(facts: facts, provider: try parser.optionalText(), externalIDs: try parser.values())
  }
}

extension AuthorCredit: StoredValue {
  func write(to writer: inout ByteWriter) {
    author.write(to: &writer)
    writer.text(role)
  }

  init(from parser: inout ByteParser) throws(ByteError) {
    let author = try AuthorID(from: &parser)
    self.init(author: author, role: try parser.optionalText())
  }
}
