// Makes the editions of a work: how many, in which languages, bound how, by whom, with which number.
//
// The first edition is the common one in the language of the first title. Popular works have more editions.
// Electronic and audio editions mostly have a store's number and no ISBN.

import BooksTrackAPI
import CatalogFacts
import Simulation

/// Makes editions; keeps the numbers that are taken.
struct EditionGenerator {
  private var isbnGenerator: ISBNGenerator
  private var stream: RandomStream
  private let publishers: [String: [FactPublisher]]
  private let bindings: [String: (paper: [String], electronic: [String])]

  private static let lastYear = 2024
  private static let counts = [[38, 30, 17, 9, 4, 2], [12, 22, 24, 20, 13, 9], [2, 8, 18, 24, 26, 22]]
  private static let electronicWords = [
    "kindle", "ebook", "e-book", "e-bok", "audio", "audible", "nook", "hörbuch", "ljudbok", "cd", "mp3",
  ]

  init(words: WordLists, stream: RandomStream) {
    isbnGenerator = ISBNGenerator(stream: stream)
    self.stream = stream
    publishers = Dictionary(grouping: words.publishers, by: \.language)
    bindings = Dictionary(
      words.bindings.map { list in
        let electronic = list.words.filter(Self.isElectronic)
        return (list.language, (list.words.filter { !electronic.contains($0) }, electronic))
      }, uniquingKeysWith: { first, _ in first })
  }

  private static func isElectronic(_ binding: String) -> Bool {
    let folded = binding.lowercased()
    return electronicWords.contains { folded.contains($0) }
  }

  /// One to six editions.
  mutating func editions(of draft: WorkDraft, work: Int) -> [CatalogEdition] {
    guard let home = draft.titles.first else { return [] }
    let renown = draft.rank < 1_500 ? 2 : draft.rank < 8_000 ? 1 : 0
    let count = stream.weighted(Self.counts[renown]) + 1
    // Translations take at most four of six places, so that the first title keeps a second edition.
    let others = draft.titles.dropFirst()
    let further = others.count <= 4 ? Array(others) : Array(stream.shuffled(others).prefix(4))
    let again = max(1, min(count - further.count, 6 - further.count))
    let titles = Array(repeating: home, count: again) + further
    return titles.enumerated().map { place, title in
      edition(of: draft, work: work, place: place, title: title)
    }
  }

  private mutating func edition(
    of draft: WorkDraft, work: Int, place: Int, title: EditionTitle
  ) -> CatalogEdition {
    let earliest = max(draft.year, 1950)
    let span = max(1, Self.lastYear - earliest)
    // Readers mostly have a printing of the last decades, whenever the work first appeared.
    let year =
      place == 0 && draft.year >= 1950 && stream.chance(6, in: 10)
      ? draft.year : Self.lastYear - stream.below(min(span, 10 + stream.below(max(span, 1))) + 1)
    // Only further printings of the first title, so that every language has an edition with a number.
    let isElectronic =
      place > 0 && title == draft.titles[0] && year >= 2008 && stream.chance(38, in: 100)
    let number =
      isElectronic && stream.chance(85, in: 100)
      ? nil
      : isbnGenerator.next(
        language: title.language, prefersNewPrefix: year >= 2020 && stream.chance(12, in: 100),
        stream: &stream)
    return CatalogEdition(
      work: work, isbn: number, storeNumber: number == nil ? storeNumber() : nil, title: title.title,
      subtitle: title.subtitle, language: title.language, publisher: publisher(language: title.language),
      year: year, pages: pages(draft.kind), binding: binding(title.language, isElectronic: isElectronic))
  }

  /// Ten characters as a large store numbers what has no ISBN, such as `B00DQBOFTW`.
  private mutating func storeNumber() -> String {
    let letters = Array("0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZ".utf8)
    return "B00" + String(decoding: (0..<7).map { _ in letters[stream.below(36)] }, as: UTF8.self)
  }

  private mutating func publisher(language: String) -> String {
    guard let house = stream.pick(publishers[language] ?? publishers["en"] ?? []) else { return "" }
    return stream.chance(1, in: 2) ? house.name : stream.pick(house.imprints) ?? house.name
  }

  private mutating func binding(_ language: String, isElectronic: Bool) -> String {
    let own = bindings[language] ?? bindings["en"] ?? ([], [])
    let english = bindings["en"] ?? ([], [])
    // Also a Turkish e-book is a "Kindle Edition" on most sites.
    if isElectronic { return stream.pick(own.electronic) ?? stream.pick(english.electronic) ?? "ebook" }
    // The first of a list are the common ones.
    guard !own.paper.isEmpty else { return stream.pick(english.paper) ?? "" }
    let count = own.paper.count
    return own.paper[min(stream.below(count), stream.below(count), stream.below(count))]
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
