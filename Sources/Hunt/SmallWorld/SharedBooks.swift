// In some worlds two or three readers have the same books and look them up at the same time, while some of
// their devices or apps end. Then several requests share one call, and the one that made the call goes away
// before it is answered.

import Simulation

/// The additional settings and steps of a world of readers with the same books; nil for other worlds.
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
    // In most of them the cache has room for few answers.
    settings["answers"] = [0, 0, 1, 2, 3, 5][stream.below(6)]
  }

  /// All readers import everything at once; some devices lose their power while they wait, and some apps are
  /// ended, which may cancel requests at the service. Later all look at the same series.
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
    // The series data that one reader got is then served to the next from the cache.
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
