// The option `--html`: the report of a command as a page for people, in one file.

import Foundation
import LabWorld
import Pages

/// The page of a report.
struct PageOption {
  static let specification = OptionSpecification(
    "html", value: "FILE", "The report as a page with charts: one file for any browser.")

  private let file: OutputFile?

  /// Parses the option, and checks whether the file can be written.
  init(_ arguments: ParsedArguments) throws {
    file = arguments.text("html").map(OutputFile.init)
    try file?.prepare()
  }

  /// Returns the page of a report, if it was requested.
  func attachments(_ report: Data, name: String) throws -> [Delivery.Attachment] {
    try file.map { [attachment(try Self.page(of: report, name: name), $0)] } ?? []
  }

  /// Returns the page of a judged run, if it was requested.
  func attachments(_ verdict: RunVerdict) throws -> [Delivery.Attachment] {
    try file.map { file in
      let page = try ReportPage(verdict.report.encoded(), name: "run").page(of: RunNotes(verdict))
      return [attachment(page, file)]
    } ?? []
  }

  private func attachment(_ page: Page, _ file: OutputFile) -> Delivery.Attachment {
    Delivery.Attachment("page", file, Data(page.html.utf8))
  }

  /// Returns the page of a report of any kind.
  static func page(of report: Data, name: String) throws -> Page {
    let page = try ReportPage(report, name: name)
    guard page.kind == .run else {
      let chapters = Clause.Chapter.allCases.map { ($0.rawValue, $0.title) }
      return page.page(chapters: Dictionary(uniqueKeysWithValues: chapters))
    }
    return page.page(of: RunNotes(RunVerdict(try JSONDecoder().decode(LoadReport.self, from: report))))
  }
}
