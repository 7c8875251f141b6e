// The facts about series are ground truth, so they are checked for plausibility: every line is valid,
// positions are unique, totals agree, and a book in two series has the same facts in both.

import Testing

@testable import Facts

@Suite("Facts about series")
struct FactsTests {
  static let facts = WellKnownFacts.load()
  static let volumes = facts.series.flatMap(\.volumes)

  // MARK: All series

  @Test("Every line of the facts is valid, and every reference refers to a volume")
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

  @Test("Every author of a volume is among the authors")
  func authors() {
    let known = Set(Self.facts.authors.flatMap { [$0.name] + $0.penNames })
    let unknown = Self.volumes.flatMap(\.authors).filter { !known.contains($0) }
    #expect(unknown.isEmpty, "\(Set(unknown).sorted())")
  }

  @Test("No book is listed twice, as volumes of two series or as a volume and a work")
  func once() {
    let volumes = Self.facts.series.flatMap { series in
      series.volumes.filter { volume in
        // A book of several series counts at its first position.
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

  @Test("No two series have the same name")
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
    "There are series in other languages", arguments: ["ar", "de", "fr", "it", "ja", "pl", "ru", "zh"])
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

  @Test("Positions are unique within a series, and sorted", arguments: facts.series)
  func positions(series: FactSeries) {
    let spans = series.volumes.map(\.span)
    let pairs = zip(spans, spans.dropFirst())
    #expect(
      pairs.allSatisfy { ($0.lowerBound, $0.upperBound) < ($1.lowerBound, $1.upperBound) },
      "\(series.name): \(series.volumes.map(\.position))")
  }

  @Test(
    "The total is the number of listed whole volumes, or more if the list is partial",
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

  @Test("Volumes were published between 1800 and 2025", arguments: facts.series)
  func years(series: FactSeries) {
    #expect(series.volumes.allSatisfy { (1800...2025).contains($0.year) }, "\(series.name)")
  }

  /// Returns whole volumes by number, without omnibuses and volume 0.
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

  @Test(
    "The order of the story contains every whole volume once, and differs from the publication order",
    arguments: facts.series)
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

  @Test("No two volumes of a series have the same title and first author", arguments: facts.series)
  func titles(series: FactSeries) {
    let keys = series.volumes.map { "\($0.title) / \($0.authors.first ?? "")" }
    #expect(Self.repeated(keys).isEmpty)
  }

  @Test("No title contains the marker of its series", arguments: facts.series)
  func bareTitles(series: FactSeries) {
    #expect(
      series.volumes.allSatisfy { !$0.title.contains("#") && !$0.title.contains("(") }, "\(series.name)")
  }

  @Test(
    "A book in a further series is the same book there, and refers back to the first", arguments: facts.series
  )
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
    "A known book has its known position",
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

  @Test("A series may continue with another author and keeps its original language")
  func millennium() throws {
    let series = try #require(Self.facts.series(named: "Millennium"))
    #expect(series.language == "en" && series.originalLanguage == "sv")
    #expect(series.volumes[2].authors == ["Stieg Larsson"])
    #expect(series.volumes[3].authors == ["David Lagercrantz"])
  }

  @Test("Two different books may have one title: a Bosch novel and a Mortal Instruments novel")
  func cityOfBones() {
    let authors = Self.volumes.filter { $0.title == "City of Bones" }.map(\.authors)
    #expect(authors == [["Michael Connelly"], ["Cassandra Clare"]])
  }

  private static func repeated(_ texts: [String]) -> [String] {
    Dictionary(grouping: texts) { $0 }.filter { $1.count > 1 }.keys.sorted()
  }
}

extension WellKnownFacts {
  /// Returns the series of exactly that name.
  func series(named name: String) -> FactSeries? { series.first { $0.name == name } }

  /// Returns the author of exactly that name or pen name.
  func author(named name: String) -> FactAuthor? {
    authors.first { $0.name == name || $0.penNames.contains(name) }
  }
}
