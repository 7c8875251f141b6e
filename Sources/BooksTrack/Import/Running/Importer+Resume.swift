// What an app does with imports after they were asked for: goes on with them after a relaunch, throws them
// away, takes them back.

internal import BooksTrackAPI

/// An import that was cut off and has come to its end.
public struct ResumedImport: Hashable, Sendable {
  /// The last part of the file's path.
  public let fileName: String
  /// What the import has done.
  public let summary: ImportSummary
}

extension Importer {
  /// Finishes every import of which all batches had been staged when it was cut off; the files are not needed
  /// (IMP-11). One that was cut off earlier stays for `run` to go on with, and is told of as interrupted,
  /// once in a process; one that is under way is left alone.
  ///
  /// - Parameter fileName: a file whose import is left alone, because it is about to be imported again: `run`
  ///   then finishes it, and gives its account.
  /// - Throws: `StorageError` or `CancellationError`; what is not finished then can be finished later.
  @discardableResult
  public func resume(leaving fileName: String? = nil) async throws -> [ResumedImport] {
    var resumed: [ResumedImport] = []
    let library = await store.snapshot
    for stage in library.stagedImports where stage.fileName != fileName {
      guard stage.isComplete else {
        tellInterrupted(stage, in: library)
        continue
      }
      guard store.stageClaims.claim(stage.id) else { continue }
      defer { store.stageClaims.release(stage.id) }
      var attempt = ImportAttempt(stage, in: library)
      do {
        let summary = try await finish(stage.id)
        attempt.counts = ImportCounts(summary)
        observe(attempt.ended(.completed, at: wallTime.now()))
        resumed.append(ResumedImport(fileName: stage.fileName, summary: summary))
      } catch is StagedImportError {
        // It is gone by now, or an app that knows its format has to come back to it.
      }
    }
    return resumed
  }

  /// Tells of an import that a former process has left, unless this one knows of it.
  private func tellInterrupted(_ stage: StagedImport, in library: Library) {
    guard !store.stageClaims.isClaimed(stage.id), store.stageClaims.noteTold(stage.id) else { return }
    observe(ImportAttempt(stage, in: library).ended(.interrupted, at: wallTime.now()))
  }

  /// Takes away all that is staged and not under way, and gives back how many imports that was.
  ///
  /// - Throws: `StorageError` or `CancellationError`; nothing is changed then.
  @discardableResult
  public func discardStaged() async throws -> Int {
    let claims = store.stageClaims
    let discarded = try await store.commit(.stageImport) { editor in
      let left = editor.library.stagedImports.filter { !claims.isClaimed($0.id) }
      let attempts = left.map { ImportAttempt($0, in: editor.library) }
      for stage in left { editor.remove(stage.id) }
      return attempts
    }
    for attempt in discarded { observe(attempt.ended(.discarded, at: wallTime.now())) }
    return discarded.count
  }

  /// Takes the last import back; nil if there is none. What the reader has changed since stays, and the
  /// summary says so. Done again, it takes back the import before that one.
  ///
  /// - Throws: `StorageError` or `CancellationError`; nothing is changed then.
  /// - Complexity: O(*rows that the import made or changed*).
  public func undoLast() async throws -> UndoSummary? {
    let now = wallTime.now()
    return try await store.commit(.undoImport) { editor in
      guard var reversal = ImportReversal(ofLastImportIn: editor, now: now) else { return nil }
      reversal.run()
      editor = reversal.editor
      return reversal.summary
    }
  }
}
