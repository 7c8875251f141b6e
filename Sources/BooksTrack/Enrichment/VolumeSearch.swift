// A search for one volume of a series: what is asked, and which answers are the volume.

import BooksTrackAPI

/// A volume as it is searched for.
struct VolumeSearch: Sendable {
  private let volume: Int
  private let name: String
  private let author: String?
  private let externalIDs: [ExternalID]
  /// The book that the volume is, if its title is known.
  private let subject: EnrichmentSubject?

  /// The search for a volume; nil if the series is not in the library.
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

  /// The writer of all books of a series, if there is one.
  private static func onlyWriter(of series: SeriesID, in library: Library) -> String? {
    let writers = library.members(of: series).map { library.works[$0.work]?.authors.first?.author }
    guard let first = writers.first, let first, writers.allSatisfy({ $0 == first }) else { return nil }
    return library.authors[first]?.name
  }

  /// The questions to ask, one after the other.
  func queries(_ rules: TitleRules) -> [MetadataQuery] {
    if let subject { return subject.queries(rules) }
    let titles = ["\(name) \(volume)", name].map(rules.normalizedForSearch)
    guard let author else { return titles.map { .title($0) } }
    return titles.map { .titleAndAuthor(title: $0, author: author) }
  }

  /// The works of an answer that may be the volume, best first.
  func candidates(in data: SearchResponseData, _ policy: EnrichmentPolicy) -> [Candidate] {
    let offers = subject.map { policy.judge.offers(in: data, for: $0) } ?? []
    let places = data.works.indices.map { place(of: data.works[$0], policy.seriesDetector) }
    // A book that says that it is another volume is none, however much its title is like.
    let fitting = offers.filter { offer in
      places[offer.workIndex].map { $0 == SeriesPosition(volume) } ?? true
    }
    if !fitting.isEmpty { return fitting.map(\.candidate) }
    return data.works.indices.filter { places[$0] == SeriesPosition(volume) }
      .prefix(policy.judge.offeredAtMost)
      .map { policy.judge.candidate(data, $0, policy.judge.certainFrom) }
  }

  /// The place that a work says it has in the series; nil if it does not say that it stands there.
  private func place(of work: WorkDTO, _ detector: SeriesDetector) -> SeriesPosition? {
    let key = SeriesNames.key(name)
    return detector.mentions(title: work.fullTitle, provider: work.series).first { mention in
      mention.name.map(SeriesNames.key) == key || mention.externalID.map(externalIDs.contains) ?? false
    }?.position
  }
}
