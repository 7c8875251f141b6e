// A row as LibraryThing has it, whether it is written as text or as objects: names turned round, languages in
// words, one number in front of the others.

/// A book of a LibraryThing library.
struct LibraryThingRow {
  let id: String
  /// Empty where the row is spoiled so.
  let title: String
  let primaryAuthor: String
  let secondary: [(name: String, role: String)]
  let publication: String
  let pages: Int?
  /// What kind of thing it is: `Paperback`, or `DVD` among the books.
  let media: String
  /// `4`, `4.5`; nothing for no rating.
  let stars: String
  let language: String
  let originalLanguage: String
  let subjects: [String]
  /// The number that the site shows.
  let shown: String
  /// Every number, in either order.
  let numbers: [String]

  init(_ row: LibraryRow) {
    let book = row.row
    id = String(130_000_000 + book.edition * 7 % 60_000_011)
    title = row.damage == .noTitle ? "" : book.title.text
    primaryAuthor = Self.turned(book)
    secondary =
      book.further.map { ($0.sorted, Self.role($0.role)) }
      + (book.site.narrator.map { [(NameParts($0).sorted, "Narrator")] } ?? [])
    let year = book.year.map { " (\($0))" } ?? ""
    let length = book.pages.map { ", \($0) pages" } ?? ""
    publication = book.publisher.isEmpty && length.isEmpty ? "" : book.publisher + year + length
    pages = book.pages
    media = book.site.film ?? book.binding
    stars = Self.stars(book.site.quarters)
    language = Self.language(book.language.edition)
    originalLanguage = Self.languages[book.language.work] ?? ""
    subjects = book.genres
    let both = [book.isbn.ten, book.isbn.thirteen].filter { !$0.isEmpty }
    numbers = book.site.showsTen ? both : both.reversed()
    shown = numbers.first ?? ""
  }

  /// Family name first; now and then turned at the wrong place.
  private static func turned(_ book: ShelfRow) -> String {
    if book.site.isWronglyFlipped, book.author.contains(" "), !book.author.contains(",") {
      let words = book.author.split(separator: " ")
      return "\(words.last ?? ""), \(words.dropLast().joined(separator: " "))"
    }
    if book.author.contains(",") { return book.author }
    if book.author == book.plainAuthor { return book.sortedAuthor }
    return NameParts(book.author).sorted
  }

  /// The writer whom the row names, given name first.
  static func writer(_ book: ShelfRow) -> String {
    book.author == book.plainAuthor ? NameParts.turned(book.sortedAuthor, from: book.author) : book.author
  }

  private static func role(_ role: CatalogRole) -> String {
    switch role {
    case .writer: "Author"
    case .illustrator: "Illustrator"
    case .translator: "Translator"
    }
  }

  /// The language of an edition in words.
  static func language(_ code: String) -> String { languages[code] ?? "English" }

  static func stars(_ quarters: Int) -> String {
    guard quarters > 0 else { return "" }
    return "\(quarters / 4)\(quarters % 4 >= 2 ? ".5" : "")"
  }

  /// `[2021-07-30]`
  static func day(_ day: CivilDay) -> String { "[\(day.dashed)]" }

  private static let languages = [
    "en": "English", "de": "German", "fr": "French", "es": "Spanish", "it": "Italian", "pt": "Portuguese",
    "nl": "Dutch", "sv": "Swedish", "da": "Danish", "no": "Norwegian", "fi": "Finnish", "pl": "Polish",
    "cs": "Czech", "ru": "Russian", "tr": "Turkish", "ja": "Japanese", "zh": "Chinese", "ko": "Korean",
    "ar": "Arabic", "fa": "Persian",
  ]
}
