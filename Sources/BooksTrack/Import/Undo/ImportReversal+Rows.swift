// Taking back what an import did to books that were there before it.
//
// Each step goes through all revisions and takes those of its kind of row, because the order matters: an entry can
// name an edition only once that is back.

extension ImportReversal {
  /// Works and series go back to what they were.
  mutating func restoreOwner(_ revision: RowRevision) {
    switch (revision.before, revision.after) {
    case (.putWork(let before), .putWork(let after)):
      guard let row = editor.library.works[before.id] else { return }
      var fields = FieldRestore(row, before: before, after: after)
      fields.restore()
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
      editor.remove(id)
    case (.removeEntry(let id), .putEntry(let after)):
      guard let row = editor.library.entries[id] else { return }
      guard row.facts == after.facts, row.sourceID == after.sourceID, editor.library.sessions(of: id).isEmpty
      else { return keep() }
      editor.remove(id)
    case (.removeMembership(let id), .putMembership(let after)):
      guard let row = editor.library.memberships[id] else { return }
      guard row.series == after.series, row.position == after.position else { return keep() }
      editor.remove(id)
    default: return
    }
    summary.restoredRows += 1
  }

  private mutating func keep() { summary.keptFields += 1 }

  private mutating func note<R: Row>(_ fields: FieldRestore<R>, was row: R) {
    if fields.row != row { summary.restoredRows += 1 }
    summary.keptFields += fields.kept
  }
}
