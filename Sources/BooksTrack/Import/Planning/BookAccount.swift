// A common view of a book from a row or from a library. Two views are compared field by field, so that a
// merge can report what it took and what it left (DUP-6).

internal import BooksTrackAPI

/// Everything known about a book from one source.
struct BookAccount {
  var title: String
  var authors: [DraftAuthor]
  var firstPublished: Int?
  var edition: EditionFacts
  var reader: ReaderFacts
  var series: [String]

  /// Creates the view of a row.
  init(_ draft: BookDraft) {
    title = draft.title
    authors = draft.authors
    firstPublished = draft.firstPublished
    edition = draft.edition
    reader = draft.reader
    series = []
  }

  /// Creates the view of a work with the given edition, or with the edition of the reader's entry if it is
  /// nil.
  init(_ work: Work, edition: EditionID?, in library: Library) {
    title = work.title
    authors = work.authors.compactMap { credit in
      library.authors[credit.author].map { DraftAuthor($0.name, role: credit.role) }
    }
    firstPublished = work.firstPublished
    let entry = library.oldestEntry(of: work.id)
    let shown = edition ?? entry?.edition
    self.edition = shown.flatMap { library.editions[$0]?.facts } ?? EditionFacts()
    reader = entry?.facts ?? ReaderFacts()
    series = library.memberships(of: work.id).compactMap { membership in
      library.series[membership.series].map { series in
        membership.position.map { "\(series.name) #\($0)" } ?? series.name
      }
    }
  }
}

/// A field of a book, as an import report names it.
public struct BookFact: Sendable {
  /// The name, such as `date read`.
  public let name: String
  let text: @Sendable (BookAccount) -> String?
  private let isSame: @Sendable (BookAccount, BookAccount) -> Bool
  private let isKnown: @Sendable (_ row: BookAccount, _ book: BookAccount) -> Bool

  private init<Value: Equatable & SendableMetatype>(
    _ name: String, _ value: @escaping @Sendable (BookAccount) -> Value?,
    _ text: @escaping @Sendable (Value) -> String = { "\($0)" }
  ) {
    self.name = name
    self.text = { value($0).map(text) }
    isSame = { value($0) == value($1) }
    isKnown = { row, book in value(row).map { $0 == value(book) } ?? true }
  }

  /// Creates a field that is a list: a row that contains a subset adds nothing.
  private init<Item: Equatable & SendableMetatype>(
    _ name: String, list: @escaping @Sendable (BookAccount) -> [Item],
    _ text: @escaping @Sendable (Item) -> String, separator: String = ", ",
    _ isSame: @escaping @Sendable (Item, Item) -> Bool = { $0 == $1 }
  ) {
    self.name = name
    self.text = { list($0).isEmpty ? nil : list($0).map(text).joined(separator: separator) }
    self.isSame = { list($0) == list($1) }
    isKnown = { row, book in
      let known = list(book)
      return list(row).allSatisfy { item in known.contains { isSame(item, $0) } }
    }
  }

  /// Returns true if the field has the same value in both, or in neither.
  func agree(_ left: BookAccount, _ right: BookAccount) -> Bool { isSame(left, right) }

  /// Returns true if the book contains the row's value.
  func isKnown(from row: BookAccount, in book: BookAccount) -> Bool { isKnown(row, book) }

  /// Fields that are compared only if the views differ in the data they cover.
  struct Part: Sendable {
    let facts: [BookFact]
    /// Returns true if both views have the same data for all of these fields.
    let isSame: @Sendable (BookAccount, BookAccount) -> Bool
  }

  static let parts = [
    Part(facts: work) {
      $0.title == $1.title && $0.authors == $1.authors && $0.firstPublished == $1.firstPublished
        && $0.series == $1.series
    },
    Part(facts: editions) { $0.edition == $1.edition },
    Part(facts: reading + ownership) { $0.reader == $1.reader },
  ]

  /// Every field, in display order.
  static let all = parts.flatMap(\.facts)

  private static let work = [
    BookFact("title", { $0.title }),
    BookFact(
      "authors", list: { $0.authors },
      { author in author.role.map { "\(author.name) (\($0))" } ?? author.name }
    ) {
      $0.name == $1.name || AuthorName($0.name).isCompatible(with: AuthorName($1.name))
    },
    BookFact("first published", { $0.firstPublished }),
    BookFact("series", list: { $0.series }, { $0 }, separator: "; "),
  ]

  private static let editions = [
    BookFact("edition's title", { $0.edition.title }),
    BookFact("ISBN", { $0.edition.isbn }, \.isbn13),
    BookFact("further ISBNs", list: { $0.edition.otherISBNs }, \.isbn13),
    BookFact("publisher", { $0.edition.publisher }),
    BookFact("binding", { $0.edition.binding }),
    BookFact("pages", { $0.edition.pageCount }),
    BookFact("year", { $0.edition.yearPublished }),
    BookFact("language", { $0.edition.language }),
  ]

  private static let reading = [
    BookFact("status", { $0.reader.status == .unknown ? nil : $0.reader.status }, \.rawValue),
    BookFact("own exclusive shelf", { $0.reader.exclusiveShelf }),
    BookFact("shelves", list: { $0.reader.shelves }, { $0 }),
    BookFact("rating", { $0.reader.rating }, \.stars),
    BookFact("date added", { $0.reader.dateAdded }),
    BookFact("date started", { $0.reader.dateStarted }),
    BookFact("date read", { $0.reader.dateRead }),
    BookFact(
      "readings", list: { $0.reader.readings },
      { [$0.start, $0.finish].map { $0.map { "\($0)" } ?? "?" }.joined(separator: " to ") }),
    BookFact("read count", { $0.reader.readCount }),
    BookFact("review", { $0.reader.review }),
    BookFact("comment", { $0.reader.comment }),
    BookFact("private notes", { $0.reader.privateNotes }),
    BookFact(
      "further entries", list: { $0.reader.otherFacts }, { "\($0.label): \($0.value)" }, separator: "; "),
  ]

  private static let ownership = [
    BookFact("recommended by", { $0.reader.recommendedBy }),
    BookFact("recommended for", { $0.reader.recommendedFor }),
    BookFact("owned copies", { $0.reader.ownedCopies }),
    BookFact("bought on", { $0.reader.purchaseDate }),
    BookFact("bought at", { $0.reader.purchaseLocation }),
    BookFact("condition", { $0.reader.condition }),
    BookFact("condition in words", { $0.reader.conditionDescription }),
    BookFact("BookCrossing number", { $0.reader.bookCrossingID }),
  ]
}

extension Rating {
  /// The rating as text: `3.75` for fifteen quarters.
  public var stars: String {
    let hundredths = ["", ".25", ".5", ".75"][quarters % 4]
    return "\(quarters / 4)\(hundredths)"
  }
}
