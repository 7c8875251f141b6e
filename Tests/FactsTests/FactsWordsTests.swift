// Standalone works, authors and word lists are most of the catalog. They must be valid, without duplicates,
// and rich enough for invented titles not to repeat.

import Tables
import Testing

@testable import Facts

/// The facts that are compiled in.
private enum Stock {
  static let facts = WellKnownFacts.load()
  static var words: WordLists { facts.words }

  /// The codes of ISO 639-1 that the facts may use.
  static let languages: Set<String> = [
    "ar", "bn", "cs", "da", "de", "el", "en", "es", "fa", "fi", "fr", "he", "hi", "hu", "id", "is", "it",
    "ja",
    "ko", "la", "nl", "no", "pl", "pt", "ro", "ru", "sv", "tr", "uk", "vi", "zh",
  ]

  /// Returns elements that are repeated in a list.
  static func repeated<Element: Hashable>(_ elements: [Element]) -> [Element] {
    var seen: Set<Element> = []
    return elements.filter { !seen.insert($0).inserted }
  }

  /// Returns numbers spread over a range, including the first and the last.
  static func spread(over count: Int, atMost wanted: Int) -> [Int] {
    guard count > wanted else { return Array(0..<count) }
    return (0..<wanted).map { $0 * (count - 1) / (wanted - 1) }
  }

  /// True for an "a" before a vowel, or an "an" before a consonant; words with irregular pronunciation do not
  /// occur.
  static func hasWrongArticle(_ text: String) -> Bool {
    let words = text.lowercased().split(separator: " ")
    return zip(words, words.dropFirst()).contains { article, word in
      let startsWithVowel = word.first.map("aeio".contains) ?? false
      return (article == "a" && startsWithVowel) || (article == "an" && !startsWithVowel)
    }
  }
}

extension TitleStock: CustomTestStringConvertible {
  public var testDescription: String { "\(language) \(genre)" }
}

extension NameStock: CustomTestStringConvertible {
  public var testDescription: String { culture }
}

@Suite("Facts about standalone works")
struct FactsWorksTests {
  private static let works = Stock.facts.works

  @Test("Every line is valid")
  func noProblems() {
    #expect(Stock.facts.problems.map(\.description) == [])
  }

  @Test("There are at least 250 works from at least fifteen languages")
  func enough() {
    #expect(Self.works.count >= 250)
    #expect(Set(Self.works.map(\.originalLanguage)).count >= 15)
  }

  @Test("No work is listed twice")
  func unique() {
    #expect(Stock.repeated(Self.works.map { [$0.title] + $0.authors }).isEmpty)
  }

  @Test("No work is a volume of a series as well")
  func standalone() {
    let volumes = Set(
      Stock.facts.series.flatMap(\.volumes).flatMap { volume in volume.authors.map { [volume.title, $0] } })
    let both = Self.works.filter { work in work.authors.contains { volumes.contains([work.title, $0]) } }
    #expect(both.map(\.title) == [])
  }

  @Test("Years are between Homer and today, and there is no year zero")
  func years() {
    let wrong = Self.works.filter { !(-800...2_024).contains($0.year) || $0.year == 0 }
    #expect(wrong.map(\.title) == [])
  }

  @Test("Language codes exist, and every work has a genre")
  func languagesAndGenres() {
    let codes = Self.works.flatMap { [$0.language, $0.originalLanguage] + $0.otherTitles.map(\.language) }
    #expect(Set(codes).subtracting(Stock.languages).isEmpty)
    #expect(Self.works.allSatisfy { !$0.genres.isEmpty && Stock.repeated($0.genres).isEmpty })
  }

  @Test("A further title is another title, or in another language")
  func otherTitles() {
    let wrong = Self.works.filter { work in
      !Stock.repeated([FactTitle(language: work.language, title: work.title)] + work.otherTitles).isEmpty
    }
    #expect(wrong.map(\.title) == [])
  }

  @Test(
    "Different books with the same title are all listed",
    arguments: [
      ("Life After Life", 3), ("The Outsider", 3), ("Foe", 2), ("Joyland", 2), ("Freedom", 2),
      ("The Idiot", 2),
    ])
  func sharedTitle(title: String, count: Int) {
    let sharing = Self.works.filter { $0.title == title }
    #expect(sharing.count == count)
    #expect(Set(sharing.flatMap(\.authors)).count == count)
  }

