// The hand-made exports under Corpora/Exports; its README describes each of them.

import BooksTrack
import Foundation

/// A file of the corpus.
struct ExportSample: Sendable, CustomStringConvertible {
  let path: String

  init(_ path: String) { self.path = path }

  var description: String { path }

  var name: String { String(path.split(separator: "/").last ?? "") }

  var url: URL {
    URL(filePath: #filePath).deletingLastPathComponent().appending(
      path: "../../../../Corpora/Exports/\(path)")
  }

  var bytes: [UInt8] { get throws { Array(try Data(contentsOf: url)) } }
}

extension ExportSample {
  /// Files that can be imported, completely or in part.
  static let importable: [ExportSample] =
    [
      "goodreads-24.csv", "goodreads-31.csv", "goodreads-2014.csv", "librarything-49.tsv",
      "librarything-41.tsv",
      "librarything.csv", "librarything-oldest.csv", "librarything-short.csv", "librarything.json",
      "storygraph.csv", "storygraph-2021.csv",
    ].map { ExportSample("good/\($0)") }
    + [
      "authors.csv", "blank-lines.csv", "bom.csv", "cr-line-ends.csv", "crlf-all-quoted.csv",
      "cut-off-columns.csv", "dates-and-years.csv", "duplicates-within.csv", "four-columns.csv",
      "isbn-cells.csv",
      "many-scripts.csv", "no-last-line-end.csv", "one-latin-row.csv", "other-order.csv", "own-column.csv",
      "reviews.csv", "semicolon.csv", "shelves.csv", "tab.tsv", "trailing-delimiters.csv", "utf16-be.csv",
      "utf16-le.csv", "utf16-no-mark.txt", "librarything-two-encodings.tsv", "librarything-names.tsv",
      "librarything-isbn.tsv", "librarything-one-line.json", "librarything-two-encodings.json",
      "storygraph-trimmed.csv", "storygraph-spreadsheet.csv", "storygraph-dates.csv",
    ].map { ExportSample("odd/\($0)") }
    + [
      "cut-off-in-a-row.csv", "field-counts.csv", "joined-exports.csv", "misquoted-rows.csv",
      "no-title-in-row.csv",
      "nul-in-a-row.csv",
      "quotes-everywhere.csv", "stray-quotes.csv", "librarything-damaged.json", "babelio.csv", "bookwyrm.csv",
      "openreads.csv", "two-titles.csv", "calibre.csv",
    ].map { ExportSample("hostile/\($0)") } + apps

  /// The exports of other apps.
  static let apps = [
    "audible.tsv", "book-catalogue.csv", "bookbuddy.csv", "bookwyrm.csv", "calibre.csv", "goodreads-23.csv",
    "hardcover.csv", "jelu.csv", "libation.csv", "libib.csv", "open-library.csv",
    "openreads.csv",
  ].map { ExportSample("apps/\($0)") }

  /// Files that are refused, or need a mapping.
  static let refused: [ExportSample] = [
    "blank-lines-only.csv", "own-names.csv", "document.csv", "empty.csv",
    "header-missing.csv", "no-header-three-columns.csv", "unknown.json",
    "header-only.csv", "no-title-column.csv", "picture.csv", "unclosed-quote.csv",
  ].map { ExportSample("hostile/\($0)") }
}
