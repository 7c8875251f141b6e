// The kinds of row in a library. A kind is described once, by its conformance to `RowKind`, for the library,
// its editor and its files.
//
// Code for all kinds, or for changes of any kind, is a visitor. Its generic method is specialized for each
// kind, so it is as fast as code written for that kind.

/// The description of a kind of row.
protocol RowKind: LibraryRow, StoredRow {
  /// The name of the kind in messages, such as `edition` in `edition 1.4`.
  static var name: String { get }
  /// The table of the rows.
  static var table: WritableKeyPath<Library, Table<Self>> { get }
  /// The number of rows above which the table encodes all of them (`RestingRows`).
  static var openLimit: Int { get }
  /// The effect of a reset on the rows.
  static var reset: ResetRule { get }
  /// The rule for exchanging the rows between devices.
  static var sync: SyncRule { get }

  /// The row as it leaves the device: without values that each device computes.
  var leaving: Self { get }
  /// Returns a row of another device as the library shows it.
  ///
  /// - Parameters:
  ///   - old: The row of this device so far.
  ///   - library: The library without the change.
  func arriving(after old: Self?, in library: Library) -> Self

  /// True for a row that is left out because it says nothing.
  var isVacant: Bool { get }

  /// Updates the indexes of a library after its table has changed.
  static func reindex(_ update: RowUpdate<Self>, in library: inout Library)

  /// Returns the first row that this row refers to and that is missing, such as `work 1.2`; nil if there is
  /// none.
  func missingReference(in library: Library) -> String?

  /// Inserts or replaces a row, with the effects on other rows.
  static func put(_ row: Self, in editor: inout LibraryEditor)
  /// Removes a row, if it exists: rows that depend on it are removed too, and optional references to it are
  /// cleared.
  static func remove(_ id: Identifier<Self>, in editor: inout LibraryEditor)
  /// Removes a row in the turn of its kind in a reset.
  static func removeInReset(_ row: Self, in editor: inout LibraryEditor)
}

/// A change of a row in its table.
struct RowUpdate<R: Row> {
  let id: Identifier<R>
  /// The row before the change; nil if there was none.
  let old: R?
  /// The row after the change; nil if it was removed.
  let new: R?
}

/// The effect of a reset of the library on the rows of a kind.
enum ResetRule: Equatable, Sendable {
  /// The rows stay, except those that depend on a removed row.
  case stays
  /// The rows are removed in that turn, each by `removeInReset`.
  case goes(turn: Int)
  /// The rows are removed with the rows that they depend on, all of which are removed.
  case goesWithOwner
}

// The defaults, for rows without indexes and references.
extension RowKind {
  /// Most libraries have fewer rows and pay nothing; a list of 300,000 books has one row in twenty open.
  static var openLimit: Int { 16_384 }

  var leaving: Self { self }

  func arriving(after old: Self?, in library: Library) -> Self { self }

  var isVacant: Bool { false }

  static func reindex(_ update: RowUpdate<Self>, in library: inout Library) {}

  func missingReference(in library: Library) -> String? { nil }

  static func put(_ row: Self, in editor: inout LibraryEditor) { editor.putRow(row) }

  static func remove(_ id: Identifier<Self>, in editor: inout LibraryEditor) { editor.removeRow(id) }

  static func removeInReset(_ row: Self, in editor: inout LibraryEditor) { editor.remove(row.id) }
}

extension RowKind {
  /// The encoding of the rows, for a table that encodes them.
  static var codec: RowCodec<Self> {
    RowCodec(
      write: { $0.writeFields(to: &$1) },
      parse: { id, parser throws(ByteError) in try Self(id: id, from: &parser) })
  }
}

/// An operation on each kind of row.
protocol RowKindVisitor {
  associatedtype Failure: Error
  mutating func visit<R: RowKind>(_ kind: R.Type) throws(Failure)
}

/// All kinds of row.
enum RowKinds {
  /// Visits each kind in the order of snapshots. Editions precede works, so that the match index adds both in
  /// one step when files are read.
  static func visit<Visitor: RowKindVisitor>(_ visitor: inout Visitor) throws(Visitor.Failure) {
    try visitor.visit(Author.self)
    try visitor.visit(Edition.self)
    try visitor.visit(Work.self)
    try visitor.visit(Entry.self)
    try visitor.visit(Series.self)
    try visitor.visit(Membership.self)
    try visitor.visit(EnrichmentJob.self)
    try visitor.visit(ImportRecord.self)
    try visitor.visit(StagedImport.self)
    try visitor.visit(StagedBatch.self)
    try visitor.visit(ImportUndo.self)
    try visitor.visit(ReadingSession.self)
    try visitor.visit(DiversityFact.self)
    try visitor.visit(PointsAward.self)
    try visitor.visit(AuthorStatement.self)
    try visitor.visit(WorkOverride.self)
    try visitor.visit(CurationStep.self)
    try visitor.visit(CurationState.self)
    try visitor.visit(SeriesMerge.self)
    try visitor.visit(AbsentBook.self)
    try visitor.visit(SeriesPage.self)
    try visitor.visit(RecordRow.self)
    try visitor.visit(SyncPosition.self)
  }

  /// All kinds, in the same order. A visitor is faster for code that reads rows.
  static let all: [any RowKind.Type] = {
    var list = KindList()
    visit(&list)
    return list.kinds
  }()

  /// One more than the greatest tag.
  static let tagLimit = (all.map { Int($0.tag) }.max() ?? 0) + 1

  /// Returns the kind with a tag; nil if there is none.
  static func kind(ofTag tag: UInt8) -> (any RowKind.Type)? { all.first { $0.tag == tag } }
}

private struct KindList: RowKindVisitor {
  var kinds: [any RowKind.Type] = []

  mutating func visit<R: RowKind>(_ kind: R.Type) { kinds.append(kind) }
}

/// An operation on a change of a row of any kind.
protocol ChangeVisitor {
  associatedtype Result
  mutating func visit<R: RowKind>(_ change: RowChange<R>) -> Result
}

extension Change {
  /// Passes the change of the row to a visitor and returns its result.
  func visit<Visitor: ChangeVisitor>(by visitor: inout Visitor) -> Visitor.Result {
    switch self {
    case .work(let change): visitor.visit(change)
    case .edition(let change): visitor.visit(change)
    case .author(let change): visitor.visit(change)
    case .entry(let change): visitor.visit(change)
    case .series(let change): visitor.visit(change)
    case .membership(let change): visitor.visit(change)
    case .job(let change): visitor.visit(change)
    case .importRecord(let change): visitor.visit(change)
    case .stagedImport(let change): visitor.visit(change)
    case .stagedBatch(let change): visitor.visit(change)
    case .importUndo(let change): visitor.visit(change)
    case .session(let change): visitor.visit(change)
    case .diversityFact(let change): visitor.visit(change)
    case .award(let change): visitor.visit(change)
    case .statement(let change): visitor.visit(change)
    case .override(let change): visitor.visit(change)
    case .curationStep(let change): visitor.visit(change)
    case .curationState(let change): visitor.visit(change)
    case .seriesMerge(let change): visitor.visit(change)
    case .absentBook(let change): visitor.visit(change)
    case .seriesPage(let change): visitor.visit(change)
    case .record(let change): visitor.visit(change)
    case .syncPosition(let change): visitor.visit(change)
    }
  }
}
