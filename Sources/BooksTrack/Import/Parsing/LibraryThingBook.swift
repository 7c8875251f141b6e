// Converts a book of LibraryThing's JSON export into a row of the delimited export, so that the same rules
// apply to both.
//
// The export is an object of books keyed by number. A field that is one text in the table may be a list or an
// object of texts: ISBNs are `{"0": "0441478123", "2": "9780441478125"}`, a list, or an empty list; numbers
// are texts or numbers.

/// Converts books to rows.
enum LibraryThingBook {
  /// The column names of the rows, as in the delimited export.
  static let header = columns.map(\.name)

  /// Keys that identify a book of this service.
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

  /// Returns the cells of a book; `key` is its key in the export.
  static func row(_ book: JSONNode, key: String) -> [String] { columns.map { $0.value(book, key) } }

  /// Matches the first book of an export; returns nil if it is from another service.
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

  /// Returns all contributors with their roles, family names first where the export has them.
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
