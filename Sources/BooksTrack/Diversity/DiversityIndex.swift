// The diversity counts of all periods, updated incrementally with each commit (DIV-5).
//
//     var index = DiversityIndex(library)
//     index.follow(transaction.changes, from: library, to: next)
//
// The index stores the contribution of each work, so that a changed work is subtracted as it was and added as
// it is. The resulting counts do not depend on the order of the changes.

/// The counts of a library by period, the contribution of each work, and the works with missing dimensions.
///
/// Indexes of equal libraries are equal, independent of their history.
public struct DiversityIndex: Sendable, Equatable {
  /// The classification of years.
  public let timePeriods: TimePeriodRule
  /// The rule by which books show facts about their authors.
  public let cascade: CascadePolicy
  private var works = IdentifierMap<Work, WorkDiversity>()
  private var periods: [StatsPeriod: DiversityStats] = [:]
  /// The works that lack each dimension, by its index.
  private var open = Array(repeating: OpenQuestions(), count: DiversityDimension.allCases.count)

  /// Counts a library.
  ///
  /// - Complexity: O(*works*).
  public init(
    _ library: Library, timePeriods: TimePeriodRule = .standard, cascade: CascadePolicy = CascadePolicy()
  ) {
    self.timePeriods = timePeriods
    self.cascade = cascade
    var tally = DiversityTally()
    let dimensions = DiversityDimension.allCases
    for work in library.works {
      let new = WorkDiversity(of: work, in: library, timePeriods, cascade)
      tally.add(new)
      works.put(new, at: work.id)
      for dimension in dimensions where new.lacks(dimension) {
        open[dimension.place].insert(work.id, of: new.person(for: dimension))
      }
    }
    periods = tally.periods
  }

  /// Returns the counts of a period; empty counts if no book belongs to it.
  public func stats(for period: StatsPeriod = .allTime) -> DiversityStats {
    periods[period] ?? DiversityStats()
  }

  /// Returns the missing dimensions of a work, in order (DIV-4), without those in which the reader has stated
  /// that there is none; empty if the work does not exist.
  public func missingDimensions(of work: WorkID) -> [DiversityDimension] { works[work]?.missing ?? [] }

  /// Returns the number of works in which an answer to the question about a work fills the dimension: for a
  /// fact about its author all works of the person that lack it, otherwise one (DIV-4, CAS-14).
  func booksCompleted(by dimension: DiversityDimension, of work: WorkID) -> Int {
    works[work]?.person(for: dimension).map { open[dimension.place].count(of: $0) } ?? 1
  }

  /// Returns the greatest number of works that an answer in a dimension completes; nil if no work lacks it.
  func mostBooksCompleted(by dimension: DiversityDimension) -> Int? { open[dimension.place].mostCompleted }

  /// Returns the oldest work of those whose answers in a dimension complete that many works.
  func firstWork(completing books: Int, by dimension: DiversityDimension) -> WorkID? {
    open[dimension.place].oldestWork(completing: books)
  }

  /// Updates the index for the changes between two states of a library.
  ///
  /// - Parameters:
  ///   - changes: All changes between the two states; a row may occur several times.
  ///   - old: The state of the last update.
  /// - Complexity: O(*touched works*); a change of an author's facts touches all of the author's works.
  public mutating func follow(_ changes: some Sequence<Change>, from old: Library, to new: Library) {
    for id in Self.works(touchedBy: changes, from: old, to: new) {
      replace(id, by: new.works[id].map { WorkDiversity(of: $0, in: new, timePeriods, cascade) })
    }
  }

  /// Returns the works whose counts or displayed facts may have changed, oldest first.
  static func works(
    touchedBy changes: some Sequence<Change>, from old: Library, to new: Library
  ) -> [WorkID] {
    var touched: [WorkID] = []
    for change in changes { touch(change, old, new, &touched) }
    touched.sort()
    var works: [WorkID] = []
    for id in touched where id != works.last { works.append(id) }
    return works
  }

  private static func touch(_ change: Change, _ old: Library, _ new: Library, _ touched: inout [WorkID]) {
    switch change {
    case .work(.put(let row)): touched.append(row.id)
    case .work(.remove(let id)): touched.append(id)
    case .edition(.put(let row)): touched += [row.work, old.editions[row.id]?.work].compactMap { $0 }
    case .edition(.remove(let id)): touched += [old.editions[id]?.work].compactMap { $0 }
    case .entry(.put(let row)): touched += [row.work, old.entries[row.id]?.work].compactMap { $0 }
    case .entry(.remove(let id)): touched += [old.entries[id]?.work].compactMap { $0 }
    case .diversityFact(.put(let row)):
      touched += [row.work, old.diversityFacts[row.id]?.work].compactMap { $0 }
    case .diversityFact(.remove(let id)): touched += [old.diversityFacts[id]?.work].compactMap { $0 }
    case .author(.put(let row)):
      // A new name matters only if it is, or was, a placeholder. Works credited to an author meanwhile have
      // their own change.
      let before = old.authors[row.id]
      if before?.facts != row.facts || before?.penNameOf != row.penNameOf
        || old.isPlaceholder(row.id) != new.isPlaceholder(row.id)
      {
        touched += new.works(ofPerson: row.id)
      }
    case .statement(.put(let row)): touched += new.works(ofPerson: row.author)
    case .statement(.remove(let id)):
      if let row = old.statements[id] { touched += new.works(ofPerson: row.author) }
    case .override(.put(let row)): touched += [row.work, old.overrides[row.id]?.work].compactMap { $0 }
    case .override(.remove(let id)): touched += [old.overrides[id]?.work].compactMap { $0 }
    case .curationState(.put(let row)):
      // A changed rule may affect any book; a statistics request affects none.
      if old.curation.changedRules != row.changedRules { touched += new.works.map(\.id) }
    default: break
    }
  }

  private mutating func replace(_ id: WorkID, by new: WorkDiversity?) {
    let old = works[id]
    guard old != new else { return }
    if let old { count(old, by: -1) }
    if let new { count(new, by: 1) }
    if let new { works.put(new, at: id) } else { works.remove(id) }
    for dimension in DiversityDimension.allCases {
      let (before, after) = (old.map { $0.lacks(dimension) }, new.map { $0.lacks(dimension) })
      let (oldPerson, newPerson) = (old?.person(for: dimension), new?.person(for: dimension))
      guard before != after || oldPerson != newPerson else { continue }
      if before == true { open[dimension.place].remove(id, of: oldPerson) }
      if after == true { open[dimension.place].insert(id, of: newPerson) }
    }
  }

  private mutating func count(_ work: WorkDiversity, by step: Int) {
    for period in work.periods {
      periods[period, default: DiversityStats()].count(work, by: step)
      if periods[period]?.books == 0 { periods[period] = nil }
    }
  }
}
