// The builder of a catalog, which collects authors, series, works and editions. Sources add to it in a fixed
// order: facts first, then invented books.

import BooksTrackAPI
import Facts
import Simulation

/// The title of an edition.
struct EditionTitle: Hashable {
  let language: String
  let title: String
  let subtitle: String?
}

/// A work before its editions are generated.
struct WorkDraft {
  /// The titles by language; the first is that of the first edition.
  var titles: [EditionTitle]
  var credits: [CatalogCredit]
  var year: Int
  /// The original language; the first title may be in another.
  var language: String
  var genres: [String]
  var kind = CatalogKind.standalone
  var memberships: [CatalogMembership] = []
  /// The popularity rank, counted from 0.
  var rank: Int
  var isKnownByNumber = false
  var isKnownBySubtitle = false
  var isReal = false
}

/// A catalog under construction.
struct CatalogBuilder {
  let facts: WellKnownFacts
  let size: Int
  let stream: RandomStream

  private(set) var works: [CatalogWork] = []
  private(set) var editions: [CatalogEdition] = []
  private(set) var authors: [CatalogAuthor] = []
  private(set) var languages = Numbering()
  /// The number of editions in each language, by the language's number.
  private(set) var editionsByLanguage: [Int] = []
  private(set) var genres = Numbering()
  private var seriesDrafts: [CatalogSeries] = []
  private var seriesWorks: [[Int]] = []
  /// The positions of volumes in story order, by series.
  private var stories: [Int: [String]] = [:]
  private var authorNumbers: [String: Int] = [:]
  /// The index of each well-known series, by name.
  var seriesNumbers: [String: Int] = [:]
  /// Pairs of different works that look alike.
  private(set) var alike: [CatalogAlike] = []
  private var titleKeys: Set<UInt64> = []
  private var generator: EditionGenerator

  init(facts: WellKnownFacts, seed: UInt64, size: Int) {
    self.facts = facts
    self.size = size
    stream = RandomStream(seed: seed, name: "catalog")
    generator = EditionGenerator(words: facts.words, stream: stream.substream("editions"))
    works.reserveCapacity(size)
    editions.reserveCapacity(size * 3)
    titleKeys.reserveCapacity(size)
  }

  /// The series, with their works in reading order.
  var series: [CatalogSeries] {
    zip(seriesDrafts, seriesWorks).enumerated().map { index, pair in
      let places = pair.1.map { work in
        (start: works[work].memberships.first { $0.series == index }?.position.start ?? 0, work: work)
      }
      let members = places.sorted { ($0.start, $0.work) < ($1.start, $1.work) }.map(\.work)
      return CatalogSeries(
        name: pair.0.name, total: pair.0.total, authors: pair.0.authors, works: members,
        storyOrder: stories[index, default: []].compactMap { volume(at: $0, of: index, members) },
        isComic: pair.0.isComic, isReal: pair.0.isReal)
    }
  }

  /// Returns the volume at a position of a series, ignoring novellas at the same position.
  private func volume(at place: String, of series: Int, _ members: [Int]) -> Int? {
    members.first { member in
      works[member].kind == .volume
        && works[member].memberships.contains { $0.series == series && $0.position.text == place }
    }
  }

  /// Returns the index of the author, who is added if the name is new.
  mutating func add(_ author: CatalogAuthor) -> Int {
    if let known = authorNumbers[author.name] { return known }
    authorNumbers[author.name] = authors.count
    authors.append(author)
    return authors.count - 1
  }

  /// Adds a series without works and returns its index.
  ///
  /// - Parameter story: The positions of its volumes in story order, if that differs from their numbers.
  mutating func addSeries(
    name: String, total: Int?, authors: [Int], story: [String] = [], isComic: Bool, isReal: Bool
  ) -> Int {
    if !story.isEmpty { stories[seriesDrafts.count] = story }
    seriesDrafts.append(
      CatalogSeries(
        name: name, total: total, authors: authors, works: [], storyOrder: [], isComic: isComic,
        isReal: isReal))
    seriesWorks.append([])
    return seriesDrafts.count - 1
  }

  /// Keeps ISBNs from being invented.
  mutating func take(_ numbers: [ISBN]) { generator.take(numbers) }

  /// Adds a work with its editions and returns its index.
  ///
  /// - Parameter stated: What a reader's own file states of its first editions.
  mutating func add(_ draft: WorkDraft, stating stated: [GivenBook.Edition] = []) -> Int {
    let index = works.count
    let volume = draft.memberships.first.map { $0.position.start / 100 } ?? 0
    let weight = Popularity.weight(rank: draft.rank, kind: draft.kind, volume: volume)
    let first = editions.count
    let generated = generator.editions(of: draft, work: index)
    editions += stated.enumerated().map { CatalogEdition($1, else: generated[min($0, generated.count - 1)]) }
    editions += generated.dropFirst(stated.count)
    let available = count(editions[first...])
    let title = draft.titles.first
    works.append(
      CatalogWork(
        title: title?.title ?? "", subtitle: title?.subtitle, credits: draft.credits, year: draft.year,
        language: draft.language, genres: draft.genres, kind: draft.kind, memberships: draft.memberships,
        weight: weight, editions: first..<editions.count, isKnownByNumber: draft.isKnownByNumber,
        isKnownBySubtitle: draft.isKnownBySubtitle, isReal: draft.isReal,
        genreBits: genres.bits(of: draft.genres), languageBits: available))
    for membership in draft.memberships { seriesWorks[membership.series].append(index) }
    return index
  }

  /// Counts editions by language and returns the languages as bits.
  private mutating func count(_ some: ArraySlice<CatalogEdition>) -> UInt64 {
    var bits: UInt64 = 0
    for edition in some {
      let number = languages.number(of: edition.language)
      if number == editionsByLanguage.count { editionsByLanguage.append(0) }
      editionsByLanguage[number] += 1
      bits |= 1 << UInt64(number % 64)
    }
    return bits
  }

  /// Records a pair of works that look alike.
  mutating func note(_ pair: CatalogAlike) { alike.append(pair) }

  /// Returns true if the title of a work names its series and its place there.
  func isVolumeNamed(by work: CatalogWork) -> Bool {
    work.memberships.contains { place in
      let name = seriesDrafts[place.series].name
      return work.title.hasPrefix(name) && work.title.dropFirst(name.count).contains(place.position.text)
    }
  }

  /// Claims a title for a family name. Returns false if it is claimed already, because two such books would
  /// be indistinguishable.
  mutating func claim(title: String, family: String) -> Bool {
    titleKeys.insert(fixedHash(inLowerCase: title, from: fixedHash(inLowerCase: family))).inserted
  }
}
