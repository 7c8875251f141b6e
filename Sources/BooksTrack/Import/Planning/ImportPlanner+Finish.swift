// The end of a plan: updates of the enrichment queue, the record of the import, and the data to undo it.

internal import BooksTrackAPI

extension ImportPlanner {
  /// Completes the plan. A plan that changes nothing adds no record.
  ///
  /// - Parameters:
  ///   - rejected: The rejected rows.
  ///   - fileName: The last component of the file's path.
  ///   - digest: The digest of the file's bytes, if known.
  public mutating func finish(rejected: [RejectedRow], fileName: String, digest: String? = nil) {
    summary.rejected = rejected
    for outcome in summary.outcomes {
      if case .duplicate(let duplicate) = outcome, duplicate.effect != .unchanged, duplicate.firstRow == nil {
        requeueIfNeeded(duplicate.work)
      }
    }
    linkOpenMentions()
    noteSeries()
    guard !editor.isUnchanged else { return }
    summary.changesLibrary = true
    let changes = editor.changes
    let record = ImportRecord(
      id: editor.newID(), fileName: fileName, format: summary.format, digest: digest,
      rows: summary.rows,
      imported: summary.imported, duplicates: summary.duplicates.count, rejected: rejected.count,
      committed: now)
    editor.put(record)
    editor.put(
      ImportUndo(
        id: editor.newID(), of: record.id, changes: changes, from: base, to: editor.library))
  }

  /// Queues a work again: one without a match if it has new ISBNs or another title or other authors, a
  /// matched one if a replacement has changed its title or authors.
  private mutating func requeueIfNeeded(_ id: WorkID) {
    guard let before = base.works[id], var work = editor.library.works[id] else { return }
    let isOtherBook = work.title != before.title || work.authors != before.authors
    let hasMoreNumbers = !isbns(of: id, in: editor.library).isSubset(of: isbns(of: id, in: base))
    // The reader's choice is still in the queue.
    if !isOtherBook, editor.library.job(of: id)?.choice != nil { return }
    switch work.enrichment {
    case .pending: return
    case .enriched: guard isOtherBook && strategy == .replace else { return }
    case .needsChoice, .notFound, .parked: guard isOtherBook || hasMoreNumbers else { return }
    }
    work.enrichment = .pending
    work.candidates = []
    editor.put(work)
    editor.put(EnrichmentJob(id: editor.newID(), work: id))
  }

  private func isbns(of work: WorkID, in library: Library) -> Set<UInt64> {
    Set(library.editions(of: work).flatMap { $0.facts.allISBNs.map(\.number) })
  }

  /// Records which books of this file were added to series by this import.
  private mutating func noteSeries() {
    var seen: Set<WorkID> = []
    for outcome in summary.outcomes where seen.insert(outcome.work).inserted {
      for membership in editor.library.memberships(of: outcome.work)
      where base.memberships[membership.id] == nil {
        guard let series = editor.library.series[membership.series] else { continue }
        summary.seriesFound.append(
          SeriesFinding(
            work: outcome.work, series: series.id, name: series.name, position: membership.position))
      }
    }
  }
}
