// What a row of an export says of a book, in a form in which sites can be compared: the truth that a library is held
// to, of one site or of two. It is told from the row before it is written, and reads no file.

import BooksTrackAPI

/// What one export says of one book, as far as it can be compared between sites.
package struct SaidFacts: Hashable, Sendable {
  /// Counted from 1 below the header.
  package let row: Int
  /// Where the reader stands with the book: `wantToRead`, `reading`, `read`, `paused`, `didNotFinish`, or `unknown`.
  package let status: String
  /// The day on which the book came to the library, as `2023-05-09`.
  package let added: String?
  /// Of a star.
  package let quarters: Int?
  /// Days as `2023-05-09`.
  package let started: String?
  package let finished: String?
  /// How often the book was read; nothing where the file has no such column.
  package let readCount: Int?
  package let review: String?
  package let privateNotes: String?
  package let comment: String?
  package let tags: [String]
  /// Every shelf, tag and collection that the file names, in no order that counts.
  package let shelves: [String]
  /// What the copy is, in the site's word; empty where the file does not say.
  package let format: String
  /// As 13 digits.
  package let isbn: String?
  package let pages: Int?
}

extension SaidFacts {
  init(_ row: ShelfRow, _ conventions: SiteConventions, number: Int) {
    let site = conventions.site
    let isWhole = !conventions.isTrimmed
    self.row = number
    let rating = site == .goodreads ? row.rating * 4 : row.site.quarters
    quarters = rating > 0 ? rating : nil
    added = isWhole ? row.added.dashed : nil
    started = site == .goodreads || !isWhole ? nil : row.site.readings.last?.start?.dashed
    let last = site == .goodreads ? row.read : row.site.readings.last?.finish
    finished = isWhole ? last?.dashed : nil
    switch site {
    case .goodreads: readCount = row.readCount
    case .storyGraph: readCount = row.site.status.isEmpty || !isWhole ? nil : row.site.readCount
    case .libraryThing: readCount = nil
    }
    review = row.review.isEmpty || !isWhole ? nil : row.review
    privateNotes = site == .storyGraph || row.privateNotes.isEmpty ? nil : row.privateNotes
    comment = site == .libraryThing && !row.site.comment.isEmpty ? row.site.comment : nil
    tags = isWhole ? row.shelves.map(\.name) : []
    isbn = row.isbn.stated?.isbn13
    pages = site == .storyGraph ? nil : row.pages
    shelves = isWhole ? tags + Self.shelves(beside: row, site) : []
    format = !isWhole ? "" : site == .storyGraph ? StoryGraphWriter.format(row.binding) : row.binding
    status = Self.status(row, site, isFinished: finished != nil, isWhole: isWhole)
  }

  /// What the file lists with the tags.
  private static func shelves(beside row: ShelfRow, _ site: SiteConventions.Site) -> [String] {
    switch site {
    case .goodreads: row.exclusiveShelf == "read" ? [] : [row.exclusiveShelf]
    case .storyGraph:
      ["read", "to-read", "currently-reading"].contains(row.exclusiveShelf) ? [] : [row.exclusiveShelf]
    case .libraryThing: row.site.collections
    }
  }

  /// What the file says about the reading: a shelf of the reader's own says it only by a plain name.
  private static func status(
    _ row: ShelfRow, _ site: SiteConventions.Site, isFinished: Bool, isWhole: Bool
  ) -> String {
    switch site {
    case .goodreads: return status(ofShelf: row.exclusiveShelf)
    case .storyGraph:
      guard row.site.status.isEmpty else { return status(ofShelf: row.site.status) }
      return isWhole && row.exclusiveShelf == "did-not-finish" ? "didNotFinish" : "unknown"
    case .libraryThing:
      // A copy that is owned stands in the library whether it has been read or not.
      let shelf = row.exclusiveShelf
      let isSilent = shelf == "read" && row.site.collections == ["Your library"]
      let said = isSilent ? "unknown" : shelf == "unread" ? "wantToRead" : status(ofShelf: shelf)
      return isFinished && ["unknown", "wantToRead"].contains(said) ? "read" : said
    }
  }

  private static func status(ofShelf name: String) -> String {
    switch name {
    case "to-read": "wantToRead"
    case "currently-reading": "reading"
    case "read": "read"
    case "did-not-finish", "dnf", "abandoned": "didNotFinish"
    case "on-hold", "paused": "paused"
    default: "unknown"
    }
  }
}
