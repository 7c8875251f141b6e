// A book of a list before it is a row: its title and its name in pieces, so that each can be varied without
// the others.

import BooksTrackAPI

/// What a row says of a book.
struct Wording: Hashable {
  var main: String
  var subtitle: String?
  /// Edition words, with what leads them in.
  var tail = ""
  /// The series in parentheses.
  var marker: String?
  var author: String
  var further: [String] = []

  /// The title as one text.
  var title: String {
    main + (subtitle.map { ": \($0)" } ?? "") + tail + (marker.map { " (\($0))" } ?? "")
  }

  /// By title and author's cell, letters and digits only.
  var key: String { Self.folded(title) + "|" + Self.folded(author) }

  /// Letters and digits in lower case.
  static func folded(_ text: String) -> String {
    String(text.lowercased().filter { $0.isLetter || $0.isNumber })
  }
}

/// A place in a series, in words.
struct SeriesPlace: Hashable {
  let series: Int
  let name: String
  let place: String
}

/// What a row says of an edition.
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
  var place: SeriesPlace?
  /// Without its marker it would be another volume.
  var needsMarker = false
  /// Without its subtitle it would be another book.
  var needsSubtitle = false
  /// The year says which book it is.
  var isDated = false
  /// Another book was made to look like it.
  var isTaken = false
  var rows = 1
}
