// Everything that a journal holds, in one file, so that the log before it can go.

/// All records up to the beginning of a log.
struct JournalSnapshot: Hashable, Sendable {
  /// The log that continues it.
  let generation: Int
  let records: [JournalRecord]

  init(generation: Int, records: [JournalRecord]) {
    self.generation = generation
    self.records = records
  }

  /// Reads a snapshot; nothing if the bytes are not exactly one.
  init?(_ bytes: [UInt8]) {
    var cursor = JournalCursor(bytes)
    guard let seal = cursor.word(), cursor.rest().seal(after: Self.salt) == seal else { return nil }
    var fields = JournalCursor(bytes, at: 8)
    guard let generation = fields.number(), let count = fields.number() else { return nil }
    var records: [JournalRecord] = []
    for _ in 0..<max(0, count) {
      guard let length = fields.number(), let body = fields.take(length),
        let record = JournalRecord(Array(body))
      else { return nil }
      records.append(record)
    }
    self.init(generation: generation, records: records)
  }

  /// The snapshot as it is written.
  var bytes: [UInt8] {
    var fields: [UInt8] = .number(generation) + .number(records.count)
    for record in records {
      let body = record.bytes
      fields += .number(body.count) + body
    }
    return .word(fields.seal(after: Self.salt)) + fields
  }

  private static let salt: UInt64 = 0x5341
}
