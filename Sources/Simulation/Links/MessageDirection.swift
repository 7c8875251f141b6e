// One direction of a connection, from the departure of a message to its arrival. All random values are drawn
// at the departure, one message at a time, so that they do not depend on the order of runtime jobs.

/// One direction of a connection. It outlives the incarnations of the machines at its ends, so that a restart
/// does not restart its draws.
///
/// Used only on the thread of its world.
final class MessageDirection {
  private let core: WorldCore
  private let link: Link
  private let way: Int
  private let sender: Int
  private let receiver: Int
  private var stream: RandomStream
  private let faults: [FaultSite]
  /// True if any network fault can fire on it.
  var isExposed: Bool { !faults.isEmpty }
  /// The highest departure number among the messages that have arrived.
  private var lastArrived: UInt64 = 0

  init(core: WorldCore, name: String, from sender: Int, to receiver: Int) {
    self.core = core
    self.sender = sender
    self.receiver = receiver
    link = core.link(sender, receiver)
    way = link.way(from: sender)
    stream = RandomStream(seed: core.seed, name: name)
    faults = NetworkFault.all.map { core.faultState.site($0, name) }.filter { !$0.isQuiet }
  }

  /// The result of sending a message.
  enum Fate: Equatable {
    /// It is under way; the number of its departure event.
    case onItsWay(UInt64)
    case lost
    case reset
  }

  /// Sends a message; called in the event of its departure.
  ///
  /// - Parameters:
  ///   - exchange: The request to which the message belongs; it records the faults that affect the message.
  ///   - request: The departure number of the request, if the message is a response.
  ///   - arrive: Called at the arrival, and a second time if the message is duplicated.
  func send(
    _ label: String, lane: UInt64, of exchange: AnyExchange, answerTo request: UInt64? = nil, bytes: Int,
    _ behavior: LinkBehavior, tally: LinkTally, arrive: @escaping () -> Void
  ) -> Fate {
    tally.counts.sent += 1
    var stream = stream
    let latency = behavior.latency(&stream).wholeNanoseconds
    let isLost = stream.chance(behavior.lossPerTenThousand, in: 10_000)
    let isDuplicated = stream.chance(behavior.duplicatesPerTenThousand, in: 10_000)
    let second = isDuplicated ? Int64(stream.within(0...1_000_000)) * 1_000 : 0
    self.stream = stream
    let trouble = faults.isEmpty ? MessageTrouble() : consult()
    if trouble.isReset {
      tally.counts.resets += 1
      record(.lost, label, lane, "\(label) is cut off")
      return .reset
    }
    guard !isLost, trouble.lostTo == nil, !link.ways[way].isCut else {
      tally.counts.lost += 1
      exchange.lost(to: trouble.lostTo ?? (isLost ? nil : link.ways[way].cutBy))
      record(.lost, label, lane, "\(label) is lost")
      return .lost
    }
    let ordinary = latency.addingClamped(wire(bytes, behavior))
    let delay = ordinary.addingClamped(trouble.delay)
    let departure = core.recorder.count
    let message = TracedMessage(departure: departure, request: request ?? departure)
    record(
      .sent, label, lane, "\(label) leaves, \(Duration.nanoseconds(delay)) on its way", word: delay,
      message)
    let sent =
      faults.isEmpty
      ? nil : Sent(exchange: exchange, trouble: trouble, due: core.now.addingClamped(ordinary))
    deliver(label, lane, message, sent, after: delay, arrive)
    if isDuplicated || trouble.isDuplicated {
      tally.counts.duplicated += 1
      let later = delay.addingClamped(second).addingClamped(trouble.second)
      deliver("\(label) again", lane, message, sent, isSecond: true, after: later, arrive)
    }
    return .onItsWay(departure)
  }

  /// The faults of a message under way, to be reported at its arrival.
  private final class Sent {
    let exchange: AnyExchange
    let trouble: MessageTrouble
    /// The arrival time without faults.
    let due: Int64

    init(exchange: AnyExchange, trouble: MessageTrouble, due: Int64) {
      self.exchange = exchange
      self.trouble = trouble
      self.due = due
    }
  }

