// The bytes of a field on the server: the kind, the latest stamp, and what the kind needs.
//
// The stamp stands at the same place for every kind, those of the future too: an app that does not know a
// kind can still tell which of two states is newer.

extension Field {
  /// The bytes of the field.
  public var encoded: [UInt8] {
    guard case .known(let kind, let values, let removed) = self else {
      if case .unknown(let bytes) = self { return bytes }
      return []
    }
    var writer = ByteWriter(capacity: Self.headSize + values.reduce(0) { $0 + ($1.value?.count ?? 0) + 24 })
    writer.write(kind.rawValue)
    writer.write(latest)
    switch kind {
    case .register, .setOnce:
      guard let value = values.last?.value else { return writer.bytes }
      writer.write(value)
    case .observedRemoveSet, .appendOnly:
      writer.write(UInt32(values.count))
      for value in values {
        writer.write(value.stamp)
        writer.write(value.value ?? [])
      }
      for stamp in removed { writer.write(stamp) }
    }
    return writer.bytes
  }

  /// The size of the kind and the latest stamp, in bytes.
  private static let headSize = 21

  /// Creates a field from its bytes. What this app would not have written is unknown.
  public init(encoded bytes: [UInt8]) { self = Self.decode(bytes) ?? .unknown(bytes) }

  /// Returns the field; nil if its bytes would be others.

  private static func decode(_ bytes: [UInt8]) -> Field? {
    var reader = ByteParser(bytes)
    guard let kind = reader.number(UInt8.self).flatMap(MergeKind.init), let latest = reader.stamp() else {
      return nil
    }
    switch kind {
    case .register where reader.isAtEnd: return .register(nil, at: latest)
    case .register, .setOnce:
      guard let value = reader.string(), reader.isAtEnd else { return nil }
      return kind == .register ? .register(value, at: latest) : .setOnce(value, at: latest)
    case .observedRemoveSet, .appendOnly:
      guard let count = reader.number(UInt32.self) else { return nil }
      var values: [StampedValue] = []
      for _ in 0..<count {
        guard let stamp = reader.stamp(), let value = reader.string() else { return nil }
        values.append(StampedValue(value, at: stamp))
      }
      var removed: [Stamp] = []
      while !reader.isAtEnd {
        guard let stamp = reader.stamp() else { return nil }
        removed.append(stamp)
      }
      let field = Field.values(kind, values, removed: removed)
      return field.encoded == bytes ? field : nil
    }
  }

  /// Where an unknown field stands among others: the stamp that every kind begins with, or zero.
  var newness: Stamp {
    guard case .unknown(let bytes) = self else { return latest }
    var reader = ByteParser(bytes)
    guard reader.number(UInt8.self) != nil else { return .zero }
    return reader.stamp() ?? .zero
  }
}
