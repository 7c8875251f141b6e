// What stands in an ISBN column: an ISBN, nothing, or one of the many things that are neither.

internal import BooksTrackAPI

/// What stands in an ISBN column.
enum ISBNCell: Equatable {
  case empty
  /// A number, and others that stand beside it.
  case isbn(ISBN, others: [ISBN])
  /// A store's own number, another barcode, what a spreadsheet left of a number.
  case unusable(String)

  /// The number and the others.
  var numbers: [ISBN] {
    if case .isbn(let isbn, let others) = self { [isbn] + others } else { [] }
  }
}

extension Cell {
  /// The cell without the wrapper `="…"` that keeps a spreadsheet from taking a number for a number.
  var unwrapped: Cell {
    guard bytes.count >= 3, bytes[0] == UInt8(ascii: "="), bytes[1] == UInt8(ascii: "\"") else { return self }
    let end = bytes[bytes.count - 1] == UInt8(ascii: "\"") ? bytes.count - 1 : bytes.count
    return Cell(UnsafeBufferPointer(rebasing: bytes[2..<end]))
  }

  /// The ISBN in the cell, or what else stands there.
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

  /// The number that a spreadsheet has taken for one with a fraction: `9780141439587.0`.
  private var isbnWithFraction: ISBN? {
    guard let point = bytes.lastIndex(of: UInt8(ascii: ".")), point + 1 < bytes.count,
      bytes[..<point].allSatisfy({ Self.digit($0) != nil }),
      bytes[(point + 1)...].allSatisfy({ $0 == UInt8(ascii: "0") })
    else { return nil }
    return try? ISBN(CellText.decode(UnsafeBufferPointer(rebasing: bytes[..<point])))
  }

  /// The numbers of a cell that holds several, or one twice, or words behind one:
  /// `0596101996, 9780596101992`, `[0596101996][0596101996]`, `0439023483 (pbk.)`.
  ///
  /// Only what is whole between separators counts, so that no number is cut out of a longer one.
  private static func isbns(in text: String) -> [ISBN] {
    var numbers: [ISBN] = []
    for part in text.split(whereSeparator: { $0.isWhitespace || ",;|/[]()".contains($0) }) {
      for number in halves(part) {
        guard number.utf8.count >= 10, let isbn = try? ISBN(number), !numbers.contains(isbn) else { continue }
        numbers.append(isbn)
      }
    }
    return numbers
  }

  /// A number that stands twice without anything between, once; else the text.
  private static func halves(_ text: Substring) -> [Substring] {
    guard text.utf8.count == 26 || text.utf8.count == 20 else { return [text] }
    let middle = text.index(text.startIndex, offsetBy: text.count / 2)
    let (first, second) = (text[..<middle], text[middle...])
    return first == second ? [first] : [text]
  }
}
