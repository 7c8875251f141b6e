// A file that the program writes: whole or not at all, and checked before a long run and not after it. Nothing is
// made before there is something to write.

import Foundation

/// A file to be written.
struct OutputFile {
  let path: String

  init(_ path: String) { self.path = path }

  /// The file that the path leads to, through links and dots.
  var resolved: URL { URL(filePath: path).standardizedFileURL.resolvingSymlinksInPath() }

  /// Whether writing this file would overwrite the other one.
  func isSameFile(as other: String) -> Bool { resolved == OutputFile(other).resolved }

  /// Finds out whether the file can be written, without leaving anything behind.
  ///
  /// - Throws: `UsageError` for a path that names no file, `Failure` for output that cannot be written.
  func prepare() throws {
    guard !path.isEmpty, !path.hasSuffix("/") else {
      throw UsageError("\"\(path)\" is no name of a file to write")
    }
    switch kind(of: resolved) {
    case .typeDirectory?: throw refused("it is a folder")
    case nil: try probe(nearestFolder(above: resolved))
    case .typeRegular?:
      guard FileManager.default.isWritableFile(atPath: resolved.path(percentEncoded: false)) else {
        throw refused("no permission")
      }
      try probe(resolved.deletingLastPathComponent())
    default: break
    }
  }

  /// Writes the file in one step: readers see the old content or the new, never a part. What is no plain file, such as
  /// a pipe, is written to as it stands.
  func write(_ data: Data) throws(Failure) {
    let target = resolved
    do {
      switch kind(of: target) {
      case nil, .typeRegular?:
        try FileManager.default.createDirectory(
          at: target.deletingLastPathComponent(), withIntermediateDirectories: true)
        try data.write(to: target, options: .atomic)
      default:
        let handle = try FileHandle(forWritingTo: target)
        try handle.write(contentsOf: data)
        try handle.close()
      }
    } catch {
      throw refused("the file system refused it")
    }
  }

  private func kind(of url: URL) -> FileAttributeType? {
    let attributes = try? FileManager.default.attributesOfItem(atPath: url.path(percentEncoded: false))
    return attributes?[.type] as? FileAttributeType
  }

  /// The folder that is there already, in which the missing ones and the file would be made.
  private func nearestFolder(above url: URL) throws(Failure) -> URL {
    var folder = url.deletingLastPathComponent()
    while folder.pathComponents.count > 1, kind(of: folder) == nil { folder.deleteLastPathComponent() }
    guard kind(of: folder) == .typeDirectory else {
      throw refused("\(folder.lastPathComponent) is no folder")
    }
    return folder
  }

  /// Makes an empty file in a folder and takes it away again: the only test that means something.
  private func probe(_ folder: URL) throws(Failure) {
    let name = ".bookstrack-\(ProcessInfo.processInfo.processIdentifier)"
    let file = folder.appending(path: name).path(percentEncoded: false)
    guard FileManager.default.createFile(atPath: file, contents: nil) else { throw refused("no permission") }
    try? FileManager.default.removeItem(atPath: file)
  }

  private func refused(_ reason: String) -> Failure {
    Failure(status: .cannotWrite, message: "cannot write \(path): \(reason)")
  }
}
