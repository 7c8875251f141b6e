// A live adapter: the reader's file, read in pieces as the program does.

import BooksTrack
import Foundation

/// Reads a file in pieces of 128 KiB; the memory needed is a few times the size of a piece.
package struct ExportFile: ImportSource {
  private static let pieceSize = 1 << 17
  private let handle: FileHandle
  /// The size of the opened file, also through a link; nil if it is not a regular file, such as a pipe.
  package let byteCount: Int?

  /// Opens a file; returns nil if it cannot be read.
  package init?(_ path: String) {
    guard let handle = FileHandle(forReadingAtPath: path) else { return nil }
    self.handle = handle
    var status = stat()
    let isRegular = fstat(handle.fileDescriptor, &status) == 0 && status.st_mode & S_IFMT == S_IFREG
    byteCount = isRegular ? Int(status.st_size) : nil
  }

  package mutating func rewind() async throws -> Bool {
    guard byteCount != nil else { return false }
    try handle.seek(toOffset: 0)
    return true
  }

  package mutating func next() async throws -> [UInt8]? {
    guard let data = try handle.read(upToCount: Self.pieceSize), !data.isEmpty else { return nil }
    return Array(data)
  }
}
