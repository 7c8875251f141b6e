// LibraryThing: 49 columns today, 41 in 2015, tabs or commas, and an oldest form with other names (IMP-2).
//
// One value for all of them. No name means two things, so a file that mixes two exports is read as well. What
// the catalog knows and the reader has not entered – weights, classifications, subjects – is not kept.

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

  /// What the service knows.
  private static let catalog = [
    Column("Summary", .none), Column("Physical Description", .none), Column("Weight", .none),
    Column("Height", .none), Column("Thickness", .none), Column("Length", .none), Column("Dimensions", .none),
    Column("LCCN", .none), Column("Original Languages", .none), Column("LC Classification", .none),
    Column("Subjects", .none), Column("Dewey Decimal", .none), Column("Dewey Wording", .none),
    Column("Source", .none, mayBeCutOff: true), Column("OCLC", .none, mayBeCutOff: true),
    Column("Work id", .none, mayBeCutOff: true),
  ]

  /// The names of the oldest form, which the product document gives as well; in files single quotes stand
  /// around them.
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
