// One direction of a connection: what happens to a message from its departure to its arrival. Everything is drawn
// when it leaves, one message at a time, so that the draws do not depend on the order of runtime jobs.

/// One direction of a connection. It outlives the machines at its ends, so that a machine that starts again does not
/// start its draws again.
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
  ///   - request: The departure of the request to which it is an answer, if it is one.
  ///   - arrive: Performed when it arrives; twice if it is duplicated.
  func send(
    _ label: String, lane: UInt64, answerTo request: UInt64? = nil, bytes: Int,
    _ behavior: LinkBehavior, tally: LinkTally, arrive: @escaping () -> Void
  ) -> Fate {
    tally.counts.sent += 1
    var stream = stream
    let latency = behavior.latency(&stream).wholeNanoseconds
    let isLost = stream.chance(behavior.lossPerTenThousand, in: 10_000)
    let isDuplicated = stream.chance(behavior.duplicatesPerTenThousand, in: 10_000)
    let second = isDuplicated ? Int64(stream.within(0...1_000_000)) * 1_000 : 0
    self.stream = stream
    let trouble = faults.isEmpty ? Trouble() : consult()
    if trouble.isReset {
      tally.counts.resets += 1
      record(.lost, label, lane, "\(label) is cut off")
      return .reset
    }
    guard !isLost, !trouble.isLost, !link.ways[way].isCut else {
      tally.counts.lost += 1
      record(.lost, label, lane, "\(label) is lost")
      return .lost
    }
    let delay = latency.addingClamped(trouble.delay).addingClamped(wire(bytes, behavior))
    let departure = core.recorder.count
    let message = TracedMessage(departure: departure, request: request ?? departure)
    record(
      .sent, label, lane, "\(label) leaves, \(Duration.nanoseconds(delay)) on its way", word: delay,
      message)
    deliver(label, lane, message, after: delay, arrive)
    if isDuplicated || trouble.isDuplicated {
      tally.counts.duplicated += 1
      let later = delay.addingClamped(second).addingClamped(trouble.second)
      deliver("\(label) again", lane, message, after: later, arrive)
    }
    return .onItsWay(departure)
  }

  private func deliver(
    _ label: String, _ lane: UInt64, _ message: TracedMessage, after delay: Int64,
    _ arrive: @escaping () -> Void
  ) {
    guard !link.ways[way].isHeld else {
      return link.ways[way].waiting.append { self.deliver(label, lane, message, after: delay, arrive) }
    }
    let due = max(core.now, link.ways[way].cloggedUntil).addingClamped(delay)
    // The network's own: it arrives whether its sender lives or not.
    core.parkEvent(
      at: due, owner: PointOwner(process: receiver, incarnation: 0, lane: lane), name: label
    ) { [self] in
      guard !link.ways[way].isCut else {
        return record(.lost, label, lane, "\(label) is lost on arrival", message)
      }
      // A message to a dead machine is dropped; its sender waits until its timeout.
      if core.machines[receiver].state != .dead {
        core.record(
          .arrived, process: receiver, lane: lane, word: message.departure, message: message
        ) { "\(label) arrives" }
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

  private struct Trouble {
    var isLost = false
    var isReset = false
    var isDuplicated = false
    var second: Int64 = 0
    var delay: Int64 = 0
  }

  private func consult() -> Trouble {
    var trouble = Trouble()
    for site in faults where core.fires(site, process: sender) {
      var details = site.details(seed: core.seed)
      switch site.kind {
      case NetworkFault.loss: trouble.isLost = true
      case NetworkFault.reset: trouble.isReset = true
      case NetworkFault.duplicate:
        trouble.isDuplicated = true
        trouble.second = Int64(details.within(0...2_000)) * 1_000_000
      case NetworkFault.partition: cut([0, 1], NetworkFault.drawOutage(&details))
      case NetworkFault.oneWayPartition: cut([way], NetworkFault.drawOutage(&details))
      case NetworkFault.clog:
        let end = core.now.addingClamped(NetworkFault.drawOutage(&details))
        link.ways[way].cloggedUntil = max(link.ways[way].cloggedUntil, end)
      default:
        trouble.delay = trouble.delay.addingClamped(NetworkFault.drawDelay(site.kind, &details))
      }
      core.faultState.observed(site.kind)
    }
    return trouble
  }

  private func cut(_ ways: [Int], _ time: Int64) {
    for way in ways { link.ways[way].isCut = true }
    core.later(by: time, "repair \(link.name)") { [link] in
      for way in ways { link.ways[way].isCut = false }
    }
  }
}
