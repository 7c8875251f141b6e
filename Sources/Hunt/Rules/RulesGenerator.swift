// Draws the rules world of a seed: a few rows that only correct rules distinguish or match, and requests for
// the same books again after hours, days and weeks.

import Simulation

/// Draws a case.
struct RulesGenerator {
  private let seed: UInt64
  private let stream: RandomStream

  init(seed: UInt64) {
    self.seed = seed
    stream = RandomStream(seed: seed, name: "hunt \(RulesTarget.target)")
  }

  func draw(variant: String, books: Int) -> HuntCase {
    var settings = stream.substream("settings")
    return HuntCase(
      target: RulesTarget.target, variant: variant, seed: seed,
      settings: ["providers": settings.within(1...3)],
      workload: rows(books) + asks(books), faults: .none, schedule: ReadingGenerator.schedule(stream))
  }

  private func rows(_ books: Int) -> [WorkStep] {
    var stream = stream.substream("rows")
    // A step of two similar books takes two neighbouring places.
    let places = (0..<books / 2).map { 2 * $0 }.shuffled(by: &stream)
    return places.prefix(stream.within(1...8)).map { place in
      let action = ["again", "again", "again", "alike", "alike", "book", "marked"][stream.below(7)]
      return WorkStep(
        actor: 0, at: 0, action: action, numbers: [place, stream.below(420), stream.below(100)])
    }
  }

  /// Minutes until the same query is repeated: within and beyond the hours for which the answer to a title is
  /// cached, and within and beyond the days for an ISBN.
  private static let pauses = [5, 180, 350, 370, 900, 2_880, 9_900, 10_200, 20_000]

  private func asks(_ books: Int) -> [WorkStep] {
    var stream = stream.substream("asks")
    var steps: [WorkStep] = []
    for _ in 0..<stream.within(0...3) {
      let place = stream.below(books)
      let kind = stream.below(3)
      var at = stream.below(3_600_000)
      for _ in 0..<stream.within(1...4) {
        steps.append(
          WorkStep(actor: 1, at: at, action: "ask", numbers: [place, kind, stream.below(2)]))
        at += Self.pauses[stream.below(Self.pauses.count)] * 60_000 + stream.below(30_000)
      }
    }
    return steps
  }
}

extension Array {
  /// Returns the elements in an order that the stream draws.
  fileprivate func shuffled(by stream: inout RandomStream) -> [Element] {
    var shuffled = self
    for place in shuffled.indices.dropFirst() { shuffled.swapAt(place, stream.below(place + 1)) }
    return shuffled
  }
}
