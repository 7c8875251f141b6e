// A book of LibraryThing's JSON export as a row of its table: from there on both are read by the same rules.
//
// The export is an object of books by their numbers. What is one text there may be a list or an object of
// texts here: ISBNs are `{"0": "0441478123", "2": "9780441478125"}` or a list, or an empty list; numbers are
// texts or numbers.

/// Makes rows of books.
enum LibraryThingBook {
  /// The columns of the rows, as the table names them.
  static let header = columns.map(\.name)

  /// Names that a book of this service has and hardly any other.
  private static let signatures = [
    "books_id", "workcode", "primaryauthor", "entrydate", "originalisbn", "sortcharacter", "fromwhere",
  ]

  private static let columns: [(name: String, value: @Sendable (JSONNode, String) -> String)] = [
    ("Book Id", { book, key in first(book, "books_id") ?? key }),
    ("Title", { book, _ in first(book, "title") ?? "" }),
    ("Primary Author", { book, _ in people(book).first?.name ?? "" }),
    ("Primary Author Role", { book, _ in people(book).first?.role ?? "" }),
    ("Secondary Author", { book, _ in people(book).dropFirst().map(\.name).joined(separator: "|") }),
    ("Secondary Author Roles", { book, _ in people(book).dropFirst().map(\.role).joined(separator: "|") }),
    ("Publication", plain("publication")),
    ("Date", plain("date")),
    ("Review", plain("review")),
    ("Rating", plain("rating")),
    ("Comment", plain("comment", "publiccomment")),
    ("Private Comment", plain("privatecomment")),
    (
      "Media",
      { book, _ in book["format"]?.values.last.flatMap { first($0, "text") } ?? first(book, "format") ?? "" }
    ),
    ("Page Count", plain("pages")),
    ("Acquired", plain("dateacquired", "acquired")),
    ("Date Started", plain("datestarted")),
    ("Date Read", plain("dateread", "datefinished")),
    ("Barcode", plain("barcode")),
    ("BCID", plain("bcid")),
    ("Tags", list("tags")),
    ("Collections", list("collections")),
    ("Languages", list("language")),
    ("ISBN", plain("originalisbn")),
    ("ISBNs", list("isbn")),
    ("Other Call Number", plain("callnumber", "othercallnumber")),
    ("Copies", plain("copies")),
    ("Entry Date", plain("entrydate")),
    ("From Where", plain("fromwhere")),
    ("Lending Patron", plain("lendingpatron")),
    ("Lending Status", plain("lendingstatus")),
    ("Lending Start", plain("lendingstart")),
    ("Lending End", plain("lendingend")),
  ]

  /// The cells of a book; `key` is its name in the export.
  static func row(_ book: JSONNode, key: String) -> [String] { columns.map { $0.value(book, key) } }

  /// What a first book says about the export that it is from; nil if it is of another service.
  static func match(_ book: JSONNode) -> HeaderMatch? {
    let found = signatures.filter { book[$0] != nil }
    guard !found.isEmpty, var match = ExportFormat.libraryThing.match(header: header) else { return nil }
    match.signatures = found
    return match
  }

  private static func plain(_ names: String...) -> @Sendable (JSONNode, String) -> String {
    { book, _ in names.lazy.compactMap { first(book, $0) }.first ?? "" }
  }

  private static func list(_ name: String) -> @Sendable (JSONNode, String) -> String {
    { book, _ in (book[name]?.texts ?? []).joined(separator: ", ") }
  }

  private static func first(_ book: JSONNode, _ name: String) -> String? { book[name]?.texts.first }

  /// Everybody who had a part, family names first, with their parts.
  private static func people(_ book: JSONNode) -> [(name: String, role: String)] {
    let named = (book["authors"]?.values ?? []).compactMap { author in
      (first(author, "lf") ?? first(author, "fl")).map { ($0, first(author, "role") ?? "") }
    }
    if !named.isEmpty { return named }
    guard let writer = first(book, "primaryauthor") else { return [] }
    let others = (first(book, "secondaryauthor") ?? "").split(separator: "|").map { (String($0), "") }
    return [(writer, first(book, "primaryauthorrole") ?? "")] + others
  }
}
