// Bytes for names, stamps and fields: the format on the server.

/// Writes numbers and byte strings in the format of the server.
struct ByteWriter {
  private(set) var bytes: [UInt8] = []

  init(capacity: Int = 0) { bytes.reserveCapacity(capacity) }

  mutating func write<Number: FixedWidthInteger>(_ number: Number) {
    withUnsafeBytes(of: number.bigEndian) { bytes.append(contentsOf: $0) }
  }

  mutating func write(_ string: [UInt8]) {
    write(UInt32(string.count))
    bytes += string
  }

  mutating func write(_ stamp: Stamp) {
    write(stamp.milliseconds)
    write(stamp.counter)
    write(stamp.device)
  }
}

/// Reads what ``ByteWriter`` wrote; every read is nil beyond the end.
struct ByteParser {
  private let bytes: [UInt8]
  private var place = 0

  init(_ bytes: [UInt8]) { self.bytes = bytes }

  /// Returns true if all bytes were read.
  var isAtEnd: Bool { place == bytes.count }

  mutating func number<Number: FixedWidthInteger>(_ type: Number.Type = Number.self) -> Number? {
    let width = Number.bitWidth / 8
    guard place + width <= bytes.count else { return nil }
    defer { place += width }
    return bytes.withUnsafeBytes {
      Number(bigEndian: $0.loadUnaligned(fromByteOffset: place, as: Number.self))
    }
  }

  mutating func string() -> [UInt8]? {
    guard let count = number(UInt32.self), Int(count) <= bytes.count - place else { return nil }
    defer { place += Int(count) }
    return Array(bytes[place..<place + Int(count)])
  }

  mutating func stamp() -> Stamp? {
    guard let milliseconds = number(Int64.self), let counter = number(UInt32.self),
      let device = number(UInt64.self)
    else { return nil }
    return Stamp(milliseconds: milliseconds, counter: counter, device: device)
  }
}

extension RecordName {
  /// The bytes of the name, as a field refers to it.
  public var encoded: [UInt8] {
    var writer = ByteWriter()
    writer.write(Array(kind.utf8))
    writer.write(key)
    return writer.bytes
  }

  /// Creates a name from its bytes; nil if they are none.
  public init?(encoded bytes: [UInt8]) {
    var reader = ByteParser(bytes)
    guard let kind = reader.string(), let key = reader.string(), reader.isAtEnd else { return nil }
    self.init(kind: String(decoding: kind, as: UTF8.self), key: key)
  }
}
