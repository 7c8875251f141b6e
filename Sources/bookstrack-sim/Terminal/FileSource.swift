// LIVE ADAPTER: reads a file of this machine in pieces.

import Bench
import BooksTrack
import Foundation

/// An export file of this machine.
struct FileSource: ImportSource {
  private var file: ExportFile?
  /// The bytes of standard input, which are kept because they are read twice.
  private var bytes: BytesSource?
  var byteCount: Int? { file?.byteCount ?? bytes?.byteCount }

  /// Opens a file.
  ///
  /// - Throws: `Failure` if the file does not exist, cannot be read, or is a folder.
  init(_ path: String) throws(Failure) {
    if path == "-" {
      bytes = BytesSource(Array(FileHandle.standardInput.readDataToEndOfFile()), chunkSize: 1 << 17)
      return
    }
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

  mutating func rewind() async throws -> Bool {
    if let isDone = try await bytes?.rewind() { return isDone }
    return try await file?.rewind() ?? false
  }

  mutating func next() async throws -> [UInt8]? {
    if bytes != nil { return try await bytes?.next() }
    return try await file?.next()
  }
}
