// The search for one volume of a series: its queries, and the works that may be the volume.

import BooksTrackAPI

/// A search for a volume.
struct VolumeSearch: Sendable {
  private let volume: Int
  private let name: String
  private let author: String?
  private let externalIDs: [ExternalID]
  /// The book of the volume, if its title is known.
  private let subject: EnrichmentSubject?

  /// Creates the search; nil if the series is not in the library.
  init?(volume: Int, of series: SeriesID, in library: Library) {
    guard let row = library.series[series] else { return nil }
    self.volume = volume
    name = row.name
    externalIDs = row.externalIDs
    author = row.author.flatMap { library.authors[$0]?.name } ?? Self.onlyWriter(of: series, in: library)
    let author = author
    subject = KnownVolumes(of: series, in: library)[volume].map { known in
      EnrichmentSubject(
        title: known.title, authors: known.authors.isEmpty ? author.map { [$0] } ?? [] : known.authors,
        isbns: known.isbns)
    }
  }

  /// Returns the common main writer of all books of a series; nil if there is none.
  private static func onlyWriter(of series: SeriesID, in library: Library) -> String? {
    let writers = library.members(of: series).map { library.works[$0.work]?.authors.first?.author }
    guard let first = writers.first, let first, writers.allSatisfy({ $0 == first }) else { return nil }
    return library.authors[first]?.name
  }

  /// Returns the queries, to be sent in sequence: for the book, if its title is known, and for the series.
  func queries(_ rules: TitleRules) -> [MetadataQuery] {
    let ofBook = subject?.queries(rules) ?? []
    return ofBook + queriesOfSeries(rules).filter { !ofBook.contains($0) }
  }

  private func queriesOfSeries(_ rules: TitleRules) -> [MetadataQuery] {
    let titles = ["\(name) \(volume)", name].map(rules.normalizedForSearch)
    guard let author else { return titles.map { .title($0) } }
    return titles.map { .titleAndAuthor(title: $0, author: author) }
  }

  /// Returns the works of an answer that may be the volume, best first.
  func candidates(in data: SearchResponseData, _ policy: EnrichmentPolicy) -> [Candidate] {
    let offers = subject.map { policy.judge.offers(in: data, for: $0) } ?? []
    let places = data.works.indices.map { place(of: data.works[$0], policy.seriesDetector) }
    // A book that states another volume is excluded, however similar its title.
    let fitting = offers.filter { offer in
      places[offer.workIndex].map { $0 == SeriesPosition(volume) } ?? true
    }
    if !fitting.isEmpty { return fitting.map(\.candidate) }
    let stated = data.works.indices.filter { places[$0] == SeriesPosition(volume) }
    // Many series are named after their first volume, whose record then names no series.
    let first = volume == 1 && stated.isEmpty ? data.works.indices.filter { isNamesake(data.works[$0]) } : []
    return (stated + first)
      .prefix(policy.judge.offeredAtMost)
      .map { policy.judge.candidate(data, $0, policy.judge.certainFrom) }
  }

  /// Returns true if a work of the series' author has the name of the series, and no other place in it.
  private func isNamesake(_ work: WorkDTO) -> Bool {
    guard SeriesNames.key(work.title) == SeriesNames.key(name), work.series.isEmpty, let author else {
      return false
    }
    let key = NameKey.of(author)
    return work.authorNames.contains { NameKey.of($0) == key }
  }

  /// Returns the work's position in the series; nil if its record does not place it there.
  private func place(of work: WorkDTO, _ detector: SeriesDetector) -> SeriesPosition? {
    let key = SeriesNames.key(name)
    return detector.mentions(title: work.fullTitle, provider: work.series).first { mention in
      mention.name.map(SeriesNames.key) == key || mention.externalID.map(externalIDs.contains) ?? false
    }?.position
  }
}
