// How a result leaves the program: it is printed first, then its files are written. If one of them cannot be
// had, the others still can: nothing that took long is lost because of a folder or a pipe.

import Foundation

/// The ways out of a command.
struct Delivery {
  /// A file that belongs to a result.
  struct Attachment {
    /// What it is, such as `report`.
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

  /// - Parameter isJSON: Standard output is for a program: where files are is then said on standard error.
  init(_ console: Console, isJSON: Bool = false, isQuiet: Bool = false) {
    self.console = console
    self.isJSON = isJSON
    self.isQuiet = isQuiet
  }

  /// The ways out of a command that has `--json`.
  init(_ console: Console, _ arguments: ParsedArguments) {
    self.init(console, isJSON: arguments.has("json"), isQuiet: arguments.has("quiet"))
  }

  /// Prints a report as a page, or as it stands where JSON was asked for, and writes it to its file.
  ///
  /// - Parameters:
  ///   - rows: A file whose rows have been written while they came, to be put in its place.
  ///   - others: Further files that belong to it.
  func send(
    report: Data, to file: OutputFile?, rows: RowFile? = nil, with others: [Attachment] = [],
    page: () -> String
  ) throws(Failure) {
    try send(
      isJSON ? String(decoding: report, as: UTF8.self) : page(),
      (file.map { [Attachment("report", $0, report)] } ?? []) + others, rows)
  }

  /// Prints a text, writes files, and says where they are.
  ///
  /// - Throws: The first `Failure`, after everything has been tried.
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
