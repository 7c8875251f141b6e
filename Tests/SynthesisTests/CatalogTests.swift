import BooksTrackAPI
import Facts
import Simulation
import Testing

@testable import Synthesis

@Suite struct CatalogTests {
  @Test func `The catalog has as many works as requested`() {
    #expect(World.catalog.works.count == 9_000)
    #expect(Catalog.make(seed: 1, size: 0).works.allSatisfy { $0.isReal })
  }

  @Test func `A catalog has a sample of known series, drawn from its seed and limited in volumes`() {
    let known = World.facts.series
    #expect(known.reduce(0) { $0 + $1.volumes.count } > CatalogBuilder.mostVolumes)
    var met: Set<String> = []
    for seed in 0..<20 as Range<UInt64> {
      let sample = CatalogBuilder.sample(of: known, RandomStream(seed: seed, name: "test"))
      let volumes = sample.reduce(0) { $0 + $1.volumes.count }
      #expect((CatalogBuilder.mostVolumes * 9 / 10...CatalogBuilder.mostVolumes).contains(volumes))
      let names = Set(sample.map(\.name))
      // A book in two series is in both.
      #expect(sample.flatMap(\.volumes).flatMap(\.alsoIn).allSatisfy { names.contains($0.series) })
      #expect(sample == CatalogBuilder.sample(of: known, RandomStream(seed: seed, name: "test")))
      met.formUnion(names)
    }
    #expect(met.count == known.count)
    #expect(CatalogBuilder.sample(of: Array(known.prefix(5)), RandomStream(seed: 1, name: "test")).count == 5)
  }

  @Test(arguments: World.facts.series)
  func `Every volume of a known series is in the catalog, with its position`(fact: FactSeries) throws {
    let catalog = Self.complete
    let series = try #require(catalog.series.first { $0.isReal && $0.name == fact.name })
    #expect(series.total == fact.total)
    #expect(series.works.count == fact.volumes.count)
    let number = try #require(catalog.series.firstIndex { $0.isReal && $0.name == fact.name })
    for volume in fact.volumes {
      let work = series.works.map { catalog.works[$0] }.first { work in
        work.memberships.contains { $0.series == number && $0.position.text == volume.position }
          && volume.title.hasPrefix(work.title)
      }
      let found = try #require(work, "\(volume.title) is missing in \(fact.name)")
      #expect(found.year == volume.year)
      #expect(found.credits.map { catalog.authors[$0.author].name }.starts(with: volume.authors))
    }
  }

  @Test func `A book that shares a title is not called the volume of another writer's series`() {
    var shared = 0
    for seed in [18, 27, 28, 31] as [UInt64] {
      let catalog = Catalog.make(seed: seed, size: 9_000)
      for pair in catalog.alike where pair.kind == .sharedTitle {
        let model = catalog.works[pair.left]
        shared += 1
        for place in model.memberships {
          let name = catalog.series[place.series].name
          let isSaid =
            model.title.hasPrefix(name) && model.title.dropFirst(name.count).contains(place.position.text)
          #expect(!isSaid, "\(model.title), seed \(seed)")
        }
      }
    }
    #expect(shared > 50)
  }

  @Test func `The editions of a work have about as many pages`() {
    let catalog = World.catalog.withRelatedBooks()
    let pages = catalog.works.map { work in work.editions.map { catalog.editions[$0].pages }.sorted() }
    let ratios = pages.map { ($0.last ?? 0) * 100 / max($0.first ?? 0, 1) }
    #expect(ratios.allSatisfy { $0 <= 145 }, "\(ratios.max() ?? 0)")
    #expect(ratios.contains { $0 > 120 })
    // An abridged edition is another work, of less than half the length.
    let abridged = catalog.relatedBooks.filter { $0.kind == .abridged }
    #expect(!abridged.isEmpty)
    let halves = abridged.map { book in (pages[book.work][0] * 2, pages[book.original]) }
    #expect(halves.allSatisfy { twice, original in twice < original[original.count / 2] + 2 })
  }

