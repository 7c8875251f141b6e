// A folder that the program writes into, checked before a long run and not after it. It is made together with
// the first file in it.

import Foundation

/// A folder to write into.
struct OutputFolder {
  let path: String

  init(_ path: String) { self.path = path }

  /// Finds out whether files can be written into the folder, without leaving anything behind.
  ///
  /// - Throws: `UsageError` for a path that names no folder, `Failure` if nothing can be written there.
  func prepare() throws {
    guard !path.isEmpty else { throw UsageError("\"\" is no name of a folder to write into") }
    if let obstacle { throw Failure(cannotWrite: path, obstacle) }
  }

  /// The file of that name in the folder.
  func file(_ name: String) -> OutputFile { OutputFile("\(path)/\(name)") }

  /// Why no file can be made in the folder, or the folder itself where it is missing; nil if both can.
  var obstacle: String? {
    var folder = URL(filePath: path).standardizedFileURL.resolvingSymlinksInPath()
    while folder.pathComponents.count > 1, folder.kindOfFile == nil { folder.deleteLastPathComponent() }
    guard folder.kindOfFile == .typeDirectory else { return "\(folder.lastPathComponent) is no folder" }
    // Making a file and taking it away again is the only test that means something.
    let probe = folder.appending(path: ".bookstrack-\(ProcessInfo.processInfo.processIdentifier)").plainPath
    guard FileManager.default.createFile(atPath: probe, contents: nil) else { return "no permission" }
    try? FileManager.default.removeItem(atPath: probe)
    return nil
  }
}

extension URL {
  /// The path as the system takes it. The slash that a URL puts behind a folder makes it a folder for the
  /// system, too.
  var plainPath: String {
    let path = path(percentEncoded: false)
    return path.count > 1 && path.hasSuffix("/") ? String(path.dropLast()) : path
  }

  /// What is there; nil if nothing is.
  var kindOfFile: FileAttributeType? { attributes?[.type] as? FileAttributeType }

  /// Whether there is a file with nothing in it, as `mktemp` leaves it.
  var isEmptyFile: Bool { attributes?[.size] as? Int == 0 }

  private var attributes: [FileAttributeKey: Any]? {
    try? FileManager.default.attributesOfItem(atPath: plainPath)
  }
}

extension Failure {
  /// Output that cannot be written.
  init(cannotWrite path: String, _ reason: String) {
    self.init(status: .cannotWrite, message: "cannot write \(path): \(reason)")
  }

  /// Output that the file system does not take.
  init(cannotWrite path: String, because error: any Error) {
    let error = error as NSError
    let errors = [error, error.userInfo[NSUnderlyingErrorKey] as? NSError].compactMap { $0 }
    let isFull = errors.contains { error in
      switch error.domain {
      case NSCocoaErrorDomain: error.code == CocoaError.Code.fileWriteOutOfSpace.rawValue
      case NSPOSIXErrorDomain: [ENOSPC, EDQUOT, EFBIG].contains(Int32(error.code))
      default: false
      }
    }
    self.init(cannotWrite: path, isFull ? "there is no room left" : "the file system refused it")
  }
}
