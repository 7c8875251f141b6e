// The files of `Corpora/` by which parts of a verification judge the stack: labelled headings, pairs of
// words, and libraries that earlier versions wrote. They are compiled in; `verify --corpora` reads others in
// their place.

import EvidenceFiles
package import Foundation
import Tables

/// Labelled headings, pairs of words, and stored libraries.
package struct EvidenceCorpora: Sendable {
  /// The headings of providers with their genres; nil if the folder has none.
  let headings: TextTable?
  /// Pairs of words of one language; nil if the folder has none.
  let words: TextTable?
  /// The files of each library by name, the oldest version first.
  let libraries: [[String: [UInt8]]]

  private static let headingsFile = "Genres/labelled.tsv"
  private static let wordsFile = "Pairs/common-words.tsv"
  private static let librariesFolder = "Libraries"

  /// The files that are compiled in.
  package static var compiledIn: EvidenceCorpora {
    let files = EmbeddedFiles(evidenceFile)
    var versions: [String] = []
    var libraries: [[String: [UInt8]]] = []
    for file in files.all where file.path.hasPrefix(librariesFolder + "/") {
      let parts = file.path.split(separator: "/").map(String.init)
      if versions.last != parts[1] {
        versions.append(parts[1])
        libraries.append([:])
      }
      libraries[versions.count - 1][parts[2]] = Array(file.bytes)
    }
    return EvidenceCorpora(
      headings: files[headingsFile].table, words: files[wordsFile].table, libraries: libraries)
  }

  private init(headings: TextTable?, words: TextTable?, libraries: [[String: [UInt8]]]) {
    self.headings = headings
    self.words = words
    self.libraries = libraries
  }

  /// Reads the files of a folder like `Corpora`. What is missing there has no data.
  package init(in folder: URL) {
    func list(_ folder: URL) -> [URL] {
      let all = try? FileManager.default.contentsOfDirectory(at: folder, includingPropertiesForKeys: nil)
      return (all ?? []).sorted { $0.lastPathComponent < $1.lastPathComponent }
    }
    let versions = list(folder.appending(path: Self.librariesFolder))
      .filter { $0.lastPathComponent.hasPrefix("version-") }
    func table(_ file: String) -> TextTable? {
      (try? String(contentsOf: folder.appending(path: file), encoding: .utf8)).map { TextTable(file, $0) }
    }
    headings = table(Self.headingsFile)
    words = table(Self.wordsFile)
    libraries = versions.map { version in
      Dictionary(
        uniqueKeysWithValues: list(version).map {
          ($0.lastPathComponent, (try? Data(contentsOf: $0)).map(Array.init) ?? [])
        })
    }
  }
}
