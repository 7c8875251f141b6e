// An export as StoryGraph writes it.

internal import BooksTrackAPI

extension ExportSheet {
  /// The export of StoryGraph: quarter stars, every reading with its dates, and its questions about a book.
  public static let storyGraph = ExportSheet(
    name: "storygraph", dialect: .comma,
    columns: storyGraphBook + storyGraphReader,
    gaps: [
      Gap("publisher, pages or years") {
        $0.edition.publisher != nil || $0.edition.pageCount != nil || $0.edition.yearPublished != nil
          || $0.work.firstPublished != nil
      },
      Gap("the language or further ISBNs of the edition") {
        $0.edition.language != nil || !$0.edition.otherISBNs.isEmpty
      },
      Gap("private notes, comments and recommendations") {
        let facts = $0.facts
        return [facts.privateNotes, facts.comment, facts.recommendedBy, facts.recommendedFor]
          .contains { $0 != nil }
      },
      Gap("the number of copies, and where they were bought") {
        ($0.facts.ownedCopies ?? 0) > 1 || $0.facts.purchaseDate != nil || $0.facts.purchaseLocation != nil
          || $0.facts.condition != nil || $0.facts.conditionDescription != nil
          || $0.facts.bookCrossingID != nil
      },
      Gap("answers that only another service asks for") { book in
        book.facts.otherFacts.contains { !questions.contains($0.label) }
      },
      Gap("the other service's number of the book") { !$0.sourceID.isEmpty },
    ])

  private static let storyGraphBook = [
    Column("Title", \.work.title),
    Column("Authors") { $0.writers.joined(separator: ", ") },
    Column("Contributors") { book in
      book.others.map { "\($0.name) (\($0.role ?? "Contributor"))" }.joined(separator: ", ")
    },
    Column("ISBN/UID") { $0.edition.isbn?.isbn13 ?? "" },
    Column("Format") { $0.edition.binding ?? "" },
  ]

  private static let storyGraphReader =
    [
      Column("Read Status") { $0.shelf(.storyGraph) },
      Column("Date Added") { ExportText.day($0.facts.dateAdded) },
      Column("Last Date Read") { ExportText.day($0.facts.dateRead) },
      Column("Dates Read") { dates($0.facts) },
      Column("Read Count") { ExportText.number($0.facts.readCount) },
    ] + questions.prefix(7).map(question) + [
      Column("Star Rating") { ExportText.stars($0.facts.rating, perStar: 4) },
      Column("Review") { ExportText.prose($0.facts.review) },
    ] + questions.dropFirst(7).map(question) + [
      Column("Tags", \.shelves),
      Column("Owned?") { $0.facts.ownedCopies.map { $0 > 0 ? "Yes" : "No" } ?? "" },
    ]

  /// The columns that hold the reader's answers to the service's questions.
  private static let questions = [
    "Moods", "Pace", "Character- or Plot-Driven?", "Strong Character Development?", "Loveable Characters?",
    "Diverse Characters?", "Flawed Characters?", "Content Warnings", "Content Warning Description",
  ]

  private static func question(_ name: String) -> Column {
    Column(name) { ExportText.prose($0.otherFact(name)) }
  }

  /// Returns the periods of reading; for a book with a start only, the one period that is known.
  private static func dates(_ facts: ReaderFacts) -> String {
    let known = ReadingPeriod(start: facts.dateStarted, finish: facts.dateRead)
    let periods =
      facts.readings.isEmpty && facts.dateStarted != nil ? [known].compactMap { $0 } : facts.readings
    return periods.map { period in
      guard let start = period.start else { return ExportText.day(period.finish) }
      return "\(ExportText.day(start))-\(ExportText.day(period.finish))"
    }.joined(separator: ", ")
  }
}
