// A file that the program reads at once, such as a report.

import Foundation

/// A file to be read.
enum InputFile {
  /// All bytes of a file.
  ///
  /// - Parameter kind: What is expected, such as `a report`.
  /// - Throws: `Failure` with the status for input that is not there or may not be read, or for a folder.
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
