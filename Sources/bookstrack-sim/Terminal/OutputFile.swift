// Output files, which are written completely or not at all and checked before a long run. Nothing is created
// before there is something to write.

import Foundation
import LabWorld

/// An output file.
struct OutputFile {
  let path: String

  init(_ path: String) { self.path = path }

  /// The URL after resolving links and dots.
  private var resolved: URL { URL(filePath: path).standardizedFileURL.resolvingSymlinksInPath() }

  /// The default file of a report, with the settings in its name.
  static func report(_ settings: String?...) -> OutputFile {
    OutputFile("Reports/runs/\(settings.compactMap { $0 }.joined(separator: "-")).json")
  }

  /// File systems limit names to 255 bytes, and a partial file has a slightly longer name.
  private static let longestName = 240

  /// True if the file exists.
  var isThere: Bool { resolved.kindOfFile == .typeRegular }

  /// Returns true if writing this file would overwrite the other one.
  func isSameFile(as other: String) -> Bool { resolved.plainPath == OutputFile(other).resolved.plainPath }

  /// Checks whether the file can be written, without leaving anything behind.
  ///
  /// - Parameter replacing: True if an existing non-empty file may be replaced.
  /// - Throws: `UsageError` if the path is not a file name, `Failure` if the file cannot be written.
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

  /// Opens a partial file next to this one and returns its path, for `put`. A file that is not regular, such
  /// as a pipe, is opened itself, and the path is nil.
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

  /// Moves a partial file to the final path.
  func put(_ partial: String) throws(Failure) {
    guard rename(partial, resolved.plainPath) == 0 else {
      throw Failure(cannotWrite: path, "the file system refused it")
    }
  }

  /// Writes the file atomically. A file that is not regular, such as a pipe, is written to directly.
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
