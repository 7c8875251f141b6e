// A malformed line of the facts becomes a problem with the file, the line and the reason, and the other
// lines are parsed.

import Tables
import Testing

@testable import Facts

/// A table, and the only problem that parsing it must report.
struct MalformedFacts: Sendable, CustomTestStringConvertible {
  let text: String
  let problem: String

  init(_ text: String, _ problem: String) {
    self.text = text
    self.problem = problem
  }

  var testDescription: String { problem }
}

@Suite("Parsing facts")
struct FactsParserTests {
  // MARK: Series

  @Test(
    "A malformed line of a series is reported with its place",
    arguments: [
      MalformedFacts("by Nobody", #"test:1: "by" before any series"#),
      MalformedFacts("\n1 1990 Title", "test:2: a volume before any series"),
      MalformedFacts("+de Titel", "test:1: an attribute without a volume"),
      MalformedFacts("series A\n+de Titel", "test:2: an attribute without a volume"),
      MalformedFacts("series A\ntotal many", #"test:2: "many" is no number"#),
      MalformedFacts("series A\nnumbered at random", #"test:2: expected "numbered by story""#),
      MalformedFacts("series A\nstory 2; x", #"test:2: "x" is no place"#),
      MalformedFacts("series A\nlanguage English", #"test:2: "English" is no two-letter language code"#),
      MalformedFacts("series A\noriginal DE", #"test:2: "DE" is no two-letter language code"#),
      MalformedFacts("series A\ntranslator Somebody", "test:2: expected position, year and title"),
      MalformedFacts("series A\n1 1990", "test:2: expected position, year and title"),
      MalformedFacts("series A\n3-1 1990 Title", "test:2: expected position, year and title"),
      MalformedFacts("series A\n1 early Title", #"test:2: "early" is no year"#),
      MalformedFacts("series A\n1 = Elsewhere", #"test:2: expected "Series #position" behind "=""#),
      MalformedFacts("series A\n1 = B #x", #"test:2: expected "Series #position" behind "=""#),
      MalformedFacts("series A\n\n1 = B #2", "test:3: no volume B #2"),
      MalformedFacts("series A\n1 1990 T\n+kind scroll", #"test:3: "scroll" is no kind of volume"#),
      MalformedFacts("series A\n1 1990 T\n+shelf top", #"test:3: "shelf" is no attribute of a volume"#),
    ])
  func malformedSeries(facts: MalformedFacts) {
    #expect(Self.problems(series: facts.text) == [facts.problem])
  }

  @Test("A reference has no attributes")
  func attributeOfReference() {
    let text = "series A\n1 1990 T\nseries B\n1 = A #1\n+de Titel"
    #expect(Self.problems(series: text) == ["test:5: an attribute without a volume"])
  }

  @Test("A reference to a reference is an error")
  func referenceToReference() {
    let text = "series A\n1 1990 T\nseries B\n1 = A #1\nseries C\n1 = B #1"
    #expect(Self.problems(series: text) == ["test:6: no volume B #1"])
  }

  @Test("A table does not continue the series of the previous one")
  func nextTable() {
    let facts = WellKnownFacts(
      series: [TextTable("one", "series A\n1 1990 T"), TextTable("two", "2 1991 U")],
      works: [], authors: [], words: [])
    #expect(facts.problems.map(\.description) == ["two:1: a volume before any series"])
    #expect(facts.series.map(\.volumes.count) == [1])
  }

  @Test("A malformed line affects no other line")
  func onlyItself() {
    let facts = WellKnownFacts(
      series: [TextTable("test", "series A\nby X\n1 1990 One\ntwo 1991 Two\n3 1992 Three")],
      works: [], authors: [], words: [])
    #expect(facts.series.first?.volumes.map(\.title) == ["One", "Three"])
    #expect(facts.problems.map(\.place.line) == [4])
  }

  @Test("A block is parsed with all of its properties")
  func wholeBlock() throws {
    let text = """
      series  The Three
      by A; B
      genres Fantasy; Humor
      language en
      original de
      total 3
      partial
      0.5 1989 Before
      1 1990 One = Two #3
      +de Eins
      +by C
      1-3 1995 All
      2 1991 Two
      +kind graphicNovel
      """
    let facts = WellKnownFacts(series: [TextTable("test", text)], works: [], authors: [], words: [])
    #expect(facts.problems.isEmpty)
    let series = try #require(facts.series(named: "The Three"))
    #expect(series.authors == ["A", "B"] && series.genres == ["Fantasy", "Humor"])
    #expect(series.total == 3 && series.isPartial)
    #expect(series.language == "en" && series.originalLanguage == "de")
    #expect(series.volumes.map(\.kind) == [.novella, .main, .omnibus, .graphicNovel])
    #expect(series.volumes.map(\.wholeVolumes) == [[], [1], [1, 2, 3], []])
    #expect(series.volumes[1].title == "One = Two #3")
    #expect(series.volumes[1].authors == ["C"])
    #expect(series.volumes[1].otherTitles == [FactTitle(language: "de", title: "Eins")])
  }

  // MARK: Positions

  @Test(
    "A position is parsed in hundredths",
    arguments: [
      ("3", 300...300), ("0.5", 50...50), ("5.75", 575...575), ("1-3", 100...300), ("0.1-0.5", 10...50),
    ])
  func position(text: String, span: ClosedRange<Int>) {
    #expect(FactPosition.span(text) == span)
  }

  @Test(
    "An invalid position is nil",
    arguments: ["", "-", "1-", "-1", "3-1", "2-2", "1-2-3", "1.", ".5", "1.234", "x", "１", "100000", "+1"])
  func noPosition(text: String) {
    #expect(FactPosition.span(text) == nil)
  }

  // MARK: Works and authors

  @Test(
    "A malformed line of the works is reported with its place",
    arguments: [
      MalformedFacts("1990 Title", "test:1: expected year and title, authors, and perhaps genres"),
      MalformedFacts("early Title | A", "test:1: expected year and title, authors, and perhaps genres"),
      MalformedFacts("1990 Title | ;", "test:1: no author"),
      MalformedFacts("+de Titel", "test:1: an attribute without a work"),
      MalformedFacts("1990 T | A\n+kind scroll", #"test:2: "kind" is no attribute of a work"#),
      MalformedFacts("language English", #"test:1: "English" is no two-letter language code"#),
    ])
  func malformedWork(facts: MalformedFacts) {
    let read = WellKnownFacts(series: [], works: [TextTable("test", facts.text)], authors: [], words: [])
    #expect(read.problems.map(\.description) == [facts.problem])
  }

  @Test(
    "A malformed line of the authors is reported with its place",
    arguments: [
      MalformedFacts(
        "A | female | X | europe", "test:1: expected name, gender, nationality, region and language"),
      MalformedFacts(
        "A | x | X | europe | en", "test:1: expected name, gender, nationality, region and language"),
      MalformedFacts(
        "A | male | X | mars | en", "test:1: expected name, gender, nationality, region and language"),
      MalformedFacts("+pen B", "test:1: an attribute without an author"),
      MalformedFacts("A | male | X | asia | en\n+age 40", #"test:2: "age" is no attribute of an author"#),
    ])
  func malformedAuthor(facts: MalformedFacts) {
    let read = WellKnownFacts(series: [], works: [], authors: [TextTable("test", facts.text)], words: [])
    #expect(read.problems.map(\.description) == [facts.problem])
  }

  // MARK: Words

  @Test(
    "A malformed line of the words is reported with its place",
    arguments: [
      MalformedFacts("colours red", "test:1: no known word list"),
      MalformedFacts("female Ada", "test:1: female before any names"),
      MalformedFacts("names Here\nfemale Ada", "test:1: no known region for Here"),
      MalformedFacts("pattern The X", "test:1: pattern before any titles"),
      MalformedFacts("titles Fantasy", "test:1: expected a language and a genre"),
      MalformedFacts("titles en Fantasy", "test:1: no pattern for Fantasy"),
      MalformedFacts("titles en Fantasy\npattern The X\nslot noun", "test:3: a slot without words"),
      MalformedFacts(
        "titles en Fantasy\npattern The X\npattern The {noun}", #"test:3: no slot "noun""#),
      MalformedFacts("publisher P", "test:1: expected name, language and perhaps imprints"),
      MalformedFacts("review Good.", "test:1: expected a language and words"),
    ])
  func malformedWords(facts: MalformedFacts) {
    let read = WellKnownFacts(series: [], works: [], authors: [], words: [TextTable("test", facts.text)])
    #expect(read.problems.map(\.description) == [facts.problem])
  }

  private static func problems(series text: String) -> [String] {
    WellKnownFacts(series: [TextTable("test", text)], works: [], authors: [], words: []).problems
      .map(\.description)
  }
}
