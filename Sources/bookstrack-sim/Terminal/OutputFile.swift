// A file that the program writes: whole or not at all, and checked before a long run and not after it. Nothing is
// made before there is something to write.

import Foundation

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

  /// Writes the file in one step: readers see the old content or the new, never a part. What is no plain file, such as
  /// a pipe, is written to as it stands.
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
      throw Failure(cannotWrite: path, "the file system refused it")
    }
  }
}
