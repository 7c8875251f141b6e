// An export as Goodreads writes it, with all columns that it has had.

internal import BooksTrackAPI

extension ExportSheet {
  /// The library export of Goodreads: whole stars, one date of reading, and no roles of contributors.
  public static let goodreads = ExportSheet(
    name: "goodreads", dialect: .comma,
    columns: goodreadsBook + goodreadsReader + goodreadsCopy,
    gaps: [
      Gap("stars that are not whole, rounded") { ($0.facts.rating?.quarters ?? 0) % 4 != 0 },
      Gap("the start of reading") { $0.facts.dateStarted != nil },
      Gap("dates of several readings") { $0.facts.readings.count > 1 },
      Gap("roles of contributors") { $0.credits.contains { $0.role != nil } },
      Gap("the language or further ISBNs of the edition") {
        $0.edition.language != nil || !$0.edition.otherISBNs.isEmpty
      },
      Gap("comments, and answers that only another service asks for") {
        $0.facts.comment != nil || !$0.facts.otherFacts.isEmpty
      },
    ])

  private static let goodreadsBook = [
    Column("Book Id", \.sourceID),
    Column("Title", \.work.title),
    Column("Author") { $0.writers.first ?? "" },
    Column("Author l-f") { ExportText.lastFirst($0.writers.first ?? "") },
    Column("Additional Authors") {
      ($0.writers.dropFirst() + $0.others.map(\.name)).joined(separator: ", ")
    },
    Column("ISBN") { "=\"\($0.edition.isbn?.isbn10 ?? "")\"" },
    Column("ISBN13") { "=\"\($0.edition.isbn?.isbn13 ?? "")\"" },
    Column("My Rating") { $0.facts.rating == nil ? "0" : ExportText.stars($0.facts.rating, perStar: 1) },
    Column("Average Rating") { _ in "" },
    Column("Publisher") { $0.edition.publisher ?? "" },
    Column("Binding") { $0.edition.binding ?? "" },
    Column("Number of Pages") { ExportText.number($0.edition.pageCount) },
    Column("Year Published") { ExportText.number($0.edition.yearPublished) },
    Column("Original Publication Year") { ExportText.number($0.work.firstPublished) },
  ]

  private static let goodreadsReader = [
    Column("Date Read") { ExportText.day($0.facts.dateRead) },
    Column("Date Added") { ExportText.day($0.facts.dateAdded) },
    Column("Bookshelves", \.shelves),
    Column("Bookshelves with positions") { _ in "" },
    Column("Exclusive Shelf") { $0.shelf(.goodreads) },
    Column("My Review") { ExportText.prose($0.facts.review).replacing("\n", with: "<br/>") },
    Column("Spoiler") { $0.facts.reviewHasSpoilers ? "true" : "" },
    Column("Private Notes") { ExportText.prose($0.facts.privateNotes) },
    Column("Read Count") { ExportText.number($0.facts.readCount) },
    Column("Recommended For") { $0.facts.recommendedFor ?? "" },
    Column("Recommended By") { $0.facts.recommendedBy ?? "" },
  ]

  private static let goodreadsCopy = [
    Column("Owned Copies") { ExportText.number($0.facts.ownedCopies) },
    Column("Original Purchase Date") { ExportText.day($0.facts.purchaseDate) },
    Column("Original Purchase Location") { $0.facts.purchaseLocation ?? "" },
    Column("Condition") { $0.facts.condition ?? "" },
    Column("Condition Description") { $0.facts.conditionDescription ?? "" },
    Column("BCID") { $0.facts.bookCrossingID ?? "" },
  ]
}
