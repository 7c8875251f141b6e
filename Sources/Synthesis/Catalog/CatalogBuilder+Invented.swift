// The invented part of the catalog: thousands of writers, standalone books, series with half volumes and
// omnibuses, and look-alikes that a matcher must not confuse.
//
// A few writers have many books and most have few. No two books are indistinguishable: authors with one
// family name never have two books with one title, unless a number or a subtitle distinguishes them.

import Facts
import Simulation

/// Generates books until a catalog is full.
struct BookGenerator {
  var builder: CatalogBuilder
  var stream: RandomStream
  var people: InventedPeople
  /// The number of works reserved for look-alikes.
  private let reserved: Int
  /// The exclusive upper bound of popularity ranks, before their offset.
  let ranks: Int
  private let shelves: CountedTitleStocks
  private(set) var writers: [Writer] = []
  private let choice: WeightedSampler

  /// A writer, with language and preferred titles.
  struct Writer {
    let author: Int
    let family: String
    let language: String
    /// The index of the stock from which most of the writer's titles come.
    let home: Int
  }

  init(builder: CatalogBuilder, reserved: Int) {
    self.builder = builder
    self.reserved = reserved
    stream = builder.stream.substream("invention")
    ranks = max(builder.size, 2_000)
    people = InventedPeople(
      stocks: builder.facts.words.names, taken: builder.authors.map(\.name),
      stream: builder.stream.substream("people"))
    shelves = CountedTitleStocks(builder.facts.words.titles)
    let rest = max(1, builder.size - builder.works.count)
    let count = max(8, rest * 10 / 32)
    choice = WeightedSampler(weights: (0..<count).lazy.map { 1_000_000 / ($0 + 60) })
    for _ in 0..<count {
      if let writer = newWriter() { writers.append(writer) }
    }
  }

  /// True if the catalog is full, apart from the places reserved for look-alikes.
  var isFull: Bool { builder.works.count >= builder.size - reserved }

  /// Adds books until the catalog is full.
  mutating func run() {
    addNearNames()
    while !isFull, !writers.isEmpty {
      let writer = writers[choice.draw(&stream) % writers.count]
      let stock = stream.chance(78, in: 100) ? writer.home : shelves.draw(writer.language, &stream)
      switch stream.below(1_000) {
      case ..<(shelves[stock].isStory ? 105 : 10): addSeries(by: writer, stock: stock)
      case ..<122 where shelves[stock].isStory: addSharedTitle(by: writer, stock: stock)
      default: addStandalone(by: writer, stock: stock)
      }
    }
    addAlike(until: builder.size)
  }

  private mutating func newWriter() -> Writer? {
    let language = shelves.drawLanguage(&stream)
    guard let author = people.next(language: language) else { return nil }
    let index = builder.add(author)
    return Writer(
      author: index, family: NameParts(author.name).family, language: language,
      home: shelves.draw(language, &stream))
  }

  // MARK: Titles

  /// Returns a title that no writer with that family name has used, with a subtitle where the genre has them.
  mutating func newTitle(for writer: Writer, stock: Int) -> EditionTitle {
    let shelf = shelves[stock]
    var number = stream.below(shelf.count)
    var title = shelf.title(number)
    // At most one pass: one family can exhaust a stock.
    var left = shelf.count
    while left > 1, !builder.claim(title: title, family: writer.family) {
      number += 1
      left -= 1
      title = shelf.title(number)
    }
    let hasSubtitle = stream.chance(shelf.isStory ? 20 : 76, in: 100)
    return EditionTitle(
      language: shelf.language, title: title, subtitle: hasSubtitle ? shelf.subtitle(&stream) : nil)
  }

  /// Returns the title in another language for some books, and an empty array for the others.
  mutating func translations(of writer: Writer, stock: Int) -> [EditionTitle] {
    let language: String
    if writer.language == "en" {
      guard stream.chance(12, in: 100) else { return [] }
      language = shelves.drawForeign(&stream)
    } else {
      guard stream.chance(45, in: 100) else { return [] }
      language = "en"
    }
    let shelf = shelves.counterpart(of: stock, language: language, &stream)
    var title = newTitle(for: writer, stock: shelf)
    title = EditionTitle(language: language, title: title.title, subtitle: nil)
    return [title]
  }

  // MARK: Standalone books

  private mutating func addStandalone(by writer: Writer, stock: Int) {
    let title = newTitle(for: writer, stock: stock)
    add(title, by: writer, stock: stock)
  }

  /// Adds a book with the title of another one, often popular, by other people; not with a title that names
  /// a volume, as `Y: The Last Man, Vol. 2: Cycles` does.
  private mutating func addSharedTitle(by writer: Writer, stock: Int) {
    let model = stream.below(builder.works.count)
    let other = builder.works[model]
    guard other.language == writer.language, !other.isKnownByNumber, !builder.isVolumeNamed(by: other),
      builder.claim(title: other.title, family: writer.family)
    else { return addStandalone(by: writer, stock: stock) }
    builder.note(CatalogAlike(kind: .sharedTitle, left: model, right: builder.works.count))
    add(
      EditionTitle(language: writer.language, title: other.title, subtitle: nil), by: writer, stock: stock)
  }

  private mutating func add(_ title: EditionTitle, by writer: Writer, stock: Int) {
    let credits = credits(by: writer)
    _ = builder.add(
      WorkDraft(
        titles: [title] + translations(of: writer, stock: stock), credits: credits, year: year(),
        language: writer.language, genres: shelves[stock].genres, rank: 300 + stream.below(ranks)))
  }

  /// Returns the credits of a book: the writer, for some books with a second writer, an illustrator, a
  /// translator, or the many writers of an anthology.
  mutating func credits(by writer: Writer) -> [CatalogCredit] {
    var credits = [CatalogCredit(author: writer.author, role: .writer)]
    let roll = stream.below(1_000)
    let count = roll < 3 ? stream.within(8...44) : roll < 60 ? 1 : 0
    for _ in 0..<count { addCredit(.writer, to: &credits) }
    if stream.chance(4, in: 100) { addCredit(.illustrator, to: &credits) }
    if writer.language != "en", stream.chance(1, in: 2) { addCredit(.translator, to: &credits) }
    return credits
  }

  mutating func addCredit(_ role: CatalogRole, to credits: inout [CatalogCredit]) {
    guard let other = stream.pick(writers), !credits.contains(where: { $0.author == other.author }) else {
      return
    }
    credits.append(CatalogCredit(author: other.author, role: role))
  }

  /// Returns a year of first publication: mostly recent, seldom centuries ago or before the common era.
  mutating func year() -> Int {
    switch stream.below(1_000) {
    case ..<2: -stream.within(40...760)
    case ..<12: stream.within(160...1_690)
    case ..<60: stream.within(1_700...1_929)
    default: 2_024 - min(stream.below(95), stream.below(95))
    }
  }

  /// Returns a popularity rank for a series or a book.
  mutating func rank() -> Int { 300 + stream.below(ranks) }

  /// Returns the genres of a stock.
  func genres(of stock: Int) -> [String] { shelves[stock].genres }
}

extension CatalogBuilder {
  /// Adds invented books until the catalog is full.
  ///
  /// - Parameter alike: The number of look-alikes among them.
  mutating func invent(alike: Int) {
    guard works.count < size else { return }
    var inventor = BookGenerator(builder: self, reserved: min(alike, size - works.count))
    inventor.run()
    self = inventor.builder
  }
}
