// Staging of the batches of one file, each in a transaction that is invisible to queries of books.

internal import BooksTrackAPI

/// Writes the stage of one import.
struct StageWriter: Sendable {
  /// The stage; nil before the first batch.
  private(set) var id: StagedImportID?
  private var count = 0
  private let store: LibraryStore
  private let fileName: String
  private let strategy: DuplicateStrategy
  private let now: Timestamp

  init(store: LibraryStore, fileName: String, strategy: DuplicateStrategy, now: Timestamp) {
    self.store = store
    self.fileName = fileName
    self.strategy = strategy
    self.now = now
  }

  /// Stages the next batch. A batch that an interrupted import has already staged is not written again.
  ///
  /// - Parameter digest: The digest of the whole file if the batch is the last one, else nil.
  mutating func put(_ rows: BatchRows, match: HeaderMatch, digest: String?) async throws {
    let first = StagedImport(
      id: StagedImportID(replica: 0, serial: 0), fileName: fileName, format: match.format.name,
      header: match.header, strategy: strategy, started: now, mapping: match.format.mapping)
    let claims = store.stageClaims
    let number = count
    let known = id
    let claim = PendingClaim(claims)
    do {
      id = try await store.commit(.stageImport) { editor in
        let stage = known ?? claim.take { editor.beginStage(first, rows, claims) }
        try editor.put(rows, number, of: stage, digest: digest)
        if digest != nil { editor.removeOlderStages(like: stage, claims) }
        return stage
      }
    } catch {
      claim.release()
      throw error
    }
    count += 1
  }

  /// Removes the stage; if the storage fails, a later import removes it.
  func discard() async {
    guard let id else { return }
    try? await store.commit(.stageImport) { $0.remove(id) }
  }

  /// Releases the claim on the stage.
  func release() { if let id { store.stageClaims.release(id) } }
}

extension LibraryEditor {
  /// Returns the claimed stage for a file's first batch: an incomplete one that begins with it, or a new one.
  /// Other incomplete stages are removed. A complete one is kept: it may belong to a longer file with the
  /// same beginning, and must be resumed with that file only.
  fileprivate mutating func beginStage(
    _ first: StagedImport, _ rows: BatchRows, _ claims: StageClaims
  ) -> StagedImportID {
    for var stage in library.stagedImports where !stage.isComplete && !claims.isClaimed(stage.id) {
      let isSameFile =
        stage.format == first.format && stage.header == first.header && stage.mapping == first.mapping
        && library.stagedBatches(of: stage.id).first?.rows == rows
      if isSameFile, claims.claim(stage.id) {
        stage.fileName = first.fileName
        stage.strategy = first.strategy
        put(stage)
        return stage.id
      }
      remove(stage.id)
    }
    let id = newID(of: StagedImport.self)
    put(first.named(id))
    _ = claims.claim(id)
    return id
  }

  /// Removes unclaimed complete stages with the same digest, which the stage that is now complete replaces.
  fileprivate mutating func removeOlderStages(like id: StagedImportID, _ claims: StageClaims) {
    guard let digest = library.stagedImports[id]?.digest else { return }
    for stage in library.stagedImports
    where stage.id != id && stage.isComplete && stage.digest == digest && !claims.isClaimed(stage.id) {
      remove(stage.id)
    }
  }

  /// Puts a batch at its number. If it differs from the batch there, that one and all later ones belong to
  /// another file and are removed.
  ///
  /// - Throws: `StagedImportError` if the stage is gone.
  fileprivate mutating func put(
    _ rows: BatchRows, _ number: Int, of id: StagedImportID, digest: String?
  ) throws(StagedImportError) {
    guard var stage = library.stagedImports[id] else { throw .discarded(id) }
    var isThere = false
    if library.indexes.batchesOfStage[id].count > number {
      let there = library.stagedBatches(of: id)
      isThere = there[number].rows == rows
      for batch in there[(isThere ? number + 1 : number)...] where !isThere || digest != nil {
        remove(batch.id)
      }
    }
    if !isThere {
      put(StagedBatch(id: newID(), stage: id, number: number, rows: rows))
      stage.isComplete = false
      stage.digest = nil
    }
    if let digest {
      stage.isComplete = true
      stage.digest = digest
    }
    put(stage)
  }
}

extension StagedImport {
  fileprivate func named(_ id: StagedImportID) -> StagedImport {
    StagedImport(
      id: id, fileName: fileName, format: format, header: header, strategy: strategy, started: started,
      mapping: mapping)
  }
}
