// The rows that refer to a row, for changes of what they refer to. No table is searched, except those of the
// audit log and of merges, which have no index for it and are short.

internal import RecordSync

extension LibrarySyncRows {
  /// Returns the names of the records whose rows refer to the row of a record.
  func dependents(of name: RecordName) -> [RecordName] {
    guard let id = RowKinds.synced[name.kind]?.id(ofKey: name.key) else { return [] }
    let library = editor.library
    var list = NameList()
    switch name.kind {
    case Work.name:
      let work = WorkID(replica: id.replica, serial: id.serial)
      list.add(library.editions(of: work))
      list.add(library.entries(of: work))
      list.add(library.memberships(of: work))
      list.add(library.diversityFacts(of: work))
      list.add(library.overrides(of: work))
      list.add(library.awards(for: work))
      list.add(library.curationSteps.filter { $0.subject.work == work })
    case Author.name:
      let author = AuthorID(replica: id.replica, serial: id.serial)
      list.add(library.works(of: author))
      list.add(library.series(of: author))
      list.add(library.indexes.statementsOfAuthor[author].compactMap { library.statements[$0] })
      list.add(library.indexes.penNamesOfPerson[author].compactMap { library.authors[$0] })
      list.add(library.awards(for: author))
      list.add(library.curationSteps.filter { $0.speaks(of: author) })
      list.add(library.seriesMerges.filter { $0.absorbed.author == author })
    case Series.name:
      let series = SeriesID(replica: id.replica, serial: id.serial)
      list.add(library.members(of: series))
      list.add(library.merges(into: series))
      list.add(library.absentBooks(of: series))
    case Edition.name:
      let edition = EditionID(replica: id.replica, serial: id.serial)
      guard let work = library.editions[edition]?.work else { break }
      list.add(library.entries(of: work).filter { $0.edition == edition })
      list.add([library.works[work]].compactMap { $0 }.filter { !$0.conflicts.isEmpty })
    case Entry.name:
      list.add(library.sessions(of: EntryID(replica: id.replica, serial: id.serial)))
    default: break
    }
    return list.names
  }
}

private struct NameList {
  private(set) var names: [RecordName] = []

  mutating func add<R: RowKind>(_ rows: [R]) {
    guard let kind = R.sync.kind else { return }
    for row in rows {
      if let row = try? SyncedRow(row, of: kind) { names.append(row.name) }
    }
  }
}

extension CurationSubject {
  fileprivate var work: WorkID? { if case .override(let work, _) = self { work } else { nil } }
}

extension CurationStep {
  fileprivate func speaks(of author: AuthorID) -> Bool {
    switch subject {
    case .statement(author, _), .penName(author): true
    default: before?.person == author || after?.person == author
    }
  }
}
