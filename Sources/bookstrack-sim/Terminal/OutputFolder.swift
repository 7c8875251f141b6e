// Output folders, which are checked before a long run. A folder is created together with its first file.

import Foundation

/// An output folder.
struct OutputFolder {
  let path: String

  init(_ path: String) { self.path = path }

  /// Checks whether files can be written into the folder, without leaving anything behind.
  ///
  /// - Throws: `UsageError` if the path is empty, `Failure` if nothing can be written there.
  func prepare() throws {
    guard !path.isEmpty else { throw UsageError("\"\" is no name of a folder to write into") }
    if let obstacle { throw Failure(cannotWrite: path, obstacle) }
  }

  /// Returns a file in the folder.
  func file(_ name: String) -> OutputFile { OutputFile("\(path)/\(name)") }

  /// The reason why no file or folder can be created there; nil if there is none.
  var obstacle: String? {
    var folder = URL(filePath: path).standardizedFileURL.resolvingSymlinksInPath()
    while folder.pathComponents.count > 1, folder.kindOfFile == nil { folder.deleteLastPathComponent() }
    guard folder.kindOfFile == .typeDirectory else { return "\(folder.lastPathComponent) is no folder" }
    // Creating and removing a file is the only reliable test.
    let probe = folder.appending(path: ".bookstrack-\(ProcessInfo.processInfo.processIdentifier)").plainPath
    guard FileManager.default.createFile(atPath: probe, contents: nil) else { return "no permission" }
    try? FileManager.default.removeItem(atPath: probe)
    return nil
  }
}

extension URL {
  /// The path for system calls, without the trailing slash that a URL adds to a folder.
  var plainPath: String {
    let path = path(percentEncoded: false)
    return path.count > 1 && path.hasSuffix("/") ? String(path.dropLast()) : path
  }

  /// The type of the file; nil if it does not exist.
  var kindOfFile: FileAttributeType? { attributes?[.type] as? FileAttributeType }

  /// True if the file exists and is empty, as created by `mktemp`.
  var isEmptyFile: Bool { attributes?[.size] as? Int == 0 }

  private var attributes: [FileAttributeKey: Any]? {
    try? FileManager.default.attributesOfItem(atPath: plainPath)
  }
}

extension Failure {
  /// A failure to write output.
  init(cannotWrite path: String, _ reason: String) {
    self.init(status: .cannotWrite, message: "cannot write \(path): \(reason)")
  }

  /// A failure to write output, with the reason of the file system.
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
