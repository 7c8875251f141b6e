// The kinds of series: series, memberships, merges, absent books, and providers' pages.

internal import BooksTrackAPI

extension Series: RowKind {
  public static var tag: UInt8 { 5 }
  static var name: String { "series" }
  static var table: WritableKeyPath<Library, Table<Series>> { \.series }
  static var reset: ResetRule { .stays }

  public static func change(_ change: RowChange<Series>) -> Change { .series(change) }

  static func reindex(_ update: RowUpdate<Series>, in library: inout Library) {
    let (old, new) = (update.old, update.new)
    library.indexes.seriesOfAuthor.move(update.id, from: old?.author, to: new?.author)
    if old?.name != new?.name || old?.externalIDs != new?.externalIDs {
      if let old { library.indexes.seriesByName.remove(old) }
      if let new { library.indexes.seriesByName.insert(new) }
    }
  }

  func missingReference(in library: Library) -> String? { author.flatMap { library.lacks($0) } }

  /// Memberships, places of absent books, merges and pages are removed with the series; books stay (SER-10).
  static func remove(_ series: SeriesID, in editor: inout LibraryEditor) {
    for membership in editor.library.members(of: series) { editor.removeRow(membership.id) }
    for var book in editor.library.absentBooks(of: series) {
      book.places.removeAll { $0.series == series }
      editor.put(book)
    }
    for merge in editor.library.merges(into: series) { editor.remove(merge.id) }
    for page in editor.library.pages(of: series) { editor.remove(page.id) }
    editor.removeRow(series)
  }
}

extension Membership: RowKind {
  public static var tag: UInt8 { 6 }
  static var name: String { "membership" }
  static var table: WritableKeyPath<Library, Table<Membership>> { \.memberships }
  static var reset: ResetRule { .goesWithOwner }

  public static func change(_ change: RowChange<Membership>) -> Change { .membership(change) }

  static func reindex(_ update: RowUpdate<Membership>, in library: inout Library) {
    library.indexes.membershipsOfWork.move(update.id, from: update.old?.work, to: update.new?.work)
    library.indexes.membersOfSeries.move(update.id, from: update.old?.series, to: update.new?.series)
  }

  func missingReference(in library: Library) -> String? { library.lacks(work) ?? library.lacks(series) }

  /// The membership takes over the title and the cover of its work. A work has at most one membership of a
  /// series: another one of the same pair is removed. The providers' totals are evaluated anew (SER-9).
  static func put(_ membership: Membership, in editor: inout LibraryEditor) {
    let old = editor.library.memberships[membership.id]
    let others = editor.library.memberships(of: membership.work).filter {
      $0.series == membership.series && $0.id != membership.id
    }
    for other in others { editor.removeRow(other.id) }
    editor.putRow(editor.library.refreshed(membership))
    if others.isEmpty, old == nil || old?.series == membership.series && old?.position == nil {
      editor.settleTotal(of: membership.series, joinedBy: membership.position)
    } else if old?.series != membership.series || old?.position != membership.position {
      editor.settleTotal(of: membership.series)
    }
    if let old, old.series != membership.series { editor.settleTotal(of: old.series) }
  }

  /// A provider's total that the work had refuted is valid again (SER-9).
  static func remove(_ membership: MembershipID, in editor: inout LibraryEditor) {
    guard let row = editor.library.memberships[membership] else { return }
    editor.removeRow(membership)
    editor.settleTotal(of: row.series)
  }
}

extension SeriesMerge: RowKind {
  public static var tag: UInt8 { 27 }
  static var name: String { "merge" }
  static var table: WritableKeyPath<Library, Table<SeriesMerge>> { \.seriesMerges }
  static var reset: ResetRule { .stays }

  public static func change(_ change: RowChange<SeriesMerge>) -> Change { .seriesMerge(change) }

  static func reindex(_ update: RowUpdate<SeriesMerge>, in library: inout Library) {
    // The identifier of the absorbed series is not reused: undoing the merge restores the row.
    if let new = update.new { library.take(new.absorbed.id) }
    library.indexes.mergesOfSeries.move(update.id, from: update.old?.into, to: update.new?.into)
  }

  func missingReference(in library: Library) -> String? { library.lacks(into) }
}

extension AbsentBook: RowKind {
  public static var tag: UInt8 { 28 }
  static var name: String { "absent book" }
  static var table: WritableKeyPath<Library, Table<AbsentBook>> { \.absentBooks }
  static var reset: ResetRule { .stays }

  public static func change(_ change: RowChange<AbsentBook>) -> Change { .absentBook(change) }

  static func reindex(_ update: RowUpdate<AbsentBook>, in library: inout Library) {
    let id = update.id
    for place in update.old?.places ?? [] {
      library.indexes.absentBooksOfSeries.remove(id, under: place.series)
    }
    for place in update.new?.places ?? [] {
      library.indexes.absentBooksOfSeries.insert(id, under: place.series)
    }
    if let new = update.new {
      let keys = library.matchIndex.rules.keys(title: new.title, authors: new.authors, isbns: new.isbns)
      library.indexes.absentMatch.insert(new.workID, keys: keys)
    } else {
      library.indexes.absentMatch.remove(WorkID(replica: id.replica, serial: id.serial))
    }
  }

  func missingReference(in library: Library) -> String? {
    for place in places {
      if let missing = library.lacks(place.series) { return missing }
    }
    return nil
  }

  /// An absent book without places is removed.
  static func put(_ book: AbsentBook, in editor: inout LibraryEditor) {
    if book.places.isEmpty { return editor.remove(book.id) }
    editor.putRow(book)
  }
}

extension AbsentBook {
  /// The identifier of the book in the match index of absent books.
  var workID: WorkID { WorkID(replica: id.replica, serial: id.serial) }
}

extension SeriesPage: RowKind {
  public static var tag: UInt8 { 29 }
  static var name: String { "page" }
  static var table: WritableKeyPath<Library, Table<SeriesPage>> { \.seriesPages }
  static var reset: ResetRule { .stays }

  public static func change(_ change: RowChange<SeriesPage>) -> Change { .seriesPage(change) }

  static func reindex(_ update: RowUpdate<SeriesPage>, in library: inout Library) {
    library.indexes.pagesOfSeries.move(update.id, from: update.old?.series, to: update.new?.series)
  }

  func missingReference(in library: Library) -> String? { library.lacks(series) }

  /// A series has at most one page of each provider: another one of the same provider is removed.
  static func put(_ page: SeriesPage, in editor: inout LibraryEditor) {
    for other in editor.library.pages(of: page.series)
    where other.id != page.id && other.externalID.provider == page.externalID.provider {
      editor.remove(other.id)
    }
    editor.putRow(page)
  }
}
