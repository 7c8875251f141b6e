// A file that a reader of a small world imports, and how its bytes come.

import BooksTrack

/// A file to be imported, and what it really holds.
struct ImportFile: Hashable, Sendable {
  let name: String
  let bytes: [UInt8]
  /// The books of the rows that can be read, in the order of the file.
  let books: [ModelBook]
  /// The rows that are no books, counted from 1.
  let damaged: [Int]
  var chunkSize: Int
  /// Cells that hold something else than they should.
  var badCells = 0
  /// Nobody knows its columns.
  var isUnknown = false
  /// How many of its bytes can be read, where not all can.
  var readable: Int?

  /// How many rows it has, those that are no books among them.
  var rows: Int { books.count + damaged.count }

  /// The book of a row, counted from 1; nil if there is no such row, or it is no book.
  func book(ofRow row: Int) -> ModelBook? {
    let place = row - 1 - damaged.count { $0 < row }
    return damaged.contains(row) || !books.indices.contains(place) ? nil : books[place]
  }

  /// The same file, whose bytes come in smaller chunks.
  func inOtherChunks(by number: Int) -> ImportFile {
    var file = self
    file.chunkSize = max(16, chunkSize * (1 + number % 7) / 9)
    return file
  }

  /// A table of something else, or of books in words that no site uses.
  static func unknown(number: Int, chunkSize: Int) -> ImportFile {
    let rows = (0..<(2 + Int(number.magnitude % 40))).map { "\($0),\($0 * 7 % 5),x\($0)\n" }
    return ImportFile(
      name: "list \(number).csv", bytes: Array(("n,wert,spalte\n" + rows.joined()).utf8), books: [],
      damaged: [], chunkSize: chunkSize, isUnknown: true)
  }
}

/// The medium of a file is gone before its end.
struct UnreadableFile: Error {}

/// The bytes of a file, in chunks, and how many were handed over.
///
/// `@unchecked Sendable`: used only on the thread of its world.
final class HandedBytes: ImportSource, @unchecked Sendable {
  private let file: ImportFile
  private(set) var count = 0

  init(_ file: ImportFile) { self.file = file }

  var byteCount: Int? { file.bytes.count }

  func next() async throws -> [UInt8]? {
    let start = count
    count = min(start + file.chunkSize, file.readable ?? file.bytes.count)
    guard start == count else { return Array(file.bytes[start..<count]) }
    if file.readable != nil { throw UnreadableFile() }
    return nil
  }
}
