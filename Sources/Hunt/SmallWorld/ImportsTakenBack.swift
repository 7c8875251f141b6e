// In some worlds readers take imports back: at once, while books are looked up, or when most answers have
// come. Before that some of them leave out what the file says of a book and import it again, which fills it
// in; or they throw away what is staged of an import that was cut off. In half of them the file comes again
// afterwards.

import Simulation

/// What a world of readers who take imports back has beside what other worlds have; nothing for another
/// world.
struct ImportsTakenBack {
  private let stream: RandomStream

  /// One world in five.
  init?(_ stream: RandomStream) {
    guard let stream = stream.drawn(oneIn: 5) else { return nil }
    self.stream = stream
  }

  func add(to workload: inout [WorkStep], _ settings: [String: Int]) {
    for reader in 0..<(settings["readers"] ?? 1) {
      var stream = stream.substream(reader)
      for _ in 0..<stream.within(1...3) {
        workload += steps(of: reader, books: settings["books"] ?? 1, &stream)
      }
    }
    workload = workload.inOrder
  }

  private func steps(of reader: Int, books: Int, _ stream: inout RandomStream) -> [WorkStep] {
    var steps: [WorkStep] = []
    var at = stream.below([2_000, 20_000, 150_000][stream.below(3)])
    func next(_ action: String, _ numbers: [Int] = [], wait: Int? = nil) {
      steps.append(WorkStep(actor: reader, at: at, action: action, numbers: numbers))
      at += stream.below(wait ?? [200, 2_000, 20_000][stream.below(3)])
    }
    if stream.chance(1, in: 2) {
      // No stars, or the first of the site's shelves.
      next(stream.chance(1, in: 2) ? "rate" : "shelve", [stream.below(books), 0])
      next("reimport")
    }
    if stream.chance(1, in: 3) {
      // The app ends in the middle of an import, and what is staged of it is thrown away.
      next("reimport", wait: 60)
      next("relaunch")
      next("discard")
    }
    next("take-back")
    if stream.chance(1, in: 2) { next("reimport") }
    return steps
  }
}
