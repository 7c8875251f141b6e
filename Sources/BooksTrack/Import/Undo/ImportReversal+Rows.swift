// Undo of an import's changes to books that existed before it.
//
// Each step passes over all revisions and handles one kind of row, because the order matters: an entry can
// refer to an edition only after the edition is restored.

extension ImportReversal {
  /// Restores works and series.
  mutating func restoreOwner(_ revision: RowRevision) {
    switch (revision.before, revision.after) {
    case (.work(.put(let before)), .work(.put(let after))):
      guard let row = editor.library.works[before.id] else { return }
      var fields = FieldRestore(row, before: before, after: after)
      fields.restore(isSameQuestion: !isAskedOtherwise(row.id))
      note(fields, was: row)
      editor.put(fields.row)
    case (.series(.put(let before)), .series(.put(let after))):
      guard let row = editor.library.series[before.id] else { return }
      var fields = FieldRestore(row, before: before, after: after)
      fields.restore()
      note(fields, was: row)
      editor.put(fields.row)
    default: break
    }
  }

  /// Returns true if the reader has chosen a match or the ISBNs have changed since the import.
  private func isAskedOtherwise(_ work: WorkID) -> Bool {
    editor.library.job(of: work)?.choice != nil || renumbered.contains(work)
  }

  /// Restores editions that the import changed or removed.
  mutating func restoreEdition(_ revision: RowRevision) {
    switch (revision.before, revision.after) {
    case (.edition(.put(let before)), .edition(.put(let after))):
      guard let row = editor.library.editions[before.id] else { return }
      var fields = FieldRestore(row, before: before, after: after)
      fields.restore()
      note(fields, was: row)
      editor.put(fields.row)
    case (.edition(.put(let before)), .edition(.remove(let id))):
      guard editor.library.editions[id] == nil, editor.library.works.contains(before.work) else { return }
      editor.put(before)
      summary.restoredRows += 1
    default: break
    }
  }

  /// Restores entries that the import changed or removed.
  mutating func restoreEntry(_ revision: RowRevision) {
    switch (revision.before, revision.after) {
    case (.entry(.put(let before)), .entry(.put(let after))):
      guard let row = editor.library.entries[before.id] else { return }
      var fields = FieldRestore(row, before: before, after: after)
      fields.restore()
      note(fields, was: row)
      var entry = fields.row
      // The reader's later facts are those of the copy.
      if entry.edition == nil, let edition = row.edition, changedEditions.contains(edition) {
        entry.edition = edition
      }
      putIfSound(entry)
    case (.entry(.put(let before)), .entry(.remove(let id))):
      guard editor.library.entries[id] == nil, editor.library.works.contains(before.work) else { return }
      putIfSound(before)
      summary.restoredRows += 1
    default: break
    }
  }

  /// Puts an entry, without its edition if that no longer exists or belongs to another work.
  private mutating func putIfSound(_ entry: Entry) {
    var entry = entry
    if let edition = entry.edition, editor.library.editions[edition]?.work != entry.work {
      entry.edition = nil
    }
    editor.put(entry)
  }

  /// Restores memberships that the import changed or removed.
  mutating func restoreMembership(_ revision: RowRevision) {
    switch (revision.before, revision.after) {
    case (.membership(.put(let before)), .membership(.put(let after))):
      guard let row = editor.library.memberships[before.id] else { return }
      var fields = FieldRestore(row, before: before, after: after)
      fields.restore()
      note(fields, was: row)
      editor.put(fields.row)
    case (.membership(.put(let before)), .membership(.remove)):
      let isFree = !editor.library.memberships(of: before.work).contains { $0.series == before.series }
      guard isFree, editor.library.works.contains(before.work), editor.library.series.contains(before.series)
      else { return }
      editor.put(before)
      summary.restoredRows += 1
    default: break
    }
  }

  /// Removes a row that the import added to an existing work, unless it has been changed since.
  mutating func removeAddition(_ revision: RowRevision) {
    switch (revision.before, revision.after) {
    case (.edition(.remove(let id)), .edition(.put(let after))):
      guard let row = editor.library.editions[id] else { return }
      guard row.work == after.work else { return keep() }
      guard row.readerDigest == after.readerDigest else { return restoreAddition(row, after) }
      // Data from lookups is kept, because the book stays.
      let isFound = row.provenance.primaryProvider != nil
      if isFound { editor.put(row.withoutReaderFacts) } else { editor.remove(id) }
    case (.entry(.remove(let id)), .entry(.put(let after))):
      guard let row = editor.library.entries[id] else { return }
      guard row.facts == after.facts, row.sourceID == after.sourceID, editor.library.sessions(of: id).isEmpty
      else { return keep() }
      editor.remove(id)
    case (.membership(.remove(let id)), .membership(.put(let after))):
      guard let row = editor.library.memberships[id] else { return }
      guard row.series == after.series, row.position == after.position, row.source == after.source,
        row.chronological == after.chronological
      else { return keep() }
      editor.remove(id)
    default: return
    }
    summary.restoredRows += 1
  }

  /// Removes what the import wrote into an edition that it added and that the reader has changed since; what
  /// the reader entered stays, and so does data from look-ups.
  private mutating func restoreAddition(_ row: Edition, _ after: Edition) {
    let empty = Edition(id: row.id, work: row.work, facts: EditionFacts())
    var fields = FieldRestore(row, before: empty, after: after)
    fields.restore()
    note(fields, was: row)
    if fields.row.readerFields.isEmpty, row.provenance.primaryProvider == nil {
      editor.remove(row.id)
    } else {
      editor.put(fields.row)
    }
  }

  /// Restores an absent book that the import had turned into a work, with its places.
  mutating func restoreAbsentBook(_ revision: RowRevision) {
    guard case .absentBook(.put(var book)) = revision.before, editor.library.absentBooks[book.id] == nil
    else {
      return
    }
    book.places.removeAll { !editor.library.series.contains($0.series) }
    editor.put(book)
    if !book.places.isEmpty { summary.restoredRows += 1 }
  }

  /// Removes a series merge that the import made, unless a book still refers to it, or the reader has undone
  /// it: then it keeps the series apart.
  mutating func removeMerge(_ revision: RowRevision) {
    guard case .seriesMerge(.remove(let id)) = revision.before, let merge = editor.library.seriesMerges[id],
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
  /// Returns the editions that the import added to existing works and that the reader has changed since.
  ///
  /// - Complexity: O(*revisions*).
  func changedEditions(in library: Library) -> Set<EditionID> {
    var editions: Set<EditionID> = []
    for revision in revisions {
      guard case .edition(.remove(let id)) = revision.before, case .edition(.put(let after)) = revision.after,
        let row = library.editions[id], row.readerDigest != after.readerDigest
      else { continue }
      editions.insert(id)
    }
    return editions
  }

  /// Returns the works with an edition whose ISBNs have changed since the import, or that is gone.
  ///
  /// - Complexity: O(*revisions*).
  func renumberedWorks(in library: Library) -> Set<WorkID> {
    var works: Set<WorkID> = []
    for case .edition(.put(let after)) in revisions.lazy.map(\.after)
    where library.editions[after.id]?.facts.allISBNs != after.facts.allISBNs {
      works.insert(after.work)
    }
    return works
  }
}
