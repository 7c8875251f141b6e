// A file that a reader of a small world imports, and the source of its bytes.

import BooksTrack

/// A file to be imported, with its true content.
struct ImportFile: Hashable, Sendable {
  let name: String
  let bytes: [UInt8]
  /// The books of the valid rows, in the order of the file.
  let books: [ModelBook]
  /// The invalid rows, counted from 1.
  let damaged: [Int]
  var chunkSize: Int
  /// The number of cells with bad values.
  var badCells = 0
  /// True if its columns are unknown.
  var isUnknown = false
  /// The number of bytes that can be read, if not all can.
  var readable: Int?

  /// The number of rows, including invalid ones.
  var rows: Int { books.count + damaged.count }

  /// Returns the book of a row, counted from 1; nil if the row does not exist or is invalid.
  func book(ofRow row: Int) -> ModelBook? {
    let place = row - 1 - damaged.count { $0 < row }
    return damaged.contains(row) || !books.indices.contains(place) ? nil : books[place]
  }

  /// Returns the same file with its bytes in smaller chunks.
  func inOtherChunks(by number: Int) -> ImportFile {
    var file = self
    file.chunkSize = max(16, chunkSize * (1 + number % 7) / 9)
    return file
  }

  /// Returns a table with columns that no importer knows.
  static func unknown(number: Int, chunkSize: Int) -> ImportFile {
    let rows = (0..<(2 + Int(number.magnitude % 40))).map { "\($0),\($0 * 7 % 5),x\($0)\n" }
    return ImportFile(
      name: "list \(number).csv", bytes: Array(("n,wert,spalte\n" + rows.joined()).utf8), books: [],
      damaged: [], chunkSize: chunkSize, isUnknown: true)
  }
}

/// Thrown at the end of the readable part of a file.
struct UnreadableFile: Error {}

/// The bytes of a file in chunks, with the count of those handed over.
///
/// `@unchecked Sendable`: used only on the thread of its world.
final class HandedBytes: ImportSource, @unchecked Sendable {
  private let file: ImportFile
  private(set) var count = 0

  init(_ file: ImportFile) { self.file = file }

  var byteCount: Int? { file.bytes.count }

  func rewind() async throws -> Bool {
    count = 0
    return true
  }

  func next() async throws -> [UInt8]? {
    let start = count
    count = min(start + file.chunkSize, file.readable ?? file.bytes.count)
    guard start == count else { return Array(file.bytes[start..<count]) }
    if file.readable != nil { throw UnreadableFile() }
    return nil
  }
}
