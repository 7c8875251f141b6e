// The options for gates and for reports to build services.

import Foundation
import LabWorld

/// The gates of the user, and the output files of the outcome.
struct GateOptions {
  let gates: [UserGate]
  let allowsNoData: Bool
  private let junit: OutputFile?
  private let summary: OutputFile?

  static let options = [
    OptionSpecification(
      "gate", value: "ROW>=N", repeats: true,
      "Fail unless a row keeps this limit, such as 'ENR-12>=95'; may be given again."),
    OptionSpecification(
      "threshold", value: "TEXT", repeats: true,
      "The same for a metric, such as 'enrich.latency: p(95) < 2 s'; see list metrics."),
    OptionSpecification("gates", value: "FILE", "The same from a file, one a line; # begins a remark."),
    OptionSpecification("allow-no-data", "Rows without data, or with too little, fail nothing."),
  ]

  static let outputs = [
    OptionSpecification("junit", value: "FILE", "The outcome for a build service, as JUnit XML."),
    OptionSpecification("summary", value: "FILE", "The outcome as Markdown, with the rows that changed."),
  ]

  /// - Parameters:
  ///   - rows: The rows that can have a gate.
  ///   - hasEarlier: True if an earlier run is given, to which thresholds can be relative.
  init(_ arguments: ParsedArguments, rows: [TargetResult], hasEarlier: Bool = false) throws {
    allowsNoData = arguments.has("allow-no-data")
    var gates: [UserGate] = []
    for (option, texts) in [("gate", arguments.texts("gate")), ("threshold", arguments.texts("threshold"))] {
      for text in texts {
        do throws(GateError) {
          if option == "threshold", !text.contains(":") {
            throw GateError(
              description: "\(text) has no colon; write a threshold such as enrich.latency: p(95) < 2 s")
          }
          let gate = try UserGate(text)
          try gate.check(rows)
          gates.append(gate)
        } catch { throw UsageError("--\(option): \(error)") }
      }
    }
    if let path = arguments.text("gates") { gates += try Self.read(path, rows) }
    if !hasEarlier, let gate = gates.first(where: { $0.threshold?.isRelative == true }) {
      throw UsageError("\(gate.row): a limit \"of before\" needs run --against REPORT")
    }
    self.gates = gates
    (junit, summary) = try Self.files(arguments)
  }

  /// Creates the options of a command whose only limits are a baseline.
  init(outputsOf arguments: ParsedArguments) throws {
    gates = []
    allowsNoData = false
    (junit, summary) = try Self.files(arguments)
  }

  private static func files(_ arguments: ParsedArguments) throws -> (OutputFile?, OutputFile?) {
    let files = (arguments.text("junit").map(OutputFile.init), arguments.text("summary").map(OutputFile.init))
    try files.0?.prepare()
    try files.1?.prepare()
    return files
  }

  private static func read(_ path: String, _ rows: [TargetResult]) throws -> [UserGate] {
    guard let data = FileManager.default.contents(atPath: path) else {
      throw Failure(status: .noInput, message: "\(path): there is no such file, or it may not be read")
    }
    let lines = String(decoding: data, as: UTF8.self).split(
      omittingEmptySubsequences: false, whereSeparator: \.isNewline)
    return try lines.enumerated().compactMap { number, line in
      let text = line.prefix { $0 != "#" }.trimmingCharacters(in: .whitespaces)
      guard !text.isEmpty else { return nil }
      do throws(GateError) {
        let gate = try UserGate(text)
        try gate.check(rows)
        return gate
      } catch { throw Failure(status: .badData, message: "\(path):\(number + 1): \(error)") }
    }
  }

  /// The output files of the outcome.
  func attachments(_ checks: CheckList) -> [Delivery.Attachment] {
    [("junit", junit, checks.junit), ("summary", summary, checks.markdown)].compactMap { name, file, text in
      file.map { Delivery.Attachment(name, $0, Data(text.utf8)) }
    }
  }
}
