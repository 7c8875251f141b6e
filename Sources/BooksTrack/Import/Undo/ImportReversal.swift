// Undo of an import, on a copy of the library. Pure, like the planner.
//
// The reader's later edits are kept: a book that the import created and the reader has changed stays as it
// is, and in a row that existed before only fields that still have the import's value are restored. A removed
// book takes its lookup results with it, and also a series that lookups created and that is now empty. Only
// the last import can be undone, because a later one may have merged rows into its books; after that, the
// import before it is the last.

import BooksTrackAPI

/// Undoes one import.
struct ImportReversal {
  /// The library with the changes made so far.
  var editor: LibraryEditor
  /// The summary so far.
  var summary: UndoSummary
  let undo: ImportUndo
  /// Works with an edition whose ISBNs have changed since the import, or that is gone.
  let renumbered: Set<WorkID>
  /// Editions that the import added to existing works and that the reader has changed since.
  let changedEditions: Set<EditionID>
  private let now: Timestamp
  /// The series of the works that were removed.
  private var formerSeries: Set<SeriesID> = []

  /// Creates the reversal of the last import made by this device; returns nil if there is none, or its undo
  /// data is missing.
  init?(ofLastImportIn editor: LibraryEditor, now: Timestamp) {
    let library = editor.library
    let records = library.imports.filter { $0.id.replica == library.replica }
    guard let record = records.last, let undo = library.undo(of: record.id) else { return nil }
    self.editor = editor
    self.undo = undo
    renumbered = undo.renumberedWorks(in: library)
    changedEditions = undo.changedEditions(in: library)
    self.now = now
    summary = UndoSummary(record: record)
  }

  /// Undoes the import.
  mutating func run() {
    // Rows that other rows refer to are restored first and removed last.
    for revision in undo.revisions { restoreOwner(revision) }
    for revision in undo.revisions { restoreEdition(revision) }
    for revision in undo.revisions { restoreEntry(revision) }
    for revision in undo.revisions { restoreMembership(revision) }
    for revision in undo.revisions { removeAddition(revision) }
    removeWorks()
    for revision in undo.revisions { restoreAbsentBook(revision) }
    for kept in summary.kept { editor.forgetFormerPlaces(of: kept.work) }
    for revision in undo.revisions { removeMerge(revision) }
    removeSeriesAndAuthors()
    for case .work(.put(let work)) in undo.revisions.lazy.map(\.after) { queueAsItSays(work.id) }
    editor.remove(undo.record)
  }

  private mutating func removeWorks() {
    for (serial, digest) in zip(undo.works.serials, undo.workDigests) {
      let id = WorkID(replica: undo.id.replica, serial: serial)
      guard let work = editor.library.works[id] else { continue }
      if editor.library.isAsImported(id, digest) {
        formerSeries.formUnion(editor.library.memberships(of: id).map(\.series))
        editor.remove(id)
        summary.removed.append(id)
      } else {
        summary.kept.append(KeptBook(work: id, title: work.title))
      }
    }
  }

  /// Removes the import's series and authors if they are unchanged and nothing refers to them.
  private mutating func removeSeriesAndAuthors() {
    for (serial, digest) in zip(undo.series.serials, undo.seriesDigests) {
      let id = SeriesID(replica: undo.id.replica, serial: serial)
      guard let series = editor.library.series[id], series.readerDigest == digest,
        editor.library.members(of: id).isEmpty
      else { continue }
      editor.remove(id)
    }
    for id in formerSeries.sorted() where isLeftByLookUps(id) { editor.remove(id) }
    for serial in undo.authors.serials {
      let id = AuthorID(replica: undo.id.replica, serial: serial)
      if editor.library.works(of: id).isEmpty, editor.library.series(of: id).isEmpty,
        !editor.library.isCurated(id)
      {
        editor.remove(id)
      }
    }
  }

  /// Returns true if lookups created a series since the import and nothing is left in it.
  private func isLeftByLookUps(_ id: SeriesID) -> Bool {
    let library = editor.library
    guard let series = library.series[id], series.created > summary.record.committed else { return false }
    return series.source == .automatic && !series.hasTotalOfReader && library.members(of: id).isEmpty
      && library.absentBooks(of: id).isEmpty && library.merges(into: id).isEmpty
  }

  /// Adds or removes a work's enrichment job to match its state.
  private mutating func queueAsItSays(_ id: WorkID) {
    guard let work = editor.library.works[id] else { return }
    let isParked = work.enrichment == .parked
    guard isParked || work.enrichment == .pending else {
      if let job = editor.library.job(of: id) { editor.remove(job.id) }
      return
    }
    var job = editor.library.job(of: id) ?? EnrichmentJob(id: editor.newID(), work: id)
    job.isParked = isParked
    editor.put(job)
  }
}
