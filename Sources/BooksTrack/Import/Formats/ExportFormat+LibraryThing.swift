// LibraryThing: 49 columns today, 41 in 2015, separated by tabs or commas, and an oldest form with other
// column names (IMP-2).
//
// One value covers all of them: no column name has two meanings, so a file that mixes two exports can be
// parsed as well. Data from LibraryThing's catalog that the reader did not enter (weights, classifications,
// subjects) is dropped.

extension ExportFormat {
  /// The export of LibraryThing, of any year.
  public static let libraryThing = ExportFormat(
    name: "LibraryThing",
    columns: people + edition + reading + copy + catalog + oldest,
    rules: CellRules(shelves: .collections, decodesEntities: true))

  private static let people = [
    Column("Book Id", .sourceID),
    Column("Title", .title),
    Column("Sort Character", .none, isSignature: true),
    Column("Primary Author", .authorLastFirst, isSignature: true),
    Column("Primary Author Role", .authorRole, isSignature: true),
    Column("Secondary Author", .secondaryAuthors, isSignature: true),
    Column("Secondary Author Roles", .secondaryRoles, isSignature: true),
    Column("Secondary Author Role", .secondaryRoles, isSignature: true),
  ]

  private static let edition = [
    Column("Publication", .publication),
    Column("Date", .publicationDate),
    Column("Media", .medium),
    Column("Page Count", .pageCount),
    Column("Languages", .language),
    Column("ISBN", .isbn),
    Column("ISBNs", .isbnList),
  ]

  private static let reading = [
    Column("Review", .review),
    Column("Rating", .rating),
    Column("Comment", .comment),
    Column("Private Comment", .privateNotes, isSignature: true),
    Column("Date Started", .dateStarted),
    Column("Date Read", .dateRead),
    Column("Tags", .shelves),
    Column("Collections", .collections),
    Column("Entry Date", .dateAdded, isSignature: true),
  ]

  private static let copy = [
    Column("Acquired", .purchaseDate),
    Column("From Where", .purchaseLocation, mayBeCutOff: true),
    Column("Barcode", .other),
    Column("BCID", .bookCrossingID),
    Column("Other Call Number", .other, isSignature: true),
    Column("Copies", .ownedCopies),
    Column("Lending Patron", .other, isSignature: true, mayBeCutOff: true),
    Column("Lending Status", .other, isSignature: true, mayBeCutOff: true),
    Column("Lending Start", .other, isSignature: true, mayBeCutOff: true),
    Column("Lending End", .other, isSignature: true, mayBeCutOff: true),
  ]

  /// Columns that LibraryThing fills from its own catalog.
  private static let catalog = [
    Column("Summary", .none), Column("Physical Description", .none), Column("Weight", .none),
    Column("Height", .none), Column("Thickness", .none), Column("Length", .none), Column("Dimensions", .none),
    Column("LCCN", .none), Column("Original Languages", .none), Column("LC Classification", .none),
    Column("Subjects", .none), Column("Dewey Decimal", .none), Column("Dewey Wording", .none),
    Column("Source", .none, mayBeCutOff: true), Column("OCLC", .none, mayBeCutOff: true),
    Column("Work id", .none, mayBeCutOff: true),
  ]

  /// The column names of the oldest form, which the product document lists as well. In files they are
  /// enclosed in single quotes.
  private static let oldest = [
    Column("AUTHOR (first, last)", .author, isSignature: true),
    Column("AUTHOR (last, first)", .authorLastFirst, isSignature: true),
    Column("LCC", .none),
    Column("DDC", .none),
    Column("PUBLICATION INFO", .publication, isSignature: true),
    Column("RATINGS", .rating),
    Column("REVIEWS", .review),
  ]
}
