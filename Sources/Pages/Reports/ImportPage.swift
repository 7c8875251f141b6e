// The page of an import: what became of each row, how the columns were read, and the shelf of series.

/// Makes the page of an import.
struct ImportPage {
  let report: ReportValue

  var page: Page {
    let (rows, rejected) = (report["rows"].int, report["rejected"].list.count)
    let duplicates = report["duplicates"].list.count
    var page = Page(
      kind: "import", mood: rejected > 0 ? .bad : .good,
      headline: "\(report["imported"].shown) of \(Wording.count(rows, "row")) "
        + (report["changesLibrary"].isTrue ? "are new books" : "would be new books"))
    page.lead = [
      "The file \(report["file"].shown) was read as \(report["format"].shown): \(report["reading"].shown).",
      rejected > 0 ? "\(Wording.count(rejected, "row")) cannot be imported; the reasons are below." : nil,
    ].compactMap(\.self)
    page.about = "Duplicates: \(report["strategy"].shown) · library: \(report["library"].text ?? "none")"
    page.tiles = [
      .init(value: Wording.count(rows), label: "rows"),
      .init(value: report["imported"].shown, label: "new books"),
      .init(value: Wording.count(duplicates), label: "duplicates"),
      .init(value: Wording.count(rejected), label: "rejected rows"),
      .init(value: report["cellProblemCount"].shown, label: "cells left out"),
    ]
    page.add("Rejected rows") { rejectedRows }
    page.add("Cells left out") { cells }
    page.add("Duplicates") { duplicateRows }
    page.add("The shelf of series") { shelves }
    page.add("New books") { newBooks }
    page.add("How the columns were read") { columns }
    return page
  }

  private var rejectedRows: Markup {
    Table(
      "Rows that are not imported", [.text("row"), .number("line"), .text("reason"), .text("fields")],
      texts: report["rejected"].list.map { row in
        ["\(row["row"].int)", "\(row["line"].int)", row["reason"].shown, row["fields"].shown]
      }
    ).markup
  }

  private var cells: Markup {
    Table(
      "Cells that are not as expected; the rest of their rows is imported",
      [.text("row"), .number("line"), .text("column"), .text("value"), .text("expected")],
      texts: report["cellProblems"].list.map { cell in
        [
          "\(cell["row"].int)", "\(cell["line"].int)", cell["column"].shown, cell["value"].shown,
          cell["expected"].shown,
        ]
      }
    ).markup
  }

  private var duplicateRows: Markup {
    element("div", ["class": "cards"]) {
      Table(
        "Rows of a book that is there already",
        [.text("title"), .number("row"), .text("same as"), .text("recognised by"), .text("effect")],
        report["duplicates"].list.map { row in
          let first = row["sameAsRow"]
          return Table.Row(
            cells: [
              row["title"].shown, "\(row["row"].int)", first.isThere ? "row \(first.int)" : "the library",
              row["tier"].shown, row["effect"].shown,
            ].map(Markup.init(text:)),
            note: "\(row["reason"].shown). Taken: \(row["taken"].shown); kept: \(row["kept"].shown).")
        }
      ).markup
    }
  }

  @MarkupBuilder private var shelves: Markup {
    let shelves = report["shelves"].list
    Table(
      "Series of the library",
      [
        .text("series"), .text("author"), .number("owned"), .number("read"), .number("of"), .text("missing"),
        .text("next"), .text("progress"),
      ],
      shelves.map { shelf in
        let total = shelf["total"]
        return Table.Row(
          cells: [
            shelf["name"].shown, shelf["author"].shown, shelf["owned"].shown, shelf["read"].shown,
            total.shown,
            shelf["missing"].shown, shelf["next"].shown,
          ].map(Markup.init(text:)) + [
            total.int > 0 ? BarTable.meter(shelf["owned"].int * 1_000 / total.int) : Markup(text: "—")
          ])
      }
    ).markup
    if shelves.isEmpty {
      Table(
        "Series that titles name", [.text("series"), .text("position")],
        texts: report["series"].list.map { [$0["series"].shown, $0["position"].shown] }
      ).markup
    }
  }

  private var newBooks: Markup {
    let rows = report["importedRows"].list
    if rows.isEmpty { return .empty }
    return folded(Wording.count(rows.count, "new book")) {
      Table(
        "New books", [.text("row"), .text("title")],
        texts: rows.map { ["\($0["row"].int)", $0["title"].shown] }
      ).markup
    }
  }

  private var columns: Markup {
    Table(
      "Columns of the file", [.text("column"), .text("imported as")],
      texts: report["columns"].list.map { [$0["name"].shown, $0["field"].text ?? "not imported"] }
    ).markup
  }
}
