// The named cases of the document, and decisions where it is silent.

import BooksTrackAPI
import Testing

@testable import BooksTrack

@Suite("Diversity")
struct DiversityTests {
  /// Returns a library with that many books; the closure sets their facts.
  static func library(
    _ count: Int, _ body: (_ number: Int, _ book: inout DiverseBook) -> Void = { _, _ in }
  ) -> Library {
    var editor = LibraryEditor(Library(replica: 1))
    for number in 0..<count {
      var book = DiverseBook()
      body(number, &book)
      editor.put(book, number)
    }
    return editor.library
  }

  @Test("DIV-2: an empty library is 0 % complete in every dimension and period, and all axes are ghosts")
  func empty() {
    let index = DiversityIndex(Library(replica: 1))
    for period in [StatsPeriod.allTime, .year(2026), .month(year: 2026, month: 1)] {
      let stats = index.stats(for: period)
      #expect(stats.completion.percent == 0 && !stats.completion.isComplete)
      #expect(DiversityAxis.allCases.allSatisfy { stats.completion(of: $0).percent == 0 })
      let chart = RadarChart(stats)
      #expect(chart.axes.map(\.axis) == DiversityAxis.core && chart.optional.isEmpty)
      #expect(chart.axes.allSatisfy { $0.isGhost && $0.variety == 0 && $0.values.isEmpty })
    }
    #expect(index.nextQuestion() == nil)
    #expect(DiversityTexts.headline(index.stats()) == "Diversity Data: 0% Complete")
  }

