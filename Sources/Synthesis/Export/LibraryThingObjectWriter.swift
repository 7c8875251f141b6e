// The writer of LibraryThing's JSON export: one object with a key for each book. Numbers are strings, the
// ISBN is an object, a list or an empty list, and quotation marks are HTML entities.

/// Writes LibraryThing's JSON export.
struct LibraryThingObjectWriter: ExportWriter {
  func write(_ rows: [LibraryRow]) -> [UInt8] {
    var json = EscapedJSON()
    json.append("{")
    var keys: Set<String> = []
    for (place, row) in rows.enumerated() {
      let book = LibraryThingRow(row)
      // A second row of an edition gets its own id.
      let key = keys.insert(book.id).inserted ? book.id : "\(200_000_000 + place)"
      if place > 0 { json.append(",") }
      json.key(key)
      write(row.row, book, key: key, into: &json)
    }
    json.append("}\n")
    return json.bytes
  }

  private func write(_ row: ShelfRow, _ book: LibraryThingRow, key: String, into json: inout EscapedJSON) {
    json.append("{")
    json.member("books_id", key, isFirst: true)
    if !book.title.isEmpty { json.member("title", Self.marked(book.title)) }
    json.member("sortcharacter", "1")
    json.member("public", "true")
    writePeople(row, book, into: &json)
    json.member("publication", Self.marked(book.publication))
    if let year = row.year { json.member("date", String(year)) }
    if !book.stars.isEmpty { json.member("rating", book.stars) }
    if !row.review.isEmpty { json.member("review", Self.marked(row.review)) }
    if !row.site.comment.isEmpty { json.member("comment", Self.marked(row.site.comment)) }
    if !row.privateNotes.isEmpty { json.member("privatecomment", Self.marked(row.privateNotes)) }
    writeNumbers(book, into: &json)
    json.member("language", [book.language])
    json.member("originallanguage", [book.originalLanguage])
    json.member("tags", row.shelves.map { Self.marked($0.name) })
    json.member("collections", row.site.collections.map(Self.marked))
    writeDays(row, into: &json)
    json.append(",")
    json.key("format")
    json.append("[{")
    json.member("code", row.site.film == nil ? "1.1.3" : "4.1.3", isFirst: true)
    json.member("text", book.media)
    json.append("}]")
    if let pages = book.pages { json.member("pages", "\(pages) ") }
    json.member("copies", "1")
    json.member("source", "amazon.com books")
    json.member("workcode", String(7_000 + row.work))
    if !row.site.fromWhere.isEmpty { json.member("fromwhere", Self.marked(row.site.fromWhere)) }
    if !row.site.barcode.isEmpty { json.member("barcode", ["1": row.site.barcode]) }
    json.append("}")
  }

  private func writePeople(_ row: ShelfRow, _ book: LibraryThingRow, into json: inout EscapedJSON) {
    json.member("primaryauthor", Self.marked(book.primaryAuthor))
    if !book.secondary.isEmpty {
      json.member("secondaryauthor", Self.marked(book.secondary.map(\.name).joined(separator: "|")))
      json.member("secondaryauthorroles", book.secondary.map(\.role).joined(separator: "|"))
    }
    json.append(",")
    json.key("authors")
    json.append("[{")
    json.member("lf", Self.marked(book.primaryAuthor), isFirst: true)
    json.member("fl", Self.marked(row.author))
    json.member("role", "Author")
    json.append("}")
    for person in book.secondary {
      json.append(",{")
      json.member("lf", Self.marked(person.name), isFirst: true)
      json.member("role", person.role)
      json.append("}")
    }
    json.append("]")
  }

  /// Writes two forms of the ISBN as an object, one as a list, none as an empty list.
  private func writeNumbers(_ book: LibraryThingRow, into json: inout EscapedJSON) {
    if !book.shown.isEmpty { json.member("originalisbn", book.shown) }
    switch book.numbers.count {
    case 0: json.member("isbn", [String]())
    case 1: json.member("isbn", book.numbers)
    default: json.member("isbn", ["0": book.numbers[0], "2": book.numbers[1]])
    }
  }

  private func writeDays(_ row: ShelfRow, into json: inout EscapedJSON) {
    json.member("entrydate", row.added.dashed)
    if row.ownedCopies > 0 { json.member("dateacquired", row.added.dashed) }
    if let start = row.site.readings.last?.start { json.member("datestarted", start.dashed) }
    if let finish = row.site.readings.last?.finish { json.member("dateread", finish.dashed) }
  }

  /// Returns the text with `&` and quotation marks as HTML entities, as the site stores it.
  private static func marked(_ text: String) -> String {
    guard text.utf8.contains(where: { $0 == 0x22 || $0 == 0x27 || $0 == 0x26 }) else { return text }
    return text.replacing("&", with: "&amp;").replacing("\"", with: "&quot;").replacing("'", with: "&#039;")
  }
}
