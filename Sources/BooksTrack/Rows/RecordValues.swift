// The encoding of records: the stamps of all fields refer to a list of devices and to one time, so that a
// record whose fields were written at once needs two bytes for each.

package import RecordSync

extension RecordName: StoredValue {
  func write(to writer: inout ByteWriter) {
    writer.text(kind)
    writer.block(key)
  }

  init(from parser: inout ByteParser) throws(ByteError) {
    let kind = try parser.text()
    self.init(kind: kind, key: try parser.byteString())
  }
}

extension SyncRecord {
  /// The encoded record without its name.
  package var stored: [UInt8] {
    var writer = ByteWriter(capacity: 256)
    let names = fields.keys.sorted()
    let stamps = StampTable(stamps(in: names))
    writer.signed(stamps.start)
    writer.list(stamps.devices) { $0.fixed64($1) }
    writer.number(UInt64(generation))
    writer.optional(tombstone) { writer, tombstone in
      writer.fixed64(tombstone.id)
      stamps.write(tombstone.stamp, to: &writer)
    }
    writer.list(names) { writer, name in
      writer.text(name)
      switch fields[name] {
      case .known(let kind, let values, let removed):
        writer.byte(kind.rawValue)
        writer.list(values) { writer, value in
          stamps.write(value.stamp, to: &writer)
          writer.optional(value.value) { $0.block($1) }
        }
        writer.list(removed) { writer, stamp in stamps.write(stamp, to: &writer) }
      case .unknown(let bytes):
        writer.byte(0)
        writer.block(bytes)
      case nil: break
      }
    }
    return writer.bytes
  }

  /// Returns true if an encoded record is deleted. Its fields are not read.
  static func isDeleted(stored bytes: [UInt8]) -> Bool {
    var parser = ByteParser(bytes)
    do {
      _ = try parser.signed()
      _ = try parser.list { parser throws(ByteError) in try parser.fixed64() }
      _ = try parser.number()
      return try parser.flag()
    } catch {
      return false
    }
  }

  /// Parses a record.
  init(_ name: RecordName, stored bytes: [UInt8]) throws(ByteError) {
    var parser = ByteParser(bytes)
    let start = try parser.signed()
    let devices = try parser.list { parser throws(ByteError) in try parser.fixed64() }
    func stamp(_ parser: inout ByteParser) throws(ByteError) -> Stamp {
      let milliseconds = start &+ (try parser.signed())
      let counter = try parser.number(UInt32.self)
      let place = parser.offset
      let device = try parser.number()
      guard device < UInt64(devices.count) else {
        throw parser.failure(expected: "one of \(devices.count) devices", found: device, at: place)
      }
      return Stamp(milliseconds: milliseconds, counter: counter, device: devices[Int(device)])
    }
    self.init(name, generation: try parser.number(UInt32.self))
    tombstone = try parser.optional { parser throws(ByteError) in
      let id = try parser.fixed64()
      return Tombstone(id: id, at: try stamp(&parser))
    }
    let count = try parser.size()
    // More fields than any record has are those of a damaged one.
    fields.reserveCapacity(min(count, 64))
    for _ in 0..<count {
      let name = try parser.text()
      let place = parser.offset
      let rule = try parser.byte()
      if rule == 0 {
        fields[name] = .unknown(try parser.byteString())
        continue
      }
      guard let kind = MergeKind(rawValue: rule) else {
        throw parser.failure(expected: "a rule of merging", found: rule, at: place)
      }
      let values = try parser.list { parser throws(ByteError) in
        let stamp = try stamp(&parser)
        return StampedValue(
          try parser.optional { parser throws(ByteError) in try parser.byteString() }, at: stamp)
      }
      fields[name] = .known(kind, values: values, removed: try parser.list(stamp))
    }
    try parser.expectEnd()
  }

  private func stamps(in names: [String]) -> [Stamp] {
    var stamps = tombstone.map { [$0.stamp] } ?? []
    for name in names {
      guard case .known(_, let values, let removed) = fields[name] else { continue }
      stamps += values.map(\.stamp) + removed
    }
    return stamps
  }
}

/// The devices and the first time of the stamps of a record.
private struct StampTable {
  let start: Int64
  let devices: [UInt64]

  init(_ stamps: [Stamp]) {
    start = stamps.first?.milliseconds ?? 0
    devices = Set(stamps.map(\.device)).sorted()
  }

  func write(_ stamp: Stamp, to writer: inout ByteWriter) {
    writer.signed(stamp.milliseconds &- start)
    writer.number(UInt64(stamp.counter))
    writer.size(devices.partitioningIndex(atOrAfter: stamp.device))
  }
}

extension ServerMark: StoredValue {
  func write(to writer: inout ByteWriter) {
    writer.number(tag.value)
    writer.signed(milliseconds)
    writer.number(UInt64(sweep))
  }

  init(from parser: inout ByteParser) throws(ByteError) {
    let tag = CloudTag(try parser.number())
    let milliseconds = try parser.signed()
    self.init(tag: tag, milliseconds: milliseconds, sweep: try parser.number(UInt32.self))
  }
}

extension Stamp: StoredValue {
  func write(to writer: inout ByteWriter) {
    writer.signed(milliseconds)
    writer.number(UInt64(counter))
    writer.fixed64(device)
  }

  init(from parser: inout ByteParser) throws(ByteError) {
    let milliseconds = try parser.signed()
    let counter = try parser.number(UInt32.self)
    self.init(milliseconds: milliseconds, counter: counter, device: try parser.fixed64())
  }
}

extension InboxEntry {
  /// The encoded change without the name.
  package var stored: [UInt8] {
    var writer = ByteWriter(capacity: 256)
    switch change {
    case .removed: writer.byte(0)
    case .saved(let record, let tag, let milliseconds):
      writer.byte(1)
      writer.number(tag.value)
      writer.signed(milliseconds)
      writer.block(record.stored)
    }
    return writer.bytes
  }

  /// Parses a change.
  init(_ name: RecordName, stored bytes: [UInt8]) throws(ByteError) {
    var parser = ByteParser(bytes)
    if try parser.flag() {
      let tag = CloudTag(try parser.number())
      let milliseconds = try parser.signed()
      let record = try SyncRecord(name, stored: try parser.byteString())
      self.init(name, .saved(record, tag: tag, milliseconds: milliseconds))
    } else {
      self.init(name, .removed)
    }
  }
}

extension ByteParser {
  /// Parses bytes after their count.
  mutating func byteString() throws(ByteError) -> [UInt8] {
    try list { parser throws(ByteError) in try parser.byte() }
  }
}
