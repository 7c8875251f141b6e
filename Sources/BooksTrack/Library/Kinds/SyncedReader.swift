// The exchanged fields of reading and curation, in the order of the encoding (`SessionRows`,
// `CurationRows`).

extension ReadingSession {
  static let sync = SyncRule.synced(
    SyncedKind(
      key: .drawn,
      [
        .synced("entry", .reference(Entry.self)),
        .synced("started", .time, .once),
        .synced("minutesFromUTC", .number, .once),
        .synced("startPage", .number, .once),
        // The last page, the reading time and the last sign belong together.
        .synced("progress", .sequence([.number, .number, .time])),
        .synced("ending", .optional(.byte)),
        .synced("question", .optional(.sequence([.byte, .byte]))),
      ]))
}

extension DiversityFact {
  static let sync = SyncRule.synced(
    SyncedKind(
      key: .fields(["work", "dimension"]), cleared: "value",
      [
        .synced("work", .reference(Work.self), .once),
        .synced("dimension", .choice, .once),
        .synced("value", .sequence([.text, .optionalText])),
      ]))
}

extension PointsAward {
  /// One answer, or one statement, pays once, wherever it was given: the first line counts.
  static let sync = SyncRule.synced(
    SyncedKind(
      key: .fields(["reason"]),
      [
        .synced(
          "reason",
          .cases([
            0: .sequence([.reference(Work.self, .outlives), .byte]),
            1: .sequence([.reference(Author.self, .outlives), .byte, .list(.text)]),
          ]), .once),
        .synced(
          "award", .sequence([.only(ifRowBeginsWith: 1, .number), .number, .time]), .once),
      ]))
}

extension AuthorStatement {
  static let sync = SyncRule.synced(
    SyncedKind(
      key: .fields(["author", "field"]), cleared: "values",
      [
        .synced("author", .reference(Author.self), .once),
        .synced("field", .choice, .once),
        .synced("values", .list(.text)),
        .set("dismissed", .text),
      ]))
}

extension WorkOverride {
  static let sync = SyncRule.synced(
    SyncedKind(
      key: .fields(["work", "field"]), cleared: "values",
      [
        .synced("work", .reference(Work.self), .once),
        .synced("field", .choice, .once),
        .synced("values", .sequence([.list(.text), .optionalText])),
      ]))
}

extension CurationStep {
  /// A line never changes. A step is undone once, whichever devices undo it.
  static let sync = SyncRule.synced(
    SyncedKind(
      key: .fieldOrDrawn("undoes"),
      [
        .synced(
          "subject",
          .cases([
            0: .sequence([.reference(Author.self, .outlives), .byte]),
            1: .sequence([.reference(Work.self, .outlives), .byte]),
            2: .reference(Author.self, .outlives), 3: .byte,
          ]), .once),
        .synced("name", .text, .once),
        .synced("before", .optional(.curationValue), .once),
        .synced("after", .optional(.curationValue), .once),
        .synced("made", .time, .once),
        .synced("undoes", .optional(.reference(CurationStep.self, .outlives)), .once),
      ]))
}

extension CurationState {
  /// The rules of the reader; each device counts its own calculations of statistics.
  static let sync = SyncRule.synced(
    SyncedKind(
      key: .drawn,
      [
        .set("changedRules", .byte),
        .local(
          "refresh", .sequence([.number, .number, .number, .number, .number, .number]),
          [0, 0, 0, 0, 0, 0]),
      ]))
}

extension FieldShape {
  fileprivate static let curationValue = sequence([
    list(text), optionalText, optional(reference(Author.self, .outlives)),
  ])
}
