// The facts about series are ground truth, so they are held to what makes a list of volumes believable:
// every line is read, places do not clash, totals are what they claim, and a book in two series is the same
// book in both.

import Testing

@testable import CatalogFacts

@Suite("Facts about series")
struct FactsTests {
  static let facts = WellKnownFacts.load()
  static let volumes = facts.series.flatMap(\.volumes)

  // MARK: The whole

  @Test("Every line of the facts can be read, and every reference leads to a volume")
  func noProblems() {
    #expect(Self.facts.problems.isEmpty)
  }

  @Test("There are at least 250 series with two thousand volumes")
  func enough() {
    #expect(Self.facts.series.count >= 250)
    #expect(Self.volumes.count >= 2_000)
    #expect(Self.facts.series.count { !$0.storyOrder.isEmpty || $0.isNumberedByStory } >= 10)
    #expect(Self.volumes.count { $0.span.lowerBound % 100 != 0 } >= 15)
    #expect(Self.volumes.count { $0.kind == .omnibus } >= 5)
  }

  @Test("Every writer of a volume is among the authors")
  func authors() {
    let known = Set(Self.facts.authors.flatMap { [$0.name] + $0.penNames })
    let unknown = Self.volumes.flatMap(\.authors).filter { !known.contains($0) }
    #expect(unknown.isEmpty, "\(Set(unknown).sorted())")
  }

  @Test("No book is told of twice, as volumes of two series or as a volume and a work")
  func once() {
    let volumes = Self.facts.series.flatMap { series in
      series.volumes.filter { volume in
        // Of a book in several series the first place counts.
        volume.alsoIn.allSatisfy { other in
          let places = Self.facts.series.map(\.name)
          return (places.firstIndex(of: series.name) ?? 0, volume.position)
            < (places.firstIndex(of: other.series) ?? 0, other.position)
        }
      }
    }
    let books =
      volumes.map { "\($0.title) / \($0.authors.first ?? "")" }
      + Self.facts.works.map { "\($0.title) / \($0.authors.first ?? "")" }
    #expect(Self.repeated(books).isEmpty, "\(Self.repeated(books))")
  }

  @Test("No two series bear the same name")
  func uniqueNames() {
    let names = Self.facts.series.map(\.name)
    #expect(Self.repeated(names).isEmpty)
    #expect(names.allSatisfy { Self.facts.series(named: $0)?.name == $0 })
  }

  @Test("Every kind of volume occurs", arguments: FactVolumeKind.allCases)
  func kinds(kind: FactVolumeKind) {
    #expect(Self.volumes.contains { $0.kind == kind })
  }

  @Test(
    "Series stand in their own language as well", arguments: ["ar", "de", "fr", "it", "ja", "pl", "ru", "zh"])
  func languages(code: String) {
    #expect(Self.facts.series.contains { $0.language == code })
  }

  // MARK: One series

  @Test(
    "A series has a name, authors and genres, and every volume has a title and authors",
    arguments: facts.series)
  func complete(series: FactSeries) {
    #expect(!series.name.isEmpty && !series.authors.isEmpty && !series.genres.isEmpty)
    #expect(!series.volumes.isEmpty)
    #expect(series.volumes.allSatisfy { !$0.title.isEmpty && !$0.authors.isEmpty })
  }

