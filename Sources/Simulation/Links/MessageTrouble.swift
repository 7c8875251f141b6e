// What the faults do to one message, and who feels it. The way only does it: that it came late, twice or
// overtaken is noted by the machine that receives it, and that no answer came by the one that waited.

/// What has befallen one message.
struct MessageTrouble {
  /// The kind to which the message is lost.
  var lostTo: FaultKind?
  var isReset = false
  var isDuplicated = false
  var isToBeOvertaken = false
  /// By how much the second copy comes later than the first.
  var second: Int64 = 0
  var delay: Int64 = 0
  /// What makes it slow, each with the least by which it is late then.
  private(set) var slowing: [(kind: FaultKind, least: Int64)] = []

  mutating func slow(_ kind: FaultKind, least: Int64) { slowing.append((kind, least)) }

  /// The receiver has the message, or its second copy, that much later than without any fault.
  ///
  /// - Parameter isOvertaken: Whether a message that left later is there already.
  /// - Returns: The kinds that it can tell from that.
  func felt(late: Int64, isSecond: Bool, isOvertaken: Bool) -> [FaultKind] {
    guard !isSecond else { return isDuplicated ? [NetworkFault.duplicate] : [] }
    let slow = slowing.filter { late >= $0.least }.map(\.kind)
    return isToBeOvertaken && isOvertaken ? slow + [NetworkFault.reorder] : slow
  }
}

/// What a request and its answer have met on their ways, as far as somebody has felt it or may still.
struct ExchangeTrouble {
  /// Felt by whoever received one of the messages.
  var felt: [FaultKind] = []
  /// What took one of the messages away: felt by the client when it has waited in vain.
  var lostTo: [FaultKind] = []

  var isNone: Bool { felt.isEmpty && lostTo.isEmpty }
}
