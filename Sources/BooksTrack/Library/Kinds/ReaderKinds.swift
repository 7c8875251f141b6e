// The kinds of reading and curation: sessions, diversity facts, statements about authors, points, the audit
// log.

extension ReadingSession: RowKind {
  public static var tag: UInt8 { 20 }
  static var name: String { "session" }
  static var table: WritableKeyPath<Library, Table<ReadingSession>> { \.sessions }
  static var reset: ResetRule { .goesWithOwner }

  public static func change(_ change: RowChange<ReadingSession>) -> Change { .session(change) }

  static func reindex(_ update: RowUpdate<ReadingSession>, in library: inout Library) {
    let (id, old, new) = (update.id, update.old, update.new)
    library.indexes.sessionsOfEntry.move(id, from: old?.entry, to: new?.entry)
    let isRunning = new?.isRunning ?? false
    guard isRunning != old?.isRunning ?? false else { return }
    let place = library.indexes.runningSessions.partitioningIndex(atOrAfter: id)
    if isRunning {
      library.indexes.runningSessions.insert(id, at: place)
    } else {
      library.indexes.runningSessions.remove(at: place)
    }
  }

  func missingReference(in library: Library) -> String? { library.lacks(entry) }
}

extension DiversityFact: RowKind {
  public static var tag: UInt8 { 21 }
  static var name: String { "diversity fact" }
  static var table: WritableKeyPath<Library, Table<DiversityFact>> { \.diversityFacts }
  static var reset: ResetRule { .goesWithOwner }

  public static func change(_ change: RowChange<DiversityFact>) -> Change { .diversityFact(change) }

  static func reindex(_ update: RowUpdate<DiversityFact>, in library: inout Library) {
    library.indexes.diversityOfWork.move(update.id, from: update.old?.work, to: update.new?.work)
  }

  func missingReference(in library: Library) -> String? { library.lacks(work) }

  /// A work has at most one fact of each dimension: another one of the same dimension is removed.
  static func put(_ fact: DiversityFact, in editor: inout LibraryEditor) {
    for other in editor.library.diversityFacts(of: fact.work)
    where other.dimension == fact.dimension && other.id != fact.id {
      editor.remove(other.id)
    }
    editor.putRow(fact)
  }
}

extension PointsAward: RowKind {
  public static var tag: UInt8 { 22 }
  static var name: String { "award" }
  static var table: WritableKeyPath<Library, Table<PointsAward>> { \.awards }
  static var reset: ResetRule { .stays }

  public static func change(_ change: RowChange<PointsAward>) -> Change { .award(change) }

  static func reindex(_ update: RowUpdate<PointsAward>, in library: inout Library) {
    library.indexes.awardsOfWork.move(update.id, from: update.old?.work, to: update.new?.work)
    library.indexes.awardsOfAuthor.move(update.id, from: update.old?.author, to: update.new?.author)
  }
}

extension AuthorStatement: RowKind {
  public static var tag: UInt8 { 23 }
  static var name: String { "statement" }
  static var table: WritableKeyPath<Library, Table<AuthorStatement>> { \.statements }
  static var reset: ResetRule { .stays }

  public static func change(_ change: RowChange<AuthorStatement>) -> Change { .statement(change) }

  static func reindex(_ update: RowUpdate<AuthorStatement>, in library: inout Library) {
    library.indexes.statementsOfAuthor.move(update.id, from: update.old?.author, to: update.new?.author)
  }

  func missingReference(in library: Library) -> String? { library.lacks(author) }

  /// An author has at most one statement of each field: another one of the same field is removed.
  static func put(_ statement: AuthorStatement, in editor: inout LibraryEditor) {
    for id in editor.library.indexes.statementsOfAuthor[statement.author]
    where id != statement.id && editor.library.statements[id]?.field == statement.field {
      editor.remove(id)
    }
    editor.putRow(statement)
  }
}

extension WorkOverride: RowKind {
  public static var tag: UInt8 { 24 }
  static var name: String { "override" }
  static var table: WritableKeyPath<Library, Table<WorkOverride>> { \.overrides }
  static var reset: ResetRule { .goesWithOwner }

  public static func change(_ change: RowChange<WorkOverride>) -> Change { .override(change) }

  static func reindex(_ update: RowUpdate<WorkOverride>, in library: inout Library) {
    library.indexes.overridesOfWork.move(update.id, from: update.old?.work, to: update.new?.work)
  }

  func missingReference(in library: Library) -> String? { library.lacks(work) }

  /// A work has at most one override of each field: another one of the same field is removed.
  static func put(_ override: WorkOverride, in editor: inout LibraryEditor) {
    if let other = editor.library.override(of: override.work, override.field), other.id != override.id {
      editor.remove(other.id)
    }
    editor.putRow(override)
  }
}

extension CurationStep: RowKind {
  public static var tag: UInt8 { 25 }
  static var name: String { "curation step" }
  static var table: WritableKeyPath<Library, Table<CurationStep>> { \.curationSteps }
  static var reset: ResetRule { .stays }

  public static func change(_ change: RowChange<CurationStep>) -> Change { .curationStep(change) }

  static func reindex(_ update: RowUpdate<CurationStep>, in library: inout Library) {
    library.indexes.undosOfStep.move(update.id, from: update.old?.undoes, to: update.new?.undoes)
  }
}

extension CurationState: RowKind {
  public static var tag: UInt8 { 26 }
  static var name: String { "curation state" }
  static var table: WritableKeyPath<Library, Table<CurationState>> { \.curationStates }
  static var reset: ResetRule { .stays }

  public static func change(_ change: RowChange<CurationState>) -> Change { .curationState(change) }
}
