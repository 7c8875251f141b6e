// `import FILE --reduce OUT`: the smallest file of which the import says the same, with invented texts, so
// that an odd export can be shown to others.

import BooksTrack
import Foundation
import LabWorld

/// A reduction of a file.
struct ImportReduction {
  static let options = [
    OptionSpecification(
      "reduce", value: "OUT",
      "Writes the smallest file of which the import says the same, with invented texts in place of yours."),
    OptionSpecification(
      "keep", value: "SYMPTOM",
      "--reduce: What has to stay the same, such as \"rejected\" or \"left out: My Rating\" (the gravest)."),
  ]

  private let path: String
  private let file: OutputFile
  private let keep: String?
  private let request: ImportRequest

  /// Creates the reduction; nil if none was requested.
  init?(_ path: String, _ arguments: ParsedArguments, _ request: ImportRequest) throws {
    guard let out = arguments.text("reduce") else {
      try arguments.refuse("keep", because: "needs --reduce")
      return nil
    }
    try arguments.refuse(
      "into", "preview", "explain", "rejected", "series", "json", "html", "all",
      because: "does not go with --reduce")
    self.path = path
    self.request = request
    keep = arguments.text("keep")
    file = OutputFile(out)
    if file.isSameFile(as: path) {
      throw UsageError("--reduce names the export itself; give another file, nothing of yours is overwritten")
    }
    try file.prepare()
  }

  /// Reduces the file and writes the result.
  ///
  /// - Parameter app: Makes an app with an empty library.
  func run(_ console: Console, app: @escaping (ImportRules) -> App) async throws -> ExitStatus {
    let (name, strategy, rules) = (request.fileName, request.strategy, request.rules)
    func symptoms(_ bytes: [UInt8]) async throws -> [ImportSymptom] {
      try await ImportSymptom.all(of: bytes, fileName: name, strategy: strategy, app(rules))
    }
    let bytes = [UInt8](try InputFile.read(path, "an export"))
    let before = try await symptoms(bytes)
    let symptom = try chosen(of: before)
    let allowed = Set(before)
    var reduced = ReducedFile(bytes) { smaller in
      let found = try await symptoms(smaller)
      return found.contains(symptom) && allowed.isSuperset(of: found)
    }
    let all = reduced.lines.count
    try await reduced.dropLines()
    try await reduced.disguise()
    let after = try await symptoms(reduced.bytes)
    guard after.contains(symptom) else {
      throw Failure(
        status: .harnessFailed, message: "the reduced file has lost the symptom “\(symptom.text)”")
    }
    let kept = reduced.kept.map { "as in your file: \($0)".withoutControls }
    let page = [
      "same symptom: \(symptom.text)",
      "\(reduced.lines.count.grouped) of \(all.of("line")), \(reduced.invented.of("cell")) invented, "
        + "\(reduced.kept.count.grouped) and the first line as in your file",
    ]
    try Delivery(console, isQuiet: request.isQuiet).send(
      (page + kept + ["Look through it before you show it to others."]).flatMap {
        WrappedText.lines(of: $0, indent: 2)
      }.map { $0.withoutControls + "\n" }.joined(),
      [Delivery.Attachment("reduced file", file, Data(reduced.bytes))])
    return .success
  }

  private func chosen(of symptoms: [ImportSymptom]) throws -> ImportSymptom {
    guard let first = symptoms.first else {
      throw Failure(
        status: .badData,
        message: "\(path): nothing was refused, rejected, left out or merged, so there is nothing to keep")
    }
    guard let keep else { return first }
    guard let symptom = symptoms.first(where: { $0.text.lowercased().hasPrefix(keep.lowercased()) }) else {
      let all = symptoms.map(\.text).joined(separator: "; ")
      throw UsageError("--keep: the import says nothing like \"\(keep)\"; it says \(all)")
    }
    return symptom
  }
}
