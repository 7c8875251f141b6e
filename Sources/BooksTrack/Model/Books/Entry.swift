// An entry: the reader's own data about a work. Providers never change it (ENR-11).

/// The identifier of an entry.
public typealias EntryID = Identifier<Entry>

/// The reader's progress with a book.
public enum ReadingStatus: String, Sendable, CaseIterable, Codable {
  /// On the list of books to read.
  case wantToRead
  /// Being read.
  case reading
  case read
  /// Put aside, to be continued.
  case paused
  /// Given up.
  case didNotFinish
  /// On a shelf of the reader's own that is not a reading status; `shelves` has its name.
  case unknown
}

/// Stars in quarters: 15 is 3¾ stars. 0 quarters is not a rating; a book without a rating has none.
public struct Rating: Hashable, Comparable, Sendable {
  /// 1 to 20.
  public let quarters: Int

  /// Creates a rating from quarters of a star, 1 to 20.
  public init?(quarters: Int) {
    guard (1...20).contains(quarters) else { return nil }
    self.quarters = quarters
  }

  /// Returns true if the left rating has fewer stars.
  public static func < (left: Rating, right: Rating) -> Bool { left.quarters < right.quarters }
}

/// The reader's own facts about a book (IMP-12).
public struct ReaderFacts: Hashable, Sendable, Codable {
  /// The reader's progress with the book.
  public var status: ReadingStatus
  /// The name of the exclusive shelf if it is not one of the service's.
  public var exclusiveShelf: String?
  /// Shelves, tags or collections, in the order of the export.
  public var shelves: [String]
  /// The rating; nil if the reader gave none.
  public var rating: Rating?
  /// The day on which the book was added to a shelf.
  public var dateAdded: CalendarDate?
  /// The day on which the last or current reading began.
  public var dateStarted: CalendarDate?
  /// The last day on which the book was finished; nil if the export has none, never the day of the import.
  public var dateRead: CalendarDate?
  /// The number of times the book was read, as counted by the reader or the site.
  public var readCount: Int?
  /// The readings with dates, in the order of the export; their number may differ from `readCount`.
  public var readings: [ReadingPeriod]
  /// The reader's review, for others to read.
  public var review: String?
  /// True if the review reveals the plot.
  public var reviewHasSpoilers: Bool
  /// Notes for the reader alone.
  public var privateNotes: String?
  /// A note for others, beside the review.
  public var comment: String?
  /// The person who recommended the book.
  public var recommendedBy: String?
  /// The person whom the reader would recommend it to.
  public var recommendedFor: String?
  /// The number of copies that the reader owns.
  public var ownedCopies: Int?
  /// The day on which a copy was bought.
  public var purchaseDate: CalendarDate?
  /// The shop or place where it was bought.
  public var purchaseLocation: String?
  /// The copy's condition, in a word.
  public var condition: String?
  /// The copy's condition, at length.
  public var conditionDescription: String?
  /// The copy's number at BookCrossing.
  public var bookCrossingID: String?
  /// Other values that the reader entered, in the order of the file: moods, warnings, the borrower.
  public var otherFacts: [SourceFact]

  /// Creates facts; values that are not given are unknown.
  public init(status: ReadingStatus = .unknown) {
    self.status = status
    shelves = []
    readings = []
    reviewHasSpoilers = false
    otherFacts = []
  }
}

/// A reader's entry for one work.
public struct Entry: WideRow, Hashable {
  /// The fields of an entry.
  public struct Fields: Hashable, Sendable, Codable {
    /// The work that the reader has.
    public var work: WorkID
    /// The edition that the reader has; nil if the export does not name it.
    public var edition: EditionID?
    /// The reader's data about the work.
    public var facts: ReaderFacts
    /// The export's own number for the book, such as Goodreads' `Book Id`.
    public var sourceID: String?
    /// The current page of the reader; nil before the first reading session (SES-3).
    public var currentPage: Int?
  }

  public let id: EntryID
  public var box: Box<Fields>

  /// Creates an entry.
  public init(id: EntryID, work: WorkID, edition: EditionID?, facts: ReaderFacts, sourceID: String? = nil) {
    self.init(id: id, Fields(work: work, edition: edition, facts: facts, sourceID: sourceID))
  }

  init(id: EntryID, _ fields: Fields) {
    self.id = id
    box = Box(fields)
  }
}
