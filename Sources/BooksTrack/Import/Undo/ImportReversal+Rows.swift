// Taking back what an import did to books that were there before it.
//
// Each step goes through all revisions and takes those of its kind of row, because the order matters: an
// entry can name an edition only once that is back.

extension ImportReversal {
  /// Works and series go back to what they were.
  mutating func restoreOwner(_ revision: RowRevision) {
    switch (revision.before, revision.after) {
    case (.putWork(let before), .putWork(let after)):
      guard let row = editor.library.works[before.id] else { return }
      var fields = FieldRestore(row, before: before, after: after)
      fields.restore(isSameQuestion: !isAskedOtherwise(row.id))
      note(fields, was: row)
      editor.put(fields.row)
    case (.putSeries(let before), .putSeries(let after)):
      guard let row = editor.library.series[before.id] else { return }
      var fields = FieldRestore(row, before: before, after: after)
      fields.restore()
      note(fields, was: row)
      editor.put(fields.row)
    default: break
    }
  }

  /// Whether the reader has chosen a book since, or told another number than the import.
  private func isAskedOtherwise(_ work: WorkID) -> Bool {
    editor.library.job(of: work)?.choice != nil || renumbered.contains(work)
  }

  /// Editions go back to what they were, or come back.
  mutating func restoreEdition(_ revision: RowRevision) {
    switch (revision.before, revision.after) {
    case (.putEdition(let before), .putEdition(let after)):
      guard let row = editor.library.editions[before.id] else { return }
      var fields = FieldRestore(row, before: before, after: after)
      fields.restore()
      note(fields, was: row)
      editor.put(fields.row)
    case (.putEdition(let before), .removeEdition(let id)):
      guard editor.library.editions[id] == nil, editor.library.works.contains(before.work) else { return }
      editor.put(before)
      summary.restoredRows += 1
    default: break
    }
  }

  /// Entries go back to what they were, or come back.
  mutating func restoreEntry(_ revision: RowRevision) {
    switch (revision.before, revision.after) {
    case (.putEntry(let before), .putEntry(let after)):
      guard let row = editor.library.entries[before.id] else { return }
      var fields = FieldRestore(row, before: before, after: after)
      fields.restore()
      note(fields, was: row)
      putIfSound(fields.row)
    case (.putEntry(let before), .removeEntry(let id)):
      guard editor.library.entries[id] == nil, editor.library.works.contains(before.work) else { return }
      putIfSound(before)
      summary.restoredRows += 1
    default: break
    }
  }

  /// An edition that is gone, or is one of another work now, is forgotten.
  private mutating func putIfSound(_ entry: Entry) {
    var entry = entry
    if let edition = entry.edition, editor.library.editions[edition]?.work != entry.work {
      entry.edition = nil
    }
    editor.put(entry)
  }

  /// Works come back into the series that the import had taken them out of.
  mutating func restoreMembership(_ revision: RowRevision) {
    switch (revision.before, revision.after) {
    case (.putMembership(let before), .putMembership(let after)):
      guard let row = editor.library.memberships[before.id] else { return }
      var fields = FieldRestore(row, before: before, after: after)
      fields.restore()
      note(fields, was: row)
      editor.put(fields.row)
    case (.putMembership(let before), .removeMembership):
      let isFree = !editor.library.memberships(of: before.work).contains { $0.series == before.series }
      guard isFree, editor.library.works.contains(before.work), editor.library.series.contains(before.series)
      else { return }
      editor.put(before)
      summary.restoredRows += 1
    default: break
    }
  }

  /// Takes away what the import added to a work that was there, if it is still what the import made of it.
  mutating func removeAddition(_ revision: RowRevision) {
    switch (revision.before, revision.after) {
    case (.removeEdition(let id), .putEdition(let after)):
      guard let row = editor.library.editions[id] else { return }
      guard row.work == after.work, row.readerDigest == after.readerDigest else { return keep() }
      // What look-ups have found of a book that stays is kept.
      let isFound = row.provenance.primaryProvider != nil
      if isFound { editor.put(row.withoutReaderFacts) } else { editor.remove(id) }
    case (.removeEntry(let id), .putEntry(let after)):
      guard let row = editor.library.entries[id] else { return }
      guard row.facts == after.facts, row.sourceID == after.sourceID, editor.library.sessions(of: id).isEmpty
      else { return keep() }
      editor.remove(id)
    case (.removeMembership(let id), .putMembership(let after)):
      guard let row = editor.library.memberships[id] else { return }
      guard row.series == after.series, row.position == after.position, row.source == after.source,
        row.chronological == after.chronological
      else { return keep() }
      editor.remove(id)
    default: return
    }
    summary.restoredRows += 1
  }

  /// A book that had come back with the import is absent again, with its places.
  mutating func restoreAbsentBook(_ revision: RowRevision) {
    guard case .putAbsentBook(var book) = revision.before, editor.library.absentBooks[book.id] == nil else {
      return
    }
    book.places.removeAll { !editor.library.series.contains($0.series) }
    editor.put(book)
    if !book.places.isEmpty { summary.restoredRows += 1 }
  }

  /// A merge that the import made goes, unless a book remembers it, or the reader has undone it: then the
  /// series are kept apart.
  mutating func removeMerge(_ revision: RowRevision) {
    guard case .removeSeriesMerge(let id) = revision.before, let merge = editor.library.seriesMerges[id],
      merge.undone == nil,
      !editor.library.members(of: merge.into).contains(where: { $0.merged.contains { $0.merge == id } }),
      !editor.library.absentBooks(of: merge.into).contains(where: { book in
        book.places.contains { $0.merged.contains { $0.merge == id } }
      })
    else { return }
    editor.remove(id)
  }

  private mutating func keep() { summary.keptFields += 1 }

  private mutating func note<R: Row>(_ fields: FieldRestore<R>, was row: R) {
    if fields.row != row { summary.restoredRows += 1 }
    summary.keptFields += fields.kept
  }
}

extension ImportUndo {
  /// The works of which an edition has other numbers by now than the import has left, or is gone.
  ///
  /// - Complexity: O(*revisions*).
  func renumberedWorks(in library: Library) -> Set<WorkID> {
    var works: Set<WorkID> = []
    for case .putEdition(let after) in revisions.lazy.map(\.after)
    where library.editions[after.id]?.facts.allISBNs != after.facts.allISBNs {
      works.insert(after.work)
    }
    return works
  }
}
