// Common edge cases of series, each with the expected shelf (SER-4, SER-8, SER-11), and the named cases of
// the product document.

import BooksTrackAPI
import Testing

@testable import BooksTrack

struct SeriesNamedCaseTests {
  private var reader = SeriesFixture(author: "Brandon Sanderson")

  private mutating func link(_ title: String, _ references: [SeriesReferenceDTO] = []) -> WorkID {
    let work = reader.book(title, in: [])
    let mentions = SeriesDetector().mentions(title: title, provider: references)
    SeriesLinker().link(mentions, of: work, in: &reader.editor, now: reader.now())
    return work
  }

  private func only() throws -> SeriesID { try #require(reader.library.series.first { _ in true }?.id) }

  // MARK: Places

  @Test mutating func `SER-4: half volumes are sorted between their neighbours and not counted`() throws {
    for place in ["1", "1.5", "2", "2.5", "3"] {
      _ = link("Wax and Wayne \(place) (Mistborn Era, #\(place))")
    }
    let series = try only()
    #expect(reader.shown(series) == "1● 1.5● 2● 2.5● 3●")
    #expect(reader.shelf(series).owned.text == "3 books")
  }

  @Test mutating func `SER-4: an omnibus of 1-3 stands for its volumes`() throws {
    _ = link("Mistborn Trilogy (Mistborn, #1-3)")
    _ = link("The Alloy of Law (Mistborn, #4)")
    let series = try only()
    let now = reader.now()
    reader.editor.setTotal(5, of: series, now: now)
    #expect(reader.shown(series) == "1-3● 4● 5○")
    #expect(reader.shelf(series).owned.text == "4/5 books" && reader.shelf(series).percentageText == "80 %")
  }

  @Test mutating func `SER-4: a volume owned both alone and in an omnibus is counted once`() throws {
    _ = link("Box (Mistborn, #1-3)")
    _ = link("The Final Empire (Mistborn, #1)")
    let series = try only()
    #expect(reader.shown(series) == "1● 1-3●" && reader.shelf(series).owned.text == "3 books")
  }

  @Test mutating func `SER-4: a book with two ranges covers the volumes of both`() throws {
    let series = reader.series("Discworld", total: 9)
    reader.book("A", in: [(series, "1-2, 5-6")])
    #expect(reader.shown(series) == "1-2, 5-6● 3○ 4○ 7○ 8○ 9○")
  }

  @Test mutating func `SER-4: a prequel at 0.5 comes first and is not the first volume`() throws {
    _ = link("Mitosis (Reckoners, #0.5)")
    let series = try only()
    let now = reader.now()
    reader.editor.setTotal(3, of: series, now: now)
    #expect(reader.shown(series) == "0.5● 1○ 2○ 3○" && reader.shelf(series).owned.text == "0/3 books")
  }

  @Test mutating func `SER-11: a book in two series has its own position on each shelf`() throws {
    let work = link("Mort (Discworld, #4; Death, #1)")
    #expect(reader.library.memberships(of: work).count == 2)
    let shelves = reader.library.series.map { "\($0.name): \(reader.shown($0.id))" }.sorted()
    #expect(shelves == ["Death: 1●", "Discworld: 1○ 2○ 3○ 4●"])
  }

  @Test mutating func `SER-4: parts of one volume are not volumes`() throws {
    let series = reader.series("A Song of Ice and Fire", total: 5)
    reader.book("Steel and Snow", in: [(series, "3.1")])
    reader.book("Blood and Gold", in: [(series, "3.2")])
    #expect(reader.shown(series) == "1○ 2○ 3○ 3.1● 3.2● 4○ 5○")
    #expect(reader.shelf(series).owned.text == "0/5 books")
  }

  @Test mutating func `SER-11: a book counts in its series and in the larger series around it`() throws {
    let cosmere = reader.series("Cosmere", total: 20)
    let mistborn = reader.series("Mistborn", total: 3)
    reader.book("The Final Empire", in: [(mistborn, "1"), (cosmere, "2")], .read)
    reader.book("Elantris", in: [(cosmere, "1")])
    #expect(reader.shown(mistborn) == "1✓ 2○ 3○")
    #expect(reader.shown(cosmere).hasPrefix("1● 2✓ 3○"))
    #expect(reader.shelf(cosmere).owned.text == "2/20 books")
  }

  @Test mutating func `SER-8: a manga of 100 volumes has a place for each`() throws {
    let series = reader.series("One Piece", total: 100)
    for volume in 1...100 where volume % 10 != 0 { reader.book("\(volume)", in: [(series, "\(volume)")]) }
    let shelf = reader.shelf(series)
    #expect(shelf.places.count == 100 && shelf.owned.text == "90/100 books")
    #expect(shelf.missing == (1...10).map { $0 * 10 })
    #expect(shelf.places.last?.state == .missing)
  }

  @Test mutating func `SER-9: a changed total moves the end of the shelf`() throws {
    let series = reader.series("Stormlight", total: 4)
    for volume in 1...4 { reader.book("\(volume)", in: [(series, "\(volume)")], .read) }
    #expect(reader.shelf(series).badge == "Completed!")
    let now = reader.now()
    reader.editor.setTotal(5, of: series, now: now)
    #expect(reader.shown(series) == "1✓ 2✓ 3✓ 4✓ 5○" && reader.shelf(series).badge == nil)
    reader.editor.setTotal(nil, of: series, now: now)
    #expect(reader.shown(series) == "1✓ 2✓ 3✓ 4✓" && reader.shelf(series).percentageText == nil)
  }

  @Test mutating func `SER-9: a total below the number of owned books hides none, and is never exceeded`()
    throws
  {
    let series = reader.series("Stormlight", total: 3)
    for volume in 1...5 { reader.book("\(volume)", in: [(series, "\(volume)")]) }
    let shelf = reader.shelf(series)
    #expect(reader.shown(series) == "1● 2● 3● 4● 5●")
    #expect(shelf.owned.text == "3/3 books" && shelf.percentageText == "100 %")
    #expect(SeriesTexts.badge(shelf.places[4].position, total: 3) == "Book 5")
  }

  @Test mutating func `SER-5: two spellings are one series, and a similar name raises a question`() throws {
    _ = link("A (The Way of Kings, #1)")
    _ = link("B (Way Of Kings, #2)")
    let series = try only()
    #expect(reader.library.series.count == 1 && reader.shown(series) == "1● 2●")
    #expect(SeriesNaming(of: "the way of kings!", in: reader.library) == .same(series))
    #expect(SeriesNaming(of: "Way of Kinsg", in: reader.library) == .didYouMean([series]))
  }

  // MARK: The product document

  @Test(arguments: [
    ("Foundation #1", "Foundation", 1), ("The Lord of the Rings #2", "The Lord of the Rings", 2),
  ])
  func `SeriesParser: extracts name and position`(text: String, name: String, place: Int) {
    for grammar in [SeriesGrammar.asWritten, .extended] {
      let mention = grammar.parse(providerText: text)
      #expect(mention?.name == name && mention?.position == SeriesPosition(place))
    }
  }

  @Test func `SeriesParser: "The Hobbit" is in no series, and "Book 1 of The Expanse" is the first of one`() {
    #expect(SeriesGrammar.extended.parse(title: "The Hobbit").mentions.isEmpty)
    let mention = SeriesGrammar.extended.parse(providerText: "Book 1 of The Expanse")
    #expect(mention.map { SeriesNames.key($0.name ?? "") } == SeriesNames.key("The Expanse"))
    #expect(mention?.position == SeriesPosition(1))
  }

  @Test mutating func `SeriesProgressCalculator: 4 of 7 are 57 %`() {
    let progress = SeriesProgress(positions: (1...4).map { SeriesPosition($0) }, total: 7)
    #expect(progress.text == "4/7 books" && progress.percentage == 57)
  }

  @Test mutating func `SeriesRecommender: Book 2 after Book 1, and related series after the last`() throws {
    let series = reader.series("Mistborn", total: 2)
    let other = reader.series("Elantris", total: 1)
    reader.book("Elantris", in: [(other, "1")])
    let first = reader.book("The Final Empire", in: [(series, "1")], .read)
    #expect(SeriesRecommendation.after(first, in: reader.library) == .add(series, volume: 2))
    let second = reader.book("The Well of Ascension", in: [(series, "2")])
    #expect(SeriesRecommendation.after(first, in: reader.library) == .continueWith(series, second))
    reader.read(second)
    #expect(SeriesRecommendation.after(second, in: reader.library) == .others([other]))
  }

  @Test mutating func `Edge case: a book belongs to two series`() {
    let middleEarth = reader.series("Middle-earth")
    let standalone = reader.series("Standalone")
    let hobbit = reader.book("The Hobbit", in: [(middleEarth, "0.5"), (standalone, nil)])
    #expect(reader.library.memberships(of: hobbit).map(\.series) == [middleEarth, standalone])
    #expect(reader.shown(middleEarth) == "0.5●" && reader.shown(standalone) == "?●")
  }

  @Test mutating func `Edge case: a reader deletes a series, and the books stay`() {
    let series = reader.series("Foundation", total: 3)
    let works = (1...3).map { reader.book("\($0)", in: [(series, "\($0)")]) }
    #expect(
      SeriesTexts.deletion(of: "Foundation", books: 3)
        == "Delete 'Foundation' series? 3 books will remain in library.")
    reader.editor.remove(series)
    #expect(reader.library.series.isEmpty && works.allSatisfy { reader.library.works.contains($0) })
  }

