// An export as LibraryThing writes it: separated by tabs, family names first, and collections for the status.

internal import BooksTrackAPI

extension ExportSheet {
  /// The export of LibraryThing: half stars, roles of all contributors, and collections.
  public static let libraryThing = ExportSheet(
    name: "librarything", dialect: .tab,
    columns: libraryThingBook + libraryThingReader + libraryThingCopy,
    gaps: [
      Gap("quarter stars, rounded") { ($0.facts.rating?.quarters ?? 0) % 2 != 0 },
      Gap("the year of the first edition") { $0.work.firstPublished != nil },
      Gap("how often a book was read, and dates of several readings") {
        $0.facts.readCount != nil || $0.facts.readings.count > 1
      },
      Gap("recommendations, spoilers and conditions of copies") {
        let facts = $0.facts
        let texts = [
          facts.recommendedBy, facts.recommendedFor, facts.condition, facts.conditionDescription,
        ]
        return facts.reviewHasSpoilers || texts.contains { $0 != nil }
      },
      Gap("a shelf of the reader's own for the status") { $0.facts.exclusiveShelf != nil },
      Gap("answers that only another service asks for") { book in
        book.facts.otherFacts.contains { !copyFacts.contains($0.label) }
      },
    ])

  private static let libraryThingBook = [
    text("Book Id", \.sourceID),
    text("Title", \.work.title),
    Column("Sort Character") { _ in "1" },
    text("Primary Author") { ExportText.lastFirst($0.credits.first?.name ?? "") },
    text("Primary Author Role") { $0.credits.first?.role ?? "" },
    text("Secondary Author") { book in
      book.credits.dropFirst().map { ExportText.lastFirst($0.name) }.joined(separator: "|")
    },
    text("Secondary Author Roles") { book in
      book.credits.dropFirst().map { $0.role ?? "Author" }.joined(separator: "|")
    },
    text("Publication") { $0.edition.publisher ?? "" },
    Column("Date") { ExportText.number($0.edition.yearPublished) },
    text("Media") { $0.edition.binding ?? "" },
    Column("Page Count") { ExportText.number($0.edition.pageCount) },
    text("Languages") { $0.edition.language ?? "" },
    Column("ISBN") { $0.edition.isbn.map { "[\($0.isbn13)]" } ?? "" },
    Column("ISBNs") { book in
      ([book.edition.isbn].compactMap { $0 } + book.edition.otherISBNs).map(\.isbn13).joined(separator: ", ")
    },
  ]

  private static let libraryThingReader = [
    prose("Review", \.review),
    Column("Rating") { ExportText.stars($0.facts.rating, perStar: 2) },
    prose("Comment", \.comment),
    prose("Private Comment", \.privateNotes),
    Column("Date Started") { ExportText.day($0.facts.dateStarted) },
    Column("Date Read") { ExportText.day($0.facts.dateRead) },
    text("Tags") { shelves(of: $0).tags.joined(separator: ", ") },
    text("Collections") { shelves(of: $0).collections.joined(separator: ", ") },
    Column("Entry Date") { ExportText.day($0.facts.dateAdded) },
  ]

  private static let libraryThingCopy =
    [
      Column("Acquired") { ExportText.day($0.facts.purchaseDate) },
      text("From Where") { $0.facts.purchaseLocation ?? "" },
      text("BCID") { $0.facts.bookCrossingID ?? "" },
      Column("Copies") { ExportText.number($0.facts.ownedCopies) },
    ] + copyFacts.map { name in text(name) { ExportText.prose($0.otherFact(name)) } }

  /// The columns about a copy that have no field of their own.
  private static let copyFacts = [
    "Barcode", "Other Call Number", "Lending Patron", "Lending Status", "Lending Start", "Lending End",
  ]

  /// Returns the shelves that state a status or an owner as collections, and the others as tags. A status
  /// that no shelf states gets a collection.
  private static func shelves(of book: ExportedBook) -> (collections: [String], tags: [String]) {
    let names = ShelfVocabulary.collections
    func isCollection(_ shelf: String) -> Bool {
      names.status(of: shelf) != nil || names.isWholeLibrary(shelf) || names.isWishList(shelf)
    }
    let all = book.facts.shelves
    var collections = all.filter(isCollection)
    let isStated =
      collections.contains { names.status(of: $0) == book.facts.status }
      || book.facts.status == .wantToRead && collections.contains { names.isWishList($0) }
      || book.facts.status == .read && book.facts.dateRead != nil
      || book.facts.status == .unknown
    if !isStated { collections.insert(title(of: book.facts.status), at: 0) }
    return (collections, all.filter { !isCollection($0) })
  }

  private static func title(of status: ReadingStatus) -> String {
    switch status {
    case .wantToRead: "To read"
    case .reading: "Currently reading"
    case .read: "Read"
    case .paused: "On hold"
    case .didNotFinish: "Did not finish"
    case .unknown: ""
    }
  }

  /// A column whose cells an import decodes as HTML.
  private static func text(_ name: String, _ text: @escaping @Sendable (ExportedBook) -> String) -> Column {
    Column(name) { text($0).replacing("&", with: "&amp;") }
  }

  /// A column of prose, which an import decodes twice.
  private static func prose(
    _ name: String, _ field: @escaping @Sendable (ReaderFacts) -> String?
  ) -> Column {
    text(name) { ExportText.prose(field($0.facts)) }
  }
}
