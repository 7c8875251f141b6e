// Series markers: the recognized forms and, above all, false positives (SER-2).

import PropertyTesting
import Testing

@testable import BooksTrack

struct SeriesGrammarTests {
  private func written(_ mentions: [SeriesMention]) -> String {
    if mentions.isEmpty { return "-" }
    return mentions.map { "\($0.name ?? "?") @ \($0.position?.description ?? "?")" }.joined(separator: ";;")
  }

  @Test(arguments: TitleTable.rows("series-markers.tsv"))
  func `SER-2: a marker is parsed, and removed from the title`(row: TitleRow) {
    let parsed = SeriesGrammar.extended.parse(title: row[0])
    #expect(written(parsed.mentions) == row[2])
    #expect(parsed.title == row[1])
    #expect(parsed.volume != nil)
  }

  @Test(arguments: TitleTable.rows("no-series.tsv"))
  func `SER-2: no form produces a false positive`(row: TitleRow) {
    #expect(SeriesGrammar.extended.parse(title: row[0]).mentions == [])
  }

  @Test(arguments: TitleTable.rows("provider-series.tsv"))
  func `SER-1: a provider's text names a series and a place, or nothing`(row: TitleRow) {
    let mention = SeriesGrammar.extended.parse(providerText: row[0])
    #expect(mention?.name ?? "-" == row[1])
    #expect(mention?.position?.description ?? "-" == row[2])
  }

  @Test(arguments: ["Catch-22", "Area-51", "Fahrenheit-451"])
  func `SER-1: a single hyphen in a provider's text introduces no position`(text: String) {
    #expect(SeriesGrammar.extended.parse(providerText: text)?.position == nil)
  }

  @Test(arguments: [
    ("Foundation #1", "Foundation", 1), ("The Lord of the Rings #2", "The Lord of the Rings", 2),
    ("Foundation#12", "Foundation", 12), ("A #1 #3", "A #1", 3),
    ("A #123456789", "A", 123_456_789),
  ])
  func `SER-2 as written parses a name, a number sign and digits`(text: String, name: String, place: Int) {
    let expected = SeriesMention(name: name, position: SeriesPosition(place))
    #expect(SeriesGrammar.asWritten.parse(providerText: text) == expected)
    #expect(SeriesGrammar.asWritten.parse(title: text).mentions == [expected])
  }

  @Test(arguments: [
    "Foundation Book 1", "Dune (Dune, #1)", "Saga, Vol. 1", "Dresden Files #12.5", "#1", "Foundation #",
    "S #1-3",
    "The Hobbit", "", "A #1234567890",
  ])
  func `SER-2 as written parses nothing else`(text: String) {
    #expect(SeriesGrammar.asWritten.parse(providerText: text) == nil)
    #expect(SeriesGrammar.asWritten.parse(title: text) == ParsedTitle(title: text))
  }

  @Test(arguments: [
    ("Batman (#66)", "66"), ("Harry Potter and the Goblet of Fire (Book 4)", "4"), ("Henry IV, Part 1", "1"),
    ("Emma (Penguin Classics #12)", "12"),
    ("The Chronicles of Chrestomanci, Vol. 2 (Chrestomanci #3-4)", "2"),
  ])
  func `a title may have a volume number without naming a series`(title: String, volume: String) {
    #expect(SeriesGrammar.extended.parse(title: title).volume?.description == volume)
  }

  @Test(arguments: ["The Hobbit", "1984", "Dune (Movie Tie-in Edition)", "#GIRLBOSS"])
  func `SER-3: a title without a marker is left as it is`(title: String) {
    #expect(SeriesGrammar.extended.parse(title: title) == ParsedTitle(title: title))
  }

  @Test func `a position survives a round trip through its text`() throws {
    let number = Gen<Int>.integer(in: 0...99_999)
    let span = combine(number, number, Gen<Bool>.bool()).map { first, second, isSingle in
      let hundredths = (first, isSingle ? first : second)
      return SeriesPosition.Span(first: hundredths.0, last: hundredths.1)
    }
    try check("round trip", span.array(count: 1...4), count: 1_000) { spans in
      let position = try #require(SeriesPosition(spans: spans))
      return SeriesPosition(position.description) == position
    }
  }

  @Test(arguments: ["", "a", "#", "1-", "-1", "1984567", "1 of", "x1", "1..2", "#1 x"])
  func `an invalid position is not parsed`(text: String) {
    #expect(SeriesPosition(text) == nil)
  }

  @Test func `any text is parsed without a trap and leaves a title`() throws {
    try check("harmless", .awkwardTitle, count: 2_000) { title in
      let parsed = SeriesGrammar.extended.parse(title: title)
      _ = SeriesGrammar.extended.parse(providerText: title)
      return (TitleLine(title).count == 0 || !parsed.title.isEmpty)
        && parsed.mentions.allSatisfy { $0.name != nil }
    }
  }

  @Test func `a marker appended to any title with any name is found`() throws {
    let word = Gen<String>.text(over: "abcdeXYZéà", count: 2...8)
    let words = word.array(count: 1...4).map { $0.joined(separator: " ") }
    let books = combine(words, words, Gen<Int>.integer(in: 1...9_999))
    try check("found", books.filter { book in !SeriesGrammarTests.isPublisher(book.1) }) {
      title, series, place in
      let parsed = SeriesGrammar.extended.parse(title: "\(title) (\(series), #\(place))")
      return parsed.mentions == [SeriesMention(name: series, position: SeriesPosition(place))]
        && parsed.title == title
    }
  }

  private static func isPublisher(_ name: String) -> Bool { PublisherSeries.known.contains(name) }
}
