// One direction of a connection: what happens to a message from its departure to its arrival. Everything is
// drawn when it leaves, one message at a time, so that the draws do not depend on the order of runtime jobs.

/// One direction of a connection. It outlives the machines at its ends, so that a machine that starts again
/// does not start its draws again.
///
/// Used on the thread of its world only.
final class MessageDirection {
  private let core: WorldCore
  private let link: Link
  private let way: Int
  private let sender: Int
  private let receiver: Int
  private var stream: RandomStream
  private let faults: [FaultSite]
  /// Whether a fault can befall a message on it.
  var isExposed: Bool { !faults.isEmpty }
  /// The departure of the latest message that has arrived, of those that were sent last.
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

  /// What becomes of a message.
  enum Fate: Equatable {
    /// The number of the event with which it left.
    case onItsWay(UInt64)
    case lost
    case reset
  }

  /// Sends a message on its way, in an event of its departure.
  ///
  /// - Parameters:
  ///   - exchange: The request of which it is a message; told what somebody feels of the message's troubles.
  ///   - request: The departure of the request to which it is an answer, if it is one.
  ///   - arrive: Performed when it arrives; twice if it is duplicated.
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

  /// A message on its way, for the one who will feel what has befallen it.
  private final class Sent {
    let exchange: AnyExchange
    let trouble: MessageTrouble
    /// When it would arrive if nothing had befallen it.
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
    // The network's own: it arrives whether its sender lives or not.
    core.parkEvent(
      at: due, owner: PointOwner(process: receiver, incarnation: 0, lane: lane), name: label
    ) { [self] in
      guard !link.ways[way].isCut else {
        if !isSecond { sent?.exchange.lost(to: link.ways[way].cutBy) }
        return record(.lost, label, lane, "\(label) is lost on arrival", message)
      }
      // A message to a dead machine is dropped; its sender waits until its timeout.
      if core.machines[receiver].state != .dead {
        core.record(
          .arrived, process: receiver, lane: lane, word: message.departure, message: message
        ) { "\(label) arrives" }
        if let sent { feel(sent, departure: message.departure, isSecond: isSecond) }
      }
      arrive()
    }
  }

  /// How long a message waits for the wire and takes to pass it.
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

  /// The receiver takes note of what it can tell from the arrival of a message.
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
