// The preview of an import, before anything is written (IMP-6): the interpretation of the columns, and a
// table of the first books.

import BooksTrack
import LabWorld

/// Renders the preview of an import.
struct ImportPreviewPage {
  private let preview: ImportPreview

  init(_ preview: ImportPreview) { self.preview = preview }

  /// The maximum width of a cell, so that three books fit side by side.
  private static let cellWidth = 30

  var text: String {
    let rows = preview.estimatedRows.map { "about \($0.grouped)" } ?? "not known"
    let columns = preview.columns.map { ["  \($0.name)", $0.field.map(\.mappingName) ?? "not imported"] }
    let lines =
      ["format  \(preview.format): \(preview.reason)", "rows    \(rows)", "", "columns"]
      + Grid(columns: 2).render(columns)
      + section("read as", preview.reading.filter { !preview.format.hasSuffix($0) }) + ["", "first books"]
      + books
      + section("cells left out", preview.cellProblems.map(\.description)) + rejected
    return lines.map(\.withoutControls).joined(separator: "\n") + "\n"
  }

  private func section(_ title: String, _ lines: [String]) -> [String] {
    lines.isEmpty ? [] : ["", title] + lines.map { "  \($0)" }
  }

  private var books: [String] {
    let heads = [""] + preview.books.map { "row \($0.row)" }
    let rows = preview.table.map { fact, values in
      ["  \(fact)"] + values.map { $0.map { $0.cut(to: Self.cellWidth) } ?? "" }
    }
    return Grid(columns: heads.count).render([heads] + rows)
  }

  private var rejected: [String] {
    guard !preview.rejected.isEmpty else { return [] }
    return ["", "rejected rows"]
      + preview.rejected.map { "  row \($0.row) (line \($0.line)): \($0.reason)" }
  }
}

extension String {
  /// Returns the text on one line, cut to a number of characters.
  func cut(to width: Int) -> String {
    let line = split(whereSeparator: \.isNewline).joined(separator: " ")
    return line.count <= width ? line : line.prefix(width - 1) + "…"
  }
}
