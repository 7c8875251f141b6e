// A live adapter: the bytes of a real file, a piece at a time.

import BooksTrack
import Foundation
import Lab

/// A file that somebody has named, or a failure that says why it cannot be read.
struct FileSource: ImportSource {
  private var file: ExportFile
  var byteCount: Int? { file.byteCount }

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
    guard let file = ExportFile(path) else {
      throw Failure(status: .noInput, message: "\(path): no permission to read it")
    }
    self.file = file
  }

  mutating func next() async throws -> [UInt8]? { try await file.next() }
}
