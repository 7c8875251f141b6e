// A file that the program writes: whole or not at all, and checked before a long run and not after it.
// Nothing is made before there is something to write.

import Foundation
import Lab

/// A file to be written.
struct OutputFile {
  let path: String

  init(_ path: String) { self.path = path }

  /// The file that the path leads to, through links and dots.
  private var resolved: URL { URL(filePath: path).standardizedFileURL.resolvingSymlinksInPath() }

  /// Where a report goes if nobody says where: other settings, another file.
  static func report(_ settings: String?...) -> OutputFile {
    OutputFile("Reports/runs/\(settings.compactMap { $0 }.joined(separator: "-")).json")
  }

  /// File systems take names of 255 bytes, and a file is written under a name with a little more in front of
  /// it.
  private static let longestName = 240

  /// Whether there is a file already.
  var isThere: Bool { resolved.kindOfFile == .typeRegular }

  /// Whether writing this file would overwrite the other one.
  func isSameFile(as other: String) -> Bool { resolved.plainPath == OutputFile(other).resolved.plainPath }

  /// Finds out whether the file can be written, without leaving anything behind.
  ///
  /// - Parameter replacing: Whether a file that is there already, and not empty, may be lost.
  /// - Throws: `UsageError` for a path that names no file, `Failure` for output that cannot be written.
  func prepare(replacing: Bool = true) throws {
    guard !path.isEmpty, path != "-", !path.hasSuffix("/") else {
      throw UsageError("\"\(path)\" is no name of a file to write")
    }
    let file = resolved
    let length = file.lastPathComponent.utf8.count
    guard length <= Self.longestName else {
      throw Failure(
        cannotWrite: path, "its name has \(length.of("byte")); expected at most \(Self.longestName)")
    }
    switch file.kindOfFile {
    case .typeDirectory?: throw Failure(cannotWrite: path, "it is a folder")
    case .typeRegular?:
      guard FileManager.default.isWritableFile(atPath: file.plainPath) else {
        throw Failure(cannotWrite: path, "no permission")
      }
      guard replacing || file.isEmptyFile else {
        throw Failure(cannotWrite: path, "it is there already; --overwrite replaces it")
      }
      fallthrough
    case nil:
      let folder = OutputFolder(file.deletingLastPathComponent().plainPath)
      if let obstacle = folder.obstacle { throw Failure(cannotWrite: path, obstacle) }
    default: break
    }
  }

  /// Opens a file beside this one for what comes piece by piece, and gives its path; `put` makes it this one.
  /// What is no plain file, such as a pipe, is opened itself, and there is no other path.
  func openPartial() throws(Failure) -> (handle: FileHandle, path: String?) {
    let target = resolved
    do {
      switch target.kindOfFile {
      case nil, .typeRegular?:
        let folder = target.deletingLastPathComponent()
        try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
        let name = ".\(target.lastPathComponent).\(ProcessInfo.processInfo.processIdentifier)"
        let partial = folder.appending(path: name)
        try Data().write(to: partial)
        return (try FileHandle(forWritingTo: partial), partial.plainPath)
      default: return (try FileHandle(forWritingTo: target), nil)
      }
    } catch {
      throw Failure(cannotWrite: path, because: error)
    }
  }

  /// Puts a file that stands beside this one in its place.
  func put(_ partial: String) throws(Failure) {
    guard rename(partial, resolved.plainPath) == 0 else {
      throw Failure(cannotWrite: path, "the file system refused it")
    }
  }

  /// Writes the file in one step: readers see the old content or the new, never a part. What is no plain
  /// file, such as a pipe, is written to as it stands.
  func write(_ data: Data) throws(Failure) {
    let target = resolved
    do {
      switch target.kindOfFile {
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
      throw Failure(cannotWrite: path, because: error)
    }
  }
}
