// A reader's preferences, as far as they show in an export: languages, genres, treatment of series, shelf
// names, and the start of the account.

import Facts
import Simulation

/// A reader.
struct ReaderTaste {
  /// The languages that the reader reads; most books are in the first one.
  let languages: [String]
  let languageBits: UInt64
  /// The bit of the language other than English; 0 if there is none.
  private let ownLanguageBit: UInt64
  /// The percentage of books taken that are not available in it.
  private let foreignTolerance: Int
  let genreBits: UInt64
  /// The percentages of series that are dropped after one book, and of series that are read to the end.
  let dropsSeries: Int
  let finishesSeries: Int
  /// The percentage of books that are read.
  let read: Int
  /// The custom exclusive shelves; may be empty.
  let ownShelves: [String]
  /// The tags that are put on some books.
  let tags: [String]
  /// The first day of the account.
  let since: CivilDay
  private let taken: ReaderKind.Taken
  private let comicBits: UInt64
  private let storyBits: UInt64

  /// The date of the export.
  static let today = CivilDay(number: 20_270)

  init(catalog: Catalog, kind: ReaderKind = .anybody, stream: inout RandomStream) {
    languages = Self.languages(of: catalog, kind, stream: &stream)
    taken = kind.taken
    comicBits = Self.bits(["Comics", "Manga", "Graphic Novels", "Graphic Novel"], of: catalog)
    storyBits = Self.bits(["Fiction"], of: catalog)
    languageBits = languages.reduce(0) { bits, name in
      catalog.languages.firstIndex(of: name).map { bits | 1 << UInt64($0 % 64) } ?? bits
    }
    let own = languages.first { $0 != "en" }
    ownLanguageBit = own.flatMap(catalog.languages.firstIndex(of:)).map { 1 << UInt64($0 % 64) } ?? 0
    foreignTolerance = languages.first == "en" ? 50 : kind.taken.foreign > 0 ? 6 : 3
    var genres: UInt64 = 0
    for _ in 0..<stream.within(3...7) where !catalog.genres.isEmpty {
      genres |= 1 << UInt64(stream.below(catalog.genres.count) % 64)
    }
    genreBits = genres
    dropsSeries = stream.within(kind.dropsSeries)
    finishesSeries = stream.within(kind.finishesSeries)
    read = stream.within(kind.read)
    let shelves = stream.shuffled(catalog.words.shelves)
    ownShelves = stream.chance(kind.withOwnShelves, in: 10) ? Array(shelves.prefix(stream.within(1...3))) : []
    tags = Array(shelves.dropFirst(3).prefix(stream.within(0...8)))
    since = CivilDay(number: 13_900 + stream.below(5_000))
  }

  /// Draws the languages. Most readers of an international site read English; some mostly read another
  /// language.
  private static func languages(
    of catalog: Catalog, _ kind: ReaderKind, stream: inout RandomStream
  ) -> [String] {
    switch kind.languages {
    case .english: return ["en"]
    case .own(let choices):
      let known = choices.filter(catalog.languages.contains)
      return (stream.pick(known).map { [$0] } ?? []) + ["en"]
    case .international: break
    }
    let weights = zip(catalog.languages, catalog.editionsByLanguage).map { $0 == "en" ? 0 : $1 }
    guard weights.contains(where: { $0 > 0 }), stream.chance(28, in: 100) else { return ["en"] }
    let second = catalog.languages[stream.weighted(weights)]
    return stream.chance(55, in: 100) ? ["en", second] : [second, "en"]
  }

  /// Returns true if the reader takes the book.
  func likes(_ work: CatalogWork, stream: inout RandomStream) -> Bool {
    guard work.languageBits & languageBits != 0 else {
      return taken.foreign > 0 && stream.chance(taken.foreign, in: 100)
    }
    if languages.count > 1, work.languageBits & ownLanguageBit == 0, !stream.chance(foreignTolerance, in: 100)
    {
      return false
    }
    guard work.genreBits & genreBits != 0 || stream.chance(42, in: 100) else { return false }
    let taken = taken(of: work)
    return taken >= 100 || stream.chance(taken, in: 100)
  }

  /// Returns the percentage of such books that are taken.
  private func taken(of work: CatalogWork) -> Int {
    if work.genreBits & comicBits != 0 { return taken.comics }
    if work.kind == .volume { return taken.volumes }
    return work.genreBits & storyBits != 0 ? taken.stories : taken.explained
  }

  private static func bits(_ genres: Set<String>, of catalog: Catalog) -> UInt64 {
    catalog.genres.indices.reduce(0) {
      genres.contains(catalog.genres[$1]) ? $0 | 1 << UInt64($1 % 64) : $0
    }
  }
}