  @Test("A known subtitle is after the title")
  func subtitles() {
    #expect(Self.works.contains { $0.title == "Sapiens: A Brief History of Humankind" })
    #expect(Self.works.count { $0.title.contains(": ") } >= 80)
  }
}

@Suite("Facts about authors")
struct FactsAuthorsTests {
  private static let authors = Stock.facts.authors

  @Test("No name and no pen name is listed twice")
  func unique() {
    #expect(Stock.repeated(Self.authors.flatMap { [$0.name] + $0.penNames }).isEmpty)
  }

  @Test("Every author of a work or a series is listed")
  func complete() {
    let names = Stock.facts.works.flatMap(\.authors) + Stock.facts.series.flatMap(\.authors)
    #expect(names.filter { Stock.facts.author(named: $0) == nil } == [])
  }

  @Test("A variant of a name is another text, and belongs to one author only")
  func forms() {
    #expect(Stock.repeated(Self.authors.flatMap { [$0.name] + $0.forms }).isEmpty)
  }

  @Test("Every author has a nationality and an existing language")
  func origin() {
    #expect(Self.authors.allSatisfy { !$0.nationality.isEmpty && Stock.languages.contains($0.language) })
    #expect(Set(Self.authors.map(\.region)) == Set(FactRegion.allCases))
  }

  @Test(
    "A pen name refers to its author",
    arguments: [
      ("Robert Galbraith", "J.K. Rowling"), ("Richard Bachman", "Stephen King"),
      ("Megan Lindholm", "Robin Hobb"), ("Nora Roberts", "J.D. Robb"),
    ])
  func penName(penName: String, name: String) {
    #expect(Stock.facts.author(named: penName)?.name == name)
  }
}

@Suite("Word lists")
struct FactsWordsTests {
  // MARK: Names

  @Test("There are at least fifteen cultures from every part of the world")
  func cultures() {
    let names = Stock.words.names
    #expect(names.count >= 15)
    #expect(Stock.repeated(names.map(\.culture)).isEmpty)
    #expect(Set(names.map(\.region)) == Set(FactRegion.allCases))
  }

  @Test("A culture has enough names, none of them twice", arguments: Stock.words.names)
  func names(stock: NameStock) {
    #expect(stock.family.count >= 20 && stock.female.count >= 10 && stock.male.count >= 10)
    #expect(Stock.repeated(stock.female + stock.male).isEmpty)
    #expect(Stock.repeated(stock.family).isEmpty)
    #expect(stock.femaleFamily.isEmpty || stock.femaleFamily.count == stock.family.count)
    #expect(Stock.languages.contains(stock.language))
  }

  @Test("Names in Chinese characters are written without a space, the family first")
  func familyFirst() throws {
    let stock = try #require(Stock.words.names.first { $0.culture == "Japanese" })
    #expect(stock.isFamilyFirst && stock.separator.isEmpty && stock.family.contains("田中"))
  }

  // MARK: Titles

  @Test("There are more than a hundred thousand titles, of at least ten English genres")
  func enoughTitles() {
    let english = Stock.words.titles.filter { $0.language == "en" }
    #expect(english.reduce(0) { $0 + $1.titleCount } > 100_000)
    #expect(Set(english.map(\.genre)).count >= 10)
    #expect(Stock.repeated(Stock.words.titles.map { [$0.language, $0.genre] }).isEmpty)
  }

  @Test("There are titles in other languages", arguments: ["fr", "de", "es", "it", "pt", "ja", "ar", "ru"])
  func otherLanguages(language: String) {
    #expect(Stock.words.titles.contains { $0.language == language && $0.titleCount >= 1_000 })
  }

  @Test("Numbers far apart and close together give different titles", arguments: Stock.words.titles)
  func distinctTitles(stock: TitleStock) {
    let numbers = Set(Stock.spread(over: stock.titleCount, atMost: 600) + Array(0..<200))
    let titles = numbers.sorted().filter { $0 < stock.titleCount }.map(stock.title)
    #expect(Stock.repeated(titles) == [])
    #expect(titles.allSatisfy(Self.isClean))
  }

