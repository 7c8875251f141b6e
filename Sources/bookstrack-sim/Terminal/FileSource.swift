// A live adapter: the bytes of a real file, a piece at a time.

import BooksTrack
import Foundation

/// Reads a file in pieces of one mebibyte.
struct FileSource: ImportSource {
  private let handle: FileHandle
  let byteCount: Int?

  /// Opens a file.
  ///
  /// - Throws: `Failure` with the status for input that is not there or may not be read, or for a folder.
  init(_ path: String) throws(Failure) {
    var isFolder: ObjCBool = false
    guard FileManager.default.fileExists(atPath: path, isDirectory: &isFolder) else {
      throw Failure(status: .noInput, message: "\(path): there is no such file")
    }
    guard !isFolder.boolValue else {
      throw Failure(status: .badData, message: "\(path) is a folder; give the export file in it")
    }
    guard let handle = FileHandle(forReadingAtPath: path) else {
      throw Failure(status: .noInput, message: "\(path): no permission to read it")
    }
    self.handle = handle
    byteCount = (try? FileManager.default.attributesOfItem(atPath: path)[.size] as? Int) ?? nil
  }

  mutating func next() async throws -> [UInt8]? {
    guard let data = try handle.read(upToCount: 1 << 20), !data.isEmpty else { return nil }
    return Array(data)
  }
}
