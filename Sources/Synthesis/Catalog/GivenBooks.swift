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
  /// The number of the volume, if the file states one.
  package let volume: String?
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

  package init(
    title: String, people: [Person], year: Int?, volume: String? = nil, editions: [Edition]
  ) {
    self.title = title
    self.people = people
    self.year = year
    self.volume = volume
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

/// The title of a given book in its world.
private struct GivenName {
  static let anonymous = GivenBook.Person(name: "Anonymous", role: nil)

  var title: String
  let subtitle: String?
  let family: String
  /// True if another book of the writer has the title.
  var isShared = false
  /// True if a number distinguishes it from such books.
  var isNumbered = false

  /// The titles of books. Where books of one writer would have one title and subtitle, each is called as the
  /// file writes it, and with its number if that is the same, too: providers tell volumes apart.
  static func all(of books: [GivenBook]) -> [GivenName] {
    var names = books.map { book in
      let (title, subtitle) = book.titles
      return GivenName(
        title: title, subtitle: subtitle, family: NameParts((book.people.first ?? anonymous).name).family)
    }
    let titles = Dictionary(grouping: names.indices) { [names[$0].title.lowercased(), names[$0].family] }
    for place in names.indices {
      let others = titles[[names[place].title.lowercased(), names[place].family]] ?? []
      names[place].isShared = others.count > 1
      let equal = others.filter { names[$0].subtitle?.lowercased() == names[place].subtitle?.lowercased() }
      guard equal.count > 1 else { continue }
      names[place].isNumbered = true
      let isSame = Set(equal.map { books[$0].title.lowercased() }).count < equal.count
      names[place].title = isSame ? books[place].numbered(names[place].title) : books[place].title
    }
    return names
  }
}

extension GivenBook {
  /// A title with the number of the volume, if there is one.
  fileprivate func numbered(_ title: String) -> String { volume.map { "\(title), Vol. \($0)" } ?? title }
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
    for (book, name) in zip(books, GivenName.all(of: books)) {
      let language = book.language
      let people = book.people.isEmpty ? [GivenName.anonymous] : book.people
      let credits = people.map { person in
        CatalogCredit(author: author(person.name, language), role: CatalogRole(person.role))
      }
      let years = book.editions.compactMap(\.year)
      let title = EditionTitle(language: language, title: name.title, subtitle: name.subtitle)
      let draft = WorkDraft(
        titles: [title], credits: credits, year: book.year ?? years.min() ?? 2_000, language: language,
        genres: shelves[shelves.draw(language, &stream)].genres,
        rank: 300 + stream.below(max(size, 2_000)), isKnownByNumber: name.isNumbered,
        isKnownBySubtitle: name.isShared && name.subtitle != nil)
      _ = claim(title: name.title, family: name.family)
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
