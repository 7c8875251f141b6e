// The reader's decisions about answers, each as one transaction.

extension LibraryStore {
  /// The reader chooses a candidate; see `LibraryEditor.choose(_:for:)`.
  @discardableResult
  public func choose(_ candidate: Candidate, for work: WorkID) async throws -> Bool {
    try await commit(.edit("choose candidate")) { $0.choose(candidate, for: work) }
  }

  /// The reader says that no candidate is the book; see `LibraryEditor.declineCandidates(of:)`.
  @discardableResult
  public func declineCandidates(of work: WorkID) async throws -> Bool {
    try await commit(.edit("decline candidates")) { $0.declineCandidates(of: work) }
  }

  /// The reader takes a provider's word; see `LibraryEditor.accept(_:of:)`.
  @discardableResult
  public func accept(_ conflict: FactConflict, of work: WorkID) async throws -> Bool {
    try await commit(.edit("accept fact")) { $0.accept(conflict, of: work) }
  }

  /// The reader stands by what they entered; see `LibraryEditor.dismiss(_:of:)`.
  @discardableResult
  public func dismiss(_ conflict: FactConflict, of work: WorkID) async throws -> Bool {
    try await commit(.edit("dismiss fact")) { $0.dismiss(conflict, of: work) }
  }
}
