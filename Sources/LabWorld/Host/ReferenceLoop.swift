// A fixed loop that uses nothing of this project. What work costs is told in steps of it, so that figures of
// two machines, or of one that is busy and one that is not, can be compared.

import Measurement

/// The reference loop.
package enum ReferenceLoop {
  /// Takes so many steps, each of which waits for the one before.
  ///
  /// - Returns: How many there were.
  package static func run(steps: Int) -> Int {
    var state: UInt64 = 1
    for _ in 0..<steps { state = (state ^ (state >> 29)) &* 0xBF58_476D_1CE4_E5B9 &+ 1 }
    return state == 0 ? 0 : steps
  }

  /// What a step takes the calling thread now, in picoseconds of processor time; about ten milliseconds'
  /// work. Nothing in a build that is not optimised, whose loop would be slower than its work by another
  /// factor.
  package static func sample() -> Int? {
    #if DEBUG
    return nil
    #else
    guard let before = ThreadTime.processorNanoseconds else { return nil }
    let steps = run(steps: 4_000_000)
    guard steps > 0, let after = ThreadTime.processorNanoseconds else { return nil }
    return max(1, (after - before) * 1_000 / steps)
    #endif
  }
}

/// Samples of the reference loop, taken while a piece of work was done.
package struct ReferenceSamples: Codable, Sendable, Equatable {
  package let samples: Int
  /// The median of what a step took, in picoseconds of processor time.
  package let picosecondsPerStep: Int

  /// Nil without a sample.
  package init?(_ picoseconds: [Int]) {
    guard !picoseconds.isEmpty else { return nil }
    samples = picoseconds.count
    picosecondsPerStep = picoseconds.sorted()[picoseconds.count / 2]
  }

  /// Processor time as steps of the loop, for each of so many pieces; nil without a piece.
  func steps(_ processorNanoseconds: Int, for pieces: Int) -> Int? {
    guard pieces > 0 else { return nil }
    return processorNanoseconds * 1_000 / picosecondsPerStep / pieces
  }
}
