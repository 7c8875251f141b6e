// The folder of regression files.

package import Foundation

/// A folder of regression files.
package struct RegressionFolder: Sendable {
  /// The path in this repository.
  package static let standard = "Corpora/Regressions"

  package let url: URL

  package init(_ url: URL) { self.url = url }

  /// Returns the names of the files, sorted; empty if the folder does not exist.
  package func names() -> [String] {
    let all = try? FileManager.default.contentsOfDirectory(atPath: url.path(percentEncoded: false))
    return (all ?? []).filter { $0.hasSuffix(".json") }.sorted()
  }

  /// Reads one of the files.
  package func read(_ name: String) throws(RegressionFileError) -> RegressionFile {
    guard let data = try? Data(contentsOf: url.appending(path: name)) else {
      throw RegressionFileError(description: "\(name): it cannot be read")
    }
    return try RegressionFile(data, name: name)
  }
}
