// What a row of an export says of a book, in a form in which sites can be compared: the truth that a library with the
// books of two sites is held to.

import BooksTrackAPI

/// What one export says of one book, as far as it can be compared between sites.
package struct SaidFacts: Hashable, Sendable {
  /// Counted from 1 below the header.
  package let row: Int
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
  /// As 13 digits.
  package let isbn: String?
  package let pages: Int?
}

extension SaidFacts {
  init(_ row: ShelfRow, _ site: SiteConventions.Site, number: Int) {
    self.row = number
    let rating = site == .goodreads ? row.rating * 4 : row.site.quarters
    quarters = rating > 0 ? rating : nil
    started = site == .goodreads ? nil : row.site.readings.last?.start?.dashed
    finished = site == .goodreads ? row.read?.dashed : row.site.readings.last?.finish?.dashed
    switch site {
    case .goodreads: readCount = row.readCount
    case .storyGraph: readCount = row.site.status.isEmpty ? nil : row.site.readCount
    case .libraryThing: readCount = nil
    }
    review = row.review.isEmpty ? nil : row.review
    privateNotes = site == .storyGraph || row.privateNotes.isEmpty ? nil : row.privateNotes
    comment = site == .libraryThing && !row.site.comment.isEmpty ? row.site.comment : nil
    tags = row.shelves.map(\.name)
    isbn = row.isbn.stated?.isbn13
    pages = site == .storyGraph ? nil : row.pages
  }
}
