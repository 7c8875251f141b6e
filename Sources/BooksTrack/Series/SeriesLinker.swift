// Puts a work into the series that it was found to stand in: joins one that is there, or makes one (SER-5).
//
// A series is the same if a provider has the same id for both, or if the names are the same but for case,
// article and punctuation and the authors are compatible. Two authors who both call a series "Legacy" have
// two series. A name that is merely close joins nothing.
//
// What an edition's record says in words joins a series that is there and makes none, and so does a
// provider's series without a number, or with one of 20 or more (SER-2).
//
// Linking twice changes nothing. What the reader arranged in a series of their own stays as it is (SER-6):
// the name, the total, and the place of a book that already stands in it. What is detected and joins a series
// that the reader has made is noted as a merge, as if the detected series had been there before; if that
// merge is undone, whatever is detected later stays away from the reader's series.

public import BooksTrackAPI

/// Links works to series.
public struct SeriesLinker: Sendable {
  /// The linker of the stack.
  public init() {}

  /// Puts a work into every series that the mentions name, and gives those series back, in the order of the
  /// mentions.
  ///
  /// - Complexity: O(log n) for each mention.
  @discardableResult
  public func link(
    _ mentions: [SeriesMention], of work: WorkID, in editor: inout LibraryEditor, now: Timestamp
  ) -> [SeriesID] {
    guard !mentions.isEmpty, let row = editor.library.works[work] else { return [] }
    let writers = writers(of: row, in: editor.library)
    var linked: [SeriesID] = []
    for var mention in mentions {
      guard let name = mention.name, !SeriesNames.key(name).isEmpty else { continue }
      let known = find(name, mention.externalID, of: row, writers, in: editor.library)
      if known == nil, mention.joinsOnly { continue }
      if mention.source != .title, let known, isTaken(mention.position, in: known, from: work, editor.library)
      {
        mention.position = nil
      }
      if let known, known.origin == .manual, known.source == .manual {
        join(known, work, mention, named: name, writers, &editor, now)
        if !linked.contains(known.id) { linked.append(known.id) }
        continue
      }
      var series =
        known
        ?? Series(
          id: editor.newSeriesID(), name: name, author: writers.first?.id, source: .automatic, created: now)
      if let id = mention.externalID, !series.externalIDs.contains(id) {
        series.externalIDs = (series.externalIDs + [id]).sorted()
      }
      // A series that a provider's id has found may turn out to have several authors.
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

  /// Puts the work into a series that the reader has made, and notes that it came by detection.
  private func join(
    _ series: Series, _ work: WorkID, _ mention: SeriesMention, named name: String, _ writers: [Writer],
    _ editor: inout LibraryEditor, _ now: Timestamp
  ) {
    var series = series
    let merge = note(mention, named: name, writers, mergedInto: &series, &editor, now)
    let before = editor.library.membership(of: work, in: series.id)
    var membership =
      before ?? Membership(id: editor.newMembershipID(), series: series.id, work: work, position: nil)
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

  /// The merge that stands for the series that would have been detected; the names that providers have for it
  /// are noted.
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
        id: editor.newSeriesMergeID(), into: series.id,
        absorbed: Series(
          id: editor.newSeriesID(), name: name, author: writers.first?.id, source: .automatic, created: now),
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
    // A series of that name in which the work stands already goes before one that has the id: the work would
    // stand in one series twice. Then the reader's own, then the oldest.
    let memberships = library.memberships(of: work.id)
    let standing = sameName.first { series in memberships.contains { $0.series == series.id } }
    if let standing { return standing }
    if let externalID, let known = library.series(externalID: externalID).first { return known }
    return sameName.first { $0.source == .manual && isCompatible($0, writers, library) }
      ?? sameName.first { isCompatible($0, writers, library) }
  }

  /// A series without an author has several, and any may join. A work without an author joins only such a
  /// series.
  private func isCompatible(_ series: Series, _ writers: [Writer], _ library: Library) -> Bool {
    guard let id = series.author, let author = library.authors[id] else { return true }
    let name = AuthorName(author.name)
    return writers.contains { $0.id == id || $0.name.isCompatible(with: name) }
  }

  /// Whether another book of a series stands at a place. One of the two is counted wrongly, and the record
  /// that comes later is not believed.
  private func isTaken(
    _ position: SeriesPosition?, in series: Series, from work: WorkID, _ library: Library
  ) -> Bool {
    guard let position else { return false }
    return library.members(of: series.id).contains { $0.position == position && $0.work != work }
  }

  /// Puts the work in its place; true if that changed something. A place that is known stays.
  private func place(
    _ work: WorkID, at mention: SeriesMention, in series: Series, _ editor: inout LibraryEditor
  ) -> Bool {
    guard var membership = editor.library.membership(of: work, in: series.id) else {
      editor.put(
        Membership(
          id: editor.newMembershipID(), series: series.id, work: work, position: mention.position))
      return true
    }
    guard membership.position == nil, mention.position != nil else { return false }
    membership.position = mention.position
    editor.put(membership)
    return true
  }
}
