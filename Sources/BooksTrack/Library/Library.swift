// A library: the data of one reader, as a value.
//
// The tables contain the data; the indexes are derived from them and updated with every change. A copy is a
// snapshot: it costs nothing, never changes, and can be read in any task while the store commits. A library
// is changed only by `Change` values, so replaying a log of transactions gives the same library. The effects
// of a change on other rows (removing a work removes its entries) are computed earlier, by `LibraryEditor`; a
// library only applies changes.

/// Works, editions, authors, entries and series of one reader, with indexes; a value with cheap copies.
///
/// Two libraries are equal if they belong to the same replica, have the same number of transactions, and
/// contain equal rows.
public struct Library: Sendable {
  /// The installation that this copy of the library belongs to; part of the identifiers of new rows.
  public let replica: UInt32
  /// The number of committed transactions.
  public internal(set) var sequence: UInt64 = 0

  /// The works.
  public internal(set) var works = Table<Work>()
  /// The editions of works.
  public internal(set) var editions = Table<Edition>()
  /// The authors. An author stays when their last work is removed.
  public internal(set) var authors = Table<Author>()
  /// The reader's data about works.
  public internal(set) var entries = Table<Entry>()
  /// The series. A series stays when its books are removed (SER-15).
  public internal(set) var series = Table<Series>()
  /// The memberships of works in series.
  public internal(set) var memberships = Table<Membership>()
  /// The queue of look-ups (ENR-8).
  public internal(set) var jobs = Table<EnrichmentJob>()
  /// The committed imports.
  public internal(set) var imports = Table<ImportRecord>()
  /// Files of unfinished imports; their books are not among the works yet (IMP-10).
  public internal(set) var stagedImports = Table<StagedImport>()
  /// The parsed rows of these files.
  public internal(set) var stagedBatches = Table<StagedBatch>()
  /// The data for undoing imports.
  public internal(set) var importUndos = Table<ImportUndo>()
  /// The reading sessions.
  public internal(set) var sessions = Table<ReadingSession>()
  /// The facts about works by dimension of diversity.
  public internal(set) var diversityFacts = Table<DiversityFact>()
  /// The ledger of points.
  public internal(set) var awards = Table<PointsAward>()
  /// The reader's statements about authors.
  public internal(set) var statements = Table<AuthorStatement>()
  /// Values of single books that differ from those of their authors.
  public internal(set) var overrides = Table<WorkOverride>()
  /// The audit log of statements and overrides.
  public internal(set) var curationSteps = Table<CurationStep>()
  /// At most one row; `curation` returns its content.
  var curationStates = Table<CurationState>()
  /// The merges of detected series into the reader's series (SER-6).
  public internal(set) var seriesMerges = Table<SeriesMerge>()
  /// Books removed by a reset, with their places in series (SER-15).
  public internal(set) var absentBooks = Table<AbsentBook>()
  /// The providers' records of series.
  public internal(set) var seriesPages = Table<SeriesPage>()
  /// The records of sync; empty if the library is not synchronized.
  public internal(set) var records = Table<RecordRow>()
  /// At most one row: the position of sync.
  var syncPositions = Table<SyncPosition>()

  /// The next serial number of each kind of row. It never decreases: the identifier of a removed row is not
  /// reused, because another device may still have the row.
  var nextSerials = NextSerials()
  /// In a box, because a library is copied much more often than it is changed.
  private var derived: Box<LibraryIndexes>

  var indexes: LibraryIndexes {
    _read { yield derived.fields }
    _modify { yield &derived.fields }
  }

  /// Creates an empty library.
  public init(replica: UInt32, matchRules: MatchRules = .corrected) {
    self.replica = replica
    derived = Box(LibraryIndexes(matchRules: matchRules))
  }

  /// The index that finds duplicates of a new book (DUP-10).
  public var matchIndex: MatchIndex { indexes.match }
}

extension Library: Equatable {
  /// Returns true if both belong to the same replica, have the same number of transactions, and contain equal
  /// rows.
  public static func == (left: Library, right: Library) -> Bool {
    left.replica == right.replica && left.sequence == right.sequence && left.holdsEqualRows(to: right)
  }

  /// Returns true if both contain equal rows. Their numbers of transactions may differ: an import without new
  /// data leaves only the transactions of its stage (IMP-11).
  ///
  /// - Complexity: O(*rows*); less if the two share nodes.
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

/// The next serial number of each kind of row, by tag. Numbers have 64 bits, so that 2³² means that none is
/// left.
struct NextSerials: Sendable {
  private var next: [UInt64] = Array(repeating: 0, count: RowKinds.tagLimit)

  /// The next serial number; 2³² if none is left.
  subscript(tag: UInt8) -> UInt64 { next[Int(tag)] }

  /// Marks a serial number as used.
  mutating func take(_ serial: UInt32, of tag: UInt8) {
    next[Int(tag)] = Swift.max(next[Int(tag)], UInt64(serial) + 1)
  }

  /// Returns the next serial number and marks it as used.
  mutating func give(_ tag: UInt8) -> UInt32 {
    guard let serial = UInt32(exactly: next[Int(tag)]) else {
      preconditionFailure("all serial numbers of this replica are used up; give the device a new number")
    }
    next[Int(tag)] += 1
    return serial
  }
}
