// A field of a record: values with stamps, and the rule by which two states of it are merged.

/// The rule by which two states of a field become one.
public enum MergeKind: UInt8, Sendable, CaseIterable {
  /// The last write wins.
  case register = 1
  /// The first write wins: a value that is never changed once it is set.
  case setOnce = 2
  /// A set: an element that one device adds while another removes it stays.
  case observedRemoveSet = 3
  /// A list that only grows, ordered by stamp.
  case appendOnly = 4
}

/// A value and the time at which it was written.
public struct StampedValue: Hashable, Sendable, Comparable {
  /// The bytes; nil for a cleared register.
  public let value: [UInt8]?
  /// The time of the write.
  public let stamp: Stamp

  /// Creates a value with the time of its write.
  public init(_ value: [UInt8]?, at stamp: Stamp) {
    self.value = value
    self.stamp = stamp
  }

  /// Values order by stamp; values of one stamp, which only a device with a foreign identity makes, by bytes.
  public static func < (left: StampedValue, right: StampedValue) -> Bool {
    if left.stamp != right.stamp { return left.stamp < right.stamp }
    guard let right = right.value else { return false }
    guard let left = left.value else { return true }
    return left.lexicographicallyPrecedes(right)
  }
}

/// The state of a field.
///
/// `values` are sorted and contain one value for a register and a field that is set once. Of a set they are
/// the additions that no device removed, and `removed` are the stamps of removed additions.
public enum Field: Hashable, Sendable {
  /// A field of a known rule.
  case known(MergeKind, values: [StampedValue], removed: [Stamp])
  /// A field that a newer app, or another program, wrote: kept byte for byte.
  case unknown([UInt8])

  /// Creates a register.
  public static func register(_ value: [UInt8]?, at stamp: Stamp) -> Field {
    .known(.register, values: [StampedValue(value, at: stamp)], removed: [])
  }

  /// Creates a field that is set once.
  public static func setOnce(_ value: [UInt8], at stamp: Stamp) -> Field {
    .known(.setOnce, values: [StampedValue(value, at: stamp)], removed: [])
  }

  /// Creates a set or a list of values.
  public static func values(_ kind: MergeKind, _ values: [StampedValue], removed: [Stamp] = []) -> Field {
    .known(kind, values: values.sorted(), removed: removed.sorted())
  }

  /// The value of a register or of a field that is set once; nil if cleared, and for other kinds.
  public var value: [UInt8]? {
    guard case .known(let kind, let values, _) = self, kind == .register || kind == .setOnce else {
      return nil
    }
    return values.last?.value
  }

  /// The elements of a set, each once and sorted by bytes, or of a list, by stamp.
  public var elements: [[UInt8]] {
    guard case .known(let kind, let values, _) = self else { return [] }
    let bytes = values.compactMap(\.value)
    guard kind == .observedRemoveSet else { return bytes }
    return Set(bytes).sorted { $0.lexicographicallyPrecedes($1) }
  }

  /// The latest stamp in the field; zero for an unknown field.
  public var latest: Stamp {
    guard case .known(_, let values, let removed) = self else { return .zero }
    return max(values.last?.stamp ?? .zero, removed.last ?? .zero)
  }
}
