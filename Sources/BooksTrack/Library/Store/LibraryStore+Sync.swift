// A library that is synchronized: its changes are recorded for other devices in the commit that makes them,
// and changes of other devices are applied in commits of their own.

internal import BooksTrackAPI
public import RecordSync

extension LibraryStore {
  /// Begins to record the changes of the library for other devices, with all that it contains. No effect if
  /// they are recorded already, unless the installation is another one: then the library was restored from a
  /// backup, and gets another identity.
  ///
  /// - Parameters:
  ///   - installation: The number of this installation of the app, which a backup does not contain.
  ///   - random: The source of the identity.
  /// - Complexity: O(*rows*) the first time.
  public func startSync(installation: UInt64, _ random: some SyncRandomness) async throws {
    try await commitSynced { editor, _, now in
      let isNew = !editor.library.isSynced
      var rows = LibrarySyncRows(editor)
      rows.identify(installation: installation, random)
      if isNew {
        let changes = AllRows(editor.library).changes
        let empty = Library(replica: editor.library.replica)
        rows = try LocalEdits.record(ChangeList(changes), since: empty, in: rows, at: now.milliseconds)
      }
      rows.keepProgress()
      editor = rows.editor
    }
  }

  /// Returns the changes with what sync has to know of them, and with the rows of other devices that waited
  /// for them.
  nonisolated func recorded(
    _ changes: ChangeList, in editor: consuming LibraryEditor, _ rules: [any CommitRule], _ now: Timestamp
  ) throws -> LibraryEditor {
    let before = editor.base
    let rows = try LocalEdits.record(
      changes, since: before, in: LibrarySyncRows(editor), at: now.milliseconds)
    return try Arrival.apply(rows, rules, now)
  }
}

extension LibraryStore: SyncStore {
  /// Runs the body on the library after the last commit; what it changes is discarded.
  public func read<Value: Sendable>(_ body: @Sendable (any SyncRows) -> Value) async throws -> Value {
    body(LibrarySyncRows(LibraryEditor(snapshot)))
  }

  /// Commits what the body writes, with the rows that follow from the written records.
  public func commit<Value: Sendable>(
    _ body: @Sendable (inout any SyncRows) -> Value
  ) async throws -> Value {
    try await commitSynced { editor, rules, now in
      var changing: any SyncRows = LibrarySyncRows(editor)
      let value = body(&changing)
      guard let rows = (consume changing) as? LibrarySyncRows else {
        preconditionFailure("the rows of a store may be changed, but not replaced by others")
      }
      editor = try Arrival.apply(rows, rules, now)
      return value
    }
  }
}

/// The consequences of other devices' records, in the commit that writes the records.
private enum Arrival {
  static func apply(
    _ rows: consuming LibrarySyncRows, _ rules: [any CommitRule], _ now: Timestamp
  ) throws -> LibraryEditor {
    let written = rows.takeWritten()
    guard !written.isEmpty else {
      rows.keepProgress()
      return rows.editor
    }
    var projection = Projection(rows)
    projection.follow(written)
    projection.joinTwins(at: now.milliseconds)
    let rescued = projection.rescued
    let before = projection.rows.editor.library
    var editor = projection.rows.editor
    editor.endLaterSessions()
    editor.repeatMerges()
    for rule in rules { _ = rule.follow(editor.changes, in: &editor, now: now) }
    projection.rows.editor = editor
    var result = try LocalEdits.record(
      editor.changes, since: before, in: projection.rows, at: now.milliseconds)
    if !rescued.isEmpty { try result.rescue(rescued, at: now.milliseconds) }
    result.keepProgress()
    return result.editor
  }
}

extension LibrarySyncRows {
  /// Makes authors again that another device removed while this one had new rows that need them.
  fileprivate mutating func rescue(_ authors: [Author], at now: Int64) throws {
    guard let kind = Author.sync.kind else { return }
    for author in authors {
      let row = try SyncedRow(author, of: kind)
      // It may be joined by now with one that the other device made anew.
      guard members(of: row.name).isEmpty else { continue }
      apply(
        [RecordEdit(row.name, .insert(try row.made(as: author.id.raw, kind)))], at: now,
        StampedRandomness(progress))
    }
    _ = takeWritten()
  }
}

extension LibraryEditor {
  /// Ends all running sessions but the one that began first (SES-1). Every device ends the same ones, because
  /// this depends on the rows only.
  fileprivate mutating func endLaterSessions() {
    for session in ReadingSession.superseded(library.runningSessions) { put(session) }
  }
}

/// All rows of a library, as changes that insert them.
private struct AllRows: RowKindVisitor {
  let library: Library
  private(set) var changes: [Change] = []

  init(_ library: Library) {
    self.library = library
    RowKinds.visit(&self)
  }

  mutating func visit<R: RowKind>(_ kind: R.Type) {
    guard R.sync.kind != nil else { return }
    for row in library[keyPath: R.table] { changes.append(.put(row)) }
  }
}
