// The kinds of books: works, editions, authors, and the reader's entries.

extension Work: RowKind {
  public static var tag: UInt8 { 1 }
  static var name: String { "work" }
  static var table: WritableKeyPath<Library, Table<Work>> { \.works }
  static var reset: ResetRule { .goes(turn: 2) }

  public static func change(_ change: RowChange<Work>) -> Change { .work(change) }

  static func reindex(_ update: RowUpdate<Work>, in library: inout Library) {
    reindex(update, like: nil, in: &library)
  }

  /// Updates the indexes; the match index uses the keys of the book that the work was created from, if known.
  static func reindex(_ update: RowUpdate<Work>, like keys: MatchKeys?, in library: inout Library) {
    let (id, old, new) = (update.id, update.old, update.new)
    if old?.authors != new?.authors {
      for credit in old?.authors ?? [] { library.indexes.worksOfAuthor.remove(id, under: credit.author) }
      for credit in new?.authors ?? [] { library.indexes.worksOfAuthor.insert(id, under: credit.author) }
    }
    if new == nil {
      library.indexes.match.remove(id)
    } else if old?.title != new?.title || old?.authors != new?.authors {
      library.updateMatch(of: id, like: keys)
    }
  }

  func missingReference(in library: Library) -> String? {
    for credit in self.authors {
      if let missing = library.lacks(credit.author) { return missing }
    }
    return nil
  }

  /// The memberships of the work take over its title.
  static func put(_ work: Work, in editor: inout LibraryEditor) {
    editor.putRow(work)
    for membership in editor.library.memberships(of: work.id) where membership.title != work.title {
      editor.put(membership)
    }
  }

  /// Editions, entries and their sessions, diversity facts, overrides, memberships and the job are removed
  /// with the work (ENR-7). Its authors, its series (SER-15) and the points awarded for it stay.
  static func remove(_ work: WorkID, in editor: inout LibraryEditor) {
    for entry in editor.library.entries(of: work) { editor.remove(entry.id) }
    for edition in editor.library.editions(of: work) { editor.remove(edition.id) }
    for membership in editor.library.memberships(of: work) { editor.remove(membership.id) }
    for fact in editor.library.diversityFacts(of: work) { editor.remove(fact.id) }
    for override in editor.library.overrides(of: work) { editor.remove(override.id) }
    if let job = editor.library.job(of: work) { editor.remove(job.id) }
    editor.removeRow(work)
  }

  static func removeInReset(_ work: Work, in editor: inout LibraryEditor) {
    editor.keepPlaces(of: work)
    editor.remove(work.id)
  }
}

extension Edition: RowKind {
  public static var tag: UInt8 { 2 }
  static var name: String { "edition" }
  static var table: WritableKeyPath<Library, Table<Edition>> { \.editions }
  static var reset: ResetRule { .goesWithOwner }

  public static func change(_ change: RowChange<Edition>) -> Change { .edition(change) }

  static func reindex(_ update: RowUpdate<Edition>, in library: inout Library) {
    let (old, new) = (update.old, update.new)
    library.indexes.editionsOfWork.move(update.id, from: old?.work, to: new?.work)
    if let old, old.work != new?.work { library.updateMatch(of: old.work) }
    // Matching compares only the ISBNs of an edition, and most changes affect other fields.
    let isSameToMatching = old?.work == new?.work && old?.facts.allISBNs == new?.facts.allISBNs
    if let new, !isSameToMatching { library.updateMatch(of: new.work) }
  }

  func missingReference(in library: Library) -> String? { library.lacks(self.work) }

  /// If the edition moves to another work, entries of the old work no longer refer to it.
  static func put(_ edition: Edition, in editor: inout LibraryEditor) {
    let old = editor.library.editions[edition.id]
    if let old, old.work != edition.work { editor.forget(old) }
    editor.putRow(edition)
    guard old?.facts.coverURL != edition.facts.coverURL || old?.work != edition.work else { return }
    editor.showCover(of: edition.work)
    if let old, old.work != edition.work { editor.showCover(of: old.work) }
  }

  /// Entries no longer refer to the edition.
  static func remove(_ edition: EditionID, in editor: inout LibraryEditor) {
    guard let row = editor.library.editions[edition] else { return }
    editor.forget(row)
    editor.removeRow(edition)
    if row.facts.coverURL != nil { editor.showCover(of: row.work) }
  }
}

