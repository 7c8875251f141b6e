// StoryGraph: 23 columns today, "Author" for "Authors" in 2021, and files with columns deleted (IMP-3).

extension ExportFormat {
  /// The export of StoryGraph, of any year.
  ///
  /// A reader's answers about a book (moods, pace, characters, warnings) have no field of their own and are
  /// kept under the names of their columns.
  public static let storyGraph = ExportFormat(
    name: "StoryGraph",
    columns: [
      Column("Title", .title),
      Column("Authors", .authors),
      Column("Author", .authors),
      Column("Contributors", .contributors),
      Column("ISBN/UID", .isbn, isSignature: true),
      Column("Format", .binding),
      Column("Read Status", .exclusiveShelf, isSignature: true),
      Column("Date Added", .dateAdded),
      Column("Last Date Read", .dateRead, isSignature: true),
      Column("Dates Read", .readings, isSignature: true),
      Column("Read Count", .readCount),
      Column("Moods", .other, isSignature: true),
      Column("Pace", .other, isSignature: true),
      Column("Character- or Plot-Driven?", .other, isSignature: true),
      Column("Strong Character Development?", .other, isSignature: true),
      Column("Loveable Characters?", .other, isSignature: true),
      Column("Diverse Characters?", .other, isSignature: true),
      Column("Flawed Characters?", .other, isSignature: true),
      Column("Star Rating", .rating, isSignature: true),
      Column("Review", .review),
      Column("Content Warnings", .other, isSignature: true),
      Column("Content Warning Description", .other, isSignature: true),
      Column("Tags", .shelves),
      Column("Owned?", .isOwned, isSignature: true),
    ],
    rules: CellRules(shelves: .storyGraph))
}
