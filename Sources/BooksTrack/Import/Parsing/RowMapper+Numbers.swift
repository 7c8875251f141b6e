// The ISBNs of a row.

internal import BooksTrackAPI

extension RowMapper {
  /// Takes the 13-digit column before the 10-digit one, and both before a list. Text that is not an ISBN, or
  /// contradicts the ISBN taken, is kept as text and not used for matching.
  ///
  /// A list describes one edition, so all of its numbers belong to it.
  func mapISBN(_ row: borrowing CSVRow, to draft: inout BookDraft, _ notes: inout CellNotes) {
    let long = isbn(.isbn13, of: row)
    let short = isbn(.isbn, of: row)
    let list = isbn(.isbnList, of: row)
    switch (long, short, list) {
    case (.empty, .empty, .empty): return
    case (.isbn(let isbn, let others), .isbn(let other, let further), .empty)
    where isbn == other && others.isEmpty && further.isEmpty:
      draft.edition.isbn = isbn
    case (.isbn(let isbn, let others), .empty, .empty) where others.isEmpty: draft.edition.isbn = isbn
    case (.empty, .isbn(let isbn, let others), .empty) where others.isEmpty: draft.edition.isbn = isbn
    default:
      mapISBN(long, short, list, to: &draft)
      for (cell, field) in [(long, BookField.isbn13), (short, .isbn), (list, .isbnList)] {
        guard case .unusable(let text) = cell, Self.isNumber(DigitFolding.ascii(text)) else { continue }
        notes.note(field, of: row, expected: "an ISBN", found: text)
      }
    }
  }

  /// Returns true for a text of digits, which a store's own name such as `B00DQBOFTW` is not.
  private static func isNumber(_ text: String) -> Bool {
    text.utf8.allSatisfy { Cell.digit($0) != nil || " -.,+#=\"eExX".utf8.contains($0) }
  }

  /// Handles the few rows that have anything but one number.
  private func mapISBN(_ long: ISBNCell, _ short: ISBNCell, _ list: ISBNCell, to draft: inout BookDraft) {
    var numbers = long.numbers
    var texts: [String] = []
    if case .isbn(let other, let further) = short {
      // A number that contradicts the other column is kept as text.
      if numbers.isEmpty || numbers.contains(other) {
        numbers += [other] + further
      } else {
        texts.append(other.isbn10 ?? other.isbn13)
      }
    }
    numbers += list.numbers
    for case .unusable(let text) in [short, long, list] where !texts.contains(text) { texts.append(text) }
    draft.edition.isbn = numbers.first
    if let first = numbers.first { draft.edition.otherISBNs = Set(numbers).subtracting([first]).sorted() }
    if !texts.isEmpty { draft.unusableISBN = texts.joined(separator: ", ") }
  }

  @inline(__always)
  private func isbn(_ field: BookField, of row: borrowing CSVRow) -> ISBNCell {
    guard let column = columns[field], column < row.count else { return .empty }
    // In a file with wrappers nearly every cell has one, with a number in it or empty.
    if let inner = row.wrapped(column) {
      if inner.isEmpty { return .empty }
      if let isbn = ISBN(plain: inner) { return .isbn(isbn, others: []) }
    }
    return row.withUnsafeBytes(of: column) { bytes in
      let cell = Cell(bytes)
      let isbn = cell.isbn
      guard case .unusable = isbn else { return isbn }
      if cell.saysNothing { return .empty }
      return cell.withFoldedDigits { folded in
        if case .isbn = folded.isbn { folded.isbn } else { nil }
      } ?? isbn
    }
  }
}