extension LibraryEditor {
  /// Shows the first cover of a work in its memberships.
  fileprivate mutating func showCover(of work: WorkID) {
    let memberships = library.memberships(of: work)
    guard !memberships.isEmpty else { return }
    let cover = library.firstCover(of: work)
    for membership in memberships where membership.cover != cover { put(membership) }
  }

  /// Clears the references of entries to an edition.
  fileprivate mutating func forget(_ edition: Edition) {
    for var entry in library.entries(of: edition.work) where entry.edition == edition.id {
      entry.edition = nil
      put(entry)
    }
  }
}

extension Author: RowKind {
  public static var tag: UInt8 { 3 }
  static var name: String { "author" }
  static var table: WritableKeyPath<Library, Table<Author>> { \.authors }
  static var reset: ResetRule { .goes(turn: 3) }

  public static func change(_ change: RowChange<Author>) -> Change { .author(change) }

  static func reindex(_ update: RowUpdate<Author>, in library: inout Library) {
    let (id, old, new) = (update.id, update.old, update.new)
    library.indexes.penNamesOfPerson.move(id, from: old?.penNameOf, to: new?.penNameOf)
    guard old?.name != new?.name else { return }
    if let old { library.indexes.authorsByName.remove(old) }
    if let new { library.indexes.authorsByName.insert(new) }
    library.notePlaceholder(id, new.map { AuthorName($0.name).isAnonymous } ?? false)
    for work in library.indexes.worksOfAuthor[id] { library.updateMatch(of: work) }
  }

  func missingReference(in library: Library) -> String? { penNameOf.flatMap { library.lacks($0) } }

  /// The statements about the author are removed; works lose the credit, series lose their author, and pen
  /// names become independent authors.
  static func remove(_ author: AuthorID, in editor: inout LibraryEditor) {
    for var work in editor.library.works(of: author) {
      work.authors.removeAll { $0.author == author }
      editor.put(work)
    }
    for var series in editor.library.series(of: author) {
      series.author = nil
      editor.put(series)
    }
    for statement in editor.library.indexes.statementsOfAuthor[author] { editor.remove(statement) }
    for name in editor.library.indexes.penNamesOfPerson[author] {
      guard var row = editor.library.authors[name] else { continue }
      row.penNameOf = nil
      editor.put(row)
    }
    editor.removeRow(author)
  }

  /// Authors of series stay, and so do authors about whom the reader has made a statement (CAS-2).
  static func removeInReset(_ author: Author, in editor: inout LibraryEditor) {
    guard editor.library.series(of: author.id).isEmpty, !editor.library.isCurated(author.id) else { return }
    editor.remove(author.id)
  }
}

extension Library {
  /// Updates the list of placeholder authors.
  fileprivate mutating func notePlaceholder(_ id: AuthorID, _ isPlaceholder: Bool) {
    guard isPlaceholder != self.isPlaceholder(id) else { return }
    let place = indexes.placeholderAuthors.partitioningIndex(atOrAfter: id)
    if isPlaceholder {
      indexes.placeholderAuthors.insert(id, at: place)
    } else {
      indexes.placeholderAuthors.remove(at: place)
    }
  }
}

extension Entry: RowKind {
  public static var tag: UInt8 { 4 }
  static var name: String { "entry" }
  static var table: WritableKeyPath<Library, Table<Entry>> { \.entries }
  static var reset: ResetRule { .goesWithOwner }

  public static func change(_ change: RowChange<Entry>) -> Change { .entry(change) }

  static func reindex(_ update: RowUpdate<Entry>, in library: inout Library) {
    library.indexes.entriesOfWork.move(update.id, from: update.old?.work, to: update.new?.work)
  }

  func missingReference(in library: Library) -> String? {
    if let missing = library.lacks(self.work) { return missing }
    guard let edition = self.edition, library.editions[edition]?.work != self.work else { return nil }
    return "edition \(edition) of work \(self.work)"
  }

  /// The reader's edition determines the cover of the work.
  static func put(_ entry: Entry, in editor: inout LibraryEditor) {
    let old = editor.library.entries[entry.id]
    editor.putRow(entry)
    guard old?.edition != entry.edition || old?.work != entry.work else { return }
    editor.showCover(of: entry.work)
    if let old, old.work != entry.work { editor.showCover(of: old.work) }
  }

  /// Reading sessions are removed with the entry; the work stays.
  static func remove(_ entry: EntryID, in editor: inout LibraryEditor) {
    for session in editor.library.sessions(of: entry) { editor.remove(session.id) }
    let work = editor.library.entries[entry]?.work
    editor.removeRow(entry)
    if let work { editor.showCover(of: work) }
  }
}