  @Test("Subtitles are clean and different, too", arguments: Stock.words.titles)
  func distinctSubtitles(stock: TitleStock) {
    let subtitles = Stock.spread(over: stock.subtitleCount, atMost: 400).map(stock.subtitle)
    #expect(Stock.repeated(subtitles) == [])
    #expect(subtitles.allSatisfy(Self.isClean))
  }

  @Test(
    "English articles fit the following words", arguments: Stock.words.titles.filter { $0.language == "en" }
  )
  func articles(stock: TitleStock) {
    let titles = Stock.spread(over: stock.titleCount, atMost: 800).map(stock.title)
    let subtitles = Stock.spread(over: stock.subtitleCount, atMost: 800).map(stock.subtitle)
    #expect((titles + subtitles).filter(Stock.hasWrongArticle) == [])
  }

  @Test("A slot contains no word twice, and is used by some pattern", arguments: Stock.words.titles)
  func slots(stock: TitleStock) {
    #expect(stock.slots.allSatisfy { Stock.repeated($0.words).isEmpty })
    let used = (stock.patterns + stock.subtitles).flatMap(\.pieces).compactMap { piece -> Int? in
      if case .slot(let slot, _) = piece { slot } else { nil }
    }
    #expect(Set(used) == Set(stock.slots.indices))
  }

  /// True if there is no open slot, no stray space, and no parenthesis that resembles a series marker.
  private static func isClean(_ text: String) -> Bool {
    !text.isEmpty && !text.hasPrefix(" ") && !text.hasSuffix(" ") && !text.contains("  ")
      && !text.contains { "{}()#|".contains($0) }
  }

  // MARK: Editions

  @Test("Publishers are listed once, with existing languages")
  func publishers() {
    let publishers = Stock.words.publishers
    #expect(Stock.repeated(publishers.map(\.name)).isEmpty)
    #expect(publishers.allSatisfy { Stock.repeated([$0.name] + $0.imprints).isEmpty })
    #expect(Set(publishers.map(\.language)).subtracting(Stock.languages).isEmpty)
    #expect(
      Set(publishers.map(\.language)).isSuperset(of: ["en", "de", "fr", "es", "it", "pt", "ja", "ru", "ar"]))
  }

  @Test(
    "Bindings are named in the language of the edition",
    arguments: [
      ("en", "Mass Market Paperback"), ("de", "Gebundene Ausgabe"), ("fr", "Poche"), ("es", "Tapa dura"),
      ("ja", "文庫"), ("ja", "単行本"),
    ])
  func binding(language: String, word: String) {
    #expect(Stock.words.bindings.first { $0.language == language }?.words.contains(word) == true)
  }

  @Test(
    "Bindings and reviews are listed once, with existing languages",
    arguments: [Stock.words.bindings, Stock.words.reviews])
  func localizedWords(lists: [LocalizedWords]) {
    #expect(Stock.repeated(lists.map(\.language)).isEmpty)
    #expect(Set(lists.map(\.language)).subtracting(Stock.languages).isEmpty)
    #expect(lists.allSatisfy { Stock.repeated($0.words).isEmpty && !$0.words.isEmpty })
  }

  @Test("Some reviews have line breaks in the forms of exports")
  func reviewBreaks() {
    let reviews = Stock.words.reviews.flatMap(\.words)
    #expect(reviews.contains { $0.contains("<br/>") } && reviews.contains { !$0.contains("<br/>") })
  }

  @Test("Shelf names are listed once and contain no comma or space")
  func shelves() {
    #expect(Stock.repeated(Stock.words.shelves).isEmpty)
    #expect(Stock.words.shelves.allSatisfy { !$0.contains(",") && !$0.contains(" ") })
    #expect(Set(Stock.words.shelves).isDisjoint(with: ["read", "to-read", "currently-reading"]))
  }

  @Test("Edition markers include their brackets, and none has a number sign")
  func markers() {
    let markers = Stock.words.editionMarkers
    #expect(Stock.repeated(markers).isEmpty && markers.count >= 20)
    let isBracketed = markers.map {
      ($0.hasPrefix("(") && $0.hasSuffix(")")) || ($0.hasPrefix("[") && $0.hasSuffix("]"))
    }
    #expect(!isBracketed.contains(false))
    #expect(markers.allSatisfy { !$0.contains("#") })
  }
}
