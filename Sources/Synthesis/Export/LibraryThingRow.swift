// The data of a row in LibraryThing's terms, for its text and JSON exports: inverted names, language names,
// and one ISBN before the others.

/// A book of a LibraryThing library.
struct LibraryThingRow {
  let id: String
  /// The title; empty if the row is damaged in that way.
  let title: String
  let primaryAuthor: String
  let secondary: [(name: String, role: String)]
  let publication: String
  let pages: Int?
  /// The medium: `Paperback`, or `DVD` for a film.
  let media: String
  /// `4` or `4.5`; empty for no rating.
  let stars: String
  let language: String
  let originalLanguage: String
  let subjects: [String]
  /// The ISBN that the site shows.
  let shown: String
  /// All forms of the ISBN, the shown one first.
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

  /// Returns the name with the family name first; if so drawn, inverted at the wrong place. Nothing tells
  /// that place in a Chinese or Japanese name.
  private static func turned(_ book: ShelfRow) -> String {
    if book.site.isWronglyFlipped, book.author.contains(" "), !book.author.contains(","),
      !NameParts.isFamilyFirst(book.author)
    {
      let words = book.author.split(separator: " ")
      return "\(words.last ?? ""), \(words.dropLast().joined(separator: " "))"
    }
    if book.author.contains(",") { return book.author }
    if book.author == book.plainAuthor { return book.sortedAuthor }
    return NameParts(book.author).sorted
  }

  /// Returns the writer named in the row, given name first.
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

  /// Returns the English name of an edition's language.
  static func language(_ code: String) -> String { languages[code] ?? "English" }

  static func stars(_ quarters: Int) -> String {
    guard quarters > 0 else { return "" }
    return "\(quarters / 4)\(quarters % 4 >= 2 ? ".5" : "")"
  }

  /// Returns a date such as `[2021-07-30]`.
  static func day(_ day: CivilDay) -> String { "[\(day.dashed)]" }

  private static let languages = [
    "en": "English", "de": "German", "fr": "French", "es": "Spanish", "it": "Italian", "pt": "Portuguese",
    "nl": "Dutch", "sv": "Swedish", "da": "Danish", "no": "Norwegian", "fi": "Finnish", "pl": "Polish",
    "cs": "Czech", "ru": "Russian", "tr": "Turkish", "ja": "Japanese", "zh": "Chinese", "ko": "Korean",
    "ar": "Arabic", "fa": "Persian",
  ]
}
