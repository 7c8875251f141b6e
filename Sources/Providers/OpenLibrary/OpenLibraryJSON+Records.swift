// Renders the single records of Open Library: works, editions and series.

import BooksTrackAPI
import Synthesis

extension OpenLibraryJSON {
  // MARK: Works

  func work(_ rank: Int, distortion: Distortion) -> [UInt8] {
    let record = works.record(ofRank: distortion.named(rank, on: shelf))
    let number = works.keyNumber(of: record)
    let title = wording.title(of: record, number: number)
    var json = JSONBytes(capacity: 2_400)
    json.beginObject()
    description(of: record, number: number, distortion: distortion, into: &json)
    json.key(distortion.drift == .renamedField ? "name" : "title")
    if distortion.drift == .nestedField {
      typed("/type/text", title.title, into: &json)
    } else {
      json.text(title.title)
    }
    if let subtitle = title.subtitle { json.member("subtitle", subtitle) }
    if !distortion.lacksFields {
      covers(of: record, into: &json)
      subjects(of: record, distortion: distortion, into: &json)
    }
    json.member("key", "/works/\(keys.works.text(number))")
    authors(of: record, number: number, distortion: distortion, into: &json)
    series(of: record, into: &json)
    if distortion.hasUnknownFields {
      json.key("lc_classifications")
      json.texts(["PR6039.O32"])
      json.key("identifiers")
      json.verbatim("{\"wikidata\":[\"Q1\"],\"storygraph\":[]}")
    }
    history(type: "/type/work", number: number, into: &json)
    json.endObject()
    return json.bytes
  }

  /// Adds the description, as a string or as a typed object.
  private func description(
    of record: OpenLibraryRecord, number: Int, distortion: Distortion, into json: inout JSONBytes
  ) {
    let roll = shelf.draw.roll(.description, number, below: 100_000)
    let rate = shelf.isPopular(record.ranks.lowerBound) ? 70 : 32
    guard roll % 100 < rate, !record.isDuplicate, !distortion.lacksFields || distortion.descriptionTimes > 1
    else {
      guard distortion.descriptionTimes > 1 else { return }
      json.key("description")
      return json.text(sentences: Blurbs.sentences(roll), times: distortion.descriptionTimes)
    }
    json.key("description")
    if distortion.hasWrongTypes { return json.texts(Blurbs.sentences(roll)) }
    if roll / 100 % 2 == 0 || distortion.drift == .listOfObjects {
      json.beginObject()
      json.member("type", "/type/text")
      json.key("value")
      json.text(sentences: Blurbs.sentences(roll), times: distortion.descriptionTimes)
      json.endObject()
    } else {
      json.text(sentences: Blurbs.sentences(roll), times: distortion.descriptionTimes)
    }
  }

  /// Adds the covers of all editions; a removed cover is -1.
  private func covers(of record: OpenLibraryRecord, into json: inout JSONBytes) {
    let editions = record.ranks.map { shelf.edition($0) }
    let covers = editions.compactMap { cover(ofEdition: $0) }
    guard !covers.isEmpty else { return }
    json.key("covers")
    json.beginArray()
    if shelf.draw.roll(.cover, record.work, below: 50) == 0 { json.number(-1) }
    for cover in covers { json.number(cover) }
    json.endArray()
  }

  private func subjects(of record: OpenLibraryRecord, distortion: Distortion, into json: inout JSONBytes) {
    let subjects = subjects(of: record)
    guard !subjects.isEmpty else { return }
    json.member("subjects", names: subjects, distortion)
  }

  private func authors(
    of record: OpenLibraryRecord, number: Int, distortion: Distortion, into json: inout JSONBytes
  ) {
    let authors = wording.authors(of: record, number: number)
    guard !authors.isEmpty, !distortion.lacksFields else { return }
    json.key("authors")
    json.beginArray()
    for author in authors {
      let key = "/authors/\(authorKey(author, in: record))"
      json.beginObject()
      json.key("author")
      if distortion.hasWrongTypes { json.text(key) } else { reference(key, into: &json) }
      json.key("type")
      reference("/type/author_role", into: &json)
      json.endObject()
    }
    json.endArray()
  }

  /// Adds an array of objects with a series key each, and a position if the record states one.
  private func series(of record: OpenLibraryRecord, into json: inout JSONBytes) {
    let statements = seriesRecords.statements(of: record)
    guard !statements.isEmpty else { return }
    json.key("series")
    json.beginArray()
    for statement in statements {
      json.beginObject()
      json.key("series")
      reference("/series/\(keys.series.text(statement.number))", into: &json)
      if let position = statement.position { json.member("position", position) }
      json.endObject()
    }
    json.endArray()
  }

  // MARK: Editions

