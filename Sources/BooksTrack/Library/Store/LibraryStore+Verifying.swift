// The reader's decisions about look-up results and editions, each in one transaction.

extension LibraryStore {
  /// Chooses a candidate; see `LibraryEditor.choose(_:for:)`.
  @discardableResult
  public func choose(_ candidate: Candidate, for work: WorkID) async throws -> Bool {
    try await commit(.edit("choose candidate")) { $0.choose(candidate, for: work) }
  }

  /// Chooses an edition; see `LibraryEditor.choose(_:of:)`.
  ///
  /// - Throws: `StorageError` or `CancellationError`; nothing is changed then.
  @discardableResult
  public func choose(_ choice: EditionChoice, of work: WorkID) async throws -> Bool {
    try await commit(.edit("choose edition")) { $0.choose(choice, of: work) }
  }

  /// Declines all candidates; see `LibraryEditor.declineCandidates(of:)`.
  @discardableResult
  public func declineCandidates(of work: WorkID) async throws -> Bool {
    try await commit(.edit("decline candidates")) { $0.declineCandidates(of: work) }
  }

  /// Accepts a provider's value; see `LibraryEditor.accept(_:of:)`.
  @discardableResult
  public func accept(_ conflict: FactConflict, of work: WorkID) async throws -> Bool {
    try await commit(.edit("accept fact")) { $0.accept(conflict, of: work) }
  }

  /// Keeps the reader's value; see `LibraryEditor.dismiss(_:of:)`.
  @discardableResult
  public func dismiss(_ conflict: FactConflict, of work: WorkID) async throws -> Bool {
    try await commit(.edit("dismiss fact")) { $0.dismiss(conflict, of: work) }
  }
}
