// Later operations on imports: resuming them after a relaunch, discarding stages, undoing.

internal import BooksTrackAPI

/// An interrupted import that was resumed and completed.
public struct ResumedImport: Hashable, Sendable {
  /// The last component of the file's path.
  public let fileName: String
  /// The summary of the import.
  public let summary: ImportSummary
}

extension Importer {
  /// Completes every interrupted import whose batches were all staged; the files are not needed (IMP-11). An
  /// incomplete stage is left for `run` to resume, and is reported as interrupted once per process; an import
  /// in progress is left alone.
  ///
  /// - Parameter fileName: A file whose stage is left alone, because it is about to be imported again: `run`
  ///   then completes it and returns its summary.
  /// - Throws: `StorageError` or `CancellationError`; the remaining stages can be resumed later.
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
        // The stage is gone, or needs an app version that has its format.
      }
    }
    return resumed
  }

  /// Reports an import that an earlier process left, unless it is in progress or was reported.
  private func tellInterrupted(_ stage: StagedImport, in library: Library) {
    guard !store.stageClaims.isClaimed(stage.id), store.stageClaims.noteTold(stage.id) else { return }
    observe(ImportAttempt(stage, in: library).ended(.interrupted, at: wallTime.now()))
  }

  /// Removes all stages that are not in progress, and returns their number.
  ///
  /// - Throws: `StorageError` or `CancellationError`; then nothing is changed.
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

  /// Undoes the last import; returns nil if there is none. Later changes by the reader are kept and listed in
  /// the summary. Called again, it undoes the import before.
  ///
  /// - Throws: `StorageError` or `CancellationError`; then nothing is changed.
  /// - Complexity: O(*rows that the import created or changed*).
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
