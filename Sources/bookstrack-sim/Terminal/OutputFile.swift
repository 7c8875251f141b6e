// A file that the program writes: whole or not at all, and checked before a long run and not after it.

import Foundation

/// A file to be written.
struct OutputFile {
  let path: String

  init(_ path: String) { self.path = path }

  private var url: URL { URL(filePath: path) }

  /// Makes the folder and finds out whether the file can be written.
  ///
  /// - Throws: `Failure` with the status for output that cannot be written.
  func prepare() throws(Failure) {
    let folder = url.deletingLastPathComponent()
    var isFolder: ObjCBool = false
    if FileManager.default.fileExists(atPath: path, isDirectory: &isFolder), isFolder.boolValue {
      throw Failure(status: .cannotWrite, message: "cannot write \(path): it is a folder")
    }
    do {
      try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    } catch {
      throw Failure(
        status: .cannotWrite, message: "cannot write \(path): its folder does not exist and cannot be made")
    }
    let target = FileManager.default.fileExists(atPath: path) ? path : folder.path(percentEncoded: false)
    guard FileManager.default.isWritableFile(atPath: target) else {
      throw Failure(status: .cannotWrite, message: "cannot write \(path): no permission")
    }
  }

  /// Writes the file in one step: readers see the old content or the new, never a part.
  func write(_ data: Data) throws(Failure) {
    do {
      try data.write(to: url, options: .atomic)
    } catch {
      throw Failure(status: .cannotWrite, message: "cannot write \(path): \(error.localizedDescription)")
    }
  }
}
