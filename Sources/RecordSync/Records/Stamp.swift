// The time of a write: a hybrid logical clock.

/// The time of a write by a hybrid logical clock; no two transactions have the same one.
///
/// Stamps order by milliseconds, then counter, then device: every device orders two writes alike.
public struct Stamp: Hashable, Comparable, Sendable {
  /// Milliseconds since 1970 by the server's clock, as far as the device knows it.
  public let milliseconds: Int64
  /// The number of the write within the millisecond.
  public let counter: UInt32
  /// The replica that wrote; 64 drawn bits.
  public let device: UInt64

  /// A stamp before all others.
  public static let zero = Stamp(milliseconds: 0, counter: 0, device: 0)

  /// Creates a stamp.
  public init(milliseconds: Int64, counter: UInt32, device: UInt64) {
    self.milliseconds = milliseconds
    self.counter = counter
    self.device = device
  }

  public static func < (left: Stamp, right: Stamp) -> Bool {
    if left.milliseconds != right.milliseconds { return left.milliseconds < right.milliseconds }
    if left.counter != right.counter { return left.counter < right.counter }
    return left.device < right.device
  }

  /// Returns the first stamp of a device after this one and not before a time.
  func next(notBefore milliseconds: Int64, device: UInt64) -> Stamp {
    if milliseconds > self.milliseconds {
      return Stamp(milliseconds: milliseconds, counter: 0, device: device)
    }
    if counter == .max { return Stamp(milliseconds: self.milliseconds + 1, counter: 0, device: device) }
    return Stamp(milliseconds: self.milliseconds, counter: counter + 1, device: device)
  }
}
