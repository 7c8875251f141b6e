// The generator of a work's editions: their number, languages, bindings, publishers and ISBNs.
//
// The first edition is the common one in the language of the first title. Popular works have more editions.
// Most electronic and audio editions have a store's id and no ISBN.

import BooksTrackAPI
import Facts
import Simulation

/// The publishers, bindings and ISBN groups of one language, with the English ones where a language has none.
private struct Market {
  let publishers: [FactPublisher]
  /// Paper bindings, the most common first.
  let paper: [String]
  let electronic: [String]
  let numbers: ISBNGroups

  private static let electronicWords = [
    "kindle", "ebook", "e-book", "e-bok", "audio", "audible", "nook", "hörbuch", "ljudbok", "cd", "mp3",
  ]

  init(language: String, words: WordLists) {
    let houses = words.publishers.filter { $0.language == language }
    publishers = houses.isEmpty ? words.publishers.filter { $0.language == "en" } : houses
    let english = words.bindings.first { $0.language == "en" }?.words ?? []
    let bindings = words.bindings.first { $0.language == language }?.words ?? english
    paper = bindings.filter { !Self.isElectronic($0) }
    let own = bindings.filter(Self.isElectronic)
    electronic = own.isEmpty ? english.filter(Self.isElectronic) : own
    numbers = ISBNGroups(language: language)
  }

  private static func isElectronic(_ binding: String) -> Bool {
    let folded = binding.lowercased()
    return electronicWords.contains { folded.contains($0) }
  }
}

/// Generates editions with unique ISBNs.
struct EditionGenerator {
  private var isbnGenerator: ISBNGenerator
  private var stream: RandomStream
  private let words: WordLists
  private var languages = Numbering()
  /// The markets by the number of the language.
  private var markets: [Market] = []

  private static let lastYear = 2024
  private static let counts = [[38, 30, 17, 9, 4, 2], [12, 22, 24, 20, 13, 9], [2, 8, 18, 24, 26, 22]]
  private static let storeLetters = Array("0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZ".utf8)

  init(words: WordLists, stream: RandomStream) {
    isbnGenerator = ISBNGenerator(stream: stream)
    self.stream = stream
    self.words = words
  }

  /// Keeps ISBNs from being generated.
  mutating func take(_ numbers: [ISBN]) { isbnGenerator.take(numbers) }

  private mutating func market(_ language: String) -> Market {
    let number = languages.number(of: language)
    if number == markets.count { markets.append(Market(language: language, words: words)) }
    return markets[number]
  }

  /// Generates one to six editions.
  mutating func editions(of draft: WorkDraft, work: Int) -> [CatalogEdition] {
    guard let home = draft.titles.first else { return [] }
    let renown = draft.rank < 1_500 ? 2 : draft.rank < 8_000 ? 1 : 0
    let count = stream.weighted(Self.counts[renown]) + 1
    // Translations take at most four of six places, so that the first title can have a second edition.
    let others = draft.titles.dropFirst()
    let further = others.count <= 4 ? Array(others) : Array(stream.shuffled(others).prefix(4))
    let again = max(1, min(count - further.count, 6 - further.count))
    var editions: [CatalogEdition] = []
    editions.reserveCapacity(again + further.count)
    for place in 0..<again + further.count {
      let title = place < again ? home : further[place - again]
      editions.append(
        edition(of: draft, work: work, place: place, title: title, length: editions.first?.pages))
    }
    return editions
  }

  private mutating func edition(
    of draft: WorkDraft, work: Int, place: Int, title: EditionTitle, length: Int?
  ) -> CatalogEdition {
    let market = market(title.language)
    let earliest = max(draft.year, 1950)
    let span = max(1, Self.lastYear - earliest)
    // Readers mostly own a printing of recent decades, whenever the work first appeared.
    let year =
      place == 0 && draft.year >= 1950 && stream.chance(6, in: 10)
      ? draft.year : Self.lastYear - stream.below(min(span, 10 + stream.below(max(span, 1))) + 1)
    // Only further printings of the first title are electronic, so that every language has an edition with an
    // ISBN.
    let isElectronic =
      place > 0 && title == draft.titles[0] && year >= 2008 && stream.chance(38, in: 100)
    let number =
      isElectronic && stream.chance(85, in: 100)
      ? nil
      : isbnGenerator.next(
        in: market.numbers, prefersNewPrefix: year >= 2020 && stream.chance(12, in: 100), stream: &stream)
    return CatalogEdition(
      work: work, isbn: number, storeNumber: number == nil ? storeNumber() : nil, title: title.title,
      subtitle: title.subtitle, language: title.language, publisher: publisher(in: market),
      year: year, pages: pages(draft.kind, length),
      binding: binding(in: market, isElectronic: isElectronic))
  }

  /// Returns ten characters in the format of a large store's ids for items without ISBN, such as
  /// `B00DQBOFTW`.
  private mutating func storeNumber() -> String {
    "B00" + String(decoding: (0..<7).map { _ in Self.storeLetters[stream.below(36)] }, as: UTF8.self)
  }

  private mutating func publisher(in market: Market) -> String {
    guard let house = stream.pick(market.publishers) else { return "" }
    return stream.chance(1, in: 2) ? house.name : stream.pick(house.imprints) ?? house.name
  }

  private mutating func binding(in market: Market, isElectronic: Bool) -> String {
    // Most sites call e-books in any language a "Kindle Edition", also Turkish ones.
    if isElectronic { return stream.pick(market.electronic) ?? "ebook" }
    let count = market.paper.count
    guard count > 0 else { return "" }
    return market.paper[min(stream.below(count), stream.below(count), stream.below(count))]
  }

  /// Returns a page count. Type, format and language change the length of a work by up to a fifth.
  ///
  /// - Parameter length: The page count of the first edition; nil for that edition.
  private mutating func pages(_ kind: CatalogKind, _ length: Int?) -> Int {
    let drawn = pages(kind)
    return length.map { $0 * (85 + drawn % 36) / 100 } ?? drawn
  }

  private mutating func pages(_ kind: CatalogKind) -> Int {
    switch kind {
    case .standalone: stream.within(120...420) + stream.below(160)
    case .volume: stream.within(180...480) + stream.below(240)
    case .novella: stream.within(32...160)
    case .omnibus: stream.within(600...1_500)
    case .companion, .graphicNovel: stream.within(96...320)
    }
  }
}