  /// - Parameter isByNumber: True if the edition was requested by an ISBN rather than by its key.
  func edition(_ rank: Int, isByNumber: Bool, distortion: Distortion) -> [UInt8] {
    let shown = isByNumber ? distortion.shown(for: rank, on: shelf) : distortion.named(rank, on: shelf)
    let number = shelf.edition(shown)
    let record = works.record(ofRank: shown)
    let imprint = distortion.imprint(of: distortion.wrongFacts == nil ? shown : rank, on: shelf)
    let title = wording.title(ofEdition: number)
    var json = JSONBytes(capacity: 1_400)
    json.beginObject()
    json.key(distortion.drift == .renamedField ? "name" : "title")
    json.text(title.title)
    if let subtitle = title.subtitle { json.member("subtitle", subtitle) }
    if distortion.descriptionTimes > 1 {
      json.key("description")
      json.text(sentences: Blurbs.sentences(number), times: distortion.descriptionTimes)
    }
    if !distortion.lacksFields {
      numbers(of: rank, distortion: distortion, into: &json)
      if !imprint.publisher.isEmpty { json.member("publishers", names: [imprint.publisher], distortion) }
      editionAuthors(of: record, number: number, into: &json)
    }
    if let date = wording.date(ofEdition: number, year: imprint.year) {
      json.member("publish_date", distortion.hasAbsurdValues ? "0000" : date)
    }
    pages(number, imprint, distortion: distortion, into: &json)
    if let cover = cover(ofEdition: number) {
      json.key("covers")
      json.beginArray()
      json.number(cover)
      json.endArray()
    }
    if statesLanguage(number) {
      json.key("languages")
      json.beginArray()
      reference(
        "/languages/\(OpenLibraryWording.libraryCode(catalog.editions[number].language))", into: &json)
      json.endArray()
    }
    let texts = seriesRecords.texts(ofEdition: number)
    if !texts.isEmpty { json.member("series", texts.map(\.text)) }
    if let format = format(ofEdition: number) { json.member("physical_format", format) }
    if distortion.hasUnknownFields { json.member("ocaid", "towers0000anon") }
    json.member("key", "/books/\(keys.editions.text(number))")
    json.key("works")
    json.beginArray()
    reference("/works/\(workKey(record))", into: &json)
    json.endArray()
    history(type: "/type/edition", number: number, into: &json)
    json.endObject()
    return json.bytes
  }

  /// Adds the ISBNs; some records have only the ISBN-10s, some only the ISBN-13s.
  private func numbers(of rank: Int, distortion: Distortion, into json: inout JSONBytes) {
    let numbers = numbers(of: rank)
    guard !numbers.isEmpty else { return }
    let short = numbers.compactMap(\.isbn10)
    let kind = shelf.draw.roll(.identifiers, shelf.edition(rank), below: 100)
    let isNested = distortion.drift == .nestedField
    if isNested {
      json.key("identifiers")
      json.beginObject()
    }
    if !short.isEmpty, kind >= 12 { json.member("isbn_10", short) }
    if short.count < numbers.count || kind < 84 { json.member("isbn_13", numbers.map(\.isbn13)) }
    if isNested { json.endObject() }
  }

  /// Adds the authors to the editions that have them; works always have them.
  private func editionAuthors(of record: OpenLibraryRecord, number: Int, into json: inout JSONBytes) {
    let authors = wording.authors(of: record, number: works.keyNumber(of: record))
    guard !authors.isEmpty, shelf.draw.roll(.author, number + 2 << 32, below: 100) < 64 else { return }
    json.key("authors")
    json.beginArray()
    for author in authors { reference("/authors/\(authorKey(author, in: record))", into: &json) }
    json.endArray()
  }

  private func pages(
    _ number: Int, _ imprint: CatalogEdition, distortion: Distortion, into json: inout JSONBytes
  ) {
    guard statesPages(number) else { return }
    json.key("number_of_pages")
    if distortion.hasWrongTypes {
      json.text(String(imprint.pages))
    } else {
      json.number(distortion.pages(imprint))
    }
    guard shelf.draw.roll(.pages, number, below: 74) < 24 else { return }
    json.member("pagination", "viii, \(imprint.pages) p. ;")
  }

  // MARK: Series

  /// Returns the record of a series; a third of the descriptions name the author.
  func series(_ number: Int) -> [UInt8] {
    var json = JSONBytes(capacity: 500)
    json.beginObject()
    json.member("key", "/series/\(keys.series.text(number))")
    json.member("name", seriesRecords.name(ofNumber: number) ?? "")
    if case .series(let place) = seriesRecords.subject(ofNumber: number),
      shelf.draw.roll(.description, number + 3 << 32, below: 3) == 0
    {
      json.member(
        "description", "A series by \(wording.name(ofAuthor: catalog.series[place].authors.first ?? 0)).")
    }
    history(type: "/type/series", number: number, into: &json)
    json.endObject()
    return json.bytes
  }

  // MARK: Parts

  private func reference(_ key: String, into json: inout JSONBytes) {
    json.beginObject()
    json.member("key", key)
    json.endObject()
  }

  private func typed(_ type: String, _ value: String, into json: inout JSONBytes) {
    json.beginObject()
    json.member("type", type)
    json.member("value", value)
    json.endObject()
  }

  /// Adds the members that end every record.
  private func history(type: String, number: Int, into json: inout JSONBytes) {
    let revision = 1 + shelf.draw.roll(.marks, number, below: 40)
    json.key("type")
    reference(type, into: &json)
    json.member("latest_revision", revision)
    json.member("revision", revision)
    json.key("created")
    typed("/type/datetime", "2009-10-15T11:34:21.437031", into: &json)
    json.key("last_modified")
    typed("/type/datetime", "2026-03-0\(1 + revision % 9)T08:12:45.000512", into: &json)
  }
}
