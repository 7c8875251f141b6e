// Merging works that were inferred from editions (CON-7), and keeping volumes apart.

import BooksTrackAPI
import BooksTrackBackend
import Foundation
import Testing

@Suite("Deduplication of synthetic works")
struct WorkDeduplicationTests {
  private func fiveEditions() throws -> [NormalizedBook] {
    try GoogleBooksProvider().normalize(Corpus.response("five-editions.json"), for: .title("T")).books
  }

  @Test("Five editions of one book become one work with five editions (CON-7)")
  func fiveBecomeOne() throws {
    let merged = WorkDeduplication.corrected.merge(try fiveEditions())
    let book = try #require(merged.first)
    #expect(merged.count == 1)
    #expect(
      book.editions.map(\.isbn) == [
        "9781399000109", "9781399000116", "9781399000123", "9781399000130", "9781399000147",
      ])
    #expect(book.work.title == "The Glass Orchard")
    #expect(book.work.subtitle == "A Novel")
    #expect(book.work.authorNames == ["J.R. Halloran"])
    #expect(book.work.subjectTags == ["Fiction", "Classic Literature"])
    #expect(book.work.coverImageURL?.contains("gLassOrch1AJ") == true)
    #expect(book.work.externalIDs.count == 5)
    #expect(book.work.synthetic)
    #expect(book.work.contributors == ["google-books"])
  }

  @Test("As written, five ISBNs are five works")
  func asWritten() throws {
    #expect(WorkDeduplication.asWritten.merge(try fiveEditions()).count == 5)
  }

  @Test(
    "A shared ISBN makes one work even with different titles, directly or through a third",
    arguments: [
      WorkDeduplication.corrected, .asWritten,
    ])
  func sharedISBN(rule: WorkDeduplication) {
    let merged = rule.merge([
      book("The Salt Road", isbns: ["9781399000017"]), book("Other", isbns: ["9781399000024"]),
      book("La ruta de la sal", author: "I. Quell", isbns: ["9781399000109"]),
      book("Salt Road, The", isbns: ["1399000101", "9781399000017"]),
    ])
    #expect(merged.map(\.work.title) == ["The Salt Road", "Other"])
    #expect(merged.first?.editions.count == 3)
  }

  @Test(
    "ENR-12: with one ISBN and unrelated titles, a common family name makes one work, a given name does not",
    arguments: [
      ("James Joyce", "James S. A. Corey", 2), ("James Joyce", "Joyce, James", 1),
      ("Joyce", "James Joyce", 1),
      ("James Joyce", "J. Joyce", 1), ("Homer", "Homer", 1), ("Haruki Murakami", "Murakami Haruki", 1),
      ("Wang Anyi", "Wang Xiaobo", 2), ("Ida Quell", "Otto Brandt", 2),
    ])
  func sharedNames(first: String, second: String, works: Int) {
    let merged = WorkDeduplication.corrected.merge([
      book("Caliban's War", author: first, isbns: ["9781399000017"]),
      book("Dubliners", author: second, isbns: ["9781399000017"]),
    ])
    #expect(merged.count == works)
  }

  @Test(
    "ENR-12: with one ISBN, partly equal titles are two works unless an author may have written both",
    arguments: [
      ("Invisible Man", "Ida Quell", "Invisible Women", "Tom Asquith", 2),
      ("Invisible Man", "Ida Quell", "The Invisible Man", "Tom Asquith", 1),
      ("Invisible Man", "Ida Quell", "Invisible Women", "Quell, Ida", 1),
      ("Invisible Man", "Ida Quell", "Invisible Women", nil, 1),
      ("Invisible Man", "Ida Quell", "Invisible Women", "Ида Квелл", 1),
    ])
  func wordInCommon(title: String, author: String, other: String, by otherAuthor: String?, works: Int) {
    var books = [
      book(title, author: author, isbns: ["9781399000017"]),
      book(other, author: otherAuthor, isbns: ["9781399000017"]),
    ]
    for (index, provider) in ["google-books", "openlibrary"].enumerated() {
      books[index].work.contributors = [provider]
    }
    #expect(WorkDeduplication.corrected.merge(books).count == works)
    #expect(WorkDeduplication.corrected.merge(books.reversed()).count == works)
  }

  @Test(
    "ENR-12: a guide, a box set or another volume with the same ISBN at another provider is another work",
    arguments: [
      ("Tin Comet", "Summary of Tin Comet by Ida Quell", 2), ("Tin Comet", "Tin Comet: Study Guide", 2),
      ("Tin Comet", "Tin Comet Boxed Set", 2), ("Tin Comet", "Tin Comet (Abridged)", 2),
      ("Tin Comet", "Tin Comet / Tin Moon", 2), ("Tin Comet", "Tin Comet / by Ida Quell", 1),
      ("Tin Comet, Vol. 1", "Tin Comet Volume 2", 2), ("Tin Comet, Vol. 01", "Tin Comet 1", 1),
      ("Tin Comet", "Tin Comet (Unabridged)", 1), ("Tin Comet", "Tin Comet, Vol. 1", 1),
      ("Study Guide to Comets", "Comets: Study Guide", 1), ("1984", "Nineteen Eighty-Four: 1984", 1),
      ("Comets of Autumn Twilight", "Comets of Winter Night", 2),
      ("Oskar Flint and the Chamber of Secrets", "Oskar Flint and the Goblet of Quicksilver", 2),
      ("Oskar Flint and the Philosopher's Stone", "Oskar Flint and the Sorcerer's Stone", 1),
      ("Oskar Flint und der Stein der Weisen", "Oskar Flint and the Philosopher's Stone", 1),
      ("The Salt Road", "The Salt Road Home to Winter", 1), ("Das Salz der Erde", "The Salt of the Earth", 1),
    ])
  func otherKindUnderOneNumber(first: String, second: String, count: Int) {
    var books = [book(first, isbns: ["9781399000017"]), book(second, isbns: ["9781399000017"])]
    for (place, provider) in ["google-books", "openlibrary"].enumerated() {
      books[place].work.contributors = [provider]
      books[place].work.primaryProvider = provider
    }
    #expect(WorkDeduplication.corrected.merge(books).count == count)
  }

  @Test(
    "ENR-12: different titles of one edition at two providers make two works",
    arguments: [
      ("Wind and Silver", nil, "The Last Empire", nil, 2),
      ("Umbrals", "The Last Empire", "The Last Empire", nil, 1),
      ("Wind and Silver", nil, "海辺のカフカ", nil, 1), ("1984", nil, "Nineteen Eighty-Four", nil, 1),
      ("Wind and Silver", nil, nil, nil, 1), ("The Wind of Silver", nil, "Wind and Silver", nil, 1),
      ("Broken Oracle, Hidden Crown", nil, "Hidden Treaty, Dusty Mirror", nil, 2),
      ("Broken Oracle", "Hidden Crown", "Hidden Treaty: Dusty Mirror", nil, 2),
      ("Broken Oracle, Hidden Crown", nil, "Hidden Mirror, Broken Treaty", nil, 1),
      ("Broken Oracle, Crown", nil, "Hidden Crown, Mirror", nil, 1),
      ("حكاية الحمام", nil, "رسائل الياسمين والماء", nil, 2), ("حكاية الحمام", nil, "حكاية", "الحمام", 1),
      ("حكاية الحمام", nil, "Wind and Silver", nil, 1), ("Ветер и серебро", nil, "Последняя империя", nil, 2),
      ("Άνεμος και ασήμι", nil, "Η τελευταία αυτοκρατορία", nil, 2),
      ("רוח וכסף", nil, "האימפריה האחרונה", nil, 2),
      ("海辺のカフカ", nil, "海辺の カフカ", nil, 1), ("Ветер и серебро", nil, "Ветер и серебро: роман", nil, 1),
      ("Umbrals", nil, "Umbrals in the Last Empire", nil, 1),
      ("Silence", "How Nervous People Lead", "silence", "What Nobody Says Aloud", 1),
      ("Umbrals", nil, "Umbrals in the Last Empire of Glass", nil, 1),
      ("Wind of Silver: A Novel", nil, "The Last Empire", "A Novel", 2),
      ("Umbrals: A Short History of Shadows", nil, "Umbrals: Eine kurze Geschichte der Schatten", nil, 1),
      ("Umbrals (Das ganze Reich der Schatten)", nil, "The Umbrals - Whole Realm of Shades", nil, 1),
      ("Umbrals - Whole Realm of Shades", nil, "Umbrals - Das ganze Reich der Schatten", nil, 1),
      ("Stories", nil, "The Whole Empire", nil, 2),
      ("The Umbrals - Whole Realm of Shades", nil, "Umbrals (Das ganze Reich der Schatten)", nil, 1),
      ("It", nil, "It: A Novel", nil, 1), ("It", nil, "If It Fades", nil, 2),
      ("If It Fades", nil, "It", nil, 2),
      ("The Elm", nil, "The Elm (Colour Edition)", nil, 1),
      ("Novel", nil, "A Novel Book of Glass", nil, 2), ("Stories", nil, "Stories (Whole Edition)", nil, 1),
    ] as [(String?, String?, String?, String?, Int)])
  func titlesOfOneEdition(
    first: String?, firstSub: String?, second: String?, secondSub: String?, works: Int
  ) {
    var books = [
      book("Viento y plata", isbns: ["9781399000017"]), book("Das letzte Reich", isbns: ["9781399000017"]),
    ]
    for (place, (title, subtitle)) in [(first, firstSub), (second, secondSub)].enumerated() {
      books[place].work.contributors = ["provider \(place)"]
      books[place].editions[0].title = title
      books[place].editions[0].subtitle = subtitle
    }
    #expect(WorkDeduplication.corrected.merge(books).count == works)
    books[1].editions[0] = EditionDTO(isbns: ["9781399000024"])
    #expect(WorkDeduplication.corrected.merge(books).count == 2)
  }

  @Test(
    "ENR-12: titles in one language that share words and differ in more are two works, whatever the ISBN",
    arguments: [
      ("Late Comets, Unlit Windows", "Late Comets, Minor Animals", "en", "en", 2),
      ("Late Comets, Unlit Windows", "Late Comets, Minor Animals", nil, "en", 1),
      ("Oskar Flint und der Stein der Weisen", "Oskar Flint and the Philosopher's Stone", "de", "en", 1),
      ("Oskar Flint's Philosopher's Stone", "Oskar Flint's Sorcerer's Stone", "en", "en", 1),
      ("Comet Road", "Comet Road Home: A Winter Tale", "en", "en", 1),
    ] as [(String, String, String?, String?, Int)])
  func inOneLanguage(first: String, second: String, one: String?, other: String?, count: Int) {
    var books = [book(first, isbns: ["9781399000017"]), book(second, isbns: ["9781399000017"])]
    for (place, language) in [one, other].enumerated() {
      books[place].work.contributors = ["provider \(place)"]
      books[place].editions[0].language = language
    }
    #expect(WorkDeduplication.corrected.merge(books).count == count)
  }

  @Test(
    "ENR-12: a title within another one, with other pages and another year of the same ISBN, is another work",
    arguments: [
      ("Comet", "Heretics of Comet", 470, 631, "2006-02-04", "1984", 2),
      ("Comet Messiah", "Comet", 470, 631, "2006", "1984", 2),
      ("Comet", "Heretics of Comet", 470, 500, "2006", "1984", 1),
      ("Comet", "Heretics of Comet", 470, 631, "2006", "2005-12", 1),
      ("Comet", "Heretics of Comet", nil, 631, "2006", "1984", 1),
      ("Comet", "Heretics of Comet", 470, 631, nil, "1984", 1),
      ("The Comet", "Comet: Heretics", 470, 631, "2006", "1984", 1),
      ("Comet, Vol. 2", "Comet Volume 2", 470, 631, "2006", "1984", 1),
      ("Комета", "Comet", 470, 631, "2006", "1984", 1),
    ] as [(String, String, Int?, Int?, String?, String?, Int)])
  func printedOtherwise(
    first: String, second: String, pages: Int?, others: Int?, date: String?, other: String?, count: Int
  ) {
    var books = [book("Viento", isbns: ["9781399000017"]), book("Viento", isbns: ["9781399000017"])]
    for (place, facts) in [(first, pages, date), (second, others, other)].enumerated() {
      books[place].work.title = facts.0
      books[place].work.contributors = ["provider \(place)"]
      books[place].editions[0].title = facts.0
      books[place].editions[0].pageCount = facts.1
      books[place].editions[0].publicationDate = facts.2
    }
    #expect(WorkDeduplication.corrected.merge(books).count == count)
    // An ISBN that a record lists beside its own says nothing about its pages.
    books[1].editions[0].isbn = "9781399000024"
    #expect(WorkDeduplication.corrected.merge(books).count == 1)
  }

  @Test("ENR-12: two works are not merged through a third that contradicts neither")
  func throughAThird() {
    let titles = ["Dragons", "Dragons of Autumn Dusk", "Dragons of Winter Night"]
    for order in [[0, 1, 2], [0, 2, 1], [1, 0, 2], [1, 2, 0], [2, 0, 1], [2, 1, 0]] {
      let books = order.map { place in
        var other = book(titles[place], isbns: ["9781399000017"])
        other.work.contributors = ["provider \(place)"]
        other.editions[0].title = titles[place]
        return other
      }
      let merged = WorkDeduplication.corrected.merge(books)
      #expect(merged.count == 2, "\(merged.map(\.work.title))")
    }
  }

  @Test("An ISBN with a wrong check digit joins nothing (DUP-2)")
  func invalidISBN() {
    let merged = WorkDeduplication.corrected.merge([
      book("A", isbns: ["9781399000018"]), book("B", isbns: ["9781399000018"]),
    ])
    #expect(merged.count == 2)
  }

  @Test("Volumes of one series stay apart, by subtitle and by position")
  func volumes() throws {
    let comics = try GoogleBooksProvider().normalize(Corpus.response("comics.json"), for: .title("T")).books
    #expect(WorkDeduplication.corrected.merge(comics).count == 2)
    let places = ["1", "2"].map { place in
      book("Tin Comet", series: [SeriesReferenceDTO(provider: "p", seriesID: "s", position: place)])
    }
    #expect(WorkDeduplication.corrected.merge(places).count == 2)
  }

  @Test(
    "CON-7: books that do not say which volume they are stay apart where their title has several",
    arguments: [
      // Another book of the list has the title with a number, of a volume that is not the first.
      (["Tin Comet", "Tin Comet", "Tin Comet, Vol. 7"], 3), (["Tin Comet", "TIN COMET", "Tin Comet 12"], 3),
      (["Tin Comet", "Tin Comet", "Tin Comet Volume 07"], 3),
      // One book: the number is that of the first volume, or belongs to another title.
      (["Tin Comet", "Tin Comet", "Tin Comet, Book 1"], 2),
      (["Tin Comet", "Tin Comet", "Iron Comet, Vol. 7"], 2),
      (["Tin Comet", "Tin Comet", "Tin Comet in 1944"], 2),
      (["Tin Comet", "Tin Comet", "Tin Comet 1944"], 2),
    ])
  func bareTitlesOfVolumes(titles: [String], works: Int) {
    #expect(WorkDeduplication.corrected.merge(titles.map { book($0) }).count == works)
    #expect(WorkDeduplication.corrected.merge(titles.reversed().map { book($0) }).count == works)
  }

  @Test("CON-7: positions in series show that a title has several volumes, too")
  func bareTitlesBesidePlaces() {
    func merged(_ places: [[String]]) -> Int {
      let books = places.map { places in
        book(
          "Tin Comet", series: places.map { SeriesReferenceDTO(provider: "p", seriesID: "s", position: $0) })
      }
      return WorkDeduplication.corrected.merge(books).count
    }
    #expect(merged([["3"], ["9"], [], []]) == 4)
    // The first book without a number may be either volume, whatever the provider.
    let told = [["3"], ["9"], []].map { places in
      book(
        "Tin Comet", series: places.map { SeriesReferenceDTO(provider: "p", name: "Comets", position: $0) })
    }
    #expect(WorkDeduplication.corrected.merge(told).count == 3)
    #expect(WorkDeduplication.corrected.merge(told.reversed()).count == 3)
    // One volume in two series.
    #expect(merged([["3"], ["3", "1"], [], []]) == 3)
  }

  @Test(
    "CON-7: the title of a series may be any of its volumes, unless the position is the first",
    arguments: [
      ("Tin Comet", "2", 2), ("TIN COMET", "12", 2), ("Tin Comet", "1", 1), ("Comets", "2", 1), (nil, "2", 1),
      ("Tin Comet", nil, 1),
    ] as [(String?, String?, Int)])
  func titleOfSeries(name: String?, place: String?, works: Int) {
    var books = [
      book(
        "Tin Comet",
        series: [
          SeriesReferenceDTO(provider: "google-books", seriesID: "s", name: name, displayNumber: place)
        ]),
      book("Tin Comet"),
    ]
    for (index, provider) in ["google-books", "openlibrary"].enumerated() {
      books[index].work.contributors = [provider]
      books[index].work.primaryProvider = provider
    }
    #expect(WorkDeduplication.corrected.merge(books).count == works)
    #expect(WorkDeduplication.corrected.merge(books.reversed()).count == works)
  }

  @Test(
    "One subtitle is an addition, two make two works",
    arguments: [
      ([nil, "A Novel"], 1), (["A Novel", nil, "a novel"], 1), (["Thrawn", "Kenobi"], 2),
      (["Thrawn", nil, "Kenobi"], 3), (["Book 1", "Book 2"], 2), (["Book 1", nil], 2),
      (["The Crushing of Eastern Europe, 1944-1956", nil], 1), (["2018", "2019"], 2),
      (["The Graphic Novel", nil], 2), (["A Graphic Novel", nil], 1),
    ] as [([String?], Int)])
  func subtitles(subtitles: [String?], works: Int) {
    let books = subtitles.map { book("Star Roads", subtitle: $0) }
    #expect(WorkDeduplication.corrected.merge(books).count == works)
  }

  @Test(
    "ENR-12: a book with less than half of the pages of its title's editions is an abridged one",
    arguments: [
      ([300, 121, 310, 288], 2), ([121, 300, 310, 288], 2), ([300, 160, 310, 288], 1),
      ([300, nil, 310, 288], 1),
      // Two books do not say which of them most editions are like, but they are not one text.
      ([300, 121], 2), ([300, 121, nil], 2), ([300, 160], 1), ([121, nil], 1), ([120, 121, 118, 300], 1),
    ] as [([Int?], Int)])
  func abridged(pages: [Int?], works: Int) {
    let books = pages.map { pages in
      var book = book("Star Roads")
      book.editions[0].pageCount = pages
      return book
    }
    #expect(WorkDeduplication.corrected.merge(books).count == works)
    #expect(WorkDeduplication.corrected.merge(books.reversed()).count == works)
  }

  @Test("The same title by another author, or without one, is another book")
  func authors() {
    let merged = WorkDeduplication.corrected.merge([
      book("Never Leave", author: "Ida Quell"), book("Never Leave", author: "Tom Asquith"),
      book("Never Leave", author: nil), book("Never Leave", author: nil),
      book("NEVER  LEAVE!", author: "ida quell"),
    ])
    #expect(merged.map(\.work.authorNames) == [["Ida Quell"], ["Tom Asquith"], [], []])
  }

  @Test("Real works of a provider are not merged")
  func realWorks() {
    var first = book("Dune", isbns: ["9781399000017"])
    var second = first
    first.work.synthetic = false
    second.work.synthetic = false
    #expect(WorkDeduplication.corrected.merge([first, second]).count == 2)
  }

  @Test("Any order of the items gives the same number of works")
  func order() throws {
    let books = try fiveEditions()
    #expect(WorkDeduplication.corrected.merge(books.reversed()).count == 1)
  }

  @Test("ENR-12: the page count belongs to the ISBN that both records have")
  func imprint() throws {
    let (own, adopted) = ("9781399000024", "9781399000017")
    var listing = book("Tin Comet", isbns: [adopted, own])
    var printing = book("Tin Comet", isbns: [own])
    func give(_ name: String, to book: inout NormalizedBook) {
      (book.work.primaryProvider, book.work.contributors) = (name, [name])
      (book.editions[0].primaryProvider, book.editions[0].contributors) = (name, [name])
    }
    give("openlibrary", to: &listing)
    give("google-books", to: &printing)
    listing.editions[0].pageCount = 412
    printing.editions[0].pageCount = 310
    for books in [[listing, printing], [printing, listing]] {
      let edition = try #require(WorkDeduplication.corrected.merge(books).first?.editions.first)
      #expect(edition.isbn == own && edition.pageCount == 310)
      #expect(Set(edition.isbns).isSuperset(of: [own, adopted]))
      #expect(edition.contributors.count == 2)
    }
  }

  private func book(
    _ title: String, subtitle: String? = nil, author: String? = "Ida Quell", isbns: [String] = [],
    series: [SeriesReferenceDTO] = []
  ) -> NormalizedBook {
    var work = WorkDTO(title: title)
    work.subtitle = subtitle
    work.authorNames = author.map { [$0] } ?? []
    work.series = series
    work.synthetic = true
    return NormalizedBook(
      work: work, editions: [EditionDTO(isbns: isbns)], authors: work.authorNames.map { AuthorDTO(name: $0) })
  }
}
