// A file that is written row by row during a run, so that its size is not limited by memory. It gets its name
// when it is complete.

import Foundation
import Synchronization

/// A file of rows in progress.
final class RowFile: Sendable {
  /// A description, such as `readers`.
  let name: String
  let path: String
  private let file: OutputFile
  /// The path of the partial file; nil if rows are written to the final file directly.
  private let partial: String?
  private let state: Mutex<State>

  private struct State: Sendable {
    let handle: FileHandle
    var waiting = Data()
    /// The first error; later rows are dropped, because they would follow a gap.
    var failure: (any Error)?
  }

  /// The number of bytes from which on rows are written.
  private static let piece = 1 << 16

  /// - Throws: `UsageError` for a path that names no file, `Failure` for output that cannot be written.
  init(_ name: String, _ file: OutputFile) throws {
    try file.prepare()
    let opened = try file.openPartial()
    self.name = name
    self.file = file
    path = file.path
    partial = opened.path
    state = Mutex(State(handle: opened.handle))
  }

  deinit {
    // The partial file still exists only if the run did not finish.
    if let partial { try? FileManager.default.removeItem(atPath: partial) }
  }

  /// Appends rows. An error is kept until `finish`, so that the run continues.
  func append(_ text: String) {
    state.withLock { state in
      state.waiting += Data(text.utf8)
      if state.waiting.count >= Self.piece { Self.write(&state) }
    }
  }

  /// Writes the remaining rows and moves the file to its final path.
  func finish() throws(Failure) {
    let failure = state.withLock { state in
      Self.write(&state)
      do { try state.handle.close() } catch { state.failure = state.failure ?? error }
      return state.failure
    }
    if let failure { throw Failure(cannotWrite: path, because: failure) }
    if let partial { try file.put(partial) }
  }

  private static func write(_ state: inout State) {
    guard state.failure == nil else { return }
    do { try state.handle.write(contentsOf: state.waiting) } catch { state.failure = error }
    state.waiting = Data()
  }
}
