// Some worlds are busy: a long queue, providers with few calls left, a reader who keeps requesting new tries
// and imports more meanwhile, and a log that is constantly replaced by snapshots. Other worlds do not reach
// the states in which these coincide: a book woken by the pass that has parked it, a commit while old logs
// are deleted.

import Simulation

/// The additional settings and steps of a busy world; nil for other worlds.
struct BusyHours {
  private let stream: RandomStream

  /// One world of readers in eight is busy, and one of crashes in four.
  init?(_ stream: RandomStream, style: SmallWorldStyle) {
    guard let stream = stream.drawn(oneIn: style == .crashes ? 4 : 8) else { return nil }
    self.stream = stream
  }

  func change(_ settings: inout [String: Int]) {
    var stream = stream.substream("settings")
    settings["readers"] = 1
    settings["books"] = stream.within(10...24)
    settings["concurrency"] = stream.within(2...4)
    settings["compaction"] = 1
    settings["sync-ms"] = [2, 20, 50][stream.below(3)]
    // On a day without calls left, books are parked one after the other.
    settings["quota"] = stream.chance(1, in: 3) ? 0 : stream.within(3...12)
    settings["provider-latency"] = [0, 2, 3][stream.below(3)]
  }

  /// Adds an import of all books, requests for new tries during their look-up, and further imports.
  func add(to workload: inout [WorkStep], _ settings: [String: Int]) {
    var stream = stream.substream("workload")
    let books = settings["books"] ?? 1
    let span = [1_500, 6_000, 20_000][stream.below(3)]
    var steps = [WorkStep(actor: 0, at: 0, action: "import", numbers: [0, books])]
    for _ in 0..<stream.within(3...9) {
      steps.append(WorkStep(actor: 0, at: stream.below(span), action: "wake", numbers: []))
    }
    for _ in 0..<stream.within(0...2) {
      let numbers = [stream.below(books), stream.within(1...books)]
      steps.append(WorkStep(actor: 0, at: stream.below(span), action: "import", numbers: numbers))
    }
    // Later the reader requests new tries twice in a row and waits for the result.
    for (action, at) in [("wake", 10_000), ("wake", 10_000 + stream.within(500...5_000)), ("wait", 45_000)] {
      steps.append(WorkStep(actor: 0, at: span + at, action: action, numbers: [1]))
    }
    workload = (workload + steps).inOrder
  }
}
