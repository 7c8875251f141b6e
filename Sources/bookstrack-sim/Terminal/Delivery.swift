// Delivery of results: a result is printed first, then its files are written. If one of them fails, the
// others are still delivered, so that nothing that took long to compute is lost.

import Foundation

/// The outputs of a command.
struct Delivery {
  /// A file to be written with a result.
  struct Attachment {
    /// A description, such as `report`.
    let name: String
    let file: OutputFile
    let data: Data

    init(_ name: String, _ file: OutputFile, _ data: Data) {
      self.name = name
      self.file = file
      self.data = data
    }
  }

  private let console: Console
  private let isJSON: Bool
  private let isQuiet: Bool

  /// - Parameter isJSON: True if a program reads standard output; file names then go to standard error.
  init(_ console: Console, isJSON: Bool = false, isQuiet: Bool = false) {
    self.console = console
    self.isJSON = isJSON
    self.isQuiet = isQuiet
  }

  /// Creates the outputs of a command with the option `--json`.
  init(_ console: Console, _ arguments: ParsedArguments) {
    self.init(console, isJSON: arguments.has("json"), isQuiet: arguments.has("quiet"))
  }

  /// Prints a report, as a page or as JSON if requested, and writes it to its file.
  ///
  /// - Parameters:
  ///   - rows: A file whose rows were written during the run, to be completed.
  ///   - others: Further files to write.
  func send(
    report: Data, to file: OutputFile?, rows: RowFile? = nil, with others: [Attachment] = [],
    page: () -> String
  ) throws(Failure) {
    try send(
      isJSON ? String(decoding: report, as: UTF8.self) : page(),
      (file.map { [Attachment("report", $0, report)] } ?? []) + others, rows)
  }

  /// Prints a text, writes files, and prints their names.
  ///
  /// - Throws: The first `Failure`, after everything was tried.
  func send(_ text: String, _ files: [Attachment], _ rows: RowFile? = nil) throws(Failure) {
    var first: Failure?
    func attempt(_ step: () throws(Failure) -> Void) {
      do throws(Failure) { try step() } catch {
        if first != nil && !error.message.isEmpty { console.note("bookstrack-sim: \(error.message)\n") }
        first = first ?? error
      }
    }
    attempt { () throws(Failure) in try console.write(text) }
    for attachment in files {
      attempt { () throws(Failure) in
        try attachment.file.write(attachment.data)
        try say("\(attachment.name): \(attachment.file.path)\n")
      }
    }
    if let rows {
      attempt { () throws(Failure) in
        try rows.finish()
        try say("\(rows.name): \(rows.path)\n")
      }
    }
    if let first { throw first }
  }

  private func say(_ line: String) throws(Failure) {
    if !isJSON { return try console.write(line) }
    if !isQuiet { console.note(line) }
  }
}
