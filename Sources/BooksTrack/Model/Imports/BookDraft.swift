// A book as described by one row of an export, before it is compared with the library. All formats are mapped
// to this type.

/// An author as named in an export.
public struct DraftAuthor: Hashable, Sendable {
  /// First name first, white space collapsed: `Ursula K. Le Guin`.
  public var name: String
  /// The role as named in the export ("Translator"); nil for the writer.
  public var role: String?

  /// Creates an author.
  public init(_ name: String, role: String? = nil) {
    self.name = name
    self.role = role
  }
}

/// A book described by one row of an export (IMP-12).
public struct BookDraft: Hashable, Sendable {
  /// The row in the file, counted from 1 for the first row below the header.
  public var row: Int
  /// The title as written, markers and subtitle included, outer white space trimmed. Never empty.
  public var title: String
  /// The authors, the writer first. Empty if the export names none.
  public var authors: [DraftAuthor]
  /// The edition that the reader has.
  public var edition: EditionFacts
  /// The year the work first appeared.
  public var firstPublished: Int?
  /// The reader's own data.
  public var reader: ReaderFacts
  /// The export's identifier of the book.
  public var sourceID: String?
  /// The text of the ISBN columns if it is not an ISBN; stored, but not used for matching.
  public var unusableISBN: String?

  /// Creates a draft with a row number and a title.
  public init(row: Int, title: String) {
    self.row = row
    self.title = title
    authors = []
    edition = EditionFacts()
    reader = ReaderFacts()
  }
}
