// A catalog around a reader's own file: its books, and invented ones among which they have to be found. The
// well-known books are left out, so that no book of the file is in the catalog twice.

package import BooksTrackAPI
import Facts
import Simulation

/// A book of a reader's own file.
package struct GivenBook: Sendable, Hashable {
  /// The title as the file writes it.
  package let title: String
  /// The main writer first.
  package let people: [Person]
  /// The year of first publication.
  package let year: Int?
  /// The editions that the file states; at least one, perhaps without any fact.
  package let editions: [Edition]

  /// A person with a role, as the file names them; the role is nil for a writer.
  package struct Person: Sendable, Hashable {
    package let name: String
    package let role: String?

    package init(name: String, role: String?) {
      self.name = name
      self.role = role
    }
  }

  /// The facts of an edition that the file states.
  package struct Edition: Sendable, Hashable {
    package let isbn: ISBN?
    package let year: Int?
    package let pages: Int?
    package let publisher: String?
    package let binding: String?
    /// ISO 639-1.
    package let language: String?

    package init(
      isbn: ISBN?, year: Int?, pages: Int?, publisher: String?, binding: String?, language: String?
    ) {
      self.isbn = isbn
      self.year = year
      self.pages = pages
      self.publisher = publisher
      self.binding = binding
      self.language = language
    }
  }

  package init(title: String, people: [Person], year: Int?, editions: [Edition]) {
    self.title = title
    self.people = people
    self.year = year
    self.editions = editions
  }

  /// Title and subtitle without a last bracketed part, in which sites write the series.
  var titles: (title: String, subtitle: String?) {
    var text = title[...]
    if text.last == ")", let open = text.lastIndex(of: "("), open > text.startIndex { text = text[..<open] }
    let whole = text.trimmed
    guard let colon = whole.firstRange(of: ": ") else { return (whole, nil) }
    return (String(whole[..<colon.lowerBound]), String(whole[colon.upperBound...]))
  }

  /// The language that an edition states, else that of the title's script, else English.
  var language: String {
    editions.lazy.compactMap(\.language).first
      ?? title.unicodeScalars.lazy.compactMap { Self.language(of: $0.value) }.first ?? "en"
  }

  /// The language that is mostly written with a sign; nil for Latin ones and for signs of many languages.
  private static func language(of sign: UInt32) -> String? {
    switch sign {
    case 0x0370...0x03FF: "el"
    case 0x0400...0x04FF: "ru"
    case 0x0590...0x05FF: "he"
    case 0x0600...0x06FF: "ar"
    case 0x3040...0x30FF: "ja"
    case 0x4E00...0x9FFF: "zh"
    case 0xAC00...0xD7AF: "ko"
    default: nil
    }
  }
}

extension Substring {
  fileprivate var trimmed: String {
    var text = self
    while text.last?.isWhitespace == true { text.removeLast() }
    return String(text.drop(while: \.isWhitespace))
  }
}

extension Catalog {
  /// Creates a catalog whose first works are given books, in their order; the others are invented.
  ///
  /// - Parameters:
  ///   - size: The number of works, at least that of the books.
  ///   - books: Different books; at least one.
  package static func make(seed: UInt64, size: Int, of books: [GivenBook]) -> Catalog {
    var builder = CatalogBuilder(facts: WellKnownFacts.load(), seed: seed, size: size)
    builder.add(books)
    builder.invent(alike: (size - books.count) * CatalogAlike.perTenThousand / 10_000)
    return Catalog(seed: seed, builder: builder)
  }
}

extension CatalogBuilder {
  /// Adds given books, each with the popularity and the genres of an invented one in its language: a file
  /// states neither.
  fileprivate mutating func add(_ books: [GivenBook]) {
    var stream = self.stream.substream("given")
    let shelves = CountedTitleStocks(facts.words.titles)
    take(books.flatMap { $0.editions.compactMap(\.isbn) })
    for book in books {
      let (title, subtitle) = book.titles
      let language = book.language
      let people = book.people.isEmpty ? [GivenBook.Person(name: "Anonymous", role: nil)] : book.people
      let credits = people.map { person in
        CatalogCredit(author: author(person.name, language), role: CatalogRole(person.role))
      }
      let years = book.editions.compactMap(\.year)
      let draft = WorkDraft(
        titles: [EditionTitle(language: language, title: title, subtitle: subtitle)], credits: credits,
        year: book.year ?? years.min() ?? 2_000, language: language,
        genres: shelves[shelves.draw(language, &stream)].genres,
        rank: 300 + stream.below(max(size, 2_000)))
      _ = claim(title: title, family: NameParts(people[0].name).family)
      _ = add(draft, stating: book.editions)
    }
  }

  private mutating func author(_ name: String, _ language: String) -> Int {
    add(
      CatalogAuthor(
        name: name, sortName: NameParts(name).sorted, forms: [], person: nil, language: language,
        isReal: false))
  }
}

extension CatalogRole {
  /// The role that a file names; any other is a second writer.
  fileprivate init(_ role: String?) {
    let role = role?.lowercased() ?? ""
    self = role.contains("transl") ? .translator : role.contains("illustr") ? .illustrator : .writer
  }
}

extension CatalogEdition {
  /// An edition with what a file states of it, and with the invented facts of another one.
  init(_ stated: GivenBook.Edition, else other: CatalogEdition) {
    let number = stated.isbn ?? other.isbn
    self.init(
      work: other.work, isbn: number, storeNumber: number == nil ? other.storeNumber : nil,
      title: other.title, subtitle: other.subtitle, language: other.language,
      publisher: stated.publisher ?? other.publisher,
      year: min(max(stated.year ?? other.year, Int(Int16.min)), Int(Int16.max)),
      pages: min(max(stated.pages ?? other.pages, 1), Int(UInt16.max)),
      binding: stated.binding ?? other.binding)
  }
}
