// The owner of a reader's library: one actor, one commit at a time.
//
//     let store = LibraryStore(replica: 1, storage: VolatileStorage(), wallTime: clock)
//     let id = try await store.commit(.edit("add")) { editor in … }
//     let library = await store.snapshot
//
// Why commits wait in line. An actor runs one job at a time, but `storage.append` suspends, and while it
// does, the actor takes other calls. Without more, a second commit would start from the library as it was
// before the first and overwrite it when it is done: a lost update without any data race. So a commit holds
// the *turn* from before its body runs until the library is published or the attempt is given up. The turn is
// handed from one commit to the next in line and is never free while a commit waits, so no commit overtakes
// another.
//
// What re-entrancy is left: `snapshot`, `changes` and `nextChange` are answered at any time, also while a
// commit is under way, and see the last published library, never one in the making.

public import BooksTrackAPI

/// Keeps a library, commits transactions to it one after the other and tells followers what changed.
public actor LibraryStore {
  private let storage: any Storage
  private let wallTime: any WallTime
  private let rules: [any CommitRule]
  private var library: Library
  private var history: TransactionHistory

  /// Whether a commit holds the turn.
  private var isTurnTaken = false
  private let turns = WaitingLine()
  private let followers = WaitingLine()
  /// Which staged imports are under way, and not left behind.
  nonisolated let stageClaims = StageClaims()

  /// Opens a store on a library, as recovered from its storage.
  ///
  /// - Parameters:
  ///   - rules: What is added to every transaction, one after the other.
  ///   - historyLimit: how many changes the change feed remembers.
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

  /// Opens a store on an empty library.
  public init(
    replica: UInt32, storage: any Storage, wallTime: any WallTime, matchRules: MatchRules = .corrected,
    historyLimit: Int = 1_024
  ) {
    self.init(
      library: Library(replica: replica, matchRules: matchRules), storage: storage, wallTime: wallTime,
      historyLimit: historyLimit)
  }

  /// The library after the last commit; a value that no later commit changes. Taking it costs nothing.
  public var snapshot: Library { library }

  /// Whether a work waits for its facts. A snapshot would say it as well, at the price of a copy of
  /// everything else.
  package var hasJobs: Bool { !library.jobs.isEmpty }

  /// Commits what `body` does to the current library: all of it, durably, or nothing.
  ///
  /// `body` runs once, when it is this commit's turn, on the library as it then is; it must check there
  /// whatever it relies on. Turns are taken in the order in which the calls arrive at the store. When the
  /// call returns, the storage has the transaction and every later `snapshot` shows it. A body that changes
  /// nothing commits nothing. A body may put an editor of its own in place of the one it is given, if both
  /// started from a library with the same `sequence`. Do not call `commit` of the same store from within an
  /// `append` of its storage: it would wait for itself.
  ///
  /// If the calling task is cancelled while it waits, it leaves the line and the body does not run. Once the
  /// body has run, cancellation is up to the storage: if `append` returns, the commit stands.
  ///
  /// - Throws: what `body` throws, `DanglingReference`, `StorageError` or `CancellationError`; in each case
  ///   the library is as if the call had never been made, and the next commit proceeds.
  /// - Complexity: the cost of the changes, whatever the size of the library.
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
    var check = ReferenceCheck(editor: consume editor)
    for change in changes {
      if let reference = change.visit(by: &check) { throw reference }
    }

    let transaction = Transaction(
      sequence: library.sequence + 1, origin: origin, committed: now, changes: changes)
    try await storage.append(transaction)
    // `library` is still what the editor started from, although `append` suspended: only the holder of the
    // turn writes it.
    library = check.editor.library
    library.sequence = transaction.sequence
    history.append(transaction)
    followers.callAll()
    return value
  }

  /// What has been committed since that transaction, 0 being before the first.
  ///
  /// - Complexity: O(*transactions kept*).
  public func changes(after sequence: UInt64) -> ChangeFeed { history.since(sequence) }

  /// Forgets what the change feed remembers, and says how many changes that were. Followers start again from
  /// a snapshot.
  func forgetHistory() -> Int { history.forget() }

  /// Waits until a transaction later than that one is committed and gives the number of the latest.
  ///
  /// Returns at once if there is one already. Several commits may be answered by one return.
  ///
  /// - Throws: `CancellationError` if the task is cancelled while it waits.
  public func nextChange(after sequence: UInt64) async throws -> UInt64 {
    while library.sequence <= sequence { try await followers.wait() }
    return library.sequence
  }

  /// Runs `body` while no commit is under way, and gives the library as it is then. It must not commit.
  ///
  /// - Throws: `CancellationError` if the task is cancelled while it waits for its turn.
  package func betweenCommits(_ body: @Sendable (Library) async -> Void) async throws -> Library {
    try await takeTurn()
    defer { passTurn() }
    await body(library)
    return library
  }

  /// How many commits wait for their turn, the one that has it not counted.
  package var waitingCommits: Int { turns.count }

  /// How many callers of `nextChange` wait.
  package var waitingFollowers: Int { followers.count }

  private func takeTurn() async throws {
    if isTurnTaken {
      // The previous commit hands over the turn without releasing it, so it is ours here.
      try await turns.wait()
    } else {
      isTurnTaken = true
    }
  }

  private func passTurn() {
    if !turns.callFirst() { isTurnTaken = false }
  }
}
