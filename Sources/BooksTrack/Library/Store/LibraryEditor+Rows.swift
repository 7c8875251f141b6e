// Putting and taking away rows of each kind, with what that means for other rows.
//
// The rule for taking away: what cannot exist without the row goes with it, what merely mentions it forgets
// it. Each step is a change of its own in the transaction, so replaying a log needs none of these rules.

extension LibraryEditor {
  /// Puts a work in place; its places in series show its title.
  public mutating func put(_ work: Work) {
    put(work, .work, in: { $0.works }, as: Change.putWork)
    for membership in library.memberships(of: work.id) where membership.title != work.title {
      put(membership)
    }
  }

  /// Puts a work in place that was made of a book whose keys the index of the library has made.
  mutating func put(_ work: Work, like keys: MatchKeys) {
    put(work, .work, in: { $0.works }, as: Change.putWork, like: keys)
  }

  /// Puts an edition in place. If it moves to another work, entries of the old one forget it.
  public mutating func put(_ edition: Edition) {
    let old = library.editions[edition.id]
    if let old, old.work != edition.work { forget(old) }
    put(edition, .edition, in: { $0.editions }, as: Change.putEdition)
    guard old?.facts.coverURL != edition.facts.coverURL || old?.work != edition.work else { return }
    showCover(of: edition.work)
    if let old, old.work != edition.work { showCover(of: old.work) }
  }

  /// Places in series show the first cover of their work.
  private mutating func showCover(of work: WorkID) {
    let memberships = library.memberships(of: work)
    guard !memberships.isEmpty else { return }
    let cover = library.firstCover(of: work)
    for membership in memberships where membership.cover != cover { put(membership) }
  }

  /// Puts an author in place.
  public mutating func put(_ author: Author) {
    put(author, .author, in: { $0.authors }, as: Change.putAuthor)
  }

  /// Puts an entry in place.
  public mutating func put(_ entry: Entry) { put(entry, .entry, in: { $0.entries }, as: Change.putEntry) }

  /// Puts a series in place.
  public mutating func put(_ series: Series) {
    put(series, .series, in: { $0.series }, as: Change.putSeries)
  }

  /// Puts a membership in place, with the title and the cover that its work has. A work stands in a series
  /// once: another membership of the same pair goes. Totals that providers have said are those that count
  /// with it there (SER-9).
  public mutating func put(_ membership: Membership) {
    let old = library.memberships[membership.id]
    let others = library.memberships(of: membership.work).filter {
      $0.series == membership.series && $0.id != membership.id
    }
    for other in others { removeRow(other.id) }
    put(library.refreshed(membership), .membership, in: { $0.memberships }, as: Change.putMembership)
    if others.isEmpty, old == nil || old?.series == membership.series && old?.position == nil {
      settleTotal(of: membership.series, joinedBy: membership.position)
    } else if old?.series != membership.series || old?.position != membership.position {
      settleTotal(of: membership.series)
    }
    if let old, old.series != membership.series { settleTotal(of: old.series) }
  }

  /// Puts a job in place. A work waits once (ENR-1): another job of the same work goes.
  public mutating func put(_ job: EnrichmentJob) {
    if let other = library.job(of: job.work), other.id != job.id { remove(other.id) }
    put(job, .job, in: { $0.jobs }, as: Change.putJob)
  }

  /// Puts an import record in place.
  public mutating func put(_ record: ImportRecord) {
    put(record, .importRecord, in: { $0.imports }, as: Change.putImport)
  }

  /// Takes a work away with its editions, entries and their sessions, diversity facts, overrides, memberships
  /// and job (ENR-7). Its authors and series stay (SER-15), and the points that were given for it. Nothing
  /// happens if there is none of that name; likewise below.
  public mutating func remove(_ work: WorkID) {
    for entry in library.entries(of: work) { remove(entry.id) }
    for edition in library.editions(of: work) { remove(edition.id) }
    for membership in library.memberships(of: work) { remove(membership.id) }
    for fact in library.diversityFacts(of: work) { remove(fact.id) }
    for override in library.overrides(of: work) { remove(override.id) }
    if let job = library.job(of: work) { remove(job.id) }
    remove(work, .work, from: { $0.works }, as: Change.removeWork)
  }

  /// Takes an edition away; entries that name it forget it.
  public mutating func remove(_ edition: EditionID) {
    guard let row = library.editions[edition] else { return }
    forget(row)
    remove(edition, .edition, from: { $0.editions }, as: Change.removeEdition)
    if row.facts.coverURL != nil { showCover(of: row.work) }
  }

  private mutating func forget(_ edition: Edition) {
    for var entry in library.entries(of: edition.work) where entry.edition == edition.id {
      entry.edition = nil
      put(entry)
    }
  }

  /// Takes an author away with what the reader says of them; works lose the credit, series forget their
  /// author, and pen names are names of their own.
  public mutating func remove(_ author: AuthorID) {
    for var work in library.works(of: author) {
      work.authors.removeAll { $0.author == author }
      put(work)
    }
    for var series in library.series(of: author) {
      series.author = nil
      put(series)
    }
    for statement in library.indexes.statementsOfAuthor[author] { remove(statement) }
    for name in library.indexes.penNamesOfPerson[author] {
      guard var row = library.authors[name] else { continue }
      row.penNameOf = nil
      put(row)
    }
    remove(author, .author, from: { $0.authors }, as: Change.removeAuthor)
  }

  /// Takes an entry away with its reading sessions; the work stays.
  public mutating func remove(_ entry: EntryID) {
    for session in library.sessions(of: entry) { remove(session.id) }
    remove(entry, .entry, from: { $0.entries }, as: Change.removeEntry)
  }

  /// Takes a series away with its memberships, places of absent books, merges and pages; never a book
  /// (SER-10).
  public mutating func remove(_ series: SeriesID) {
    for membership in library.members(of: series) { removeRow(membership.id) }
    for var book in library.absentBooks(of: series) {
      book.places.removeAll { $0.series == series }
      put(book)
    }
    for merge in library.merges(into: series) { remove(merge.id) }
    for page in library.pages(of: series) { remove(page.id) }
    remove(series, .series, from: { $0.series }, as: Change.removeSeries)
  }

  /// Takes a work out of a series. A provider's total that the work had refuted counts again (SER-9).
  public mutating func remove(_ membership: MembershipID) {
    guard let row = library.memberships[membership] else { return }
    removeRow(membership)
    settleTotal(of: row.series)
  }

  /// Takes a membership away whose series goes as well, or gets another one of the same work.
  private mutating func removeRow(_ membership: MembershipID) {
    remove(membership, .membership, from: { $0.memberships }, as: Change.removeMembership)
  }

  /// Takes a job off the queue.
  public mutating func remove(_ job: JobID) { remove(job, .job, from: { $0.jobs }, as: Change.removeJob) }

  /// Takes an import record away with its undo facts; what was imported stays.
  public mutating func remove(_ record: ImportID) {
    if let undo = library.undo(of: record) { remove(undo.id) }
    remove(record, .importRecord, from: { $0.imports }, as: Change.removeImport)
  }
}
