// The effects of faults on one message and on one request. A link only applies a fault. The receiver observes
// that a message is late, duplicated or overtaken; the waiting client observes that no response arrived.

/// The effects of faults on one message.
struct MessageTrouble {
  /// The kind of fault to which the message is lost.
  var lostTo: FaultKind?
  var isReset = false
  var isDuplicated = false
  var isToBeOvertaken = false
  /// The delay of the copy after the original, in nanoseconds.
  var second: Int64 = 0
  var delay: Int64 = 0
  /// The kinds that delay it, each with the delay from which on it is observable.
  private(set) var slowing: [(kind: FaultKind, least: Int64)] = []

  mutating func slow(_ kind: FaultKind, least: Int64) { slowing.append((kind, least)) }

  /// Returns the kinds of fault that the receiver can detect, for a message that is `late` nanoseconds
  /// late.
  ///
  /// - Parameter isOvertaken: True if a message that departed later has already arrived.
  func felt(late: Int64, isSecond: Bool, isOvertaken: Bool) -> [FaultKind] {
    guard !isSecond else { return isDuplicated ? [NetworkFault.duplicate] : [] }
    let slow = slowing.filter { late >= $0.least }.map(\.kind)
    return isToBeOvertaken && isOvertaken ? slow + [NetworkFault.reorder] : slow
  }
}

/// The faults that affected a request and its response and were not accounted for yet.
struct ExchangeTrouble {
  /// Kinds that a receiver or the waiting client observed.
  var felt: [FaultKind] = []
  /// Kinds to which a message was lost; the client observes them when its request times out.
  var lostTo: [FaultKind] = []

  var isNone: Bool { felt.isEmpty && lostTo.isEmpty }
}
