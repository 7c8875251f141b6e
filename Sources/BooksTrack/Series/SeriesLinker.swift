// The assignment of works to their detected series: to an existing series, or to a new one (SER-5).
//
// Two series are the same if a provider has the same id for both, or if the names are equal up to case,
// article and punctuation and the authors are compatible. If two authors both have a series "Legacy", there
// are two series, unless the books of a file show that it is one (`ImportPlanner`). A merely similar name
// does not match.
//
// Names that differ in words which any series may have ("Red Rising", "The Red Rising Saga") are one series
// if the authors are known and compatible and no other book has the number: two counts of one name are two
// series. The name that came first stays; the other one is recorded as a merge, which the reader can undo
// (SER-6).
//
// A text in an edition's record adds works to existing series only, and so does a provider's series without a
// number, or with one of 20 or more (SER-2).
//
// Linking is idempotent. In a series of the reader's own, name, total and the positions of its books are not
// changed (SER-6). A detected series that joins it is recorded as a merge, as if the detected series had
// existed before; after that merge is undone, later detections stay out of the reader's series.

public import BooksTrackAPI

/// Links works to series.
public struct SeriesLinker: Sendable {
  /// Creates the linker of the stack.
  public init() {}

  /// Adds a work to every series that the mentions name, and returns those series in the order of the
  /// mentions.
  ///
  /// - Parameters:
  ///   - joinsAlike: True if a name that differs in words which any series may have is the same.
  ///   - proven: The series of that name that other books show to be the one, whoever wrote it.
  /// - Complexity: O(log n) for each mention.
  @discardableResult
  public func link(
    _ mentions: [SeriesMention], of work: WorkID, joinsAlike: Bool = true, proven: SeriesID? = nil,
    in editor: inout LibraryEditor, now: Timestamp
  ) -> [SeriesID] {
    guard !mentions.isEmpty, let row = editor.library.works[work] else { return [] }
    let writers = writers(of: row, in: editor.library)
    var linked: [SeriesID] = []
    for var mention in mentions {
      if let short = mention.shortName, isKnown(short, insteadOf: mention.name, row, writers, editor.library)
      {
        mention.name = short
      }
      guard let name = mention.name, !SeriesNames.key(name).isEmpty else { continue }
      let known =
        proven.flatMap { editor.library.series[$0] }
        ?? find(name, mention.externalID, of: row, writers, in: editor.library)
      if mention.source != .title, let known, isTaken(mention.position, in: known, from: work, editor.library)
      {
        mention.position = nil
      }
      let alike =
        known == nil && joinsAlike ? seriesAlike(name, mention.position, work, writers, editor.library) : nil
      if known == nil, alike == nil, mention.joinsOnly { continue }
      if let known = alike ?? known, alike != nil || known.origin == .manual && known.source == .manual {
        join(known, work, mention, named: name, writers, &editor, now)
        if !linked.contains(known.id) { linked.append(known.id) }
        continue
      }
      var series =
        known
        ?? Series(
          id: editor.newID(), name: name, author: writers.first?.id, source: .automatic, created: now)
      if let id = mention.externalID, !series.externalIDs.contains(id) {
        series.externalIDs = (series.externalIDs + [id]).sorted()
      }
      // A series found by a provider's id may turn out to have several authors.
      if series.source == .automatic, !writers.isEmpty, !isCompatible(series, writers, editor.library) {
        series.author = nil
      }
      let isMoved = place(work, at: mention, in: series, &editor)
      if isMoved { series.updated = max(series.updated, now) }
      editor.put(series)
      if isMoved { editor.settleTotal(of: series.id, joinedBy: mention.position) }
      if !linked.contains(series.id) { linked.append(series.id) }
    }
    return linked
  }

  /// Adds the work to a series of the reader's own, and records that it was detected.
  private func join(
    _ series: Series, _ work: WorkID, _ mention: SeriesMention, named name: String, _ writers: [Writer],
    _ editor: inout LibraryEditor, _ now: Timestamp
  ) {
    var series = series
    let merge = note(mention, named: name, writers, mergedInto: &series, &editor, now)
    let before = editor.library.membership(of: work, in: series.id)
    var membership =
      before ?? Membership(id: editor.newID(), series: series.id, work: work, position: nil)
    if let place = membership.merged.firstIndex(where: { $0.merge == merge }) {
      membership.merged[place].position = membership.merged[place].position ?? mention.position
    } else {
      membership.merged.append(
        MergedPlace(merge: merge, position: mention.position, stays: before?.standsByItself ?? false))
    }
    membership.position = membership.position ?? mention.position
    editor.put(membership)
    if before?.position != membership.position || before == nil {
      series.updated = max(series.updated, now)
    }
    editor.put(series)
    editor.settleTotal(of: series.id, joinedBy: membership.position)
  }

