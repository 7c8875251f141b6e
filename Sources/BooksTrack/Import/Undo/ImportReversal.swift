// Takes an import back, on a library in the making. Pure, like the planner.
//
// What the reader has done since is not lost: a book that the import made and the reader has changed stays as
// it is, and a row that was there before goes back only in the fields that still say what the import wrote.
// What look-ups found about a book that goes, goes with it, and so does a series that they have made and of
// which nothing is left. Only the last import can be taken back, because a later one may have merged rows
// into its books; taking it back makes the one before it the last.

import BooksTrackAPI

/// Takes one import back.
struct ImportReversal {
  /// The library as it will be.
  var editor: LibraryEditor
  /// The account so far.
  var summary: UndoSummary
  let undo: ImportUndo
  /// Works of which the reader has told another number than the import, or taken the edition away.
  let renumbered: Set<WorkID>
  private let now: Timestamp
  /// The series in which the works stood that are gone.
  private var formerSeries: Set<SeriesID> = []

  /// The reversal of the last import that this device has made; nil if there is none, or how it can be taken
  /// back is not known.
  init?(ofLastImportIn editor: LibraryEditor, now: Timestamp) {
    let library = editor.library
    let records = library.imports.filter { $0.id.replica == library.replica }
    guard let record = records.last, let undo = library.undo(of: record.id) else { return nil }
    self.editor = editor
    self.undo = undo
    renumbered = undo.renumberedWorks(in: library)
    self.now = now
    summary = UndoSummary(record: record)
  }

  /// Does it.
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
    for case .putWork(let work) in undo.revisions.lazy.map(\.after) { queueAsItSays(work.id) }
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

  /// Series that nobody has arranged and authors go if nothing is left of them.
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

  /// Whether look-ups have made a series since the import, and nothing of it is left.
  private func isLeftByLookUps(_ id: SeriesID) -> Bool {
    let library = editor.library
    guard let series = library.series[id], series.created > summary.record.committed else { return false }
    return series.source == .automatic && !series.hasTotalOfReader && library.members(of: id).isEmpty
      && library.absentBooks(of: id).isEmpty && library.merges(into: id).isEmpty
  }

  /// A work waits in the queue if its state says so, and only then.
  private mutating func queueAsItSays(_ id: WorkID) {
    guard let work = editor.library.works[id] else { return }
    let isParked = work.enrichment == .parked
    guard isParked || work.enrichment == .pending else {
      if let job = editor.library.job(of: id) { editor.remove(job.id) }
      return
    }
    var job = editor.library.job(of: id) ?? EnrichmentJob(id: editor.newJobID(), work: id)
    job.isParked = isParked
    editor.put(job)
  }
}