  @Test mutating func `Edge case: "The Hobbit" follows what the provider says`() {
    _ = link("The Hobbit")
    #expect(reader.library.series.isEmpty)
    _ = link(
      "The Hobbit",
      [SeriesReferenceDTO(provider: "openlibrary", seriesID: "OL9L", name: "Middle-earth", position: "1")])
    #expect(reader.library.series.map(\.name) == ["Middle-earth"])
  }

  @Test mutating func `Edge case: 1, 3 and 5 are owned, 2 and 4 are gaps`() {
    let series = reader.series("The Expanse")
    for volume in [1, 3, 5] { reader.book("\(volume)", in: [(series, "\(volume)")]) }
    #expect(reader.shown(series) == "1● 2○ 3● 4○ 5●")
    #expect(SeriesTexts.spoken(.addMissing, series: "The Expanse") == "Add missing books of The Expanse")
  }

  @Test mutating func `End-to-end: add Harry Potter 1, the series is made; add 2 to 7, the series shows 7/7`()
    throws
  {
    let titles = [
      "Philosopher's Stone", "Chamber of Secrets", "Prisoner of Azkaban", "Goblet of Fire",
      "Order of the Phoenix", "Half-Blood Prince", "Deathly Hallows",
    ]
    for (index, title) in titles.enumerated() {
      _ = link("Harry Potter and the \(title) (Harry Potter, #\(index + 1))")
      #expect(reader.library.series.map(\.name) == ["Harry Potter"])
    }
    let series = try only()
    let now = reader.now()
    reader.editor.setTotal(7, of: series, now: now)
    #expect(reader.shelf(series).owned.text == "7/7 books" && reader.shelf(series).percentageText == "100 %")
    #expect(SeriesTexts.badge(SeriesPosition(3), total: 7) == "Book 3 of 7")
  }

  @Test mutating func `Library reset: series persist after it`() throws {
    let series = reader.series("Foundation", total: 2)
    reader.book("Foundation", in: [(series, "1")])
    reader.editor.reset()
    #expect(reader.library.works.isEmpty && reader.library.series.map(\.id) == [series])
    #expect(reader.shelf(series).places.map(\.title) == ["Foundation", nil])
    #expect(reader.shown(series) == "1○ 2○")
  }
}