  @Test func `A plain catalog within one with related books has the same contents`() {
    let catalog = World.catalog
    let whole = catalog.withRelatedBooks()
    let kept = catalog.kept(in: whole)
    #expect(whole.works.count > catalog.works.count && whole.relatedBooks.count > 0)
    #expect(kept.works.indices == catalog.works.indices && kept.editions.indices == catalog.editions.indices)
    #expect(kept.works.map(\.title) == catalog.works.map(\.title))
    #expect(kept.editions.map(\.isbn) == catalog.editions.map(\.isbn))
    #expect(whole.works.map(\.title).starts(with: catalog.works.map(\.title)))
    let numbers = catalog.editions.compactMap(\.isbn)
    #expect(numbers.allSatisfy { kept.edition(isbn: $0) == catalog.edition(isbn: $0) })
    // Both share the same memory.
    let places = [kept, whole].map { $0.works.withUnsafeBufferPointer { $0.baseAddress } }
    #expect(places[0] == places[1])
  }

  /// The catalog of all known books.
  private static let complete = Catalog.make(seed: 7, size: 0)

  @Test func `A series whose story order differs from its publication order has both orders`() throws {
    let catalog = Self.complete
    func titles(_ name: String) throws -> [String] {
      let series = try #require(catalog.series.first { $0.isReal && $0.name == name })
      return series.storyOrder.map { catalog.works[$0].title }
    }
    #expect(
      try titles("The Chronicles of Narnia").prefix(2) == [
        "The Magician's Nephew", "The Lion, the Witch and the Wardrobe",
      ])
    #expect(try titles("Zones of Thought").first == "A Deepness in the Sky")
    #expect(try titles("Discworld") == [])
    for fact in World.facts.series {
      let series = try #require(catalog.series.first { $0.isReal && $0.name == fact.name })
      #expect(series.storyOrder.count == fact.storyOrder.count, "\(fact.name)")
    }
  }

  @Test func `A volume of two series is one work in both`() throws {
    let shared = World.facts.series.lazy.flatMap(\.volumes).first { !$0.alsoIn.isEmpty }
    let volume = try #require(shared)
    let title = NumberedTitle(volume.title, position: CatalogPosition(spans: [volume.span])).title
    let works = Self.complete.works.filter { $0.isReal && $0.title == title && $0.year == volume.year }
    #expect(works.count == 1)
    #expect((works.first?.memberships.count ?? 0) == volume.alsoIn.count + 1)
  }

  @Test func `Every known standalone work is in the catalog`() {
    let titles = Set(
      World.catalog.works.lazy.filter(\.isReal).map { $0.title + ($0.subtitle.map { ": \($0)" } ?? "") })
    let missing = World.facts.works.map(\.title).filter { !titles.contains($0) }
    #expect(missing.isEmpty, "\(missing)")
  }

  @Test func `The same seed gives the same catalog and another seed another one`() {
    func print(_ catalog: Catalog) -> [String] {
      catalog.works.map { "\($0.title)|\($0.year)|\($0.weight)|\($0.editions)" }
        + catalog.editions.map { "\($0.isbn?.number ?? 0)|\($0.publisher)|\($0.pages)" }
    }
    let one = Catalog.make(seed: 3, size: 2_500)
    #expect(print(one) == print(Catalog.make(seed: 3, size: 2_500)))
    #expect(print(one) != print(Catalog.make(seed: 4, size: 2_500)))
  }

  @Test func `ISBNs are valid, unique and lead back to their edition`() {
    let catalog = World.catalog
    let numbered = catalog.editions.enumerated().compactMap { index, edition in
      edition.isbn.map { (index: index, isbn: $0, work: edition.work) }
    }
    #expect(numbered.count > catalog.works.count)
    #expect(Set(numbered.map(\.isbn)).count == numbered.count)
    let invalid = numbered.filter { (try? ISBN($0.isbn.isbn13)) != $0.isbn }
    #expect(invalid.isEmpty)
    let lost = numbered.filter {
      catalog.edition(isbn: $0.isbn) != $0.index || catalog.work(isbn: $0.isbn) != $0.work
    }
    #expect(lost.isEmpty)
    #expect(ISBN(prefix: 979, body: 999_999_999).flatMap(catalog.edition(isbn:)) == nil)
  }

  @Test
  func `Every work has one to six editions: the first under its title, one per language with an ISBN`() {
    let catalog = World.catalog
    let wrong = catalog.works.indices.filter { index in
      let work = catalog.works[index]
      let editions = work.editions.map { catalog.editions[$0] }
      let languages = Set(editions.map(\.language))
      return !(1...6).contains(editions.count) || editions[0].title != work.title
        || editions.contains { $0.work != index }
        || languages != Set(editions.filter { $0.isbn != nil }.map(\.language))
    }
    #expect(wrong.isEmpty)
  }

  @Test func `A series lists its works in reading order`() {
    let catalog = World.catalog
    let disordered = catalog.series.indices.filter { index in
      let starts = catalog.series[index].works.map { work in
        catalog.works[work].memberships.first { $0.series == index }?.position.start ?? -1
      }
      return starts != starts.sorted()
    }
    #expect(disordered.isEmpty)
  }

  @Test func `There are half volumes, omnibuses, books in two series and books known by volume number`() {
    let works = World.catalog.works.filter { !$0.isReal }
    #expect(works.contains { $0.memberships.contains { $0.position.start % 100 == 50 } })
    #expect(works.contains { $0.kind == .omnibus && $0.memberships.contains { $0.position.spans.count > 1 } })
    #expect(works.contains { $0.memberships.count == 2 })
    #expect(works.contains { $0.isKnownByNumber })
    #expect(works.contains { $0.kind == .companion })
    #expect(works.contains { $0.kind == .graphicNovel })
  }

  @Test func `Different authors have books with one title, even authors whose names differ by a letter`() {
    let catalog = World.catalog
    let invented = catalog.works.filter { !$0.isReal && !$0.isKnownByNumber && $0.kind == .standalone }
    let byTitle = Dictionary(grouping: invented, by: \.title).filter { $0.value.count > 1 }
    #expect(byTitle.count > 20)
    let near = byTitle.values.contains { works in
      let names = works.compactMap { $0.credits.first.map { catalog.authors[$0.author].name } }
      let families = Set(names.map { NameParts($0).family })
      return Set(names).count > families.count
    }
    #expect(near)
  }

  @Test func `No form of a writer's name fits the writer of another book of the same title`() {
    let catalog = World.catalog
    let pairs = catalog.alike.filter { $0.kind == .nearName }
    #expect(pairs.count > 5)
    for pair in pairs {
      let left = NameSpelling.forms(ofWriterOf: pair.left, in: catalog)
      let right = NameSpelling.forms(ofWriterOf: pair.right, in: catalog)
      #expect(!left.isEmpty && Set(left).isDisjoint(with: right), "\(left) and \(right)")
    }
  }

  @Test func `No author has two invented books with the same title, except with different subtitles`() {
    let catalog = World.catalog
    var seen: [String: CatalogWork] = [:]
    var twins: [String] = []
    for work in catalog.works where !work.isReal && !work.isKnownByNumber {
      let key = catalog.authors[work.credits[0].author].name + "|" + work.title.lowercased()
      // The graphic version of a book differs from it by its subtitle.
      if let other = seen[key], work.subtitle == other.subtitle { twins.append(key) }
      seen[key] = work
    }
    #expect(twins.isEmpty, "\(twins)")
  }

  @Test func `A few works are popular and most are not`() {
    let weights = World.catalog.works.map(\.weight).sorted(by: >)
    let all = weights.reduce(0, +)
    let top = weights.prefix(weights.count / 100).reduce(0, +)
    #expect(top * 100 > all * 12, "the first hundredth has \(top * 100 / all) % of the weight")
    #expect(weights.last ?? 0 >= 1)
  }

  @Test(arguments: [
    ("3", [300...300]), ("0.5", [50...50]), ("1-3", [100...300]), ("1-4, 3.5", [100...400, 350...350]),
  ])
  func `A position has the form that readers use`(text: String, spans: [ClosedRange<Int>]) {
    #expect(CatalogPosition(spans: spans).text == text)
  }

  @Test func `Weighted draws follow their weights`() {
    let sampler = WeightedSampler(weights: [1, 0, 3, 6])
    var stream = RandomStream(seed: 5, name: "weights")
    var counts = [0, 0, 0, 0]
    for _ in 0..<20_000 { counts[sampler.draw(&stream)] += 1 }
    #expect(counts[1] == 0)
    #expect(fits(counts[0], of: 20_000, rate: 1_000))
    #expect(fits(counts[2], of: 20_000, rate: 3_000))
    #expect(fits(counts[3], of: 20_000, rate: 6_000))
  }
}
