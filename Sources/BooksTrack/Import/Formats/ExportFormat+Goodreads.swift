// Goodreads: 31 columns until 2022, 24 until 2026, 23 since, and files from which a reader has deleted
// columns (IMP-1).

extension ExportFormat {
  /// The library export of Goodreads, of any year.
  public static let goodreads = ExportFormat(
    name: "Goodreads",
    columns: [
      Column("Book Id", .sourceID),
      Column("Title", .title),
      Column("Author", .author),
      Column("Author l-f", .authorLastFirst, isSignature: true),
      Column("Additional Authors", .additionalAuthors, isSignature: true),
      Column("ISBN", .isbn),
      Column("ISBN13", .isbn13),
      Column("My Rating", .rating, isSignature: true),
      Column("Average Rating", .none, isSignature: true),
      Column("Publisher", .publisher),
      Column("Binding", .binding),
      Column("Number of Pages", .pageCount),
      Column("Year Published", .yearPublished),
      Column("Original Publication Year", .firstPublished, isSignature: true),
      Column("Date Read", .dateRead),
      Column("Date Added", .dateAdded),
      Column("Bookshelves", .shelves, isSignature: true),
      Column("Bookshelves with positions", .shelvesWithPositions, isSignature: true),
      Column("Exclusive Shelf", .exclusiveShelf, isSignature: true),
      Column("My Review", .review, isSignature: true),
      Column("Spoiler", .reviewHasSpoilers),
      Column("Private Notes", .privateNotes),
      Column("Read Count", .readCount),
      Column("Recommended For", .recommendedFor, mayBeCutOff: true),
      Column("Recommended By", .recommendedBy, mayBeCutOff: true),
      Column("Owned Copies", .ownedCopies),
      Column("Original Purchase Date", .purchaseDate, isSignature: true, mayBeCutOff: true),
      Column("Original Purchase Location", .purchaseLocation, isSignature: true, mayBeCutOff: true),
      Column("Condition", .condition, mayBeCutOff: true),
      Column("Condition Description", .conditionDescription, mayBeCutOff: true),
      Column("BCID", .bookCrossingID, mayBeCutOff: true),
    ],
    rules: CellRules(shelves: .goodreads))
}