  @Test("Places are unique within a series, and in order", arguments: facts.series)
  func positions(series: FactSeries) {
    let spans = series.volumes.map(\.span)
    let pairs = zip(spans, spans.dropFirst())
    #expect(
      pairs.allSatisfy { ($0.lowerBound, $0.upperBound) < ($1.lowerBound, $1.upperBound) },
      "\(series.name): \(series.volumes.map(\.position))")
  }

  @Test(
    "The total is the number of whole volumes listed, or more where the list is partial",
    arguments: facts.series)
  func totals(series: FactSeries) {
    guard let total = series.total else { return }
    let whole = Set(series.volumes.flatMap(\.wholeVolumes))
    if series.isPartial {
      #expect(whole.count < total && whole.allSatisfy { (1...total).contains($0) }, "\(series.name)")
    } else {
      #expect(whole == Set(1...total), "\(series.name)")
    }
  }

  @Test("Volumes appeared between 1800 and 2025", arguments: facts.series)
  func years(series: FactSeries) {
    #expect(series.volumes.allSatisfy { (1800...2025).contains($0.year) }, "\(series.name)")
  }

  /// Whole volumes by their number, without omnibuses and the one at 0.
  private static func numbered(_ series: FactSeries) -> [FactVolume] {
    series.volumes.filter {
      $0.kind == .main && $0.span.lowerBound == $0.span.upperBound && $0.span.lowerBound % 100 == 0
        && $0.span.lowerBound > 0
    }
  }

  @Test("Years ascend with the numbers, unless the numbers follow the story", arguments: facts.series)
  func yearsAscend(series: FactSeries) {
    let years = Self.numbered(series).map(\.year)
    let ascend = zip(years, years.dropFirst()).allSatisfy { $0 <= $1 }
    #expect(ascend != series.isNumberedByStory, "\(series.name): \(years)")
  }

  @Test("The order of the story names every whole volume once, and is another one", arguments: facts.series)
  func storyOrder(series: FactSeries) {
    guard !series.storyOrder.isEmpty else { return }
    let numbers = Self.numbered(series).map(\.position)
    #expect(series.storyOrder.sorted() == numbers.sorted() && series.storyOrder != numbers, "\(series.name)")
  }

  @Test("An omnibus comes after the volumes that it covers", arguments: facts.series)
  func omnibuses(series: FactSeries) {
    for omnibus in series.volumes where omnibus.kind == .omnibus {
      let covered = Self.numbered(series).filter { omnibus.span.contains($0.span.lowerBound) }
      #expect(covered.allSatisfy { $0.year <= omnibus.year }, "\(series.name) \(omnibus.position)")
    }
  }

  @Test("No two volumes of a series share title and first author", arguments: facts.series)
  func titles(series: FactSeries) {
    let keys = series.volumes.map { "\($0.title) / \($0.authors.first ?? "")" }
    #expect(Self.repeated(keys).isEmpty)
  }

  @Test("A title does not hold the marker of its series", arguments: facts.series)
  func bareTitles(series: FactSeries) {
    #expect(
      series.volumes.allSatisfy { !$0.title.contains("#") && !$0.title.contains("(") }, "\(series.name)")
  }

  @Test(
    "A book in a further series is the same book there, and names the first in turn", arguments: facts.series)
  func crossReferences(series: FactSeries) throws {
    for volume in series.volumes {
      for membership in volume.alsoIn {
        let other = try #require(Self.facts.series(named: membership.series))
        let twin = try #require(other.volumes.first { $0.position == membership.position })
        #expect(twin.title == volume.title && twin.year == volume.year && other.name != series.name)
        #expect(twin.alsoIn.contains { $0.series == series.name && $0.position == volume.position })
      }
    }
  }

  // MARK: Known books

  @Test(
    "A known book stands where readers know it",
    arguments: [
      ("Mistborn", "1", "The Final Empire", 2006), ("Discworld", "8", "Guards! Guards!", 1989),
      ("The Lord of the Rings", "2", "The Two Towers", 1954), ("Dune", "1", "Dune", 1965),
      ("Lord Peter Wimsey", "12", "Gaudy Night", 1935), ("Were-Hunter", "1", "Night Play", 2004),
      ("The Twilight Saga", "3.5", "The Short Second Life of Bree Tanner", 2010),
      ("Bleach", "1", "Bleach, Volume 01", 2002), ("Saga", "1", "Saga, Vol. 1", 2012),
      ("射雕三部曲", "2", "神雕侠侣", 1959), ("Redwall", "14", "The Taggerung", 2001),
      ("Les Rougon-Macquart", "13", "Germinal", 1885), ("Hornblower Saga", "6", "The Happy Return", 1937),
      ("The Book of the New Sun", "3-4", "Sword & Citadel", 1994),
    ])
  func knownBook(name: String, position: String, title: String, year: Int) throws {
    let series = try #require(Self.facts.series(named: name))
    let volume = try #require(series.volumes.first { $0.position == position })
    #expect(volume.title == title)
    #expect(volume.year == year)
  }

  @Test("Mort is the first of Death and the fourth of the Discworld")
  func mort() throws {
    let death = try #require(Self.facts.series(named: "Death")?.volumes.first)
    let discworld = try #require(Self.facts.series(named: "Discworld")?.volumes[3])
    #expect(death.title == "Mort" && discworld.title == "Mort")
    #expect(death.alsoIn == [FactMembership(series: "Discworld", position: "4")])
    #expect(discworld.alsoIn == [FactMembership(series: "Death", position: "1")])
    #expect(death.otherTitles == [FactTitle(language: "de", title: "Gevatter Tod")])
  }

  @Test("A series may pass to another writer and keep its original language")
  func millennium() throws {
    let series = try #require(Self.facts.series(named: "Millennium"))
    #expect(series.language == "en" && series.originalLanguage == "sv")
    #expect(series.volumes[2].authors == ["Stieg Larsson"])
    #expect(series.volumes[3].authors == ["David Lagercrantz"])
  }

  @Test("One title may name two books: a Bosch novel and a Mortal Instruments novel")
  func cityOfBones() {
    let authors = Self.volumes.filter { $0.title == "City of Bones" }.map(\.authors)
    #expect(authors == [["Michael Connelly"], ["Cassandra Clare"]])
  }

  private static func repeated(_ texts: [String]) -> [String] {
    Dictionary(grouping: texts) { $0 }.filter { $1.count > 1 }.keys.sorted()
  }
}

extension WellKnownFacts {
  /// The series of exactly that name.
  func series(named name: String) -> FactSeries? { series.first { $0.name == name } }

  /// The author of exactly that name or pen name.
  func author(named name: String) -> FactAuthor? {
    authors.first { $0.name == name || $0.penNames.contains(name) }
  }
}
