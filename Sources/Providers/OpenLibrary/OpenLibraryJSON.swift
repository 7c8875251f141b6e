// Renders search results of Open Library: works, each with the edition that fits the query best.

import BooksTrackAPI
import Synthesis

/// The encodings of the keys of all kinds of records.
struct OpenLibraryKeys: Sendable {
  let works: NumberedKey
  let editions: NumberedKey
  let authors: NumberedKey
  let series: NumberedKey

  init(seed: UInt64) {
    works = .works(seed: seed &+ 7)
    editions = .editions(seed: seed &+ 11)
    authors = .authors(seed: seed &+ 13)
    series = .series(seed: seed &+ 17)
  }
}

/// Renders answers.
struct OpenLibraryJSON: Sendable {
  let works: OpenLibraryHoldings
  let keys: OpenLibraryKeys
  let seriesRecords: OpenLibrarySeries
  /// The records that name a publisher's series, by the number of the series record.
  private let worksOfRows: [Int: [Int]]
  var shelf: ProviderHoldings { works.shelf }
  var catalog: Catalog { works.shelf.catalog }
  var wording: OpenLibraryWording { OpenLibraryWording(shelf: works.shelf) }

  init(works: OpenLibraryHoldings, keys: OpenLibraryKeys) {
    self.works = works
    self.keys = keys
    seriesRecords = OpenLibrarySeries(shelf: works.shelf)
    var worksOfRows: [Int: [Int]] = [:]
    for (place, record) in works.records.enumerated() {
      for statement in seriesRecords.statements(of: record) where statement.meant == nil {
        worksOfRows[statement.number, default: []].append(place)
      }
    }
    self.worksOfRows = worksOfRows
  }

  // MARK: Contents of records

  /// The searchable text of a record: its title, those of its editions, and all names of its authors.
  func searchable(_ record: OpenLibraryRecord) -> SearchableBook {
    let number = works.keyNumber(of: record)
    let title = wording.title(of: record, number: number)
    var titles: [(title: String, subtitle: String?)] = [(title.title, title.subtitle)]
    for rank in record.ranks {
      let edition = catalog.editions[shelf.edition(rank)]
      if !titles.contains(where: { $0.title == edition.title && $0.subtitle == edition.subtitle }) {
        titles.append((edition.title, edition.subtitle))
      }
    }
    let authors = wording.authors(of: record, number: number).flatMap { author in
      [catalog.authors[author].name] + catalog.authors[author].forms
    }
    return SearchableBook(
      titles: titles, authors: authors,
      others: seriesRecords.statements(of: record).map(\.name))
  }

  func workKey(_ record: OpenLibraryRecord) -> String { keys.works.text(works.keyNumber(of: record)) }

  /// The key of an author; duplicates of works refer to a second record of the author.
  func authorKey(_ author: Int, in record: OpenLibraryRecord) -> String {
    keys.authors.text(author + (record.isDuplicate ? catalog.authors.count : 0))
  }

  /// The records that name a series: in reading order or, for a publisher's series, by popularity.
  func records(ofSeries number: Int) -> [OpenLibraryRecord] {
    switch seriesRecords.subject(ofNumber: number) {
    case .publisher: return (worksOfRows[number] ?? []).map { works.records[$0] }
    case .series(let place), .firstVolume(let place):
      return catalog.series[place].works.compactMap { work in
        works.records(ofWork: work).first { record in
          seriesRecords.statements(of: record).contains { $0.number == number }
        }
      }
    case nil: return []
    }
  }

  func subjects(of record: OpenLibraryRecord) -> [String] {
    let work = catalog.works[record.work]
    let number = works.keyNumber(of: record)
    let subjects = OpenLibrarySubjects.subjects(
      of: work.genres, series: work.memberships.first.map { catalog.series[$0.series].name },
      number: shelf.draw.roll(.categories, number, below: 1 << 20),
      tags: shelf.draw.roll(.tags, number, below: 1 << 20))
    return record.isDuplicate ? Array(subjects.prefix(1)) : subjects
  }

  /// The number of an edition's cover; nil if it has none.
  func cover(ofEdition edition: Int) -> Int? {
    guard shelf.draw.roll(.cover, edition, below: 100) < 80 else { return nil }
    return 100_000 + edition * 37 % Self.covers
  }

  /// The number of covers: more than there are editions, so that each edition has a cover of its own.
  private static let covers = 14_400_000

  /// The index of the edition that a cover shows.
  func edition(ofCover number: Int) -> Int? {
    // The inverse of 37 modulo the number of covers.
    let edition = (number - 100_000) * 8_172_973 % Self.covers
    return number >= 100_000 && catalog.editions.indices.contains(edition) ? edition : nil
  }

  /// All ISBNs of a volume, including those of missing editions that its record also contains.
  func numbers(of rank: Int) -> [ISBN] {
    (catalog.editions[shelf.edition(rank)].isbn.map { [$0] } ?? []) + shelf.adoptedNumbers(of: rank)
  }

  // MARK: Search

