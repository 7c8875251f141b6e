// Imports into a library that stays: what was cut off is finished first, then the file is imported, or the last import
// is taken back.

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
    let cutOff = await library.cutOff
    for stage in cutOff where !isQuiet && stage.fileName == request.fileName {
      console.note(
        "bookstrack-sim: goes on with \(stage.fileName), staged so far: \(stage.books.of("book"))\n")
    }
    let outcome: ImportOutcome
    do {
      outcome = try await imported(&source, request.fileName, request.strategy)
    } catch {
      await tellGivenUp(cutOff, for: request)
      throw error
    }
    await tellGivenUp(cutOff, for: request)
    // Another file of the same name.
    try await resume(leaving: nil, isJSON: request.isJSON)
    if outcome.summary != nil { await library.tidy(console) }
    return try request.conclude(
      outcome, in: await library.library, contents: await library.contents, console)
  }

  /// Says which of the files that had been cut off have given way to this one.
  private func tellGivenUp(_ cutOff: [(fileName: String, books: Int)], for request: ImportRequest) async {
    let left = await library.cutOff.map(\.fileName)
    for stage in cutOff
    where !isQuiet && stage.fileName != request.fileName && !left.contains(stage.fileName) {
      console.note(
        "bookstrack-sim: \(stage.fileName) was cut off after \(stage.books.of("book")) and is given up\n")
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
    _ source: inout FileSource, _ fileName: String, _ strategy: DuplicateStrategy
  ) async throws -> ImportOutcome {
    var progress: ProgressLine?
    defer { progress?.finish() }
    do {
      return try await library.importer.run(&source, fileName: fileName, strategy: strategy) { state in
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
