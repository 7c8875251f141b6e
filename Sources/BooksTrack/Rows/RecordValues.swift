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
      _ = try StampParser(&parser)
      _ = try parser.number()
      return try parser.flag()
    } catch {
      return false
    }
  }

  /// Returns all stamps in an encoded record; the values of its fields are skipped.
  static func stamps(stored bytes: [UInt8]) throws(ByteError) -> [Stamp] {
    var parser = ByteParser(bytes)
    let stamps = try StampParser(&parser)
    var result: [Stamp] = []
    _ = try parser.number()
    if let tombstone = try stamps.tombstone(&parser) { result.append(tombstone.stamp) }
    for _ in 0..<(try parser.size()) {
      _ = try parser.block()
      guard try parser.byte() > 0 else {
        _ = try parser.block()
        continue
      }
      for _ in 0..<(try parser.size()) {
        result.append(try stamps.next(&parser))
        if try parser.flag() { _ = try parser.block() }
      }
      for _ in 0..<(try parser.size()) { result.append(try stamps.next(&parser)) }
    }
    return result
  }

  /// Returns a field of an encoded record; those before it are skipped. Nil if the record has none of that
  /// name.
  static func field(_ name: String, stored bytes: [UInt8]) throws(ByteError) -> Field? {
    var parser = ByteParser(bytes)
    let stamps = try StampParser(&parser)
    _ = try parser.number()
    _ = try stamps.tombstone(&parser)
    let sought = Array(name.utf8)
    for _ in 0..<(try parser.size()) {
      if bytes[try parser.block()].elementsEqual(sought) { return try stamps.field(&parser) }
      _ = try stamps.field(&parser)
    }
    return nil
  }

  /// Parses a record.
  init(_ name: RecordName, stored bytes: [UInt8]) throws(ByteError) {
    var parser = ByteParser(bytes)
    let stamps = try StampParser(&parser)
    self.init(name, generation: try parser.number(UInt32.self))
    tombstone = try stamps.tombstone(&parser)
    let count = try parser.size()
    // More fields than any record has are those of a damaged one.
    fields.reserveCapacity(min(count, 64))
    for _ in 0..<count {
      let name = try parser.text()
      fields[name] = try stamps.field(&parser)
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

/// Parses what refers to the devices and the first time of the stamps of a record.
private struct StampParser {
  let start: Int64
  let devices: [UInt64]

  /// Parses the beginning of a record.
  init(_ parser: inout ByteParser) throws(ByteError) {
    start = try parser.signed()
    devices = try parser.list { parser throws(ByteError) in try parser.fixed64() }
  }

  func next(_ parser: inout ByteParser) throws(ByteError) -> Stamp {
    let milliseconds = start &+ (try parser.signed())
    let counter = try parser.number(UInt32.self)
    let place = parser.offset
    let device = try parser.number()
    guard device < UInt64(devices.count) else {
      throw parser.failure(expected: "one of \(devices.count) devices", found: device, at: place)
    }
    return Stamp(milliseconds: milliseconds, counter: counter, device: devices[Int(device)])
  }

  func tombstone(_ parser: inout ByteParser) throws(ByteError) -> Tombstone? {
    guard try parser.flag() else { return nil }
    let id = try parser.fixed64()
    return Tombstone(id: id, at: try next(&parser))
  }

  func field(_ parser: inout ByteParser) throws(ByteError) -> Field {
    let place = parser.offset
    let rule = try parser.byte()
    if rule == 0 { return .unknown(try parser.byteString()) }
    guard let kind = MergeKind(rawValue: rule) else {
      throw parser.failure(expected: "a rule of merging", found: rule, at: place)
    }
    let values = try parser.list { parser throws(ByteError) in
      let stamp = try next(&parser)
      return StampedValue(try parser.flag() ? try parser.byteString() : nil, at: stamp)
    }
    return .known(kind, values: values, removed: try parser.list(next))
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
