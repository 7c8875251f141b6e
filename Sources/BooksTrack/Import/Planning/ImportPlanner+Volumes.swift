// Books whose file has columns for a series or a volume: rows that differ in the volume are different books,
// whatever else is equal, and a row finds the book of its own volume.

internal import BooksTrackAPI

extension ImportPlanner {
  /// Looks up a row with columns for a series: first among the books of the same title and volume, then as
  /// any other row, but never a book of another volume.
  mutating func lookUp(_ draft: BookDraft, _ keys: MatchKeys, _ columns: SeriesColumns) throws -> MatchResult
  {
    indexVolumes()
    for id in worksWithVolumes?[keys.wholeTitle] ?? [] {
      guard let known = volumes(of: id), known == columns || agrees(known, columns), hasSameWriter(keys, id)
      else {
        continue
      }
      return .exactMatch(id, .titleAndAuthor, reason: .sameTitleAndAuthor)
    }
    let found = try rules.lookup.find(draft, keys, editor.library)
    guard let id = found.work, let known = volumes(of: id), columns.contradicts(known) else { return found }
    return .noDuplicate
  }

  private func agrees(_ known: SeriesColumns, _ columns: SeriesColumns) -> Bool {
    let positions = columns.places.compactMap(\.position)
    return !positions.isEmpty && !columns.contradicts(known)
      && known.places.contains { place in
        place.position.map(positions.contains) ?? false
      }
  }

  /// Returns true if both have a compatible first author, or neither has one.
  private func hasSameWriter(_ keys: MatchKeys, _ id: WorkID) -> Bool {
    guard let other = editor.library.matchIndex.keys(of: id) else { return false }
    guard let one = keys.authors.first, let two = other.authors.first else {
      return keys.authors.isEmpty && other.authors.isEmpty
    }
    return one.isCompatible(with: two)
  }

  /// Returns what a work's entry said about series; else its places on the shelf.
  private func volumes(of id: WorkID) -> SeriesColumns? {
    if let entry = editor.library.oldestEntry(of: id), let said = SeriesColumns(entry.facts.otherFacts) {
      return said
    }
    return SeriesColumns(
      editor.library.memberships(of: id).compactMap { membership in
        editor.library.series[membership.series].map { ($0.name, membership.position) }
      })
  }

  /// Indexes the works of the library on first use.
  private mutating func indexVolumes() {
    guard worksWithVolumes == nil else { return }
    var works: [UInt64: [WorkID]] = [:]
    for entry in editor.library.entries where SeriesColumns(entry.facts.otherFacts) != nil {
      guard let keys = editor.library.matchIndex.keys(of: entry.work) else { continue }
      if works[keys.wholeTitle]?.contains(entry.work) != true {
        works[keys.wholeTitle, default: []].append(entry.work)
      }
    }
    worksWithVolumes = works
  }

  /// Adds a work to the series of its columns. What an earlier row or import said is not said again: a place
  /// that is missing then was removed by the reader.
  ///
  /// - Parameters:
  ///   - known: The entry before the row.
  ///   - keys: The keys of a new work.
  /// - Returns: True if the work has a new place.
  @discardableResult
  mutating func linkColumns(of draft: BookDraft, _ work: WorkID, known: Entry?, _ keys: MatchKeys?) -> Bool {
    guard let columns = SeriesColumns(draft.reader.otherFacts) else { return false }
    if let keys {
      worksWithVolumes?[keys.wholeTitle, default: []].append(work)
    }
    if let known, SeriesColumns(known.facts.otherFacts) != nil { return false }
    let before = editor.library.memberships(of: work)
    let taken = before.compactMap { editor.library.series[$0.series].map { SeriesNames.core($0.name) } }
    let title = editor.library.works[work]?.title ?? draft.title
    // A publisher's series is kept as the reader's entry, but is no reading order (SER-2).
    let mentions = columns.mentions(title: title).filter { mention in
      mention.name.map {
        !taken.contains(SeriesNames.core($0)) && ($0 == title || rules.series.grammar.isReadingSeries($0))
      } ?? false
    }
    if known == nil {
      for mention in mentions {
        if mention.position == nil, let name = mention.name, let number = SeriesCell.bareNumber(in: name) {
          numberedCells.append(NumberedCell(work: work, written: mention, number: number))
        } else {
          link([mention], of: work)
        }
      }
    } else {
      SeriesLinker().link(mentions, of: work, in: &editor, now: now)
    }
    return editor.library.memberships(of: work) != before
  }
}

/// A cell that names a series with a number, which may be part of the name: `Tintenwelt 1`, `Apollo 13`.
struct NumberedCell {
  let work: WorkID
  /// The statement with the number as part of the name.
  let written: SeriesMention
  let number: BareNumber
}

extension ImportPlanner {
  /// Links the works of cells with a number, after the last row. It is a place if another cell has the same
  /// name and another number, or if the writer has a series of that name.
  mutating func linkNumberedCells() {
    guard !numberedCells.isEmpty else { return }
    var numbers: [String: Set<SeriesPosition>] = [:]
    for cell in numberedCells {
      numbers[SeriesNames.core(cell.number.name), default: []].insert(cell.number.position)
    }
    for cell in numberedCells {
      let name = cell.number.name
      let isPlace = numbers[SeriesNames.core(name)].map { $0.count > 1 } ?? false
      let numbered = SeriesMention(name: name, position: cell.number.position)
      link([isPlace || hasSeries(name, by: cell.work) ? numbered : cell.written], of: cell.work)
    }
    numberedCells = []
  }

  private func hasSeries(_ name: String, by work: WorkID) -> Bool {
    guard let writer = editor.library.works[work]?.authors.first?.author else { return false }
    return editor.library.series(named: name).contains { $0.author == writer }
  }
}

extension SeriesColumns {
  /// Creates the columns that would say the same as a work's places; returns nil if it has none.
  init?(_ places: [(name: String, position: SeriesPosition?)]) {
    guard !places.isEmpty else { return nil }
    self.places = places.map { Place(name: $0.name, position: $0.position) }
  }
}
