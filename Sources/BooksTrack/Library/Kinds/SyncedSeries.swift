// The exchanged fields of series, in the order of the encoding (`SeriesRows`, `MergeRows`).

extension Series {
  static let sync = SyncRule.synced(
    SyncedKind(
      key: .drawn,
      [
        .synced("name", .text),
        // The reader's total. That of providers follows from their pages, which each device fetches itself.
        .synced("total", .optional(.number)),
        .synced("author", .optional(.reference(Author.self))),
        .synced("source", .byte),
        .set("externalIDs", .externalID),
        .synced("created", .time, .once),
        .synced("updated", .time),
        .synced("origin", .byte, .once),
        .synced("hasTotalOfReader", .byte),
        .synced("finish", .optional(.sequence([.time, .byte]))),
      ]))
}

extension Membership {
  static let sync = SyncRule.synced(
    SyncedKind(
      key: .fields(["series", "work"]),
      [
        .synced("series", .reference(Series.self), .once),
        .synced("work", .reference(Work.self), .once),
        .synced("position", .optional(.position)),
        .synced("chronological", .optional(.position)),
        .synced("source", .byte),
        .derived("title", .text, [0]),
        .derived("cover", .optionalText, [0]),
        .synced("merged", .list(.mergedPlace)),
      ]))
}

extension SeriesMerge {
  static let sync = SyncRule.synced(
    SyncedKind(
      key: .drawn,
      [
        .synced("into", .reference(Series.self)),
        // The absorbed series is no row any more, so its identifier is not a reference. Later books of it may
        // add identifiers, or show that it has several authors.
        .synced(
          "absorbed",
          .sequence([
            .number, .number, .text, .optional(.number), .optional(.reference(Author.self, .outlives)), .byte,
            .list(.externalID), .time, .time, .byte, .byte, .optional(.sequence([.time, .byte])),
          ])),
        .synced("addedIDs", .list(.externalID)),
        .synced("made", .time, .once),
        .synced("undone", .optional(.time)),
      ]))
}

extension AbsentBook {
  static let sync = SyncRule.synced(
    SyncedKind(
      key: .fields(["title", "authors", "isbns"]),
      [
        .synced("title", .text, .once),
        .synced("authors", .list(.text), .once),
        .synced("isbns", .list(.number), .once),
        .synced("cover", .optionalText, .once),
        .synced(
          "places",
          .list(
            .sequence([
              .reference(Series.self), .optional(.position), .optional(.position), .byte,
              .list(.mergedPlace),
            ]))),
      ]))
}

extension FieldShape {
  fileprivate static let mergedPlace = sequence([
    reference(SeriesMerge.self, .outlives), optional(position), optional(position), byte,
  ])
}
