// Imports into a persistent library: finishes interrupted imports first, then imports the file or undoes the
// last import.

import BooksTrack
import Foundation
import LabWorld

/// The operations of `import --into`.
struct ImportInto {
  let library: ImportLibrary
  let console: Console
  let isQuiet: Bool

  /// Imports a file and reports the result.
  func run(_ source: inout FileSource, _ request: ImportRequest) async throws -> ExitStatus {
    try await resume(leaving: request.fileName, isJSON: request.isJSON)
    let outcome = try await imported(&source, request, after: await library.cutOff)
    // Finishes the interrupted imports of other files with the same name.
    try await resume(leaving: nil, isJSON: request.isJSON)
    if outcome.summary != nil { await library.tidy(console) }
    return try request.conclude(
      outcome, in: await library.library, contents: await library.contents, console)
  }

  /// Reports the fate of interrupted imports after the first rows of a file were read: the one with the same
  /// first rows is continued, and those with others were dropped (IMP-11). Imports after the former are not
  /// examined.
  private func tell(of cutOff: [CutOffImport]) async {
    guard !isQuiet else { return }
    let stages = await library.library.stagedImports
    let next = cutOff.first { stages.contains($0.id) }
    for stage in cutOff {
      if stage.id == next?.id {
        console.note(
          "bookstrack-sim: goes on with \(stage.fileName), staged so far: \(stage.books.of("book"))\n")
      } else if !stages.contains(stage.id) {
        console.note(
          "bookstrack-sim: \(stage.fileName) was cut off after \(stage.books.of("book")) and is given up\n")
      }
    }
  }

  /// Finishes interrupted imports whose files were read to the end, and reports them.
  private func resume(leaving fileName: String?, isJSON: Bool = false) async throws {
    for resumed in try await guarded({ try await library.importer.resume(leaving: fileName) }) {
      let account = resumed.summary.sentences.joined(separator: " ")
      let line = "resumed \(resumed.fileName.withoutControls): \(account)\n"
      if isJSON { console.note(line) } else { try console.write(line) }
    }
  }

  private func imported(
    _ source: inout FileSource, _ request: ImportRequest, after cutOff: [CutOffImport]
  ) async throws -> ImportOutcome {
    var progress: ProgressLine?
    defer { progress?.finish() }
    do {
      return try await library.importer.run(
        &source, fileName: request.fileName, strategy: request.strategy
      ) { state in
        if progress == nil { await tell(of: cutOff) }
        let line = progress ?? ProgressLine(console, total: state.total, unit: "book", isQuiet: isQuiet)
        progress = line
        line.update(state.staged)
      }
    } catch let error as StorageError {
      throw Failure(storage: error, rest: Self.isKept)
    }
  }

  /// Undoes the last import and reports the result.
  func undo() async throws -> ExitStatus {
    try await resume(leaving: nil)
    let undone = try await guarded({ try await library.importer.undoLast() }, rest: "")
    guard let undone else {
      throw Failure(
        status: .noInput, message: "\(library.path) has no import that could be taken back")
    }
    await library.tidy(console)
    let kept = undone.kept.map { "  kept \($0.title)" }
    let lines = undone.sentences + kept + ["library  \(await library.contents)"]
    try console.write(lines.map(\.withoutControls).joined(separator: "\n") + "\n")
    return .success
  }

  /// The consequence for an import that the storage rejected.
  private static let isKept = " What was staged is kept; the same call goes on with it."

  private func guarded<Value>(
    _ body: () async throws -> Value, rest: String = isKept
  ) async throws -> Value {
    do {
      return try await body()
    } catch let error as StorageError {
      throw Failure(storage: error, rest: rest)
    }
  }
}
