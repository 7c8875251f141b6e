// What stands in an ISBN column: an ISBN, nothing, or one of the many things that are neither.

internal import BooksTrackAPI

/// What stands in an ISBN column.
enum ISBNCell: Equatable {
  case empty
  case isbn(ISBN)
  /// A store's own number, another barcode, what a spreadsheet left of a number.
  case unusable(String)
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
    let inner = unwrapped
    guard !inner.isEmpty else { return .empty }
    if let isbn = inner.plainISBN { return .isbn(isbn) }
    let text = CellText.decode(inner.bytes)
    do throws(ISBN.Problem) {
      return .isbn(try ISBN(text))
    } catch {
      return error == .empty ? .empty : .unusable(text)
    }
  }

  /// Ten or thirteen characters and a right check digit, as nearly every cell has them: the short way to what
  /// `ISBN` would say. Nothing means "ask `ISBN`".
  private var plainISBN: ISBN? {
    guard bytes.count == 13 || bytes.count == 10 else { return nil }
    var value: UInt64 = 0
    for byte in bytes.dropLast() {
      guard let digit = Self.digit(byte) else { return nil }
      value = value * 10 + UInt64(digit)
    }
    let body = value % 1_000_000_000
    let prefix = bytes.count == 13 ? value / 1_000_000_000 : 978
    guard body != 0, let isbn = ISBN(prefix: prefix, body: body) else { return nil }
    let check = bytes[bytes.count - 1]
    if bytes.count == 13 { return isbn.number % 10 == UInt64(check) &- 48 ? isbn : nil }
    return Self.checkCharacter(ofNine: body) == check ? isbn : nil
  }

  /// The tenth character of an ISBN.
  private static func checkCharacter(ofNine body: UInt64) -> UInt8 {
    var sum: UInt64 = 0
    var rest = body
    for weight in 2...10 {
      sum += rest % 10 * UInt64(weight)
      rest /= 10
    }
    let check = (11 - sum % 11) % 11
    return check == 10 ? UInt8(ascii: "X") : UInt8(48 + check)
  }
}
