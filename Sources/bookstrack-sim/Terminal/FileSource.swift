// LIVE ADAPTER: reads a file of this machine, or standard input, in pieces.

import Bench
import BooksTrack
import Foundation

/// An export file of this machine.
struct FileSource: ImportSource {
  private var file: ExportFile
  var byteCount: Int? { file.byteCount }

  /// Opens a file; `-` is standard input.
  ///
  /// - Throws: `Failure` if the file does not exist, cannot be read, or is a folder.
  init(_ path: String) throws(Failure) {
    if path == "-" {
      file = try Self.standardInput()
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

  /// Returns standard input as a file. A pipe can be read only once and a file is read twice, so its bytes go
  /// through a temporary file, which has no name once it is open; memory holds one piece.
  private static func standardInput() throws(Failure) -> ExportFile {
    let place = FileManager.default.temporaryDirectory.appending(
      path: "bookstrack-input-\(ProcessInfo.processInfo.processIdentifier).csv")
    let path = place.path(percentEncoded: false)
    defer { try? FileManager.default.removeItem(at: place) }
    guard
      FileManager.default.createFile(
        atPath: path, contents: nil, attributes: [.posixPermissions: 0o600])
    else {
      throw Failure(status: .noInput, message: "\(path): no copy of standard input can be written there")
    }
    do {
      let copy = try FileHandle(forWritingTo: place)
      while let piece = try FileHandle.standardInput.read(upToCount: 1 << 17), !piece.isEmpty {
        try copy.write(contentsOf: piece)
      }
      try copy.close()
    } catch {
      throw Failure(status: .noInput, message: "standard input cannot be copied to \(path): \(error)")
    }
    guard let file = ExportFile(path) else {
      throw Failure(status: .noInput, message: "\(path), the copy of standard input, cannot be read")
    }
    return file
  }

  mutating func rewind() async throws -> Bool { try await file.rewind() }

  mutating func next() async throws -> [UInt8]? { try await file.next() }
}
