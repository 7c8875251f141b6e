// A book of a list before it becomes a row: its title and names in parts, so that each can be varied
// separately.

import BooksTrackAPI

/// The title and the names of a row, in parts.
struct Wording: Hashable {
  var main: String
  var subtitle: String?
  /// The edition words with their separator.
  var tail = ""
  /// The text of the series parentheses.
  var marker: String?
  var author: String
  var further: [String] = []

  /// The whole title.
  var title: String {
    main + (subtitle.map { ": \($0)" } ?? "") + tail + (marker.map { " (\($0))" } ?? "")
  }

  /// The folded title and author's cell.
  var key: String { Self.folded(title) + "|" + Self.folded(author) }

  /// Returns the letters and digits of a text in lower case.
  static func folded(_ text: String) -> String {
    String(text.lowercased().filter { $0.isLetter || $0.isNumber })
  }
}

/// A position in a series, as text.
struct ListedPlace: Hashable {
  let series: Int
  let name: String
  let place: String
}

/// The edition of a row.
struct ListedEdition: Hashable {
  let isbn: ISBN?
  let publisher: String
  let year: Int?
}

/// A book of a list.
struct ListedBook {
  let wording: Wording
  let language: String
  let edition: ListedEdition
  var place: ListedPlace?
  /// True if the book is another volume without its marker.
  var needsMarker = false
  /// True if the book is another one without its subtitle.
  var needsSubtitle = false
  /// True if the year distinguishes the book, as for a yearbook.
  var isDated = false
  /// True if a look-alike of the book exists.
  var isTaken = false
  var rows = 1
}
