// The kinds of sync: records and the position. They are local, and a reset keeps them: what was removed has
// to be removed on other devices too.

extension RecordRow: RowKind {
  public static var tag: UInt8 { 30 }
  static var name: String { "record" }
  static var table: WritableKeyPath<Library, Table<RecordRow>> { \.records }
  static var reset: ResetRule { .stays }
  static let sync = SyncRule.local

  public static func change(_ change: RowChange<RecordRow>) -> Change { .record(change) }

  static func reindex(_ update: RowUpdate<RecordRow>, in library: inout Library) {
    library.indexes.records.update(update.old, update.new)
  }
}

extension SyncPosition: RowKind {
  public static var tag: UInt8 { 31 }
  static var name: String { "position of sync" }
  static var table: WritableKeyPath<Library, Table<SyncPosition>> { \.syncPositions }
  static var reset: ResetRule { .stays }
  static let sync = SyncRule.local

  public static func change(_ change: RowChange<SyncPosition>) -> Change { .syncPosition(change) }
}
