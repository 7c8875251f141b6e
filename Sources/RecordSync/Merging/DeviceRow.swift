// The record of a device: up to when it knows what the server knew.

/// The record by which a device tells the others up to when it has fetched; see
/// ``SyncRows/collectTombstones``.
enum DeviceRow {
  /// The kind of these records.
  static let kind = "@device"
  /// The register with the server time up to which the device has everything.
  static let caughtUp = "caughtUp"

  /// Returns the name of a device's record.
  static func name(of device: UInt64) -> RecordName {
    var writer = ByteWriter()
    writer.write(device)
    return RecordName(kind: kind, key: writer.bytes)
  }

  /// Returns the bytes of a server time.
  static func encoded(_ milliseconds: Int64) -> [UInt8] {
    var writer = ByteWriter()
    writer.write(milliseconds)
    return writer.bytes
  }

  /// Returns the server time up to which the device of a record has everything; nil for another record.
  static func caughtUp(_ record: SyncRecord) -> Int64? {
    guard record.name.kind == kind, !record.isDeleted, let bytes = record.fields[caughtUp]?.value else {
      return nil
    }
    var reader = ByteParser(bytes)
    return reader.number(Int64.self)
  }
}
