// The two ISBN columns of a row, and the ISBN that an importer can recover from them.

import BooksTrackAPI

/// The content of the two columns, without a wrapper such as `="…"`.
struct ISBNCells: Hashable {
  var ten = ""
  var thirteen = ""
  /// The ISBN that the cells state; nil if they state none.
  var stated: ISBN?

  /// Creates cells with both forms, as far as they exist.
  init(_ isbn: ISBN) {
    ten = isbn.isbn10 ?? ""
    thirteen = isbn.isbn13
    stated = isbn
  }

  /// Creates empty cells.
  init() {}
}
