// In some worlds readers undo imports: at once, during look-ups, or when most answers have come. Before that
// some remove a value of a book and import the file again, which fills it in, or discard the stage of an
// import that was cut off. In half of the cases they import the file again afterwards.

import Simulation

/// The additional steps of a world in which readers undo imports; nil for other worlds.
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
      // Removes the rating, or moves the book to the first of the site's shelves.
      next(stream.chance(1, in: 2) ? "rate" : "shelve", [stream.below(books), 0])
      next("reimport")
    }
    if stream.chance(1, in: 3) {
      // The app ends during an import, and its stage is discarded.
      next("reimport", wait: 60)
      next("relaunch")
      next("discard")
    }
    next("take-back")
    if stream.chance(1, in: 2) { next("reimport") }
    return steps
  }
}
