// The encoding of the rows of sync.

internal import RecordSync

extension RecordRow: StoredRow {
  func writeFields(to writer: inout ByteWriter) {
    writer.value(self.name)
    writer.optional(self.record) { $0.block($1) }
    writer.values(self.sameAs)
    writer.optional(self.shown) { writer, row in
      writer.number(UInt64(row.replica))
      writer.number(UInt64(row.serial))
    }
    writer.values(self.awaited)
    writer.value(self.mark)
    writer.optional(self.outbox) { writer, entry in
      writer.number(entry.position)
      writer.number(entry.revision)
      writer.texts(entry.fields.sorted())
      writer.optional(entry.group) { writer, group in
        writer.value(group.id)
        writer.number(UInt64(group.size))
      }
      writer.flag(entry.isAttempted)
      writer.text(entry.refusal)
    }
    writer.optional(self.inbox) { $0.block($1) }
  }

  init(id: RecordRowID, from parser: inout ByteParser) throws(ByteError) {
    let name = try RecordName(from: &parser)
    var fields = Fields(name: name)
    fields.record = try parser.optional { parser throws(ByteError) in try parser.byteString() }
    fields.sameAs = try parser.values()
    fields.shown = try parser.optional { parser throws(ByteError) in
      let replica = try parser.number(UInt32.self)
      return ShownRow(replica: replica, serial: try parser.number(UInt32.self))
    }
    fields.awaited = try parser.values()
    fields.mark = try parser.optionalValue()
    fields.outbox = try parser.optional { parser throws(ByteError) in
      let position = try parser.number()
      let revision = try parser.number()
      let fields = Set(try parser.texts())
      let group = try parser.optional { parser throws(ByteError) in
        let id = try Stamp(from: &parser)
        return TransactionGroup(id: id, size: try parser.number(UInt32.self))
      }
      let isAttempted = try parser.flag()
      return OutboxEntry(
        name, position: position, revision: revision, fields: fields, group: group,
        isAttempted: isAttempted, refusal: try parser.optionalText())
    }
    fields.inbox = try parser.optional { parser throws(ByteError) in try parser.byteString() }
    // A damaged record is found when the library is opened, not in the middle of a commit.
    if let record = fields.record { _ = try SyncRecord(name, stored: record) }
    if let inbox = fields.inbox { _ = try InboxEntry(name, stored: inbox) }
    self.init(id: id, fields)
  }
}

extension SyncPosition: StoredRow {
  func writeFields(to writer: inout ByteWriter) {
    writer.fixed64(progress.device)
    writer.optional(progress.installation) { $0.fixed64($1) }
    writer.text(progress.account?.value)
    writer.optional(progress.token) { $0.block($1.bytes) }
    writer.value(progress.lastStamp)
    writer.value(progress.sentStamp)
    writer.optional(progress.clockOffset) { $0.signed($1) }
    writer.signed(progress.serverTime)
    writer.number(progress.nextPosition)
    writer.optional(progress.caughtUp) { $0.signed($1) }
    writer.signed(progress.maintained)
    writer.number(UInt64(progress.sweep))
    writer.flag(progress.isSweeping)
    writer.value(progress.sweptTo)
    writer.flag(progress.isRejoining)
  }

  init(id: SyncPositionID, from parser: inout ByteParser) throws(ByteError) {
    func signed(_ parser: inout ByteParser) throws(ByteError) -> Int64 { try parser.signed() }
    self.init(id: id)
    progress.device = try parser.fixed64()
    progress.installation = try parser.optional { parser throws(ByteError) in try parser.fixed64() }
    progress.account = try parser.optionalText().map { AccountID($0) }
    progress.token = try parser.optional { parser throws(ByteError) in CloudToken(try parser.byteString()) }
    progress.lastStamp = try parser.value()
    progress.sentStamp = try parser.value()
    progress.clockOffset = try parser.optional(signed)
    progress.serverTime = try parser.signed()
    progress.nextPosition = try parser.number()
    progress.caughtUp = try parser.optional(signed)
    progress.maintained = try parser.signed()
    progress.sweep = try parser.number(UInt32.self)
    progress.isSweeping = try parser.flag()
    progress.sweptTo = try parser.optionalValue()
    progress.isRejoining = try parser.flag()
  }
}
