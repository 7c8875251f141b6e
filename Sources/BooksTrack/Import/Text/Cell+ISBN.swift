// Parsing of ISBN columns, including the many values that are not ISBNs.

internal import BooksTrackAPI

/// The value of an ISBN cell.
enum ISBNCell: Equatable {
  case empty
  /// An ISBN, and further ones in the same cell.
  case isbn(ISBN, others: [ISBN])
  /// Text that is not an ISBN: a store's own number, another barcode, a number damaged by a spreadsheet.
  case unusable(String)

  /// All ISBNs of the cell.
  var numbers: [ISBN] {
    if case .isbn(let isbn, let others) = self { [isbn] + others } else { [] }
  }
}

extension Cell {
  /// The cell without the wrapper `="…"` that stops a spreadsheet from reading it as a number.
  var unwrapped: Cell {
    guard bytes.count >= 3, bytes[0] == UInt8(ascii: "="), bytes[1] == UInt8(ascii: "\"") else { return self }
    let end = bytes[bytes.count - 1] == UInt8(ascii: "\"") ? bytes.count - 1 : bytes.count
    return Cell(UnsafeBufferPointer(rebasing: bytes[2..<end]))
  }

  /// Parses the cell as ISBNs.
  var isbn: ISBNCell {
    let inner = unwrapped.unbracketed
    guard !inner.isEmpty else { return .empty }
    if let isbn = ISBN(plain: inner.bytes) { return .isbn(isbn, others: []) }
    if let isbn = inner.isbnWithFraction { return .isbn(isbn, others: []) }
    let text = CellText.decode(inner.bytes)
    do throws(ISBN.Problem) {
      return .isbn(try ISBN(text), others: [])
    } catch {
      if error == .empty { return .empty }
      let numbers = Self.isbns(in: text)
      return numbers.first.map { .isbn($0, others: Array(numbers.dropFirst())) } ?? .unusable(text)
    }
  }

  /// The ISBN in a cell that a spreadsheet wrote as a decimal number: `9780141439587.0`.
  private var isbnWithFraction: ISBN? {
    guard let point = bytes.lastIndex(of: UInt8(ascii: ".")), point + 1 < bytes.count,
      bytes[..<point].allSatisfy({ Self.digit($0) != nil }),
      bytes[(point + 1)...].allSatisfy({ $0 == UInt8(ascii: "0") })
    else { return nil }
    return try? ISBN(CellText.decode(UnsafeBufferPointer(rebasing: bytes[..<point])))
  }

  /// Returns the ISBNs of a cell with several, with one repeated, or with words around one:
  /// `0596101996, 9780596101992`, `[0596101996][0596101996]`, `0439023483 (pbk.)`.
  ///
  /// Only whole parts between separators count, so that no ISBN is cut out of a longer number.
  private static func isbns(in text: String) -> [ISBN] {
    var numbers: [ISBN] = []
    for part in text.split(whereSeparator: { $0.isWhitespace || ",:;|/[]()".contains($0) }) {
      for number in halves(part) {
        guard number.utf8.count >= 10, let isbn = try? ISBN(number), !numbers.contains(isbn) else { continue }
        numbers.append(isbn)
      }
    }
    return numbers
  }

  /// Returns one half of a number that is repeated without a separator; else the text.
  private static func halves(_ text: Substring) -> [Substring] {
    guard text.utf8.count == 26 || text.utf8.count == 20 else { return [text] }
    let middle = text.index(text.startIndex, offsetBy: text.count / 2)
    let (first, second) = (text[..<middle], text[middle...])
    return first == second ? [first] : [text]
  }
}