  private func deliver(
    _ label: String, _ lane: UInt64, _ message: TracedMessage, _ sent: Sent?, isSecond: Bool = false,
    after delay: Int64,
    _ arrive: @escaping () -> Void
  ) {
    guard !link.ways[way].isHeld else {
      return link.ways[way].waiting.append {
        self.deliver(label, lane, message, sent, isSecond: isSecond, after: delay, arrive)
      }
    }
    let due = max(core.now, link.ways[way].cloggedUntil).addingClamped(delay)
    // Owned by the network: the message arrives even if its sender dies meanwhile.
    core.parkEvent(
      at: due, owner: PointOwner(process: receiver, incarnation: 0, lane: lane), name: label
    ) { [self] in
      guard !link.ways[way].isCut else {
        if !isSecond { sent?.exchange.lost(to: link.ways[way].cutBy) }
        return record(.lost, label, lane, "\(label) is lost on arrival", message)
      }
      // A dead machine drops the message; its sender waits for the timeout.
      if core.machines[receiver].state != .dead {
        core.record(
          .arrived, process: receiver, lane: lane, word: message.departure, message: message
        ) { "\(label) arrives" }
        if let sent { feel(sent, departure: message.departure, isSecond: isSecond) }
      }
      arrive()
    }
  }

  /// Returns how long a message waits for the wire and occupies it.
  private func wire(_ bytes: Int, _ behavior: LinkBehavior) -> Int64 {
    guard let rate = behavior.bytesPerSecond, rate > 0, bytes > 0 else { return 0 }
    let passing = Int64(clamping: Int128(bytes) * 1_000_000_000 / Int128(rate))
    let start = max(core.now, link.ways[way].freeAt)
    link.ways[way].freeAt = start.addingClamped(passing)
    return link.ways[way].freeAt - core.now
  }

  private func record(
    _ kind: TraceEvent.Kind, _ label: String, _ lane: UInt64, _ text: @autoclosure () -> String,
    word: Int64 = -1, _ message: TracedMessage? = nil
  ) {
    core.record(
      kind, process: sender, lane: lane, word: UInt64(bitPattern: word), message: message, text: text)
  }

  // MARK: - Faults

  /// Reports to the exchange the faults that the receiver can detect from the arrival of a message.
  private func feel(_ sent: Sent, departure: UInt64, isSecond: Bool) {
    let isOvertaken = departure < lastArrived
    lastArrived = max(lastArrived, departure)
    let late = core.now.subtractingClamped(sent.due)
    let felt = sent.trouble.felt(late: late, isSecond: isSecond, isOvertaken: isOvertaken)
    for kind in felt { sent.exchange.felt(kind) }
  }

  private func consult() -> MessageTrouble {
    var trouble = MessageTrouble()
    for site in faults where core.fires(site, process: sender) {
      var details = site.details(seed: core.seed)
      switch site.kind {
      case NetworkFault.loss: trouble.lostTo = site.kind
      case NetworkFault.reset: trouble.isReset = true
      case NetworkFault.duplicate:
        trouble.isDuplicated = true
        trouble.second = Int64(details.within(0...2_000)) * 1_000_000
      case NetworkFault.partition: cut([0, 1], by: site.kind, NetworkFault.drawOutage(&details))
      case NetworkFault.oneWayPartition: cut([way], by: site.kind, NetworkFault.drawOutage(&details))
      case NetworkFault.reorder:
        trouble.isToBeOvertaken = true
        trouble.delay = trouble.delay.addingClamped(NetworkFault.drawDelay(site.kind, &details))
      case NetworkFault.clog:
        trouble.slow(site.kind, least: NetworkFault.leastDelay(site.kind))
        let end = core.now.addingClamped(NetworkFault.drawOutage(&details))
        link.ways[way].cloggedUntil = max(link.ways[way].cloggedUntil, end)
      default:
        trouble.slow(site.kind, least: NetworkFault.leastDelay(site.kind))
        trouble.delay = trouble.delay.addingClamped(NetworkFault.drawDelay(site.kind, &details))
      }
    }
    return trouble
  }

  private func cut(_ ways: [Int], by kind: FaultKind, _ time: Int64) {
    for way in ways {
      link.ways[way].isCut = true
      link.ways[way].cutBy = kind
    }
    core.later(by: time, "repair \(link.name)") { [link] in
      for way in ways {
        link.ways[way].isCut = false
        link.ways[way].cutBy = nil
      }
    }
  }
}
