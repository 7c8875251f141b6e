// An entry: what the reader themself said about a work. Nothing here is ever changed by a provider (ENR-11).

/// Names an entry.
public typealias EntryID = Identifier<Entry>

/// Where the reader is with a book.
public enum ReadingStatus: String, Sendable, CaseIterable, Codable {
  /// On the list of books to read.
  case wantToRead
  /// Begun.
  case reading
  case read
  /// Begun and put aside, to be gone on with.
  case paused
  /// Given up.
  case didNotFinish
  /// On a shelf of the reader's own that says nothing about reading; the shelf name is kept in `shelves`.
  case unknown
}

/// Stars in quarters: 15 is 3¾ stars. 0 quarters is not a rating; "not rated" is the absence of one.
public struct Rating: Hashable, Comparable, Sendable {
  /// 1 to 20.
  public let quarters: Int

  /// Makes a rating from quarters of a star, 1 to 20.
  public init?(quarters: Int) {
    guard (1...20).contains(quarters) else { return nil }
    self.quarters = quarters
  }

  /// More stars are more.
  public static func < (left: Rating, right: Rating) -> Bool { left.quarters < right.quarters }
}

/// The reader's own facts about a book (IMP-12).
public struct ReaderFacts: Hashable, Sendable, Codable {
  /// Where the reader stands with the book.
  public var status: ReadingStatus
  /// The exclusive shelf in the reader's own word, when it is not one of the service's.
  public var exclusiveShelf: String?
  /// Shelves, tags or collections, in the order of the export.
  public var shelves: [String]
  /// Nil if the reader gave none.
  public var rating: Rating?
  /// The day on which the book came onto a shelf.
  public var dateAdded: CalendarDate?
  /// The day on which the last reading, or the present one, was begun.
  public var dateStarted: CalendarDate?
  /// The last day the book was finished; absent when the export has none — never "today".
  public var dateRead: CalendarDate?
  /// How often the book was read, by the reader's or the site's own count.
  public var readCount: Int?
  /// The readings that the export dates, in its order; it may count more of them, or fewer, than `readCount`.
  public var readings: [ReadingPeriod]
  /// The reader's review, for others to read.
  public var review: String?
  /// Whether the review gives the story away.
  public var reviewHasSpoilers: Bool
  /// For the reader alone.
  public var privateNotes: String?
  /// What the reader noted for others, beside the review.
  public var comment: String?
  /// Who spoke for the book.
  public var recommendedBy: String?
  /// Whom the reader would give it to.
  public var recommendedFor: String?
  /// How many copies the reader owns.
  public var ownedCopies: Int?
  /// The day on which a copy was bought.
  public var purchaseDate: CalendarDate?
  /// Where it was bought.
  public var purchaseLocation: String?
  /// The copy's condition, in a word.
  public var condition: String?
  /// The copy's condition, at length.
  public var conditionDescription: String?
  /// The copy's number at BookCrossing.
  public var bookCrossingID: String?
  /// What else the reader entered, in the order of the file: moods, warnings, to whom the book is lent.
  public var otherFacts: [SourceFact]

  /// Makes facts; whatever is not given was not said.
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
  /// What a reader has of a work, and says of it.
  public struct Fields: Hashable, Sendable, Codable {
    /// The work that the reader has.
    public var work: WorkID
    /// The edition that the reader has, if the export said so.
    public var edition: EditionID?
    /// What the reader says about it.
    public var facts: ReaderFacts
    /// The export's own number for the book, such as Goodreads' `Book Id`.
    public var sourceID: String?
    /// The page that the reader is on; nil before the first reading session (SES-3).
    public var currentPage: Int?
  }

  public let id: EntryID
  public var box: Box<Fields>

  /// Makes an entry.
  public init(id: EntryID, work: WorkID, edition: EditionID?, facts: ReaderFacts, sourceID: String? = nil) {
    self.init(id: id, Fields(work: work, edition: edition, facts: facts, sourceID: sourceID))
  }

  init(id: EntryID, _ fields: Fields) {
    self.id = id
    box = Box(fields)
  }
}