  /// Returns the merge that represents the detected series, with the providers' ids for it added.
  private func note(
    _ mention: SeriesMention, named name: String, _ writers: [Writer], mergedInto series: inout Series,
    _ editor: inout LibraryEditor, _ now: Timestamp
  ) -> SeriesMergeID {
    let key = SeriesNames.key(name)
    let known = editor.library.merges(into: series.id).first { merge in
      guard merge.undone == nil else { return false }
      return SeriesNames.key(merge.absorbed.name) == key
        || mention.externalID.map(merge.absorbed.externalIDs.contains) ?? false
    }
    var merge =
      known
      ?? SeriesMerge(
        id: editor.newID(), into: series.id,
        absorbed: Series(
          id: editor.newID(), name: name, author: writers.first?.id, source: .automatic, created: now),
        made: now)
    if !writers.isEmpty, !isCompatible(merge.absorbed, writers, editor.library) {
      merge.absorbed.author = nil
    }
    if let id = mention.externalID, !merge.absorbed.externalIDs.contains(id) {
      merge.absorbed.externalIDs = (merge.absorbed.externalIDs + [id]).sorted()
      if !series.externalIDs.contains(id) {
        series.externalIDs = (series.externalIDs + [id]).sorted()
        merge.addedIDs = (merge.addedIDs + [id]).sorted()
      }
    }
    editor.put(merge)
    return merge.id
  }

  /// Returns true if a series has the short form of a name, and none has the whole name.
  private func isKnown(
    _ short: String, insteadOf name: String?, _ work: Work, _ writers: [Writer], _ library: Library
  ) -> Bool {
    find(short, nil, of: work, writers, in: library) != nil
      && name.map { find($0, nil, of: work, writers, in: library) == nil } ?? true
  }

  private typealias Writer = (id: AuthorID, name: AuthorName)

  private func writers(of work: Work, in library: Library) -> [Writer] {
    work.authors.filter { $0.role == nil }.compactMap { credit in
      guard let author = library.authors[credit.author] else { return nil }
      let name = AuthorName(author.name)
      return name.isAnonymous ? nil : (author.id, name)
    }
  }

  private func find(
    _ name: String, _ externalID: ExternalID?, of work: Work, _ writers: [Writer], in library: Library
  ) -> Series? {
    let sameName = library.series(named: name).filter { !library.isKeptApart($0, named: name) }
    // A series of that name that contains the work takes precedence over one with the id; otherwise the work
    // would be in one series twice. Then the reader's own series, then the oldest.
    let memberships = library.memberships(of: work.id)
    let standing = sameName.first { series in memberships.contains { $0.series == series.id } }
    if let standing { return standing }
    if let externalID, let known = library.series(externalID: externalID).first { return known }
    return sameName.first { $0.source == .manual && isCompatible($0, writers, library) }
      ?? sameName.first { isCompatible($0, writers, library) }
  }

  /// Returns the oldest series whose name differs in words that any series may have, if the book can be its
  /// volume of that number (SER-6).
  private func seriesAlike(
    _ name: String, _ position: SeriesPosition?, _ work: WorkID, _ writers: [Writer], _ library: Library
  ) -> Series? {
    guard let position, !writers.isEmpty else { return nil }
    return library.series(alike: name).first { series in
      series.author != nil && !library.isKeptApart(series, named: name)
        && isCompatible(series, writers, library) && !isTaken(position, in: series, from: work, library)
    }
  }

  /// Returns true if other books decide to which series a mention adds a work: none of that name has a
  /// compatible author, but there is one by another author, or one with a name that is alike.
  func isOpen(_ mention: SeriesMention, of work: WorkID, in library: Library) -> Bool {
    guard let name = mention.name, !mention.joinsOnly, let row = library.works[work] else { return false }
    return find(name, mention.externalID, of: row, writers(of: row, in: library), in: library) == nil
      && !(library.series(named: name).isEmpty && library.series(alike: name).isEmpty)
  }

  /// Returns true if the authors match. A series without an author has several and accepts any work; a work
  /// without an author matches only such a series.
  private func isCompatible(_ series: Series, _ writers: [Writer], _ library: Library) -> Bool {
    guard let id = series.author, let author = library.authors[id] else { return true }
    let name = AuthorName(author.name)
    return writers.contains { $0.id == id || $0.name.isCompatible(with: name) }
  }

  /// Returns true if another book of the series has the position. One of the two is counted wrongly, so the
  /// later record's position is ignored.
  private func isTaken(
    _ position: SeriesPosition?, in series: Series, from work: WorkID, _ library: Library
  ) -> Bool {
    guard let position else { return false }
    return library.members(of: series.id).contains { $0.position == position && $0.work != work }
  }

  /// Adds the work at its position, or sets a missing position. Returns true if anything changed.
  private func place(
    _ work: WorkID, at mention: SeriesMention, in series: Series, _ editor: inout LibraryEditor
  ) -> Bool {
    guard var membership = editor.library.membership(of: work, in: series.id) else {
      editor.put(
        Membership(
          id: editor.newID(), series: series.id, work: work, position: mention.position))
      return true
    }
    guard membership.position == nil, mention.position != nil else { return false }
    membership.position = mention.position
    editor.put(membership)
    return true
  }
}
