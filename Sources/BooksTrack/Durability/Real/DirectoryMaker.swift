// Creating, opening and listing the directory of a library.

#if canImport(Glibc)
internal import Glibc
#elseif canImport(Darwin)
internal import Darwin
#endif

/// An error of opening the directory of a library, which is then unchanged.
public enum DirectoryError: Error, Hashable, Sendable {
  /// The path is not a directory.
  case notADirectory(path: String)
  /// The directory contains files, but none of a library; `files` are some of their names.
  case notALibrary(path: String, files: [String])
  /// The library is open in another process, or in this one; `process` is the process id, if known.
  case inUse(path: String, process: Int32?)
  /// The system reported an error; `detail` is its message.
  case failed(path: String, operation: String, detail: String)
}

extension DirectoryError: CustomStringConvertible {
  /// The error as a sentence.
  public var description: String {
    switch self {
    case .notADirectory(let path): "expected a directory, found something else: “\(path)”"
    case .notALibrary(let path, let files):
      "expected a library or an empty directory, found \(files.map { "“\($0)”" }.joined(separator: ", ")) "
        + "in “\(path)”"
    case .inUse(let path, let process):
      "the library in “\(path)” is open in another process\(process.map { " (\($0))" } ?? "")"
    case .failed(let path, let operation, let detail): "could not \(operation) “\(path)”: \(detail)"
    }
  }

  /// Creates the error of a system call.
  static func failed(_ path: String, _ operation: String, _ number: Int32) -> DirectoryError {
    number == ENOTDIR || number == EEXIST
      ? .notADirectory(path: path)
      : .failed(path: path, operation: operation, detail: String(cString: strerror(number)))
  }
}

enum DirectoryMaker {
  /// Creates a directory with its parents, and makes their names durable; no effect if it exists.
  static func make(_ path: String) throws(DirectoryError) {
    var status = stat()
    if stat(path, &status) == 0 { return }
    let parent = parent(of: path)
    if parent != path, parent != "" { try make(parent) }
    guard mkdir(path, 0o755) == 0 || errno == EEXIST else { throw .failed(path, "make", errno) }
    let directory = try openDirectory(parent.isEmpty ? "." : parent)
    do {
      try directory.sync(parent)
    } catch {
      throw .failed(path: path, operation: "make", detail: error.description)
    }
  }

  /// Opens a directory.
  static func openDirectory(_ path: String) throws(DirectoryError) -> OpenFile {
    do {
      return try OpenFile(at: path, O_RDONLY | O_DIRECTORY, path, "open")
    } catch .missing {
      throw .failed(path: path, operation: "open", detail: "there is no such directory")
    } catch .failed where isOther(path) {
      throw .notADirectory(path: path)
    } catch {
      throw .failed(path: path, operation: "open", detail: error.description)
    }
  }

  /// Returns the names in a directory, ordered by their bytes.
  static func names(in path: String) throws(DirectoryError) -> [String] {
    guard let stream = opendir(path) else { throw .failed(path, "list", errno) }
    defer { closedir(stream) }
    var names: [String] = []
    errno = 0
    while let entry = readdir(stream) {
      let name = withUnsafePointer(to: &entry.pointee.d_name) { pointer in
        pointer.withMemoryRebound(to: CChar.self, capacity: 1) { String(cString: $0) }
      }
      if name != ".", name != ".." { names.append(name) }
      errno = 0
    }
    guard errno == 0 else { throw .failed(path, "list", errno) }
    return names.sorted { $0.utf8.lexicographicallyPrecedes($1.utf8) }
  }

  private static func isOther(_ path: String) -> Bool {
    var status = stat()
    return stat(path, &status) == 0 && status.st_mode & S_IFMT != S_IFDIR
  }

  private static func parent(of path: String) -> String {
    var parts = path.split(separator: "/", omittingEmptySubsequences: false)
    while parts.count > 1, parts.last?.isEmpty == true { parts.removeLast() }
    if parts.count == 2, parts[0].isEmpty { return "/" }
    return parts.dropLast().joined(separator: "/")
  }
}
