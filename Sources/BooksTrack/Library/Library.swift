// A library: everything one reader has, as a value.
//
// The tables are the truth; the indexes are derived from them and follow every change at the cost of the
// change. A copy is a snapshot: it costs nothing to take, it never changes, and it can be read anywhere while
// the store goes on. Changes come in as `Change` values and in no other way, so a log of transactions,
// replayed, gives the same library. What a change means for other rows (removing a work removes its entries)
// is decided earlier, by `LibraryEditor`; here it is put into effect and nothing else.

/// Works, editions, authors, entries and series of one reader, with look-ups; a value with cheap copies.
///
/// Two libraries are equal if they belong to the same replica, have committed equally often and hold equal
/// rows.
public struct Library: Sendable {
  /// The installation that this copy of the library belongs to; it gives new rows their names.
  public let replica: UInt32
  /// How many transactions have been committed to it.
  public internal(set) var sequence: UInt64 = 0

  /// What was written.
  public internal(set) var works = Table<Work>()
  /// In what form it was printed.
  public internal(set) var editions = Table<Edition>()
  /// Who wrote it. An author stays when their last work goes.
  public internal(set) var authors = Table<Author>()
  /// What the reader said about it.
  public internal(set) var entries = Table<Entry>()
  /// Series; they stay when their books go (SER-15).
  public internal(set) var series = Table<Series>()
  /// Which work stands in which series.
  public internal(set) var memberships = Table<Membership>()
  /// Works that wait for their facts (ENR-8).
  public internal(set) var jobs = Table<EnrichmentJob>()
  /// Imports that were committed.
  public internal(set) var imports = Table<ImportRecord>()
  /// Files on their way into the library; nothing of them is among the works (IMP-10).
  public internal(set) var stagedImports = Table<StagedImport>()
  /// What has been read of these files.
  public internal(set) var stagedBatches = Table<StagedBatch>()
  /// How imports can be taken back.
  public internal(set) var importUndos = Table<ImportUndo>()
  /// When the reader read what, and how far.
  public internal(set) var sessions = Table<ReadingSession>()
  /// What is known of works in the dimensions of diversity.
  public internal(set) var diversityFacts = Table<DiversityFact>()
  /// The ledger of points.
  public internal(set) var awards = Table<PointsAward>()
  /// What the reader says of authors.
  public internal(set) var statements = Table<AuthorStatement>()
  /// Where books differ from their authors.
  public internal(set) var overrides = Table<WorkOverride>()
  /// The audit log of what the reader says of authors and where books differ.
  public internal(set) var curationSteps = Table<CurationStep>()
  /// One row at most; `curation` is what it says.
  var curationStates = Table<CurationState>()
  /// Detected series that became part of one of the reader's (SER-6).
  public internal(set) var seriesMerges = Table<SeriesMerge>()
  /// Books that a reset has taken away, with their places in series (SER-15).
  public internal(set) var absentBooks = Table<AbsentBook>()
  /// What providers say of series as a whole.
  public internal(set) var seriesPages = Table<SeriesPage>()

  /// The serial number that comes next, for each kind of row. It never goes back: a name is not given out
  /// twice, even if its row is gone, because another device may still know the old row.
  var nextSerials = NextSerials()
  /// In a box, because a library is copied far more often than it is changed.
  private var derived: Box<LibraryIndexes>

  var indexes: LibraryIndexes {
    _read { yield derived.fields }
    _modify { yield &derived.fields }
  }

  /// Makes an empty library.
  public init(replica: UInt32, matchRules: MatchRules = .corrected) {
    self.replica = replica
    derived = Box(LibraryIndexes(matchRules: matchRules))
  }

  /// The index that finds the work of a book that is about to be added (DUP-10).
  public var matchIndex: MatchIndex { indexes.match }
}

extension Library: Equatable {
  /// Whether both belong to the same replica, have committed equally often and hold equal rows.
  public static func == (left: Library, right: Library) -> Bool {
    left.replica == right.replica && left.sequence == right.sequence && left.holdsEqualRows(to: right)
  }

  /// Whether both hold equal rows, however many transactions that took: an import that says nothing new
  /// leaves its stage's transactions behind, and nothing else (IMP-11).
  ///
  /// - Complexity: O(*rows*), and less the more the two have in common.
  public func holdsEqualRows(to other: Library) -> Bool {
    var comparison = RowComparison(left: self, right: other)
    RowKinds.visit(&comparison)
    return comparison.isEqual
  }
}

private struct RowComparison: RowKindVisitor {
  let left: Library
  let right: Library
  var isEqual = true

  mutating func visit<R: RowKind>(_ kind: R.Type) {
    isEqual = isEqual && left[keyPath: R.table] == right[keyPath: R.table]
  }
}

/// For each kind of row, by its tag, the serial number of the next one; 64 bits, so that the last of 32 bits
/// can be followed.
struct NextSerials: Sendable {
  private var next: [UInt64] = Array(repeating: 0, count: RowKinds.tagLimit)

  /// The serial number that would be given out next; 2³² if there is none left.
  subscript(tag: UInt8) -> UInt64 { next[Int(tag)] }

  /// Notes that a serial number is taken.
  mutating func take(_ serial: UInt32, of tag: UInt8) {
    next[Int(tag)] = Swift.max(next[Int(tag)], UInt64(serial) + 1)
  }

  /// Gives out the next serial number.
  mutating func give(_ tag: UInt8) -> UInt32 {
    guard let serial = UInt32(exactly: next[Int(tag)]) else {
      preconditionFailure("all serial numbers of this replica are used up; give the device a new number")
    }
    next[Int(tag)] += 1
    return serial
  }
}
