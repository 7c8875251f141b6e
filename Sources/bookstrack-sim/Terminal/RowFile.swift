// A file that is written row by row while a run goes on, so that a run of any length needs no memory for it.
// It has its name only once it is whole.

import Foundation
import Synchronization

/// Rows on their way to a file.
final class RowFile: Sendable {
  /// What it is, such as `readers`.
  let name: String
  let path: String
  private let file: OutputFile
  /// Where the rows are until the file is whole; nil if they go straight to where they belong.
  private let partial: String?
  private let state: Mutex<State>

  private struct State: Sendable {
    let handle: FileHandle
    var waiting = Data()
    /// Why a row could not be written: what follows would stand in the wrong place.
    var failure: (any Error)?
  }

  /// Rows are written together as soon as there are so many bytes.
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
    // Still there only if the run came to no end of its own.
    if let partial { try? FileManager.default.removeItem(atPath: partial) }
  }

  /// Adds rows. A failure is kept until the end: the run goes on.
  func append(_ text: String) {
    state.withLock { state in
      state.waiting += Data(text.utf8)
      if state.waiting.count >= Self.piece { Self.write(&state) }
    }
  }

  /// Writes what is left and gives the file its name.
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
