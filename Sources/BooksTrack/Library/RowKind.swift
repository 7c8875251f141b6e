// The kinds of row that a library holds. Everything that the library, its editor and its files do with rows
// of a kind follows from the kind's descriptor.
//
// What goes through all rows or all changes is a visitor: its generic method is compiled once for each kind,
// so it costs what code for that kind alone would.

/// The descriptor of a kind of row.
protocol RowKind: LibraryRow, StoredRow {
  /// What messages call a row, as in `edition 1.4`.
  static var name: String { get }
  /// Where a library keeps the rows.
  static var table: WritableKeyPath<Library, Table<Self>> { get }
  /// What a reset does with the rows.
  static var reset: ResetRule { get }

  /// Updates the indexes of a library after its table.
  static func reindex(_ update: RowUpdate<Self>, in library: inout Library)

  /// The first row that this one mentions and a library does not have, such as `work 1.2`.
  func missingReference(in library: Library) -> String?

  /// Puts a row in place, with what that means for other rows.
  static func put(_ row: Self, in editor: inout LibraryEditor)
  /// Takes a row away: what cannot exist without it goes with it, what merely mentions it forgets it. Nothing
  /// happens if there is none of that name.
  static func remove(_ id: Identifier<Self>, in editor: inout LibraryEditor)
  /// Takes a row away that a reset reaches by itself.
  static func removeInReset(_ row: Self, in editor: inout LibraryEditor)
}

/// What has become of a row in its table.
struct RowUpdate<R: Row> {
  let id: Identifier<R>
  /// The row as it was; nil if there was none.
  let old: R?
  /// The row as it is; nil if it was taken away.
  let new: R?
  /// What is compared of the book that the row was made of, if that is known.
  var keys: MatchKeys?
}

/// What a reset of the library does with the rows of a kind.
enum ResetRule: Equatable, Sendable {
  /// They stay, unless what they hang on goes.
  case stays
  /// They go in that turn, each by `removeInReset`.
  case goes(turn: Int)
  /// They go with the rows that they hang on, and all of these go.
  case goesWithOwner
}

// A row that no index mentions, that mentions no row and that stands by itself.
extension RowKind {
  static func reindex(_ update: RowUpdate<Self>, in library: inout Library) {}

  func missingReference(in library: Library) -> String? { nil }

  static func put(_ row: Self, in editor: inout LibraryEditor) { editor.putRow(row) }

  static func remove(_ id: Identifier<Self>, in editor: inout LibraryEditor) { editor.removeRow(id) }

  static func removeInReset(_ row: Self, in editor: inout LibraryEditor) { editor.remove(row.id) }
}

/// Does something with each kind of row.
protocol RowKindVisitor {
  associatedtype Failure: Error
  mutating func visit<R: RowKind>(_ kind: R.Type) throws(Failure)
}

/// All kinds of row.
enum RowKinds {
  /// Visits each kind, in the order in which files are read and snapshots written: editions come before works,
  /// so that the match index takes up both in one step.
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
  }

  /// Each kind, in that order. Code that goes through rows is a visitor instead, which is faster.
  static let all: [any RowKind.Type] = {
    var list = KindList()
    visit(&list)
    return list.kinds
  }()

  /// The tags are below that.
  static let tagLimit = (all.map { Int($0.tag) }.max() ?? 0) + 1

  /// The kind of that tag.
  static func kind(ofTag tag: UInt8) -> (any RowKind.Type)? { all.first { $0.tag == tag } }
}

private struct KindList: RowKindVisitor {
  var kinds: [any RowKind.Type] = []

  mutating func visit<R: RowKind>(_ kind: R.Type) { kinds.append(kind) }
}

/// Does something with a change of a row of whatever kind.
protocol ChangeVisitor {
  associatedtype Result
  mutating func visit<R: RowKind>(_ change: RowChange<R>) -> Result
}

extension Change {
  /// Hands the change of the row to a visitor.
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
    }
  }
}
