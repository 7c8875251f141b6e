// The way between two machines, whatever connections use it: what can be broken about it, and how it is
// mended.

/// Names the way between two machines, the one with the lower number first.
struct LinkID: Hashable, Comparable {
  let low: Int
  let high: Int

  static func < (left: LinkID, right: LinkID) -> Bool {
    (left.low, left.high) < (right.low, right.high)
  }
}

/// The state of the way between two machines. Read and written in events and on the thread of the world only.
final class Link {
  /// One direction of it.
  struct Way {
    var isCut = false
    /// The kind of fault that has cut it, if it was one.
    var cutBy: FaultKind?
    var isHeld = false
    /// Until when nothing gets through; what is sent meanwhile arrives behind that.
    var cloggedUntil: Int64 = .min
    /// When the last message on the wire has passed, where there is a bandwidth.
    var freeAt: Int64 = .min
    var waiting: [() -> Void] = []
  }

  let core: WorldCore
  let id: LinkID
  let name: String
  /// From low to high, and back.
  #if !DEBUG
  @exclusivity(unchecked)
  #endif
  var ways = [Way(), Way()]

  init(core: WorldCore, id: LinkID) {
    self.core = core
    self.id = id
    name = "\(core.machines[id.low].name)–\(core.machines[id.high].name)"
  }

  /// The direction from that machine.
  func way(from process: Int) -> Int { process == id.low ? 0 : 1 }

  /// Undoes everything that was done to it.
  func mend() {
    for index in ways.indices {
      ways[index].isCut = false
      ways[index].cutBy = nil
      ways[index].cloggedUntil = .min
      letGo(index)
    }
  }

  /// Sends on its way what was held back, in the order in which it was sent.
  func letGo(_ index: Int) {
    ways[index].isHeld = false
    let waiting = ways[index].waiting
    ways[index].waiting = []
    for message in waiting { message() }
  }
}

/// A direction of the way between two machines.
public enum LinkDirection: Sendable {
  /// From the machine that was named first.
  case forth
  /// From the machine that was named second.
  case back
  /// Both.
  case bothWays
}

/// The way between two machines in a scenario's hands. What is done to it holds from the next point on.
///
/// ```swift
/// world.link(phone, server).partition()
/// try await phone.pass(.seconds(30), "nobody hears the phone")
/// world.link(phone, server).repair()
/// ```
public struct LinkControl {
  let link: Link
  let isTurned: Bool

  /// Nothing gets through; what is sent is lost.
  public func partition(_ direction: LinkDirection = .bothWays) {
    each(direction, "cut") {
      link.ways[$0].isCut = true
      link.ways[$0].cutBy = nil
    }
  }

  /// What is sent gets through again.
  public func repair(_ direction: LinkDirection = .bothWays) {
    each(direction, "repaired") { link.ways[$0].isCut = false }
  }

  /// What is sent waits until it is released.
  public func hold(_ direction: LinkDirection = .bothWays) {
    each(direction, "held") { link.ways[$0].isHeld = true }
  }

  /// What was held goes on its way, in the order in which it was sent.
  public func release(_ direction: LinkDirection = .bothWays) {
    each(direction, "released") { link.letGo($0) }
  }

  /// For a while nothing moves; what is sent meanwhile arrives behind that.
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

extension WorldCore {
  /// The way between two machines.
  func link(_ one: Int, _ other: Int) -> Link {
    let id = LinkID(low: min(one, other), high: max(one, other))
    if let link = links[id] { return link }
    let link = Link(core: self, id: id)
    links[id] = link
    return link
  }
}
