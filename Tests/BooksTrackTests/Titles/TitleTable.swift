// Reads the tables of Corpora/Titles, so that each line is a test case.

import BooksTrackAPI
import Foundation
import Testing

@testable import BooksTrack

/// A line of a table.
struct TitleRow: Sendable, CustomTestStringConvertible {
  let file: String
  let line: Int
  let cells: [String]

  subscript(column: Int) -> String { column < cells.count ? cells[column] : "" }

  var testDescription: String { "\(file):\(line) \(cells.joined(separator: " | "))" }
}

/// A table of hand-made cases.
enum TitleTable {
  /// Returns the lines of a table without comments.
  static func rows(_ name: String) -> [TitleRow] {
    let file = URL(filePath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
      .deletingLastPathComponent().deletingLastPathComponent().appending(path: "Corpora/Titles/\(name)")
    guard let text = try? String(contentsOf: file, encoding: .utf8) else { return [] }
    return text.split(separator: "\n").enumerated().compactMap { index, line in
      line.hasPrefix("##")
        ? nil
        : TitleRow(
          file: name, line: index + 1,
          cells: line.split(separator: "\t", omittingEmptySubsequences: false).map(String.init))
    }
  }
}

struct TitleTableTests {
  @Test(arguments: [
    ("series-markers.tsv", 3), ("no-series.tsv", 1), ("provider-series.tsv", 3), ("search-titles.tsv", 3),
    ("author-pairs.tsv", 3), ("book-pairs.tsv", 7), ("folded.tsv", 3),
  ])
  func `every table exists, and every line has all of its columns`(name: String, columns: Int) {
    let rows = TitleTable.rows(name)
    #expect(rows.count > 30)
    #expect(rows.allSatisfy { $0.cells.count == columns })
  }
}

extension BookDraft {
  /// Creates a draft with a title, authors and an optional ISBN.
  init(_ title: String, by authors: [String], isbn: String? = nil) throws {
    self.init(row: 1, title: title)
    self.authors = authors.map { DraftAuthor($0) }
    edition.isbn = try isbn.map { try ISBN($0) }
  }
}

extension WorkID {
  /// A work of replica 1.
  static func number(_ serial: UInt32) -> WorkID { WorkID(replica: 1, serial: serial) }
}
