// A live adapter: the reader's file, read a piece at a time as the program reads one.

import BooksTrack
import Foundation

/// Reads a file in pieces of 128 KiB: what reading takes of memory is some times the size of a piece.
package struct ExportFile: ImportSource {
  private static let pieceSize = 1 << 17
  private let handle: FileHandle
  package let byteCount: Int?

  /// Opens a file; nothing if it cannot be read.
  package init?(_ path: String) {
    guard let handle = FileHandle(forReadingAtPath: path) else { return nil }
    self.handle = handle
    byteCount = (try? FileManager.default.attributesOfItem(atPath: path)[.size] as? Int) ?? nil
  }

  package mutating func next() async throws -> [UInt8]? {
    guard let data = try handle.read(upToCount: Self.pieceSize), !data.isEmpty else { return nil }
    return Array(data)
  }
}
