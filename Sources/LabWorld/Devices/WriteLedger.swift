// The writes of fields on several devices, and the values that may be shown at the end. It knows the times of
// acknowledged writes and nothing of stamps, records or merging (SYN-2).

/// The writes of fields.
package struct WriteLedger<Field: Hashable & Comparable & Sendable>: Sendable {
  private struct Write {
    /// In nanoseconds of the world.
    let time: Int64
    let device: Int
    let value: String
    /// True if the device acknowledged the write; one that it died over may be stored.
    var isSure: Bool
  }

  /// A write of the ledger.
  package struct Place: Sendable {
    package let field: Field
    fileprivate let index: Int
  }

  private var writes: [Field: [Write]] = [:]

  /// The time within which two devices may order their writes either way: their clocks are set by answers of
  /// the server, which take a while.
  private static var clocks: Int64 { 5_000_000_000 }

  /// Creates an empty ledger.
  package init() {}

  /// The written fields, in order.
  package var fields: [Field] { writes.keys.sorted() }

  /// Notes a write at a time in nanoseconds of the world.
  @discardableResult
  package mutating func note(
    _ field: Field, _ value: String, on device: Int, at time: Int64, isSure: Bool
  ) -> Place {
    writes[field, default: []].append(Write(time: time, device: device, value: value, isSure: isSure))
    return Place(field: field, index: writes[field, default: []].count - 1)
  }

  /// Notes that a device acknowledged a write.
  package mutating func acknowledge(_ place: Place) { writes[place.field]?[place.index].isSure = true }

  /// Returns the devices that wrote a field.
  package func devices(of field: Field) -> Set<Int> { Set((writes[field] ?? []).map(\.device)) }

  /// Returns the values that a field may have at the end: the last acknowledged one, those that another
  /// device wrote at about the same time, and later ones that a device died over; nil if no write was
  /// acknowledged.
  package func values(of field: Field) -> Set<String>? {
    let all = writes[field] ?? []
    let sure = all.indices.filter { all[$0].isSure }
    guard let place = sure.max(by: { (all[$0].time, $0) < (all[$1].time, $1) }) else { return nil }
    let last = all[place]
    var values: Set<String> = [last.value]
    for write in all {
      let isOpen = write.device != last.device && write.time > last.time - Self.clocks
      if isOpen || (!write.isSure && write.time > last.time) { values.insert(write.value) }
    }
    return values
  }
}
