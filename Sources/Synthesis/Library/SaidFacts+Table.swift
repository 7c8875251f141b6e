// What a row of an export as a table says: of the fields that have a column, and nothing of the others.

internal import BooksTrackAPI

extension SaidFacts {
  /// Returns what a row of an export says.
  static func of(_ row: ShelfRow, _ conventions: SiteConventions, number: Int) -> SaidFacts {
    conventions.table.map { SaidFacts(row, $0, number: number) }
      ?? SaidFacts(row, conventions, number: number)
  }

  private init(_ row: ShelfRow, _ table: TableDialect, number: Int) {
    func text(_ field: TableDialect.Field, _ text: String) -> String? {
      table.has(field) && !text.isEmpty ? text : nil
    }
    self.row = number
    quarters = row.rating > 0 ? row.rating * 4 : nil
    added = table.has(.added) ? row.added.dashed : nil
    started = nil
    let isDated = table.has(.read) || table.has(.readings)
    finished = isDated ? row.read?.dashed : nil
    readCount = table.has(.readCount) ? row.readCount : nil
    review = text(.review, row.review)
    privateNotes = text(.notes, row.privateNotes)
    comment = nil
    tags = table.has(.tags) ? table.tags(of: row) : []
    shelves = tags
    format = text(.binding, row.binding) ?? ""
    isbn = row.isbn.stated?.isbn13
    pages = table.has(.pages) ? row.pages : nil
    title = row.title.text
    people = Self.people(row, isWhole: table.has(.people))
    publisher = text(.publisher, row.publisher)
    year = table.has(.year) ? Self.believed(row.year) : nil
    firstYear = table.has(.firstYear) ? Self.believed(row.firstYear) : nil
    copies = table.has(.copies) ? row.ownedCopies : nil
    hasSpoiler = nil
    readings = table.has(.readings) ? row.read.map { ["? to \($0.dashed)"] } ?? [] : []
    bought = nil
    boughtAt = nil
    language = table.has(.language) ? LibraryThingRow.language(row.language.edition) : nil
    others = [
      text(.series, row.series?.name ?? "").map { SaidAnswer(question: "Series", answer: $0) },
      text(.number, row.series?.number ?? "").map { SaidAnswer(question: "Volume", answer: $0) },
    ].compactMap(\.self)
    status = Self.status(row, table, tags, isFinished: finished != nil)
  }

  private static func people(_ row: ShelfRow, isWhole: Bool) -> [SaidPerson] {
    var people: [SaidPerson] = []
    for name in [row.author] + (isWhole ? row.furtherAuthors : []) {
      let person = SaidPerson(name: name.split(separator: " ").joined(separator: " "), role: nil)
      if !people.contains(person) { people.append(person) }
    }
    return people
  }

  /// Returns the state that the row says: the app's word for it; else a tag with the name of a state, or a
  /// day on which the book was finished.
  private static func status(
    _ row: ShelfRow, _ table: TableDialect, _ tags: [String], isFinished: Bool
  ) -> String {
    if table.has(.status), table.word(for: row.exclusiveShelf) != nil {
      return status(ofShelf: row.exclusiveShelf)
    }
    return tags.first(where: states.contains).map(status(ofShelf:)) ?? (isFinished ? "read" : "unknown")
  }
}
