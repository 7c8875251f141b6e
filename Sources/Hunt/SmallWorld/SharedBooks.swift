// In some worlds two or three readers have the same books and look them up at the same time, and some of
// their devices or apps end while they wait. Then many share one call, and who has made it for all goes away
// before it is answered.

import Simulation

/// What a world of readers with the same books has beside what other worlds have; nothing for another world.
struct SharedBooks {
  private let stream: RandomStream

  /// One world of readers in eight.
  init?(_ stream: RandomStream, style: SmallWorldStyle) {
    guard style == .everyday, let stream = stream.drawn(oneIn: 8) else { return nil }
    self.stream = stream
  }

  func change(_ settings: inout [String: Int]) {
    var stream = stream.substream("settings")
    settings["same-books"] = 1
    settings["readers"] = stream.within(2...3)
    // Slow ones: a quarter of a second to several.
    settings["provider-latency"] = stream.within(1...3)
    settings["slowdown"] = [100, 300, 800][stream.below(3)]
    settings["tell-given-up"] = stream.chance(3, in: 4) ? 1 : 0
    // In half of them the cache has room for few answers.
    settings["answers"] = [0, 0, 1, 2, 3, 5][stream.below(6)]
  }

  /// All of them import everything at once; some devices lose their power while they ask, and some apps are
  /// ended, which tells the service that nobody waits any more. When most answers have come they look at the
  /// same series.
  func add(to workload: inout [WorkStep], _ settings: [String: Int]) {
    var stream = stream.substream("workload")
    let (readers, books) = (settings["readers"] ?? 1, settings["books"] ?? 1)
    var steps: [WorkStep] = []
    for reader in 0..<readers {
      steps.append(WorkStep(actor: reader, at: 0, action: "import", numbers: [0, books]))
      for _ in 0..<stream.below(4) {
        let at = 500 + stream.below(6_000)
        let off = [500, 5_000, 30_000][stream.below(3)]
        let isKill = stream.chance(1, in: 3)
        steps.append(
          WorkStep(
            actor: reader, at: at, action: isKill ? "kill" : "relaunch",
            numbers: isKill ? [stream.below(2), off] : []))
      }
    }
    // What one of them has been told of a series, the next one is told again.
    let series = (0..<stream.within(1...3)).map { _ in stream.below(8) }
    for reader in 0..<readers {
      for number in series {
        let at = 20_000 + stream.below(100_000)
        steps.append(WorkStep(actor: reader, at: at, action: "series", numbers: [number]))
      }
    }
    workload = (workload + steps).inOrder
  }
}
