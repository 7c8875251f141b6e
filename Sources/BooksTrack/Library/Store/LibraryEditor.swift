// A library in the making: what the body of a commit works on.
//
//     try await store.commit(.edit("add")) { editor in
//       let author = Author(id: editor.newAuthorID(), name: "Ann Leckie")
//       let work = Work(id: editor.newWorkID(), title: "Provenance", authors: [AuthorCredit(author: author.id)])
//       editor.put(author)
//       editor.put(work)
//     }
//
// The editor's library shows its own writes. It notes the net effect on each row once: putting a row twice is
// one change, putting back what was there before, or taking away what was put, is none.
//
// Order matters to nothing but cost: editions put before their work let the match index take up both in one
// step.

/// Collects the changes of one transaction and shows the library as it will be.
public struct LibraryEditor: Sendable {
  /// The library with the changes so far.
  public private(set) var library: Library
  /// The library that it started from.
  let base: Library
  /// For each kind of row, where in `slotted` the change of a row stands.
  private var slots: [IdentifierMap<AnyRow, Int>]
  private var slotted: [Change?] = []

  /// Starts from a library; nothing has changed.
  public init(_ library: Library) {
    self.library = library
    base = library
    slots = Array(repeating: IdentifierMap(), count: RowKind.allCases.count)
  }

  /// The net changes so far, each row once, in the order in which the rows were first touched.
  public var changes: [Change] { slotted.compactMap { $0 } }

  /// Whether nothing differs from the library that the editor started from.
  public var isUnchanged: Bool { slotted.allSatisfy { $0 == nil } }

  /// A name for a new work. A name that is never put is given out again in a later transaction; likewise
  /// below.
  public mutating func newWorkID() -> WorkID { newID(.work) }
  /// A name for a new edition.
  public mutating func newEditionID() -> EditionID { newID(.edition) }
  /// A name for a new author.
  public mutating func newAuthorID() -> AuthorID { newID(.author) }
  /// A name for a new entry.
  public mutating func newEntryID() -> EntryID { newID(.entry) }
  /// A name for a new series.
  public mutating func newSeriesID() -> SeriesID { newID(.series) }
  /// A name for a new membership.
  public mutating func newMembershipID() -> MembershipID { newID(.membership) }
  /// A name for a new job.
  public mutating func newJobID() -> JobID { newID(.job) }
  /// A name for a new import record.
  public mutating func newImportID() -> ImportID { newID(.importRecord) }
  /// A name for a new staged import.
  public mutating func newStagedImportID() -> StagedImportID { newID(.stagedImport) }
  /// A name for a new batch of a staged import.
  public mutating func newStagedBatchID() -> StagedBatchID { newID(.stagedBatch) }
  /// A name for the undo facts of an import.
  public mutating func newImportUndoID() -> ImportUndoID { newID(.importUndo) }

  /// A name for a new reading session.
  public mutating func newSessionID() -> SessionID { newID(.session) }
  /// A name for a new diversity fact.
  public mutating func newDiversityFactID() -> DiversityFactID { newID(.diversityFact) }
  /// A name for a new line of the ledger of points.
  public mutating func newAwardID() -> AwardID { newID(.award) }

  /// A name for a statement about an author.
  public mutating func newAuthorStatementID() -> AuthorStatementID { newID(.statement) }
  /// A name for an override.
  public mutating func newWorkOverrideID() -> WorkOverrideID { newID(.override) }
  /// A name for a line of the audit log.
  public mutating func newCurationStepID() -> CurationStepID { newID(.step) }

  /// A name for the record of a merge.
  public mutating func newSeriesMergeID() -> SeriesMergeID { newID(.seriesMerge) }
  /// A name for an absent book.
  public mutating func newAbsentBookID() -> AbsentBookID { newID(.absentBook) }
  /// A name for a provider's page of a series.
  public mutating func newSeriesPageID() -> SeriesPageID { newID(.seriesPage) }

  private mutating func newID<R>(_ kind: RowKind) -> Identifier<R> {
    Identifier(replica: library.replica, serial: library.nextSerials.give(kind))
  }

  /// Puts a row that differs from the one in place and notes the change.
  ///
  /// - Parameter keys: What is compared of the book that the row was made of, if that is known.
  mutating func put<R: Row>(
    _ row: R, _ kind: RowKind, in table: (Library) -> Table<R>, as change: (R) -> Change,
    like keys: MatchKeys? = nil
  ) {
    guard table(library)[row.id] != row else { return }
    let change = change(row)
    library.apply(change, like: keys)
    note(change, row.id, kind) { table($0)[row.id] == row }
  }

  /// Takes a row away that is there and notes the change.
  mutating func remove<R: Row>(
    _ id: Identifier<R>, _ kind: RowKind, from table: (Library) -> Table<R>,
    as change: (Identifier<R>) -> Change
  ) {
    guard table(library).contains(id) else { return }
    let change = change(id)
    library.apply(change)
    note(change, id, kind) { !table($0).contains(id) }
  }

  /// Notes the change; `isUndone` says whether the row is now as it was in the base.
  private mutating func note<R>(
    _ change: Change, _ id: Identifier<R>, _ kind: RowKind, isUndone: (Library) -> Bool
  ) {
    let key = Identifier<AnyRow>(replica: id.replica, serial: id.serial)
    if let slot = slots[kind.rawValue][key] {
      slotted[slot] = isUndone(base) ? nil : change
    } else {
      // This is the row's first change in the transaction, so it undoes nothing.
      slots[kind.rawValue].put(slotted.count, at: key)
      slotted.append(change)
    }
  }
}

/// Stands for a row whose kind is known otherwise.
private enum AnyRow {}
