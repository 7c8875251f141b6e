// What stands in the two ISBN columns of a row, and on the side what a reader of the row can recover of it.

import BooksTrackAPI

/// The content of the two columns, without any wrapper.
struct ISBNCells: Hashable {
  var ten = ""
  var thirteen = ""
  /// The number that the cells state.
  var stated: ISBN?

  /// Both forms, as far as they exist.
  init(_ isbn: ISBN) {
    ten = isbn.isbn10 ?? ""
    thirteen = isbn.isbn13
    stated = isbn
  }

  /// Empty columns.
  init() {}
}