  func search(_ ranks: [Int], _ search: OpenLibrarySearchResult, distortion: Distortion) -> [UInt8] {
    var json = JSONBytes(capacity: 300 + ranks.count * 1_100)
    json.beginObject()
    json.member("numFound", search.total)
    json.member("start", search.start)
    json.members("\"numFoundExact\":true")
    json.member("num_found", search.total)
    json.members("\"documentation_url\":\"https://openlibrary.org/dev/docs/api/search\"")
    json.member("q", search.query)
    json.members("\"offset\":null")
    json.key(distortion.drift == .renamedField ? "results" : "docs")
    json.beginArray()
    for rank in ranks { work(rank, fields: search.fields, distortion: distortion, into: &json) }
    json.endArray()
    json.endObject()
    return json.bytes
  }

  private func work(
    _ rank: Int, fields: OpenLibraryFields, distortion: Distortion, into json: inout JSONBytes
  ) {
    let shown = distortion.shown(for: rank, on: shelf)
    let record = works.record(ofRank: shown)
    json.beginObject()
    if !distortion.lacksFields { authors(of: record, fields: fields, distortion: distortion, into: &json) }
    if fields.contains(.cover), !distortion.lacksFields,
      let cover = cover(ofEdition: shelf.edition(record.ranks.lowerBound))
    {
      json.member("cover_i", cover)
    }
    if fields.contains(.editionCount) { json.member("edition_count", record.ranks.count) }
    if fields.contains(.editions) {
      editions(
        of: record, shown: shown, numberedAs: rank, fields: fields, distortion: distortion, into: &json)
    }
    if fields.contains(.firstYear) {
      firstYear(
        of: record, imprint: distortion.imprint(of: rank, on: shelf), distortion: distortion, into: &json)
    }
    if fields.contains(.key) { json.verbatim("\"key\":\"/works/", with: workKey(record), "\"") }
    if fields.contains(.language), !distortion.lacksFields { json.member("language", languages(of: record)) }
    series(of: record, fields: fields, into: &json)
    subjects(of: record, fields: fields, distortion: distortion, into: &json)
    title(of: record, fields: fields, distortion: distortion, into: &json)
    if distortion.hasUnknownFields {
      json.key("trending_score_hourly_sum")
      json.number(0)
      json.key("osp_count")
      json.verbatim("{\"syllabi\":3}")
    }
    json.endObject()
  }

  private func authors(
    of record: OpenLibraryRecord, fields: OpenLibraryFields, distortion: Distortion,
    into json: inout JSONBytes
  ) {
    let authors = wording.authors(of: record, number: works.keyNumber(of: record))
    guard !authors.isEmpty else { return }
    if fields.contains(.authorKey) { json.member("author_key", authors.map { authorKey($0, in: record) }) }
    if fields.contains(.authorName) {
      json.member("author_name", names: authors.map { wording.name(ofAuthor: $0) }, distortion)
    }
  }

  private func firstYear(
    of record: OpenLibraryRecord, imprint: CatalogEdition, distortion: Distortion,
    into json: inout JSONBytes
  ) {
    // The year of the oldest edition on record, which may differ from that of the work.
    let years = record.ranks.map { catalog.editions[shelf.edition($0)].year }
    let isOld = shelf.draw.roll(.date, works.keyNumber(of: record), below: 100) < 72
    let work = catalog.works[record.work]
    let year = isOld && work.year > 0 ? work.year : years.min() ?? work.year
    json.key("first_publish_year")
    if distortion.hasWrongTypes { return json.text(String(year)) }
    json.number(distortion.hasAbsurdValues ? 99_999 : distortion.wrongFacts == nil ? year : imprint.year)
  }

  private func languages(of record: OpenLibraryRecord) -> [String] {
    var languages: [String] = []
    for rank in record.ranks {
      let language = OpenLibraryWording.libraryCode(catalog.editions[shelf.edition(rank)].language)
      if !languages.contains(language) { languages.append(language) }
    }
    return languages
  }

  /// Adds three parallel arrays; a position that is not stated is an empty string.
  private func series(of record: OpenLibraryRecord, fields: OpenLibraryFields, into json: inout JSONBytes) {
    guard !fields.isDisjoint(with: [.seriesKey, .seriesName, .seriesPosition]) else { return }
    let statements = seriesRecords.statements(of: record)
    guard !statements.isEmpty else { return }
    if fields.contains(.seriesKey) {
      json.member("series_key", statements.map { keys.series.text($0.number) })
    }
    if fields.contains(.seriesName) { json.member("series_name", statements.map(\.name)) }
    if fields.contains(.seriesPosition) {
      json.member("series_position", statements.map { $0.position ?? "" })
    }
  }

  private func subjects(
    of record: OpenLibraryRecord, fields: OpenLibraryFields, distortion: Distortion,
    into json: inout JSONBytes
  ) {
    if fields.contains(.subject), !distortion.lacksFields {
      let subjects = subjects(of: record)
      if !subjects.isEmpty { json.member("subject", subjects) }
    }
    guard distortion.descriptionTimes > 1 else { return }
    // The identifiers of all scanned copies.
    json.key("ia")
    json.beginArray()
    for scan in 0..<distortion.descriptionTimes * 24 { json.text("isbn_\(9_780_000_000_000 + scan)") }
    json.endArray()
  }

  private func title(
    of record: OpenLibraryRecord, fields: OpenLibraryFields, distortion: Distortion,
    into json: inout JSONBytes
  ) {
    let title = wording.title(of: record, number: works.keyNumber(of: record))
    if fields.contains(.subtitle), let subtitle = title.subtitle { json.member("subtitle", subtitle) }
    if fields.contains(.title) { json.member("title", title: title.title, distortion) }
  }
}
