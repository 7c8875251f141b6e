// Every table is compiled in as it stands in the checkout, and no table is forgotten.

import EvidenceFiles
import FactFiles
import Foundation
import GenreFiles
import Testing
import WordFiles

@testable import Tables

@Suite struct EmbeddedFilesTests {
  private static let corpora = URL(filePath: #filePath).deletingLastPathComponent()
    .deletingLastPathComponent().deletingLastPathComponent().appending(path: "Corpora")

  private static let targets = [factFile, genreFile, wordFile, evidenceFile].map { EmbeddedFiles($0) }

  @Test func `a file that is compiled in has the bytes of the checkout`() throws {
    for file in Self.targets.flatMap(\.all) {
      #expect(
        try Data(contentsOf: Self.corpora.appending(path: file.path)) == Data(file.bytes), "\(file.path)")
    }
  }

  @Test(arguments: ["Facts", "Genres", "Words", "Libraries", "Proofs"])
  func `every table of a folder is compiled in, once`(folder: String) throws {
    let paths = try FileManager.default.subpathsOfDirectory(
      atPath: Self.corpora.appending(path: folder).path(percentEncoded: false))
    let tables = paths.filter { $0.hasSuffix(".txt") || $0.hasSuffix(".tsv") || $0.contains("log-") }
    let embedded = Self.targets.flatMap(\.all).map(\.path).filter { $0.hasPrefix(folder + "/") }
    #expect(embedded.sorted() == tables.map { folder + "/" + $0 }.sorted())
    #expect(!embedded.isEmpty)
  }

  @Test func `every table begins with comments that name its source`() {
    for file in Self.targets.dropLast().flatMap(\.all) {
      let head = file.table.text.split(separator: "\n").prefix { $0.hasPrefix("##") }
      #expect(head.count >= 2 && head.contains { $0.hasPrefix("## Source: ") }, "\(file.path)")
    }
  }
}
