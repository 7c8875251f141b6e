// A book as one row of an export describes it, before it is compared with anything. Every format maps to
// this.

/// An author as an export names them.
public struct DraftAuthor: Hashable, Sendable {
  /// First name first, white space collapsed: `Ursula K. Le Guin`.
  public var name: String
  /// The part as the export names it ("Translator"); nil for the writer.
  public var role: String?

  /// Makes an author.
  public init(_ name: String, role: String? = nil) {
    self.name = name
    self.role = role
  }
}

/// What one row of an export says about one book (IMP-12).
public struct BookDraft: Hashable, Sendable {
  /// The row in the file, counted from 1 for the first row below the header.
  public var row: Int
  /// The title as written, markers and subtitle included, outer white space trimmed. Never empty.
  public var title: String
  /// The writer first. May be empty: some exports know no author for a book.
  public var authors: [DraftAuthor]
  /// The edition that the reader has.
  public var edition: EditionFacts
  /// The year the work first appeared.
  public var firstPublished: Int?
  /// What the reader said.
  public var reader: ReaderFacts
  /// The export's own number for the book.
  public var sourceID: String?
  /// What the ISBN columns held when it was no ISBN, as written: kept, never matched.
  public var unusableISBN: String?

  /// Makes a draft with a row number and a title; the rest is unknown.
  public init(row: Int, title: String) {
    self.row = row
    self.title = title
    authors = []
    edition = EditionFacts()
    reader = ReaderFacts()
  }
}
