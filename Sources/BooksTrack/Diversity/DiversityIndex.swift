// The counts of all periods, kept up to date with every commit at the cost of the change (DIV-5).
//
//     var index = DiversityIndex(library)
//     index.follow(transaction.changes, from: library, to: next)
//
// Beside the counts it keeps what each work adds to them, so that a work that changes is taken out as it was
// and put in as it is. Whatever the order of the changes, the counts are those of the library that they lead
// to.

/// Counts of a library by period, what each work adds to them, and which works lack what.
///
/// Two indexes of equal libraries are equal, however they came about.
public struct DiversityIndex: Sendable, Equatable {
  /// Which years are which time.
  public let timePeriods: TimePeriodRule
  /// How facts of authors are shown for their books.
  public let cascade: CascadePolicy
  private var works = IdentifierMap<Work, WorkDiversity>()
  private var periods: [StatsPeriod: DiversityStats] = [:]
  /// By the place of the dimension: the works that lack it.
  private var lacking = Array(
    repeating: IdentifierMap<Work, Bool>(), count: DiversityDimension.allCases.count)

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
        lacking[dimension.place].put(true, at: work.id)
      }
    }
    periods = tally.periods
  }

  /// The counts of a period; those of an empty library if no book counts for it.
  public func stats(for period: StatsPeriod = .allTime) -> DiversityStats {
    periods[period] ?? DiversityStats()
  }

  /// The dimensions in which nothing is known of a work, in their order; none if there is no such work
  /// (DIV-4), and none in which the reader has said that there is nothing.
  public func missingDimensions(of work: WorkID) -> [DiversityDimension] { works[work]?.missing ?? [] }

  /// The oldest work that lacks a dimension.
  func firstWork(lacking dimension: DiversityDimension) -> WorkID? {
    lacking[dimension.place].first { _ in true }?.key
  }

  /// Follows changes from one state of a library to a later one.
  ///
  /// - Parameters:
  ///   - changes: All that happened between the two, and perhaps more than once to the same row.
  ///   - old: The library that the index was last right for.
  /// - Complexity: the cost of the works that the changes touch; a change of an author's facts touches all of
  ///   theirs.
  public mutating func follow(_ changes: some Sequence<Change>, from old: Library, to new: Library) {
    for id in Self.works(touchedBy: changes, from: old, to: new) {
      replace(id, by: new.works[id].map { WorkDiversity(of: $0, in: new, timePeriods, cascade) })
    }
  }

  /// The works of which changes may have changed something that is counted or shown of their authors, oldest
  /// first.
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
    case .putWork(let row): touched.append(row.id)
    case .removeWork(let id): touched.append(id)
    case .putEdition(let row): touched += [row.work, old.editions[row.id]?.work].compactMap { $0 }
    case .removeEdition(let id): touched += [old.editions[id]?.work].compactMap { $0 }
    case .putEntry(let row): touched += [row.work, old.entries[row.id]?.work].compactMap { $0 }
    case .removeEntry(let id): touched += [old.entries[id]?.work].compactMap { $0 }
    case .putDiversityFact(let row):
      touched += [row.work, old.diversityFacts[row.id]?.work].compactMap { $0 }
    case .removeDiversityFact(let id): touched += [old.diversityFacts[id]?.work].compactMap { $0 }
    case .putAuthor(let row):
      // A new name counts for nothing, unless it stands for nobody. A work that an author was credited with
      // meanwhile was put itself.
      let before = old.authors[row.id]
      if before?.facts != row.facts || before?.penNameOf != row.penNameOf
        || old.isPlaceholder(row.id) != new.isPlaceholder(row.id)
      {
        touched += new.works(ofPerson: row.id)
      }
    case .putStatement(let row): touched += new.works(ofPerson: row.author)
    case .removeStatement(let id):
      if let row = old.statements[id] { touched += new.works(ofPerson: row.author) }
    case .putOverride(let row): touched += [row.work, old.overrides[row.id]?.work].compactMap { $0 }
    case .removeOverride(let id): touched += [old.overrides[id]?.work].compactMap { $0 }
    case .putCurationState(let row):
      // A rule can be about any book; that statistics are due is about none.
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
    let missing = new?.missing ?? []
    for dimension in DiversityDimension.allCases {
      let isLacking = missing.contains(dimension)
      if isLacking { lacking[dimension.place].put(true, at: id) } else { lacking[dimension.place].remove(id) }
    }
  }

  private mutating func count(_ work: WorkDiversity, by step: Int) {
    for period in work.periods {
      periods[period, default: DiversityStats()].count(work, by: step)
      if periods[period]?.books == 0 { periods[period] = nil }
    }
  }
}
