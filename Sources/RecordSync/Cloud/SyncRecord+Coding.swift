// Records to and from the fields of the server.

extension SyncRecord {
  /// Creates a record from the server's.
  public init(_ record: CloudRecord) {
    self.init(record.name)
    for (name, bytes) in record.fields where name != ReservedField.life {
      fields[name] = Field(encoded: bytes)
    }
    guard let life = record.fields[ReservedField.life] else { return }
    var reader = ByteParser(life)
    generation = reader.number() ?? 0
    if let id = reader.number(UInt64.self), let stamp = reader.stamp() {
      tombstone = Tombstone(id: id, at: stamp)
      fields = fields.filter { $0.key == ReservedField.group }
    }
  }

  /// The fields as the server keeps them.
  public var cloudFields: [String: [UInt8]] {
    var result = fields.mapValues(\.encoded)
    if let life { result[ReservedField.life] = life }
    return result
  }

  /// The bytes of the generation and the tombstone; nil for a record that was never deleted.
  private var life: [UInt8]? {
    guard generation > 0 || isDeleted else { return nil }
    var writer = ByteWriter()
    writer.write(generation)
    if let tombstone {
      writer.write(tombstone.id)
      writer.write(tombstone.stamp)
    }
    return writer.bytes
  }

  /// Returns some fields as the server keeps them: nil for one that the record does not have.
  func cloudFields(_ names: Set<String>) -> [String: [UInt8]?] {
    var result: [String: [UInt8]?] = [:]
    for name in names {
      result.updateValue(name == ReservedField.life ? life : fields[name]?.encoded, forKey: name)
    }
    return result
  }

  /// The names of all fields that the server has to be sent for it to have the record.
  var sendableFields: Set<String> {
    var names = Set(fields.keys)
    if life != nil { names.insert(ReservedField.life) }
    return names
  }

  /// Returns the names of the fields in which the server's record differs from this one.
  func fields(differingFrom server: SyncRecord) -> Set<String> {
    var names: Set<String> = []
    for (name, field) in fields {
      guard let other = server.fields[name] else {
        names.insert(name)
        continue
      }
      if field != other && field.encoded != other.encoded { names.insert(name) }
    }
    for name in server.fields.keys where fields[name] == nil { names.insert(name) }
    if life != server.life { names.insert(ReservedField.life) }
    return names
  }

  /// All stamps in the record.
  public var stamps: [Stamp] {
    var result: [Stamp] = []
    result.reserveCapacity(fields.count + 1)
    if let tombstone { result.append(tombstone.stamp) }
    for field in fields.values {
      guard case .known(_, let values, let removed) = field else { continue }
      for value in values { result.append(value.stamp) }
      result += removed
    }
    return result
  }
}
