// Files that the program reads as a whole, such as reports.

import Foundation

/// An input file.
enum InputFile {
  /// Returns all bytes of a file.
  ///
  /// - Parameter kind: The expected content for messages, such as `a report`.
  /// - Throws: `Failure` if the file does not exist, cannot be read, or is a folder.
  static func read(_ path: String, _ kind: String) throws(Failure) -> Data {
    switch URL(filePath: path).resolvingSymlinksInPath().kindOfFile {
    case nil: throw Failure(status: .noInput, message: "\(path): there is no such file")
    case .typeDirectory?: throw Failure(status: .badData, message: "\(path) is a folder; give \(kind) in it")
    default: break
    }
    guard let data = FileManager.default.contents(atPath: path) else {
      throw Failure(status: .noInput, message: "\(path): no permission to read it")
    }
    return data
  }
}
