// An entry: what the reader themself said about a work. Nothing here is ever changed by a provider (ENR-11).

/// Names an entry.
public typealias EntryID = Identifier<Entry>

/// Where the reader is with a book.
public enum ReadingStatus: String, Codable, Sendable, CaseIterable {
  case wantToRead
  case reading
  case read
  case paused
  case didNotFinish
  /// On a shelf of the reader's own that says nothing about reading; the shelf name is kept in `shelves`.
  case unknown
}

/// Stars in quarters: 15 is 3¾ stars. 0 quarters is not a rating; "not rated" is the absence of one.
public struct Rating: Hashable, Comparable, Codable, Sendable {
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
public struct ReaderFacts: Hashable, Codable, Sendable {
  public var status: ReadingStatus
  /// The exclusive shelf in the reader's own word, when it is not one of the service's.
  public var exclusiveShelf: String?
  /// Shelves, tags or collections, in the order of the export.
  public var shelves: [String]
  public var rating: Rating?
  public var dateAdded: CalendarDate?
  /// The day on which the last reading, or the present one, was begun.
  public var dateStarted: CalendarDate?
  /// The last day the book was finished; absent when the export has none — never "today".
  public var dateRead: CalendarDate?
  public var readCount: Int?
  /// The readings that the export dates, in its order; it may count more of them, or fewer, than `readCount`.
  public var readings: [ReadingPeriod]
  public var review: String?
  public var reviewHasSpoilers: Bool
  public var privateNotes: String?
  /// What the reader noted for others, beside the review.
  public var comment: String?
  public var recommendedBy: String?
  public var recommendedFor: String?
  public var ownedCopies: Int?
  public var purchaseDate: CalendarDate?
  public var purchaseLocation: String?
  public var condition: String?
  public var conditionDescription: String?
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
public struct Entry: Row, Hashable {
  public let id: EntryID
  public var work: WorkID
  /// The edition that the reader has, if the export said so.
  public var edition: EditionID?
  public var facts: ReaderFacts
  /// The export's own number for the book, such as Goodreads' `Book Id`.
  public var sourceID: String?

  /// Makes an entry.
  public init(id: EntryID, work: WorkID, edition: EditionID?, facts: ReaderFacts, sourceID: String? = nil) {
    self.id = id
    self.work = work
    self.edition = edition
    self.facts = facts
    self.sourceID = sourceID
  }
}
