// The link between two machines, shared by all connections over it: what can be broken about it, and how it
// is repaired.

/// Identifies the link between two machines, the lower number first.
struct LinkID: Hashable, Comparable {
  let low: Int
  let high: Int

  static func < (left: LinkID, right: LinkID) -> Bool {
    (left.low, left.high) < (right.low, right.high)
  }
}

/// The state of the link between two machines. Accessed only in events, on the thread of the world.
final class Link {
  /// One direction of a link.
  struct Way {
    var isCut = false
    /// The kind of fault that cut it; nil if the scenario did.
    var cutBy: FaultKind?
    var isHeld = false
    /// The time until which nothing departs; messages sent meanwhile start then.
    var cloggedUntil: Int64 = .min
    /// The time at which the last message leaves the wire, if the bandwidth is limited.
    var freeAt: Int64 = .min
    var waiting: [() -> Void] = []
  }

  let core: WorldCore
  let id: LinkID
  let name: String
  /// The direction from `low` to `high`, and the reverse.
  #if !DEBUG
  @exclusivity(unchecked)
  #endif
  var ways = [Way(), Way()]

  init(core: WorldCore, id: LinkID) {
    self.core = core
    self.id = id
    name = "\(core.machines[id.low].name)–\(core.machines[id.high].name)"
  }

  /// Returns the index of the direction from a machine.
  func way(from process: Int) -> Int { process == id.low ? 0 : 1 }

  /// Repairs the link: clears cuts, clogs and holds.
  func mend() {
    for index in ways.indices {
      ways[index].isCut = false
      ways[index].cutBy = nil
      ways[index].cloggedUntil = .min
      letGo(index)
    }
  }

  /// Sends the held messages of a direction, in the order in which they were sent.
  func letGo(_ index: Int) {
    ways[index].isHeld = false
    let waiting = ways[index].waiting
    ways[index].waiting = []
    for message in waiting { message() }
  }
}

/// A direction of a link.
public enum LinkDirection: Sendable {
  /// From the first machine to the second.
  case forth
  /// From the second machine to the first.
  case back
  /// Both directions.
  case bothWays
}

/// A scenario's control of the link between two machines. Changes take effect for the points that follow.
///
/// ```swift
/// world.link(phone, server).partition()
/// try await phone.pass(.seconds(30), "phone is cut off")
/// world.link(phone, server).repair()
/// ```
public struct LinkControl {
  let link: Link
  let isTurned: Bool

  /// Drops all messages that are sent or arrive, until the link is repaired.
  public func partition(_ direction: LinkDirection = .bothWays) {
    each(direction, "cut") {
      link.ways[$0].isCut = true
      link.ways[$0].cutBy = nil
    }
  }

  /// Ends a partition; messages get through again.
  public func repair(_ direction: LinkDirection = .bothWays) {
    each(direction, "repaired") { link.ways[$0].isCut = false }
  }

  /// Holds back all messages that are sent, until they are released.
  public func hold(_ direction: LinkDirection = .bothWays) {
    each(direction, "held") { link.ways[$0].isHeld = true }
  }

  /// Sends the held messages, in the order in which they were sent.
  public func release(_ direction: LinkDirection = .bothWays) {
    each(direction, "released") { link.letGo($0) }
  }

  /// Delays messages that are sent during the given time until its end.
  public func clog(_ direction: LinkDirection = .bothWays, for time: Duration) {
    let end = link.core.now.addingClamped(time.wholeNanoseconds)
    each(direction, "clogged for \(time)") {
      link.ways[$0].cloggedUntil = max(link.ways[$0].cloggedUntil, end)
    }
  }

  private func each(_ direction: LinkDirection, _ what: String, _ body: (Int) -> Void) {
    let (forth, back) = isTurned ? (1, 0) : (0, 1)
    switch direction {
    case .forth: body(forth)
    case .back: body(back)
    case .bothWays:
      body(0)
      body(1)
    }
    link.core.recordFate(0, "\(link.name) is \(what)")
  }
}

/// The links of a world, and the directions of its connections.
private final class Network: WorldPart {
  var links: [LinkID: Link] = [:]
  var lanes: [String: MessageDirection] = [:]

  func mend() {
    for link in links.sorted(by: { $0.key < $1.key }).map(\.value) { link.mend() }
  }
}

extension WorldCore {
  private var network: Network {
    for case let network as Network in parts { return network }
    let network = Network()
    parts.append(network)
    return network
  }

  /// The link between two machines, created on first use.
  func link(_ one: Int, _ other: Int) -> Link {
    let id = LinkID(low: min(one, other), high: max(one, other))
    if let link = network.links[id] { return link }
    let link = Link(core: self, id: id)
    network.links[id] = link
    return link
  }

  /// The direction of a link with a name, created on first use.
  func lane(_ name: String, from sender: Int, to receiver: Int) -> MessageDirection {
    if let lane = network.lanes[name] { return lane }
    let lane = MessageDirection(core: self, name: name, from: sender, to: receiver)
    network.lanes[name] = lane
    return lane
  }
}
