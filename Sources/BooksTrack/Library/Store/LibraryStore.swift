// The owner of a reader's library: an actor that runs one commit at a time.
//
//     let store = LibraryStore(replica: 1, storage: VolatileStorage(), wallTime: clock)
//     let id = try await store.commit(.edit("add")) { editor in … }
//     let library = await store.snapshot
//
// Commits wait in line because actors are re-entrant: while `storage.append` suspends, the actor runs other
// calls. A second commit would otherwise start from the library before the first one, and overwrite its
// changes: a lost update without a data race. So a commit holds the *turn* from before its body runs until
// the library is published or the commit fails. The turn is passed from one commit to the next in line and is
// never free while a commit waits, so no commit overtakes another.
//
// `snapshot`, `changes` and `nextChange` return at any time, also during a commit, and use the last published
// library.

public import BooksTrackAPI

/// Contains a library, commits transactions to it one at a time, and reports changes to followers.
public actor LibraryStore {
  private let storage: any Storage
  private let wallTime: any WallTime
  private let rules: [any CommitRule]
  private var library: Library
  private var history: TransactionHistory

  /// True while a commit holds the turn.
  private var isTurnTaken = false
  private let turns = WaitingLine()
  private let followers = WaitingLine()
  /// The stages of running imports.
  nonisolated let stageClaims = StageClaims()

  /// Creates a store of a library that was recovered from its storage.
  ///
  /// - Parameters:
  ///   - rules: The rules that may add changes to each transaction, in this order.
  ///   - historyLimit: The maximum number of changes in the change feed.
  public init(
    library: Library, storage: any Storage, wallTime: any WallTime, rules: [any CommitRule] = [],
    historyLimit: Int = 1_024
  ) {
    self.storage = storage
    self.wallTime = wallTime
    self.rules = rules
    self.library = library
    history = TransactionHistory(after: library.sequence, limit: historyLimit)
  }

  /// Creates a store of an empty library.
  public init(
    replica: UInt32, storage: any Storage, wallTime: any WallTime, matchRules: MatchRules = .corrected,
    historyLimit: Int = 1_024
  ) {
    self.init(
      library: Library(replica: replica, matchRules: matchRules), storage: storage, wallTime: wallTime,
      historyLimit: historyLimit)
  }

  /// The library after the last commit; a value that later commits do not change. Copying it costs nothing.
  public var snapshot: Library { library }

  /// True if the queue of look-ups is not empty. Reading it from a snapshot would copy the rest of the
  /// library.
  package var hasJobs: Bool { !library.jobs.isEmpty }

  /// Commits the edits of `body`: all of them durably, or none.
  ///
  /// `body` runs once, when the commit has the turn, on the library at that time, and must check its
  /// assumptions there. Commits run in the order of their calls. When the call returns, the transaction is in
  /// the storage and in every later `snapshot`. If `body` changes nothing, nothing is committed. `body` may
  /// replace the editor by another one that was created from a library with the same `sequence`. Calling
  /// `commit` of the same store from an `append` of its storage is a deadlock.
  ///
  /// If the calling task is cancelled while it waits for the turn, `body` does not run. After `body` has run,
  /// the storage decides on cancellation: if `append` returns, the transaction is committed.
  ///
  /// - Throws: Errors of `body`, `DanglingReference`, `StorageError` or `CancellationError`; the library is
  ///   then unchanged, and the next commit runs.
  /// - Complexity: The cost of the changes, independent of the size of the library.
  public func commit<Value: Sendable>(
    _ origin: TransactionOrigin, _ body: @Sendable (inout LibraryEditor) throws -> Value
  ) async throws -> Value {
    precondition(
      TransactionOrigin(text: origin.text) == origin,
      "“\(origin.text)” is the origin of a part of the app; call the edit otherwise")
    try await takeTurn()
    defer { passTurn() }
    try Task.checkCancellation()

    var editor = LibraryEditor(library)
    let value = try body(&editor)
    precondition(
      editor.base.sequence == library.sequence && editor.base.replica == library.replica,
      "another editor may be put in place only if it started from the same library; plan again from this one")
    var changes = editor.changes
    guard !changes.isEmpty else { return value }
    let now = wallTime.now()
    for rule in rules where rule.follow(changes, in: &editor, now: now) { changes = editor.changes }
    if library.isSynced {
      editor = try recorded(changes, in: consume editor, rules, now)
      changes = editor.changes
    }
    try await publish(consume editor, changes, origin, now)
    return value
  }

  /// Checks the references of changed rows, stores a transaction, and publishes the library with it.
  private func publish(
    _ editor: consuming LibraryEditor, _ changes: ChangeList, _ origin: TransactionOrigin, _ now: Timestamp
  ) async throws {
    var check = ReferenceCheck(editor: consume editor)
    for change in changes {
      if let reference = change.visit(by: &check) { throw reference }
    }

    let transaction = Transaction(
      sequence: library.sequence + 1, origin: origin, committed: now, changes: changes)
    try await storage.append(transaction)
    // `library` has not changed while `append` was suspended: only the commit that holds the turn writes it.
    library = check.editor.library
    library.sequence = transaction.sequence
    history.append(transaction)
    followers.callAll()
  }

  /// Commits what `body` makes of an editor and the changes of the rules; for the parts of sync.
  func commitSynced<Value: Sendable>(
    _ body: @Sendable (inout LibraryEditor, [any CommitRule], Timestamp) throws -> Value
  ) async throws -> Value {
    try await takeTurn()
    defer { passTurn() }
    try Task.checkCancellation()
    var editor = LibraryEditor(library)
    let now = wallTime.now()
    let value = try body(&editor, rules, now)
    let changes = editor.changes
    if !changes.isEmpty { try await publish(consume editor, changes, .sync, now) }
    return value
  }

  /// Returns the transactions after the one with that number; 0 is before the first.
  ///
  /// - Complexity: O(*transactions in the history*).
  public func changes(after sequence: UInt64) -> ChangeFeed { history.since(sequence) }

  /// Clears the history of the change feed and returns its size in changes; a staged batch counts as its
  /// rows. Followers start again from a snapshot.
  func forgetHistory() -> Int { history.forget() }

  /// Waits for a transaction after the one with that number and returns the number of the latest.
  ///
  /// Returns immediately if there is one already. One return may stand for several commits.
  ///
  /// - Throws: `CancellationError` if the task is cancelled while it waits.
  public func nextChange(after sequence: UInt64) async throws -> UInt64 {
    while library.sequence <= sequence { try await followers.wait() }
    return library.sequence
  }

  /// Runs `body` between two commits, and returns the library at that time. `body` must not commit.
  ///
  /// - Throws: `CancellationError` if the task is cancelled while it waits for its turn.
  package func betweenCommits(_ body: @Sendable (Library) async -> Void) async throws -> Library {
    try await takeTurn()
    defer { passTurn() }
    await body(library)
    return library
  }

  /// The number of commits waiting for the turn.
  package var waitingCommits: Int { turns.count }

  /// The number of waiting calls of `nextChange`.
  package var waitingFollowers: Int { followers.count }

  private func takeTurn() async throws {
    if isTurnTaken {
      // The previous commit passes the turn without releasing it.
      try await turns.wait()
    } else {
      isTurnTaken = true
    }
  }

  private func passTurn() {
    if !turns.callFirst() { isTurnTaken = false }
  }
}
