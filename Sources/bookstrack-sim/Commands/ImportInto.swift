// Imports into a library that stays: what was cut off is finished first, then the file is imported, or the
// last import is taken back.

import BooksTrack
import Foundation
import Lab

/// What the command does with a library.
struct ImportInto {
  let library: ImportLibrary
  let console: Console
  let isQuiet: Bool

  /// Imports a file and says what has become of it.
  func run(_ source: inout FileSource, _ request: ImportRequest) async throws -> ExitStatus {
    try await resume(leaving: request.fileName, isJSON: request.isJSON)
    let outcome = try await imported(&source, request, after: await library.cutOff)
    // Another file of the same name.
    try await resume(leaving: nil, isJSON: request.isJSON)
    if outcome.summary != nil { await library.tidy(console) }
    return try request.conclude(
      outcome, in: await library.library, contents: await library.contents, console)
  }

  /// Says what the first rows of a file have made of imports that were cut off: the one that begins with the
  /// same rows is gone on with, and those that do not have given way (IMP-11). One behind the former is not
  /// looked at.
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

  /// Finishes what was cut off after the last row of its file, and says so.
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

  /// Takes the last import back and says what that has done.
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

  /// What is staged of an import that the storage has refused.
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