  @Test("DIV-1, DIV-2: values are counted by dimension; completion is filled fields of books × 5")
  func completion() {
    let index = DiversityIndex(
      Self.library(20) { number, book in
        if number < 16 { book.facts[.culturalOrigin] = number < 12 ? "African" : "European" }
        if number < 10 { book.facts[.gender] = "Female" }
        if number < 19 { book.facts[.translation] = "Translated" }
        book.facts[.ownVoices] = number < 10 ? "Own Voices" : "Not Own Voices"
        if number < 10 { book.facts[.accessibility] = "Standard" }
      })
    let stats = index.stats()
    #expect(stats.books == 20)
    #expect(
      DiversityDimension.allCases.map { stats.completion(of: .dimension($0)).percent } == [
        80, 50, 95, 100, 50,
      ])
    #expect(stats.completion == Completion(filled: 75, total: 100))
    #expect(stats.completion.description == "75%")
    #expect(
      stats.values(on: .dimension(.culturalOrigin)) == [
        ValueCount(value: "African", books: 12), ValueCount(value: "European", books: 4),
      ])
    #expect(
      RadarChart(stats).axes[0].spokenLabel
        == "Cultural Origin: 80% complete. African: 12 books, European: 4 books.")
    #expect(DiversityTexts.headline(stats) == "Diversity Data: 75% Complete")
    #expect(
      DiversityTexts.breakdown(stats) == [
        "Cultural Origin:    ████████░░ 80%", "Gender Identity:    █████░░░░░ 50%",
        "Translation Status: █████████░ 95%", "Own Voices:         ██████████ 100%",
        "Accessibility:      █████░░░░░ 50%",
      ])
  }

  @Test(
    "DIV-2: percent are rounded to the nearest, and 100 only if nothing is missing",
    arguments: [
      (0, 0, 0), (0, 7, 0), (1, 8, 13), (1, 3, 33), (2, 3, 67), (199, 200, 99), (9_999, 10_000, 99),
      (200, 200, 100), (1, 1_000, 0), (-1, 0, 0),
    ])
  func percent(filled: Int, total: Int, percent: Int) {
    let completion = Completion(filled: filled, total: total)
    #expect(completion.percent == percent)
    #expect(completion.isComplete == (percent == 100))
  }

  @Test("DIV-1: a book counts for the day on which it was finished; an unfinished one for all time only")
  func periods() {
    let day = CalendarDate(year: 2026, month: 3, day: 7)
    let index = DiversityIndex(
      Self.library(6) { number, book in
        book.facts[.gender] = "Female"
        switch number {
        case 0: book.reader.dateRead = day
        case 1: book.reader.dateRead = CalendarDate(year: 2026)
        case 2: book.reader.status = .reading
        case 3:
          book.reader.status = .didNotFinish
          book.reader.dateRead = day
        case 4:
          // Read three times, twice in one month.
          book.reader.dateRead = day
          book.reader.readings = [
            CalendarDate(year: 2026, month: 3, day: 1), CalendarDate(year: 2025, month: 12, day: 31),
          ].compactMap { ReadingPeriod(start: nil, finish: $0) }
        default: book.reader.dateStarted = day
        }
      })
    #expect(index.stats().books == 6)
    #expect(index.stats(for: .year(2026)).books == 3)
    #expect(index.stats(for: .month(year: 2026, month: 3)).books == 2)
    #expect(index.stats(for: .month(year: 2026, month: 0)).books == 0)
    #expect(index.stats(for: .year(2025)).books == 1)
    #expect(index.stats(for: .month(year: 2025, month: 12)).completion == Completion(filled: 1, total: 5))
    #expect(index.stats(for: .year(2024)).books == 0)
  }

  @Test("DIV-1: a book that is given up on rereading still counts for the day on which it was finished")
  func givenUpLater() {
    func days(_ years: [Int]) -> [ReadingPeriod] {
      years.compactMap { ReadingPeriod(start: nil, finish: CalendarDate(year: $0, month: 1, day: 5)) }
    }
    let index = DiversityIndex(
      Self.library(4) { number, book in
        book.reader.status = .didNotFinish
        switch number {
        // Read in 2019, given up in 2023.
        case 0: (book.reader.dateRead, book.reader.readings) = (CalendarDate(year: 2023), days([2019]))
        // The same in an export of StoryGraph.
        case 1:
          book.reader.dateRead = CalendarDate(year: 2023, month: 1, day: 5)
          book.reader.readings = days([2019, 2023])
        // The day of giving up is unknown: the latest is assumed.
        case 2: book.reader.readings = days([2023, 2018])
        default: book.reader.readings = days([2023])
        }
      })
    #expect(index.stats(for: .year(2019)).books == 2 && index.stats(for: .year(2018)).books == 1)
    #expect(index.stats(for: .year(2023)).books == 0)
  }

  @Test("DIV-1: region subtags of a language are ignored")
  func languages() {
    let written = ["en", "en-US", "en-GB", "pt-BR", "zh", "grc"]
    let stats = DiversityIndex(Self.library(6) { number, book in book.language = written[number] }).stats()
    #expect(
      stats.values(on: .language).map { "\($0.value) \($0.books)" } == ["en 3", "grc 1", "pt 1", "zh 1"])
    #expect(stats.completion(of: .language) == Completion(filled: 6, total: 6))
  }

  @Test("DIV-1: a language's name and codes are one value; of several languages the first counts")
  func languageNames() {
    let written = [
      "en", "eng", "English", "English, French", "french", "fre", "Français", "German (Swiss)", "Klingon",
      "klingon", "Greek, Ancient", "und",
    ]
    let library = Self.library(written.count) { number, book in book.language = written[number] }
    #expect(
      DiversityIndex(library).stats().values(on: .language).map { "\($0.value) \($0.books)" } == [
        "en 4", "fr 3", "Klingon 2", "de 1", "grc 1", "und 1",
      ])
    // The editions keep their spellings.
    #expect(library.editions.map(\.facts.language) == written)
  }

  @Test("DIV-3, DIV-9: the chart has the five dimensions, the time period and geography")
  func axes() {
    let stats = DiversityIndex(
      Self.library(4) { number, book in
        book.year = number < 3 ? 1949 + number * 50 : nil
        book.nationality = number == 0 ? "NG" : nil
        book.identities = number < 2 ? ["LGBTQ+", "Disability"] : []
        book.language = "en"
      }
    ).stats()
    let chart = RadarChart(stats)
    #expect(chart.axes.map(\.axis).suffix(2) == [.timePeriod, .geography])
    #expect(chart.axes.count == 7)
    #expect(chart.axes[5].completion == Completion(filled: 3, total: 4))
    #expect(chart.axes[6].completion == Completion(filled: 1, total: 4))
    #expect(chart.optional.map(\.axis) == [.marginalizedVoices, .language])
    #expect(chart.optional.map(\.isGhost) == [true, false])
    #expect(
      stats.values(on: .timePeriod).map(\.value) == ["Classic", "Contemporary", "Historical"].sorted()
        || stats.values(on: .timePeriod).count == 2)
    #expect(stats.values(on: .geography) == [ValueCount(value: "Africa", books: 1)])
    #expect(
      stats.values(on: .marginalizedVoices) == [
        ValueCount(value: "Disability", books: 2), ValueCount(value: "LGBTQ+", books: 2),
      ])
    #expect(stats.completion(of: .marginalizedVoices) == Completion(filled: 2, total: 4))
    let bare = RadarChart(DiversityIndex(Self.library(3)).stats())
    #expect(bare.axes.count == 7 && bare.axes.allSatisfy(\.isGhost) && bare.optional.isEmpty)
    #expect(bare.axes[1].spokenLabel == "Gender Identity: 0% complete. No data yet.")
  }

  @Test("DIV-3: an axis that lacks one book of a thousand is a ghost")
  func ghost() {
    let stats = DiversityIndex(
      Self.library(1_000) { number, book in if number > 0 { book.facts[.gender] = "Female" } }
    ).stats()
    let axis = RadarChart(stats).axes[1]
    #expect(axis.isGhost && axis.completion.percent == 99)
    #expect(DiversityTexts.bar(axis.completion) == "█████████░")
  }

  @Test(
    "DIV-3: the value of an axis is its variety, in thousandths",
    arguments: [
      ([4], 0), ([1, 1], 500), ([1, 1, 1, 1], 750), ([12, 8], 480), ([3, 0], 0), ([2, 1], 444),
    ])
  func variety(books: [Int], thousandths: Int) {
    let all = books.enumerated().flatMap { Array(repeating: "value \($0.offset)", count: $0.element) }
    let stats = DiversityIndex(
      Self.library(all.count) { number, book in book.facts[.gender] = all[number] }
    ).stats()
    #expect(RadarChart(stats).axes[1].variety == thousandths)
  }

  @Test(
    "DIV-1: a year of publication determines the time period",
    arguments: [
      (-800, "Classic"), (1949, "Classic"), (1950, "Historical"), (1999, "Historical"),
      (2000, "Contemporary"),
    ])
  func timePeriods(year: Int, name: String) { #expect(TimePeriodRule.standard.name(of: year) == name) }

  @Test(
    "DIV-3: a country code determines the continent; any other text is its own value",
    arguments: [
      ("NG", "Africa"), ("jp", "Asia"), ("GB", "Europe"), ("JM", "North America"), ("CL", "South America"),
      ("NZ", "Oceania"), ("Narnia", "Narnia"),
    ])
  func continents(country: String, continent: String) { #expect(Continents.name(of: country) == continent) }

  @Test("DIV-4: missing dimensions, and the question about the least known one in the library")
  func questions() throws {
    let library = Self.library(4) { number, book in
      book.facts[.culturalOrigin] = "Asian"
      if number != 1 { book.facts[.gender] = "Male" }
      if number == 0 { book.facts[.translation] = "Translated" }
      if number < 2 { book.facts[.ownVoices] = "Own Voices" }
      if number == 0 { book.facts[.accessibility] = "Standard" }
    }
    let index = DiversityIndex(library)
    let works = library.works.map(\.id)
    #expect(index.missingDimensions(of: works[0]) == [])
    #expect(index.missingDimensions(of: works[1]) == [.gender, .translation, .accessibility])
    #expect(index.missingDimensions(of: WorkID(replica: 9, serial: 9)) == [])
    #expect(index.nextQuestion(about: works[0]) == nil)
    #expect(index.nextQuestion(about: works[1])?.dimension == .translation)
    #expect(index.nextQuestion(about: works[1], except: [.translation])?.dimension == .accessibility)
    #expect(index.nextQuestion(about: works[1], rule: .inOrder)?.dimension == .gender)
    #expect(index.nextQuestion(rule: .emptiestFirst)?.dimension == .translation)
    let next = try #require(index.nextQuestion())
    #expect(next == DiversityQuestion(work: works[1], dimension: .translation))
    #expect(next.text == "Did you read this book in translation?")
    #expect(next.choices == ["Translated", "Original Language", "Other"])
  }

  @Test(
    "DIV-8: each vocabulary ends with Other, and contains no value twice",
    arguments: DiversityDimension.allCases)
  func vocabulary(dimension: DiversityDimension) {
    #expect(dimension.vocabulary.last == "Other")
    #expect(Set(dimension.vocabulary).count == dimension.vocabulary.count)
    #expect(!dimension.vocabulary.contains(DiversityQuestion.skip))
    for value in dimension.vocabulary { #expect(dimension.stored("  \(value.uppercased()) ") == value) }
  }

  @Test("DIV-8: a value that the vocabulary does not know is kept and counted under its own name")
  func unknownValue() {
    #expect(DiversityDimension.gender.stored(" Two-Spirit ") == "Two-Spirit")
    #expect(DiversityDimension.gender.stored(" \n ") == nil)
    let stats = DiversityIndex(
      Self.library(2) { number, book in book.facts[.gender] = number == 0 ? "Two-Spirit" : "Female" }
    ).stats()
    #expect(
      stats.values(on: .dimension(.gender)) == [
        ValueCount(value: "Female", books: 1), ValueCount(value: "Two-Spirit", books: 1),
      ])
  }
}

/// Values in several spellings.
@Suite("Spellings of values")
struct DiversitySpellingTests {
  private static func shown(_ index: DiversityIndex) -> [ValueCount] {
    index.stats().values(on: .marginalizedVoices)
  }

  @Test(
    "DIV-8: two spellings of a value are one value, shown the same in any order of authors",
    arguments: [["LGBTQ+", "lgbtq+", "Roma"], ["lgbtq+", "Roma", "LGBTQ+"], ["Roma", "lgbtq+", "LGBTQ+"]])
  func oneValue(identities: [String]) {
    let library = DiversityTests.library(3) { number, book in book.identities = [identities[number]] }
    let index = DiversityIndex(library)
    #expect(
      Self.shown(index) == [ValueCount(value: "LGBTQ+", books: 2), ValueCount(value: "Roma", books: 1)])
    // Two of three books share a value.
    #expect(RadarChart(index.stats()).optional.first?.variety == 444)
  }

  @Test("DIV-8: a book whose author has a value in two spellings counts once")
  func onceABook() {
    let library = DiversityTests.library(1) { _, book in book.identities = ["lgbtq+", "Roma", "LGBTQ+"] }
    #expect(
      Self.shown(DiversityIndex(library)) == [
        ValueCount(value: "LGBTQ+", books: 1), ValueCount(value: "Roma", books: 1),
      ])
  }

  @Test("DIV-8: when the shown spelling is removed, the other is shown")
  func spellingGoes() throws {
    // The first and the last look alike but differ in their scalars.
    let spellings = ["Métis", "MÉTIS", "Me\u{301}tis"]
    for first in spellings {
      for second in spellings {
        let library = DiversityTests.library(2) { number, book in book.identities = [[first, second][number]]
        }
        let index = DiversityIndex(library)
        let least = try #require([first, second].min { $0.utf8.lexicographicallyPrecedes($1.utf8) })
        #expect(Self.shown(index).map { Array($0.value.utf8) } == [Array(least.utf8)])
        #expect(Self.shown(index).map(\.books) == [2])
        for (place, rest) in [second, first].enumerated() {
          var editor = LibraryEditor(library)
          editor.remove(Array(library.works)[place].id)
          var followed = index
          followed.follow(editor.changes, from: library, to: editor.library)
          #expect(Self.shown(followed).map { Array($0.value.utf8) } == [Array(rest.utf8)])
          #expect(followed == DiversityIndex(editor.library))
        }
      }
    }
  }
}

/// The facts of a book in these tests.
struct DiverseBook {
  var facts: [DiversityDimension: String] = [:]
  var reader = ReaderFacts(status: .read)
  var year: Int?
  var nationality: String?
  var identities: [String] = []
  var language: String?
}

extension LibraryEditor {
  /// Adds a book with those facts and its own author.
  mutating func put(_ book: DiverseBook, _ number: Int) {
    let facts = AuthorFacts(nationality: book.nationality, marginalizedIdentities: book.identities)
    let author = Author(id: newID(), name: "Author \(number)", facts: facts)
    put(author)
    let work = newID(of: Work.self)
    let edition = Edition(id: newID(), work: work, facts: EditionFacts(language: book.language))
    put(edition)
    put(
      Work(
        id: work, title: "Book \(number)", authors: [AuthorCredit(author: author.id)],
        firstPublished: book.year))
    put(Entry(id: newID(), work: work, edition: edition.id, facts: book.reader))
    for dimension in DiversityDimension.allCases {
      guard let value = book.facts[dimension] else { continue }
      put(
        DiversityFact(
          id: newID(), work: work, dimension: dimension, value: value, source: .reader))
    }
  }
}
