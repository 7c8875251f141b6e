// Converts a row of an export to a book of the reference model, without the importer's code.

import BooksTrackAPI
import Synthesis

extension ModelBook {
  /// Creates the book of a row.
  init(_ row: ShelfFacts) {
    let shelf = row.exclusiveShelf
    self.init(
      source: row.sourceID, title: row.title, authors: row.authors, isbn: row.isbn?.isbn13,
      publisher: Self.said(row.publisher), binding: Self.said(row.binding), pages: row.pages, year: row.year,
      status: Self.status(ofShelf: shelf), ownShelf: Self.siteShelves.contains(shelf) ? nil : shelf,
      // The site lists a book's exclusive shelf with the others, unless it is `read`.
      shelves: row.tags + (shelf == "read" ? [] : [shelf]),
      rating: row.rating == 0 ? nil : row.rating * 4,
      added: row.added.replacing("/", with: "-"), read: row.read?.replacing("/", with: "-"),
      readCount: row.readCount, review: Self.said(row.review.replacing("<br/>", with: "\n")),
      hasSpoiler: row.hasSpoiler, notes: Self.said(row.privateNotes), ownedCopies: row.ownedCopies)
  }

  private static func said(_ text: String) -> String? { text.isEmpty ? nil : text }

  /// The three shelves that the site itself has.
  static let siteShelves = ["to-read", "currently-reading", "read"]

  /// Returns the status for an exclusive shelf. Of custom shelves, only those of small worlds are known.
  static func status(ofShelf shelf: String) -> String {
    switch shelf {
    case "to-read": "wantToRead"
    case "currently-reading": "reading"
    case "read": "read"
    case "did-not-finish", "dnf", "abandoned": "didNotFinish"
    case "on-hold": "paused"
    default: "unknown"
    }
  }
}
