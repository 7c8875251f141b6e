// LIVE ADAPTER: reads a file of this machine in pieces.

import Bench
import BooksTrack
import Foundation

/// An export file of this machine.
struct FileSource: ImportSource {
  private var file: ExportFile
  var byteCount: Int? { file.byteCount }

  /// Opens a file.
  ///
  /// - Throws: `Failure` if the file does not exist, cannot be read, or is a folder.
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
