// The conversion of Open Library's records to a real work with editions (CON-6).

import BooksTrackAPI

extension NormalizedBook {
  /// Converts an element of a search.
  ///
  /// The languages of a work are those of all its editions, so none is taken as the original language. An
  /// edition without a work appears in the index as a work, under a key such as `/works/OL7353617M`.
  init(_ found: OpenLibrarySearch.Work, genres: GenreVocabulary, tally: inout NormalizationTally) {
    var work = WorkDTO(title: found.title, knownBy: OpenLibraryProvider.name)
    work.subtitle = found.subtitle?.line(TextBounds.title)
    let writers = found.writers
    work.authorNames = writers.map(\.name)
    work.addSubjects(found.subjects.filter(\.isSubject), by: genres, tally: &tally)
    work.firstPublicationYear = found.firstPublishYear.flatMap { PublicationDate.isYear($0) ? $0 : nil }
    work.coverImageURL = OpenLibraryCover.url(of: found.cover)
    work.series = found.places
    work.synthetic = found.isOrphan
    if !work.synthetic { work.addID(found.key.id, of: OpenLibraryProvider.name) }
    var editions: [EditionDTO] = []
    var seen: Set<OpenLibraryKey> = []
    for edition in found.editions where edition.key.isKind("M") && seen.insert(edition.key).inserted {
      editions.append(EditionDTO(edition, of: work))
    }
    self.init(work: work, editions: editions, authors: writers)
  }

  /// Adds the details of the work's own record that the search lacks.
  mutating func add(
    _ record: OpenLibraryWorkRecord, genres: GenreVocabulary, tally: inout NormalizationTally
  ) {
    work.description = work.description ?? record.description?.plainDescription
    work.coverImageURL = work.coverImageURL ?? OpenLibraryCover.url(of: record.covers.first { $0 > 0 })
    if work.subjectTags.isEmpty {
      work.addSubjects(record.subjects.filter(\.isSubject), by: genres, tally: &tally)
    }
    for place in record.series.prefix(TextBounds.series) {
      let position = place.position?.line()
      if let known = work.series.firstIndex(where: { $0.seriesID == place.key.id }) {
        work.series[known].position = work.series[known].position ?? position
      } else {
        work.series.append(
          SeriesReferenceDTO(
            provider: OpenLibraryProvider.name, seriesID: place.key.id, position: position))
      }
    }
    if work.series.isEmpty { work.series = ReadingSeriesText.references(in: record.seriesTexts) }
  }

  /// Adds the details of an edition's record to the edition with a common ISBN.
  mutating func add(_ record: OpenLibraryEditionRecord) {
    let described = EditionDTO(numbers: record.isbns, knownBy: OpenLibraryProvider.name)
    if let place = editions.firstIndex(where: { !Set($0.isbns).isDisjoint(with: described.isbns) }) {
      editions[place].add(record)
    }
    if work.series.isEmpty { work.series = ReadingSeriesText.references(in: record.seriesTexts) }
  }
}

extension OpenLibrarySearch.Work {
  /// The authors, with their keys if the two lists have the same length.
  var writers: [AuthorDTO] {
    let keys = authorKeys.count == authorNames.count ? authorKeys : []
    var writers: [AuthorDTO] = []
    for (place, name) in authorNames.prefix(TextBounds.authors).enumerated() {
      guard let name = name?.line(), !writers.contains(where: { $0.name == name }) else { continue }
      var writer = AuthorDTO(name: name)
      if place < keys.count { writer.addID(keys[place]?.id, of: OpenLibraryProvider.name) }
      writers.append(writer)
    }
    return writers
  }

  /// The positions in series. Names and positions are used only if there is one for each key; otherwise it is
  /// unknown which series they belong to.
  var places: [SeriesReferenceDTO] {
    let names = seriesNames.count == seriesKeys.count ? seriesNames : []
    let positions = seriesPositions.count == seriesKeys.count ? seriesPositions : []
    var places: [SeriesReferenceDTO] = []
    for (index, key) in seriesKeys.prefix(TextBounds.series).enumerated() {
      guard let key, key.isKind("L"), !places.contains(where: { $0.seriesID == key.id }) else { continue }
      places.append(
        SeriesReferenceDTO(
          provider: OpenLibraryProvider.name, seriesID: key.id,
          name: index < names.count ? names[index]?.line() : nil,
          position: index < positions.count ? positions[index]?.line() : nil))
    }
    return places
  }
}

extension EditionDTO {
  fileprivate init(_ found: OpenLibrarySearch.Edition, of work: WorkDTO) {
    self.init(numbers: found.isbns, knownBy: OpenLibraryProvider.name)
    title = found.title?.line(TextBounds.title) ?? work.title
    // A subtitle belongs to the title of the same record.
    subtitle = found.subtitle?.line(TextBounds.title) ?? (found.title == nil ? work.subtitle : nil)
    publisher = found.publisher?.line()
    publicationDate = found.publishDate.flatMap(PublicationDate.free)
    pageCount = plausiblePageCount(found.pages)
    format = EditionFormat(binding: found.format)
    coverImageURL = OpenLibraryCover.url(of: found.cover)
    language = found.language.flatMap(LanguageCode.canonical)
    addID(found.key.id, of: OpenLibraryProvider.name)
  }

  fileprivate mutating func add(_ record: OpenLibraryEditionRecord) {
    publisher = publisher ?? record.publishers.first?.line()
    publicationDate = publicationDate ?? record.publishDate.flatMap(PublicationDate.free)
    pageCount = pageCount ?? plausiblePageCount(record.pages)
    if format == .unknown { format = EditionFormat(binding: record.format) }
    coverImageURL = coverImageURL ?? OpenLibraryCover.url(of: record.covers.first { $0 > 0 })
    language = language ?? record.languages.first.flatMap(LanguageCode.canonical)
  }
}

/// The URLs of covers.
private enum OpenLibraryCover {
  /// Returns the URL of the large cover; nil for an id of -1, which means that there is none.
  static func url(of number: Int?) -> String? {
    number.flatMap { $0 > 0 ? "https://covers.openlibrary.org/b/id/\($0)-L.jpg" : nil }
  }
}

extension String {
  /// True if an element of the list of subjects is a subject. The list also contains notes about holdings,
  /// and tags such as `nyt:hardcover-fiction=2011-07-03`.
  fileprivate var isSubject: Bool {
    let text = shortened(to: TextBounds.line)
    let machine = text.contains(":") && !text.contains(" ")
    return !machine && !Self.holdings.contains(FoldedText.fold(text))
  }

  private static let holdings: Set<String> = [
    "accessible book", "in library", "internet archive wishlist", "large type books", "lending library",
    "open library staff picks", "overdrive", "protected daisy", "popular print disabled books",
  ]
}
